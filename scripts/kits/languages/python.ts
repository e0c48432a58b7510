import { KITS } from '../../../runner/init/kits';
import { descriptionLines, snakeCase, wrapped, type KitLanguage } from '../language';
import type { KitOperation } from '../operations';

/** The starter kit for Python. */
export const PYTHON: KitLanguage = {
  ...KITS.python,
  adapter: 'adapter.py',
  steps: [
    '- uses: actions/setup-python@v6',
    '  with:',
    "    python-version: '3.x'",
    '# Fill in: install your library, for example with "- run: pip install --editable ..".',
  ],
  ignored: ['__pycache__/'],
  files: [
    ['adapter.py', 'the operations, which you fill in'],
    ['protocol.py', 'the protocol; nothing to fill in'],
  ],
  fillIn: `An operation reads its params, and returns a function that makes the call. If your library is called \`yourlib\`
and has catalogs, these operations may look like this:

\`\`\`python
@operation("Catalog.new")
def new_catalog(params):
    if params.get("available_locales") or params.get("fallbacks"):
        raise Unsupported("no available locales and no fallbacks")
    named, locale = params["catalog"], params.get("default_locale", "en")

    def call():
        catalogs[named] = yourlib.Catalog(locale)

    return call


@operation("inject")
def inject(params):
    if "loader" in params:
        raise Unsupported("no loaders")
    catalog, translations = subject(params), params["translations"]
    return lambda: catalog.add(translations)


@operation("translate")
def translate(params):
    catalog, key = subject(params), name(params["key"])
    options = {**scalars(params.get("params")), **scalars(params.get("kwargs"))}
    if params.get("scope") is not None:
        options["scope"] = scope(params["scope"])
    if params.get("count") is not None:
        options["count"] = scalar(params["count"])
    if "default" in params:
        options["default"] = scalar(params["default"])
    return lambda: catalog.get(key, **options)


@operation("with_locale")
def with_locale(params):
    catalog, locale = subject(params), name(params["locale"])

    def call():
        with catalog.use_locale(locale):
            return {"block": run_block(params["block"])}

    return call
\`\`\`

Name the library's exceptions in \`INVALID_LOCALE\` and \`MISSING_TRANSLATION\`. If the library has a module, return that
in \`subject\`. Python must find the library, so install it, for example with \`pip install --editable ..\`. Install it in
the workflow too.`,
  blocks: (operations, values) => ({
    'adapter.py': new Map([
      ['values', values.flatMap((line) => wrapped(line, 84)).map((line) => `# ${line}`)],
      ['operations', operations.flatMap((one, index) => [...(index > 0 ? ['', ''] : []), ...placeOf(one)])],
    ]),
  }),
};

function placeOf(operation: KitOperation): string[] {
  const name = snakeCase(operation.operation).replace('throw', 'raise');
  const [first = '', ...others] = descriptionLines(operation, 84);
  return [
    `@operation(${JSON.stringify(operation.method)})`,
    `def ${name}(params):`,
    `    """${first}`,
    ...others.map((line) => (line === '' ? '' : `    ${line}`)),
    '    """',
    `    raise Unsupported("no such operation: ${operation.method}")`,
  ];
}
