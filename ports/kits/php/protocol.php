<?php

// Speaks the adapter protocol, version 1. There is nothing to fill in here.

declare(strict_types=1);

const INVALID_LOCALE = 1;
const MISSING_TRANSLATION = 2;
const OTHER_ERROR = 3;
const UNSUPPORTED = -32601;
const INVALID_PARAMS = -32602;

/** The library has no such operation, or cannot take these arguments. */
class Unsupported extends Exception
{
}

/** The error that the call `raise` of a block raises. */
class RaisedByBlock extends Exception
{
}

/** @var array<string, callable(array): callable(): mixed> $operations */
$operations = [];

/** Registers a function that reads the params of a method and returns the call to make. */
function operation(string $method, callable $read): void
{
    global $operations;
    $operations[$method] = $read;
}

/**
 * Answers requests until `shutdown` or the end of the input.
 *
 * @param string $invalidLocale the class of the library's exception for a locale that is not available
 * @param string $missingTranslation that for a translation that is not found
 */
function serve(string $invalidLocale, string $missingTranslation): void
{
    global $libraryErrors;
    $libraryErrors = [INVALID_LOCALE => $invalidLocale, MISSING_TRANSLATION => $missingTranslation];
    // What the library prints is no response, and a warning of PHP is none either.
    ini_set('display_errors', 'stderr');
    ini_set('log_errors', '0');
    ob_start(function (string $text): string {
        fwrite(STDERR, $text);
        return '';
    }, 1);
    while (($line = fgets(STDIN)) !== false) {
        $request = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
        $response = respond($request['method'], $request['params'] ?? []);
        $answer = ['jsonrpc' => '2.0', 'id' => $request['id'], ...$response];
        fwrite(STDOUT, json_encode($answer, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION) . "\n");
        if ($request['method'] === 'shutdown') {
            break;
        }
    }
}

/** Reads the params, makes the call, and returns its response. */
function respond(string $method, array $params): array
{
    global $operations, $libraryErrors;
    try {
        $read = $operations[$method] ?? throw new Unsupported("no such operation: $method");
        $call = $read($params);
    } catch (Unsupported $raised) {
        return failure(UNSUPPORTED, $raised);
    } catch (Throwable $raised) { // The adapter cannot read the params.
        fwrite(STDERR, "$raised\n");
        return failure(INVALID_PARAMS, $raised);
    }
    try {
        return ['result' => carried($call())];
    } catch (Unsupported $raised) {
        return failure(UNSUPPORTED, $raised);
    } catch (Throwable $raised) {
        foreach ($libraryErrors as $code => $class) {
            if ($raised instanceof $class) {
                return failure($code, $raised);
            }
        }
        return failure(OTHER_ERROR, $raised);
    }
}

/**
 * Makes the calls of a `with_locale` block, and adds the response of each to an array, which is also right if the library
 * swallows the error of the call `raise`.
 */
function runBlock(array $calls, array &$responses): void
{
    foreach ($calls as $call) {
        [$method, $params] = [$call['method'], $call['params'] ?? []];
        if ($method === 'raise') {
            $responses[] = ['result' => null];
            throw new RaisedByBlock($params['message']);
        }
        $responses[] = respond($method, $params);
    }
}

function failure(int $code, Throwable $raised): array
{
    $data = ['type' => $raised::class];
    if ($code === OTHER_ERROR) {
        $data['at'] = basename($raised->getFile()) . ':' . $raised->getLine();
    }
    return ['error' => ['code' => $code, 'message' => carried($raised->getMessage()), 'data' => $data]];
}

/** Returns a result as JSON carries it, or its type when it cannot. */
function carried(mixed $value): mixed
{
    return match (true) {
        is_array($value) => array_map(carried(...), $value),
        $value instanceof stdClass => (object) array_map(carried(...), (array) $value),
        is_string($value) => preg_match('//u', $value) === 1 ? $value : ['unexpected' => 'a string that is not UTF-8'],
        is_float($value) => is_finite($value) ? $value : ['unexpected' => (string) $value],
        $value === null, is_bool($value), is_int($value) => $value,
        default => ['unexpected' => get_debug_type($value)],
    };
}

/** Returns an array as a map, with the arrays below it: an empty array of PHP would be an empty list. */
function asMap(mixed $value): mixed
{
    $isMap = is_array($value) && ($value === [] || !array_is_list($value));
    return $isMap ? (object) array_map(asMap(...), $value) : $value;
}

// Values

/** Returns the text of a name: PHP has no symbols. A format that is an array is a name, and never a pattern. */
function name(array|string $value): string
{
    return is_array($value) ? $value['symbol'] : $value;
}

/** Returns a scope: null, a string, or a list of strings. */
function scope(array|string|null $value): array|string|null
{
    return is_array($value) && array_is_list($value) ? array_map(name(...), $value) : ($value === null ? null : name($value));
}

/** Returns a string, an int, a float, a bool or null. */
function scalar(mixed $value): string|int|float|bool|null
{
    return is_array($value) ? (float) $value['float'] : $value;
}

/** Returns an array of scalars by their names; an empty one for null. */
function scalars(?array $values): array
{
    return array_map(scalar(...), $values ?? []);
}

/**
 * Returns an object to localize: an int, a float, a time, or a date as `[year, month, day]`.
 *
 * The times of PHP have microseconds: the last three digits of the nanoseconds are left out.
 */
function localizable(array $value): int|float|array|DateTimeImmutable
{
    return match (array_key_first($value)) {
        'integer' => (int) $value['integer'],
        'float' => (float) $value['float'],
        'date' => $value['date'],
        'time' => new DateTimeImmutable(preg_replace('/(\.\d{6})\d{3}/', '$1', $value['time'])),
    };
}
