/** A starter kit for the ports of one language. */
export interface Kit {
  /** The name of the kit's folder in `ports/kits/`, which is also the argument of `init --language`. */
  readonly language: string;
  /** The language's name in prose. */
  readonly name: string;
  /** The packages that the adapter needs besides the suite, as npm names them. */
  readonly packages?: readonly string[];
  /** The commands that build the adapter in the kit's folder. */
  readonly setup?: readonly string[];
  /** The arguments of `check` and `run` that name the adapter. */
  readonly port: string;
}

/** The starter kits, in the order in which they are offered. */
const ALL = [
  { language: 'python', name: 'Python', port: '--command "python3 adapter.py"' },
  { language: 'ruby', name: 'Ruby', port: '--command "ruby adapter.rb"' },
  { language: 'go', name: 'Go', setup: ['go build'], port: '--command ./adapter' },
  {
    language: 'crystal',
    name: 'Crystal',
    setup: ['shards install', 'shards build'],
    port: '--command bin/adapter',
  },
  {
    language: 'typescript',
    name: 'TypeScript',
    packages: ['typescript@6', 'ts-node'],
    port: '--adapter ./adapter.ts',
  },
  { language: 'javascript', name: 'JavaScript', port: '--adapter ./adapter.mjs' },
] as const satisfies readonly Kit[];

/** The name of a starter kit, as `init --language` takes it. */
export type KitName = (typeof ALL)[number]['language'];

/** The languages that have a starter kit, in the order in which they are offered. */
export const KIT_NAMES: readonly KitName[] = ALL.map(({ language }) => language);

/** The starter kits, by their languages. */
export const KITS = Object.fromEntries(ALL.map((kit) => [kit.language, kit])) as Readonly<
  Record<KitName, Kit>
>;
