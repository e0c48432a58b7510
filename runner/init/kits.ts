/** A starter kit for the ports of one language. */
export interface Kit {
  /** The name of the kit's folder in `ports/kits/`, which is also the argument of `init --language`. */
  readonly language: string;
  /** The language's name in prose. */
  readonly name: string;
  /** The packages that the adapter needs besides the suite, as npm names them. */
  readonly packages: readonly string[];
  /** The commands that build the adapter in the kit's folder. */
  readonly setup: readonly string[];
  /** The arguments of `check` and `run` that name the adapter. */
  readonly port: string;
}

/** The starter kits, by their languages. */
export const KITS = {
  python: {
    language: 'python',
    name: 'Python',
    packages: [],
    setup: [],
    port: '--command "python3 adapter.py"',
  },
  ruby: { language: 'ruby', name: 'Ruby', packages: [], setup: [], port: '--command "ruby adapter.rb"' },
  go: { language: 'go', name: 'Go', packages: [], setup: ['go build'], port: '--command ./adapter' },
  crystal: {
    language: 'crystal',
    name: 'Crystal',
    packages: [],
    setup: ['shards install', 'shards build'],
    port: '--command bin/adapter',
  },
  typescript: {
    language: 'typescript',
    name: 'TypeScript',
    packages: ['typescript@6', 'ts-node'],
    setup: [],
    port: '--adapter ./adapter.ts',
  },
  javascript: {
    language: 'javascript',
    name: 'JavaScript',
    packages: [],
    setup: [],
    port: '--adapter ./adapter.mjs',
  },
} as const satisfies Readonly<Record<string, Kit>>;

/** The name of a starter kit, as `init --language` takes it. */
export type KitName = keyof typeof KITS;

/** The languages that have a starter kit, in the order in which they are offered. */
export const KIT_NAMES = Object.keys(KITS) as KitName[];
