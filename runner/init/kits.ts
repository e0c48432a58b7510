import { PACKAGE_ROOT } from '../../adapter/contract/package';

/** A starter kit for ports in one language. */
export interface Kit {
  /** The name of the kit's folder, and the argument of `init --language`. */
  readonly language: string;
  /** The name of the language, as shown to users. */
  readonly name: string;
  /** The programs that an author must have installed besides Node. */
  readonly needs?: string;
  /** The npm names of the packages that the adapter needs in addition to the suite. */
  readonly packages?: readonly string[];
  /** The command that installs the adapter's dependencies before its first build. */
  readonly setup?: string;
  /** The command that builds the adapter. */
  readonly build?: string;
  /** The arguments that name the adapter in `check` and `run`. */
  readonly port: string;
  /** The steps of a GitHub workflow that install the language. */
  readonly toolchain?: readonly string[];
}

/** The starter kits, in the order in which `init` offers them. */
const ALL = [
  {
    language: 'python',
    name: 'Python',
    needs: 'Python',
    port: '--command "python3 adapter.py"',
    toolchain: ['uses: actions/setup-python@v6', '  with:', "    python-version: '3.x'"],
  },
  {
    language: 'ruby',
    name: 'Ruby',
    needs: 'Ruby',
    port: '--command "ruby adapter.rb"',
    toolchain: ['uses: ruby/setup-ruby@v1', '  with:', "    ruby-version: '3.4'"],
  },
  {
    language: 'php',
    name: 'PHP',
    needs: 'PHP 8.1 or later',
    port: '--command "php adapter.php"',
    toolchain: ['uses: shivammathur/setup-php@v2', '  with:', "    php-version: '8.4'"],
  },
  {
    language: 'go',
    name: 'Go',
    needs: 'Go 1.19 or later',
    build: 'go build',
    port: '--command ./adapter',
    toolchain: ['uses: actions/setup-go@v6', '  with:', "    go-version: 'stable'", '    cache: false'],
  },
  {
    language: 'java',
    name: 'Java',
    needs: 'a JDK of version 17 or later, with Gson',
    build: 'javac @compile',
    port: '--command "java @start"',
    toolchain: [
      'run: sudo apt-get update && sudo apt-get install --yes default-jdk-headless libgoogle-gson-java',
    ],
  },
  {
    language: 'crystal',
    name: 'Crystal',
    needs: 'Crystal',
    setup: 'shards install',
    build: 'shards build',
    port: '--command bin/adapter',
    toolchain: ['uses: crystal-lang/install-crystal@v1'],
  },
  {
    language: 'typescript',
    name: 'TypeScript',
    needs: 'TypeScript with ts-node',
    packages: ['typescript@6', 'ts-node'],
    port: '--adapter ./adapter.ts',
  },
  {
    language: 'javascript',
    name: 'JavaScript',
    port: '--adapter ./adapter.mjs',
  },
] as const satisfies readonly Kit[];

/** The name of a starter kit, as passed to `init --language`. */
export type KitName = (typeof ALL)[number]['language'];

/** The names of the starter kits, in the order in which `init` offers them. */
export const KIT_NAMES: readonly KitName[] = ALL.map(({ language }) => language);

/** The starter kits by name. */
export const KITS = Object.fromEntries(ALL.map((kit) => [kit.language, kit])) as Readonly<
  Record<KitName, Kit>
>;

/** Returns the command that checks a kit's adapter. */
export function checkCommand({ port }: Kit): string {
  return `npx i18n-conformance check ${port}`;
}

/** Returns the command that judges a kit's port, and builds its adapter first if the language needs it. */
export function runCommandOf({ build, port }: Kit): string {
  const first = build === undefined ? '' : ` --build "${build}"`;
  return `npx i18n-conformance run${first} ${port}`;
}

/** Other names of languages that have a kit. */
const OTHER_NAMES: Readonly<Record<string, KitName>> = {
  golang: 'go',
  js: 'javascript',
  node: 'javascript',
  py: 'python',
  rb: 'ruby',
  ts: 'typescript',
};

/** Returns the kit for a language, or a message that says how to begin without one. */
export function kitFor(language: string): KitName | { readonly message: string } {
  const wanted = language.trim().toLowerCase();
  const known = KIT_NAMES.find((name) => name === wanted) ?? OTHER_NAMES[wanted];
  if (known !== undefined) return known;
  return {
    message:
      `there is no kit for ${language} (there are ${KIT_NAMES.join(', ')}); the nearest kit is that for Python, or for ` +
      'Go or Java if your language is typed: see ports/kits/python, or ports/kits/go and docs/typed-languages.md. ' +
      `The guide is adapter/README.md. These files are in ${PACKAGE_ROOT}. To see a conversation that you can answer ` +
      'line by line, record one: i18n-conformance run --select LOOKUP-01 --transcript session.jsonl',
  };
}
