import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { callingAdapter } from '../adapter/client/calling-adapter';
import type { Adapter, Call, InitializeResult, Method } from '../adapter/contract/adapter';
import { SUITE } from '../adapter/contract/package';
import { PROTOCOL, type Session } from '../adapter/contract/session';
import type { Inexpressible } from '../adapter/contract/values';
import { scenarioFolderOf } from '../steps/folders';
import type { Files } from './corpus';

/** A call that a scenario made, and the files that it had written since the previous call. */
export interface RecordedCall {
  readonly call: Call;
  readonly written: Files;
}

/** The placeholder for the folder that contains a scenario's files. */
const FOLDER = '{dir}';

/**
 * A session that has no port: it records the calls of one scenario, and answers each call with its index. Therefore,
 * nothing in a corpus comes from an implementation.
 */
export class RecordingSession implements Session {
  readonly handshake: InitializeResult;
  readonly calls: RecordedCall[] = [];
  /** The folder that contains the scenario's files; undefined until a call names it. */
  private folder: string | undefined;
  private known: Files = {};

  /** @param inexpressible the kinds of values that the simulated port cannot express */
  constructor(inexpressible: readonly Inexpressible[]) {
    const implementation = { ...SUITE, language: '' };
    this.handshake = { protocol: PROTOCOL, implementation, inexpressible };
  }

  async fresh(): Promise<Adapter> {
    return callingAdapter(async (method, params) => this.record(method, params));
  }

  async close(): Promise<void> {}

  private record(method: Method, params: object): number {
    const portable = this.portable(params) as object;
    this.calls.push({ call: { method, params: portable }, written: this.writtenFiles() });
    return this.calls.length - 1;
  }

  /** Returns the parameters of a call, with the path of the scenario's folder replaced by {@link FOLDER}. */
  private portable(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => this.portable(part));
    if ('format' in value && 'path' in value && typeof value.path === 'string') {
      this.folder = scenarioFolderOf(value.path);
      const path = value.path.replace(this.folder, FOLDER).replaceAll(sep, '/');
      return { ...value, path };
    }
    // Translations are left unchanged, because `format` and `path` may be ordinary keys there.
    const parts = Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === 'translations' ? part : this.portable(part),
    ]);
    return Object.fromEntries(parts);
  }

  /** Returns the files that were written or changed since the previous call. */
  private writtenFiles(): Files {
    if (this.folder === undefined) return {};
    const files = filesIn(this.folder);
    const written = Object.entries(files).filter(([path, text]) => this.known[path] !== text);
    this.known = files;
    return Object.fromEntries(written);
  }
}

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}
