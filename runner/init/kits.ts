/** A starter kit for ports in one language. */
export interface Kit {
  /** The name of the kit's folder, and the argument of `init --language`. */
  readonly language: string;
  /** The name of the language, as shown to users. */
  readonly name: string;
  /** The npm names of the packages that the adapter needs in addition to the suite. */
  readonly packages?: readonly string[];
  /** The commands that build the adapter, to be run in the kit's folder. */
  readonly setup?: readonly string[];
  /** The arguments that name the adapter in `check` and `run`. */
  readonly port: string;
}

/** The starter kits, in the order in which `init` offers them. */
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

/** The name of a starter kit, as passed to `init --language`. */
export type KitName = (typeof ALL)[number]['language'];

/** The names of the starter kits, in the order in which `init` offers them. */
export const KIT_NAMES: readonly KitName[] = ALL.map(({ language }) => language);

/** The starter kits by name. */
export const KITS = Object.fromEntries(ALL.map((kit) => [kit.language, kit])) as Readonly<
  Record<KitName, Kit>
>;
