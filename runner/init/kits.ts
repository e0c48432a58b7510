/** A starter kit for the ports of one language. */
export interface Kit {
  /** Its folder in `ports/kits/`, and the argument of `init --language`. */
  readonly language: string;
  /** The language's name in prose. */
  readonly name: string;
  /** The commands to run once in the kit's folder, before the first run. */
  readonly setup: readonly string[];
  /** The arguments that name the adapter to `check` and `run`. */
  readonly port: string;
}

/** The starter kits, by their languages. */
export const KITS = {
  python: { language: 'python', name: 'Python', setup: [], port: '--command "python3 adapter.py"' },
  ruby: { language: 'ruby', name: 'Ruby', setup: [], port: '--command "ruby adapter.rb"' },
  go: { language: 'go', name: 'Go', setup: ['go build'], port: '--command ./adapter' },
  crystal: {
    language: 'crystal',
    name: 'Crystal',
    setup: ['shards install', 'shards build'],
    port: '--command bin/adapter',
  },
  typescript: {
    language: 'typescript',
    name: 'TypeScript',
    setup: ['npm install --save-dev i18n-conformance typescript@6 ts-node'],
    port: '--adapter ./adapter.ts',
  },
  javascript: {
    language: 'javascript',
    name: 'JavaScript',
    setup: ['npm install --save-dev i18n-conformance'],
    port: '--adapter ./adapter.mjs',
  },
} as const satisfies Readonly<Record<string, Kit>>;

/** The argument of `init --language`. */
export type KitName = keyof typeof KITS;

/** The languages that have a starter kit, in the order in which they are offered. */
export const KIT_NAMES = Object.keys(KITS) as KitName[];
