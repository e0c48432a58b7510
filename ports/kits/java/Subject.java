import java.util.Map;
import java.util.concurrent.Callable;

/**
 * What operations are called on. Write one class that extends this one for the module, and one for catalogs, and
 * override what your library has. Answer with exactly what the library returned; with null if it returned nothing.
 */
abstract class Subject {
    /** Injects a {@link Values.Loader}, or translations, which are nested maps. */
    Object inject(Object loaderOrTranslations) throws Exception {
        throw new Unsupported("inject");
    }

    Object defaultLocale() throws Exception {
        throw new Unsupported("default_locale");
    }

    Object locale() throws Exception {
        throw new Unsupported("locale");
    }

    Object availableLocales() throws Exception {
        throw new Unsupported("available_locales");
    }

    Object activate(String locale) throws Exception {
        throw new Unsupported("activate");
    }

    /** Assigns the active locale. If the library only has activate, call that. */
    void setLocale(String locale) throws Exception {
        throw new Unsupported("locale=");
    }

    /** Runs a block while a locale is active, and returns what the library's method returned. */
    Object withLocale(String locale, Callable<Object> block) throws Exception {
        throw new Unsupported("with_locale");
    }

    Object translate(Values.Lookup lookup) throws Exception {
        throw new Unsupported("translate");
    }

    /** The alias of translate; so are t! and l. A library with one method answers both with it. */
    Object t(Values.Lookup lookup) throws Exception {
        return translate(lookup);
    }

    Object translateOrThrow(Values.Lookup lookup) throws Exception {
        throw new Unsupported("translate!");
    }

    Object tOrThrow(Values.Lookup lookup) throws Exception {
        return translateOrThrow(lookup);
    }

    /**
     * Formats a Long, a Double, an OffsetDateTime or a LocalDate.
     *
     * @param format null if none is given
     * @param named the named arguments, or null
     */
    Object localize(Object object, Values.Format format, Map<String, Object> named) throws Exception {
        throw new Unsupported("localize");
    }

    Object l(Object object, Values.Format format, Map<String, Object> named) throws Exception {
        return localize(object, format, named);
    }
}
