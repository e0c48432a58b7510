import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The values of the protocol as those of Java. There is nothing to fill in here. */
final class Values {
    private Values() {}

    /** The arguments of a lookup. Those that are absent or null are null; values are String, Integer, Double, Boolean. */
    record Lookup(
        String key,
        Map<String, Object> params,
        Number count,
        List<String> scope,
        Object defaultValue,
        Map<String, Object> named) {

        static Lookup of(JsonObject params) {
            return new Lookup(
                name(params.get("key")),
                read(params, "params", Values::scalars),
                (Number) read(params, "count", Values::scalar),
                read(params, "scope", Values::scope),
                read(params, "default", Values::scalar),
                read(params, "kwargs", Values::scalars));
        }
    }

    /** A pattern, or the name of a format. What the document gives as a Symbol is always a name. */
    record Format(String text, boolean isSymbol) {
        static Format of(JsonElement value) {
            return new Format(name(value), value.isJsonObject());
        }
    }

    /** The library's loader of a folder ("yaml" or "json"), or one whose load returns translations ("inline"). */
    record Loader(String format, String path, Map<String, Object> translations) {
        static Loader of(JsonElement value) {
            JsonObject loader = value.getAsJsonObject();
            return new Loader(
                loader.get("format").getAsString(),
                read(loader, "path", JsonElement::getAsString),
                read(loader, "translations", Values::map));
        }
    }

    /** The fallbacks of single locales, and those of every locale. */
    record Fallbacks(Map<String, List<String>> mapping, List<String> defaults) {
        static Fallbacks of(JsonElement value) {
            JsonObject fallbacks = value.getAsJsonObject();
            Map<String, List<String>> mapping = new LinkedHashMap<>();
            JsonObject others = fallbacks.getAsJsonObject("mapping");
            if (others != null) others.entrySet().forEach(one -> mapping.put(one.getKey(), strings(one.getValue())));
            List<String> defaults = read(fallbacks, "default", Values::strings);
            return new Fallbacks(mapping, defaults == null ? List.of() : defaults);
        }
    }

    /** The fields of a configuration. Those that are null are not set. */
    record Config(String defaultLocale, List<Loader> loaders, List<String> availableLocales, Fallbacks fallbacks) {
        static Config of(JsonObject value) {
            return new Config(
                read(value, "default_locale", JsonElement::getAsString),
                read(value, "loaders", loaders -> list(loaders.getAsJsonArray(), Loader::of)),
                read(value, "available_locales", Values::strings),
                read(value, "fallbacks", Fallbacks::of));
        }
    }

    /** Returns a field as it is read, or null if it is absent or null. */
    static <T> T read(JsonObject params, String field, Function<JsonElement, T> reader) {
        JsonElement value = params.get(field);
        return value == null || value.isJsonNull() ? null : reader.apply(value);
    }

    /** Returns the text of a name: Java has no symbols. */
    static String name(JsonElement value) {
        return value.isJsonObject() ? value.getAsJsonObject().get("symbol").getAsString() : value.getAsString();
    }

    static List<String> scope(JsonElement value) {
        return value.isJsonArray() ? list(value.getAsJsonArray(), Values::name) : List.of(name(value));
    }

    static List<String> strings(JsonElement value) {
        return value.isJsonArray() ? list(value.getAsJsonArray(), JsonElement::getAsString) : List.of(value.getAsString());
    }

    static Map<String, Object> scalars(JsonElement value) {
        Map<String, Object> scalars = new LinkedHashMap<>();
        value.getAsJsonObject().entrySet().forEach(one -> scalars.put(one.getKey(), scalar(one.getValue())));
        return scalars;
    }

    static Object scalar(JsonElement value) {
        if (value.isJsonObject()) return Double.valueOf(value.getAsJsonObject().get("float").getAsString());
        return leaf(value);
    }

    /** Returns an object to localize. A field of the time or date that Java cannot hold is an exception. */
    static Object localizable(JsonObject value) {
        if (value.has("integer")) return Long.valueOf(value.get("integer").getAsString());
        if (value.has("float")) return Double.valueOf(value.get("float").getAsString());
        if (value.has("time")) return OffsetDateTime.parse(value.get("time").getAsString());
        JsonArray date = value.getAsJsonArray("date");
        return LocalDate.of(date.get(0).getAsInt(), date.get(1).getAsInt(), date.get(2).getAsInt());
    }

    /** Returns nested translations. Leaves are String, Integer, Boolean, null, or a List of String. */
    static Map<String, Object> map(JsonElement value) {
        Map<String, Object> map = new LinkedHashMap<>();
        value.getAsJsonObject().entrySet().forEach(one -> map.put(one.getKey(), below(one.getValue())));
        return map;
    }

    private static Object below(JsonElement value) {
        if (value.isJsonObject()) return map(value);
        return value.isJsonArray() ? list(value.getAsJsonArray(), JsonElement::getAsString) : leaf(value);
    }

    private static Object leaf(JsonElement value) {
        if (value.isJsonNull()) return null;
        if (value.getAsJsonPrimitive().isBoolean()) return value.getAsBoolean();
        if (value.getAsJsonPrimitive().isNumber()) return value.getAsInt();
        return value.getAsString();
    }

    private static <T> List<T> list(JsonArray values, Function<JsonElement, T> reader) {
        List<T> list = new ArrayList<>();
        values.forEach(value -> list.add(reader.apply(value)));
        return list;
    }
}
