import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

/** Makes the calls of the protocol on your library, which Port.java describes. There is nothing to fill in here. */
public final class Adapter {
    private final Port port = new Port();
    private final Protocol protocol = new Protocol(port::codeOf);
    /** The catalogs by their names. */
    private final Map<String, Subject> catalogs = new HashMap<>();

    public static void main(String[] arguments) throws Exception {
        new Adapter().protocol.serve();
    }

    /** Runs a call of the library that returns nothing. */
    private interface Action {
        void run() throws Exception;
    }

    private interface OnSubject {
        Object call(Subject subject) throws Exception;
    }

    private Adapter() {
        protocol.operation("initialize", params -> port::initialize);
        protocol.operation("reset", params -> nothing(() -> {
            catalogs.clear();
            port.reset();
        }));
        protocol.operation("shutdown", params -> nothing(() -> {}));
        protocol.operation("constants", params -> port::constants);
        protocol.operation("config", params -> port::config);
        protocol.operation("configure", params -> {
            Values.Config config = Values.Config.of(params);
            return nothing(() -> port.configure(config));
        });
        protocol.operation("config=", params -> {
            Values.Config config = Values.Config.of(params);
            return nothing(() -> port.replaceConfig(config));
        });
        protocol.operation("init", params -> port::init);
        protocol.operation("Catalog.new", params -> {
            String locale = Values.read(params, "default_locale", one -> one.getAsString());
            List<String> available = Values.read(params, "available_locales", Values::strings);
            Values.Fallbacks fallbacks = Values.read(params, "fallbacks", Values.Fallbacks::of);
            return named(params, () -> port.newCatalog(locale, available, fallbacks));
        });
        protocol.operation("Catalog.from_config", params -> {
            Values.Config config = Values.Config.of(params.getAsJsonObject("config"));
            return named(params, () -> port.catalogFromConfig(config));
        });
        protocol.operation("inject", params -> {
            Object injected = params.has("loader")
                ? Values.Loader.of(params.get("loader"))
                : Values.map(params.get("translations"));
            return on(params, subject -> subject.inject(injected));
        });
        protocol.operation("load", params -> {
            Values.Loader loader = Values.Loader.of(params.get("loader"));
            return () -> port.load(loader);
        });
        protocol.operation("default_locale", params -> on(params, Subject::defaultLocale));
        protocol.operation("locale", params -> on(params, Subject::locale));
        protocol.operation("available_locales", params -> on(params, Subject::availableLocales));
        protocol.operation("activate", params -> {
            String locale = Values.name(params.get("locale"));
            return on(params, subject -> subject.activate(locale));
        });
        protocol.operation("locale=", params -> {
            String locale = Values.name(params.get("locale"));
            return on(params, subject -> {
                subject.setLocale(locale);
                return subject.locale();
            });
        });
        protocol.operation("with_locale", params -> {
            String locale = Values.name(params.get("locale"));
            return on(params, subject -> {
                List<JsonObject> responses = new ArrayList<>();
                Object value = subject.withLocale(locale, () -> {
                    protocol.runBlock(params.getAsJsonArray("block"), responses);
                    return "block";
                });
                Map<String, Object> result = new HashMap<>(Map.of("block", responses));
                result.put("value", value);
                return result;
            });
        });
        protocol.operation("translate", params -> lookup(params, Subject::translate));
        protocol.operation("t", params -> lookup(params, Subject::t));
        protocol.operation("translate!", params -> lookup(params, Subject::translateOrThrow));
        protocol.operation("t!", params -> lookup(params, Subject::tOrThrow));
        protocol.operation("localize", params -> localization(params, Subject::localize));
        protocol.operation("l", params -> localization(params, Subject::l));
    }

    private interface Lookup {
        Object call(Subject subject, Values.Lookup lookup) throws Exception;
    }

    private Callable<Object> lookup(JsonObject params, Lookup call) {
        Values.Lookup lookup = Values.Lookup.of(params);
        return on(params, subject -> call.call(subject, lookup));
    }

    private interface Localization {
        Object call(Subject subject, Object object, Values.Format format, Map<String, Object> named) throws Exception;
    }

    private Callable<Object> localization(JsonObject params, Localization call) {
        Object object = Values.localizable(params.getAsJsonObject("object"));
        Values.Format format = Values.read(params, "format", Values.Format::of);
        Map<String, Object> named = Values.read(params, "kwargs", Values::scalars);
        return on(params, subject -> call.call(subject, object, format, named));
    }

    private static Callable<Object> nothing(Action action) {
        return () -> {
            action.run();
            return null;
        };
    }

    /** Returns the call that creates a catalog and gives it its name. */
    private Callable<Object> named(JsonObject params, Callable<Subject> create) {
        String name = params.get("catalog").getAsString();
        return nothing(() -> catalogs.put(name, create.call()));
    }

    /** Returns a call on the module or on a catalog. */
    private Callable<Object> on(JsonObject params, OnSubject call) {
        String name = params.has("subject") ? params.get("subject").getAsString() : "I18n";
        return () -> {
            if (name.equals("I18n")) return call.call(port.module());
            if (!catalogs.containsKey(name)) throw new Unsupported("no catalog is called " + name);
            return call.call(catalogs.get(name));
        };
    }
}
