import { PACKAGE_ROOT } from '../../adapter/contract/package';
import { UsageError } from '../errors';

/** A starter kit for ports in one language. */
export interface Kit {
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

/** The starter kits by the argument of `init --language`, which is also the name of the kit's folder. */
const ALL = {
  python: {
    name: 'Python',
    needs: 'Python',
    port: '--command "python3 adapter.py"',
    toolchain: ['uses: actions/setup-python@v6', '  with:', "    python-version: '3.x'"],
  },
  ruby: {
    name: 'Ruby',
    needs: 'Ruby',
    port: '--command "ruby adapter.rb"',
    toolchain: ['uses: ruby/setup-ruby@v1', '  with:', "    ruby-version: '3.4'"],
  },
  php: {
    name: 'PHP',
    needs: 'PHP 8.1 or later',
    port: '--command "php adapter.php"',
    toolchain: ['uses: shivammathur/setup-php@v2', '  with:', "    php-version: '8.4'"],
  },
  go: {
    name: 'Go',
    needs: 'Go 1.19 or later',
    build: 'go build',
    port: '--command ./adapter',
    toolchain: ['uses: actions/setup-go@v6', '  with:', "    go-version: 'stable'", '    cache: false'],
  },
  java: {
    name: 'Java',
    needs: 'a JDK of version 17 or later, with Gson',
    build: 'javac @compile',
    port: '--command "java @start"',
    toolchain: [
      'run: sudo apt-get update && sudo apt-get install --yes default-jdk-headless libgoogle-gson-java',
    ],
  },
  crystal: {
    name: 'Crystal',
    needs: 'Crystal',
    setup: 'shards install',
    build: 'shards build',
    port: '--command bin/adapter',
    toolchain: ['uses: crystal-lang/install-crystal@v1'],
  },
  typescript: {
    name: 'TypeScript',
    needs: 'TypeScript with ts-node',
    packages: ['typescript@6', 'ts-node'],
    port: '--adapter ./adapter.ts',
  },
  javascript: {
    name: 'JavaScript',
    port: '--adapter ./adapter.mjs',
  },
} as const satisfies Readonly<Record<string, Kit>>;

/** The name of a starter kit, as passed to `init --language`. */
export type KitName = keyof typeof ALL;

/** The names of the starter kits, in the order in which `init` offers them. */
export const KIT_NAMES = Object.keys(ALL) as readonly KitName[];

/** The starter kits by name. */
export const KITS: Readonly<Record<KitName, Kit>> = ALL;

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
const OTHER_NAMES = new Map<string, KitName>([
  ['golang', 'go'],
  ['js', 'javascript'],
  ['node', 'javascript'],
  ['py', 'python'],
  ['rb', 'ruby'],
  ['ts', 'typescript'],
]);

/**
 * Returns the kit for a language.
 *
 * @throws UsageError when there is none, with a message that says how to begin without one
 */
export function kitFor(language: string): KitName {
  const wanted = language.trim().toLowerCase();
  const known = KIT_NAMES.find((name) => name === wanted) ?? OTHER_NAMES.get(wanted);
  if (known !== undefined) return known;
  throw new UsageError(
    `there is no kit for ${language} (there are ${KIT_NAMES.join(', ')}); the nearest kit is that for Python, or for ` +
      'Go or Java if your language is typed: see ports/kits/python, or ports/kits/go and docs/typed-languages.md. ' +
      `The guide is adapter/README.md. These files are in ${PACKAGE_ROOT}. To see a conversation that you can answer ` +
      'line by line, record one: i18n-conformance run --select LOOKUP-01 --transcript session.jsonl',
  );
}
