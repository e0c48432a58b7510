<?php

// The adapter of your library. It makes the calls of the document (chapter 4), under names that are usual in PHP.
// Change what has another name or another shape in your library. What the library lacks is answered with
// `Unsupported`, and never built here. README.md says more.

declare(strict_types=1);

require __DIR__ . '/protocol.php';

// Fill in: load your library, as in `require __DIR__ . '/../vendor/autoload.php';`, and give its namespace here.
const LIBRARY = 'YourLib\\';

/** Returns the name of a class of the library, such as `Catalog`. */
function classNamed(string $name): string
{
    return class_exists(LIBRARY . $name) ? LIBRARY . $name : throw new Unsupported("the library has no class $name");
}

/** The catalogs that Catalog.new and Catalog.from_config made, by their names. */
$catalogs = [];

/** Returns what an operation is called on: the class of the static methods of the module, or a catalog. */
function subject(array $params): object|string
{
    global $catalogs;
    $named = $params['subject'] ?? 'I18n';
    if ($named === 'I18n') {
        return classNamed('I18n');
    }
    return $catalogs[$named] ?? throw new Unsupported("no catalog is called $named");
}

/** Calls a method of the module or of a catalog. Arguments with a name are passed by it. */
function call(object|string $on, string $method, mixed ...$arguments): mixed
{
    return method_exists($on, $method)
        ? [$on, $method](...$arguments)
        : throw new Unsupported("the library has no method $method");
}

operation('initialize', fn (array $params) => fn () => [
    'protocol' => 1,
    // Fill in: the name and version of your library.
    'implementation' => ['name' => 'yourlib', 'version' => '0.0.0', 'language' => 'PHP'],
    'isolation' => 'reset',
    // The times of PHP have microseconds.
    'inexpressible' => ['nanoseconds'],
    'pipelining' => true,
]);

operation('reset', fn (array $params) => function () {
    // Fill in: bring the library to the state of a program that has just begun, all static properties included. If it
    // has no way to do so, answer 'isolation' => 'process' above.
    global $catalogs;
    $catalogs = [];
});

operation('shutdown', fn (array $params) => fn () => null);

operation('constants', fn (array $params) => fn () => [
    'VERSION' => constant(classNamed('I18n') . '::VERSION'),
    'DEFAULT_LOCALE' => constant(classNamed('Catalog') . '::DEFAULT_LOCALE'),
]);

// Configurations

/** Returns the library's loader of a folder, or one whose `load` returns these translations. */
function loader(array $value): object
{
    // Fill in: a class of your own that extends or implements the library's base of loaders.
    return match ($value['format']) {
        'yaml' => new (classNamed('YamlLoader'))($value['path']),
        'json' => new (classNamed('JsonLoader'))($value['path']),
        'inline' => throw new Unsupported('no loaders of translations'),
    };
}

function fallbacks(?array $value): ?object
{
    return $value === null ? null : new (classNamed('Fallbacks'))(...$value);
}

/** Sets the fields of a configuration; loaders are appended. */
function configure(object $config, array $fields): object
{
    foreach ($fields as $field => $value) {
        match ($field) {
            'default_locale' => $config->defaultLocale = $value,
            'available_locales' => $config->availableLocales = $value,
            'fallbacks' => $config->fallbacks = fallbacks($value),
            'loaders' => array_push($config->loaders, ...array_map(loader(...), $value)),
        };
    }
    return $config;
}

operation('config', fn (array $params) => fn () => [
    'default_locale' => call(classNamed('I18n'), 'config')->defaultLocale,
]);

operation('configure', fn (array $params) => function () use ($params) {
    configure(call(classNamed('I18n'), 'config'), $params);
});

operation('config=', fn (array $params) => function () use ($params) {
    call(classNamed('I18n'), 'setConfig', configure(new (classNamed('Config'))(), $params));
});

operation('init', fn (array $params) => fn () => call(classNamed('I18n'), 'init'));

// Catalogs

operation('Catalog.new', fn (array $params) => function () use ($params) {
    global $catalogs;
    $catalogs[$params['catalog']] = new (classNamed('Catalog'))(
        $params['default_locale'] ?? 'en',
        $params['available_locales'] ?? null,
        fallbacks($params['fallbacks'] ?? null),
    );
});

operation('Catalog.from_config', fn (array $params) => function () use ($params) {
    global $catalogs;
    $config = configure(new (classNamed('Config'))(), $params['config']);
    $catalogs[$params['catalog']] = call(classNamed('Catalog'), 'fromConfig', $config);
});

operation('inject', function (array $params) {
    $catalog = subject($params);
    return fn () => call($catalog, 'inject', $params['translations'] ?? loader($params['loader']));
});

operation('load', fn (array $params) => fn () => asMap(loader($params['loader'])->load()));

foreach (['default_locale' => 'defaultLocale', 'locale' => 'locale', 'available_locales' => 'availableLocales'] as $operation => $method) {
    operation($operation, function (array $params) use ($method) {
        $on = subject($params);
        return fn () => call($on, $method);
    });
}

operation('activate', function (array $params) {
    [$on, $locale] = [subject($params), name($params['locale'])];
    return fn () => call($on, 'activate', $locale);
});

operation('locale=', function (array $params) {
    [$on, $locale] = [subject($params), name($params['locale'])];
    return function () use ($on, $locale) {
        call($on, 'setLocale', $locale);
        return call($on, 'locale');
    };
});

operation('with_locale', function (array $params) {
    [$on, $locale] = [subject($params), name($params['locale'])];
    return function () use ($on, $locale, $params) {
        $responses = [];
        $value = call($on, 'withLocale', $locale, function () use ($params, &$responses) {
            runBlock($params['block'], $responses);
            return 'block';
        });
        return ['block' => $responses, 'value' => $value];
    };
});

// Absent arguments are not passed.
$lookups = ['translate' => 'translate', 't' => 't', 'translate!' => 'translateOrThrow', 't!' => 'tOrThrow'];
foreach ($lookups as $operation => $method) {
    operation($operation, function (array $params) use ($method) {
        [$on, $key, $options] = [subject($params), name($params['key']), scalars($params['kwargs'] ?? null)];
        if (array_key_exists('params', $params)) {
            $options['params'] = $params['params'] === null ? null : scalars($params['params']);
        }
        if (array_key_exists('count', $params)) {
            $options['count'] = scalar($params['count']);
        }
        if (array_key_exists('scope', $params)) {
            $options['scope'] = scope($params['scope']);
        }
        if (array_key_exists('default', $params)) {
            $options['default'] = scalar($params['default']);
        }
        return fn () => call($on, $method, $key, ...$options);
    });
}

foreach (['localize', 'l'] as $method) {
    operation($method, function (array $params) use ($method) {
        [$on, $object, $options] = [subject($params), localizable($params['object']), scalars($params['kwargs'] ?? null)];
        if (isset($params['format'])) {
            $options['format'] = name($params['format']);
        }
        return fn () => call($on, $method, $object, ...$options);
    });
}

// Fill in: the library's exceptions for the two errors of the document (section 7).
serve(invalidLocale: LIBRARY . 'InvalidLocale', missingTranslation: LIBRARY . 'MissingTranslation');
