import java.util.List;
import java.util.Map;

/**
 * Your library: the operations that concern it as a whole. Each operation that is not filled in is answered with
 * {@link Unsupported}; fill in what your library has, and nothing else. README.md says more.
 */
final class Port {
    /** Describes the library. */
    Map<String, Object> initialize() {
        return Map.of(
            "protocol", 1,
            // Fill in: the name and version of your library.
            "implementation", Map.of("name", "yourlib", "version", "0.0.0", "language", "Java"),
            "isolation", "reset",
            "pipelining", true);
    }

    /** Brings the library to the state of a program that has just begun. */
    void reset() throws Exception {
        // Fill in. If the library has no way to do so, answer "isolation", "process" above.
    }

    /** Returns the code of an error that the library threw. */
    int codeOf(Throwable thrown) {
        // Fill in: the library's exceptions for the two errors of the document (section 7).
        // if (thrown instanceof InvalidLocale) return Protocol.INVALID_LOCALE;
        // if (thrown instanceof MissingTranslation) return Protocol.MISSING_TRANSLATION;
        return Protocol.OTHER_ERROR;
    }

    /** Returns {@code Map.of("VERSION", …, "DEFAULT_LOCALE", …)}. */
    Object constants() throws Exception {
        throw new Unsupported("constants");
    }

    /** Returns {@code Map.of("default_locale", …)}: the fields of the main configuration. */
    Object config() throws Exception {
        throw new Unsupported("config");
    }

    /** Sets the given fields of the main configuration in place. Loaders are appended. */
    void configure(Values.Config config) throws Exception {
        throw new Unsupported("configure");
    }

    /** Replaces the main configuration with a new one that has the given fields. */
    void replaceConfig(Values.Config config) throws Exception {
        throw new Unsupported("config=");
    }

    /** Creates the main catalog from the main configuration, and returns null if the library returned nothing. */
    Object init() throws Exception {
        throw new Unsupported("init");
    }

    /** Returns the module: what static methods are called on. */
    Subject module() throws Exception {
        throw new Unsupported("the library has no module");
    }

    /** Creates a catalog. Arguments that are null were not given. */
    Subject newCatalog(String defaultLocale, List<String> availableLocales, Values.Fallbacks fallbacks)
        throws Exception {
        throw new Unsupported("Catalog.new");
    }

    /** Creates a catalog from a configuration. */
    Subject catalogFromConfig(Values.Config config) throws Exception {
        throw new Unsupported("Catalog.from_config");
    }

    /** Returns the translations that a loader loads. */
    Object load(Values.Loader loader) throws Exception {
        throw new Unsupported("load");
    }
}
