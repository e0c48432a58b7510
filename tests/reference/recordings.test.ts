import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import {
  dispatch,
  isMethod,
  type Adapter,
  type Call,
  type CallResponse,
} from '../../adapter/contract/adapter';
import { asOperationError, ErrorCode } from '../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../adapter/contract/package';
import createAdapter from '../../ports/reference';

/** A recording: calls after a reset, and the outcomes of the original. `{dir}` stands for the folder of the files. */
interface Vector {
  readonly id: string;
  readonly area: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly calls: readonly Call[];
  readonly outcomes: readonly { readonly result?: unknown }[];
}

const RECORDINGS = join(PACKAGE_ROOT, 'fixtures/recordings');
/** A float that JavaScript cannot distinguish from an integer, so that outcomes of its calls are not compared. */
const WHOLE_FLOAT = /"float":"-?\d+(\.0+)?(e\+?\d+)?"/;

for (const file of readdirSync(RECORDINGS).filter((name) => name.endsWith('.jsonl'))) {
  test(`the reference reproduces the recordings in ${file}`, async () => {
    const lines = readRecording(file).trim().split('\n');
    assert.ok(lines.length > 5);
    for (const line of lines) await replay(JSON.parse(line) as Vector);
  });
}

test('the reference has exactly the recorded plural rules of locales', async () => {
  const adapter = createAdapter();
  for (const [locale, rule] of Object.entries(JSON.parse(readRecording('locale-rules.json')) as object)) {
    assert.equal(await adapter.pluralRuleName({ locale }), rule, locale);
  }
  for (const locale of ['xx', 'en-US', 'pt-BR', '', '__proto__', 'constructor']) {
    assert.equal(await adapter.pluralRuleName({ locale }), null, locale);
  }
});

function readRecording(file: string): string {
  return readFileSync(join(RECORDINGS, file), 'utf8');
}

async function replay({ id, area, files, calls, outcomes }: Vector): Promise<void> {
  const adapter = createAdapter();
  const folder = files === undefined ? '' : folderOf(files);
  for (const [index, call] of calls.entries()) {
    const text = JSON.stringify(call);
    const outcome = await outcomeOf(adapter, JSON.parse(text.replaceAll('{dir}', folder)) as Call);
    if (area !== 'plural-rules' && WHOLE_FLOAT.test(text)) continue;
    const [got, recorded] = [outcome, outcomes[index]].map((one) => comparable(call, one));
    assert.deepEqual(got, recorded, `${id}, call ${index + 1}: ${text}`);
  }
  if (folder !== '') rmSync(folder, { recursive: true });
}

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function outcomeOf(adapter: Adapter, { method, params = {} }: Call): Promise<object> {
  assert.ok(isMethod(method), method);
  try {
    return plain({ result: (await dispatch(adapter, method, params)) ?? null });
  } catch (thrown) {
    return plain({ error: asOperationError(thrown).toValue() });
  }
}

/** Returns a response in the form of the recordings, including responses in a block. */
function plain(response: CallResponse): object {
  if ('result' in response) {
    const result = response.result as { block?: readonly CallResponse[] } | null;
    return { result: result?.block === undefined ? result : { ...result, block: result.block.map(plain) } };
  }
  const { code, message } = response.error;
  if (code === ErrorCode.InvalidLocale) return { error: { type: 'InvalidLocale', message } };
  if (code === ErrorCode.MissingTranslation) return { error: { type: 'MissingTranslation', message } };
  return { error: { type: 'Other' } };
}

/**
 * Returns the part of an outcome that is compared. The order of locales from files depends on the file system, and the
 * adapter of the original chose the value of a block.
 */
function comparable({ method }: Call, outcome: { readonly result?: unknown } | undefined): unknown {
  const { result, ...rest } = JSON.parse(JSON.stringify(outcome), withoutBlockValue) as { result?: unknown };
  return { ...rest, result: method === 'available_locales' ? (result as string[]).toSorted() : result };
}

function withoutBlockValue(_key: string, value: unknown): unknown {
  const isBlock = typeof value === 'object' && value !== null && 'block' in value && 'value' in value;
  return isBlock ? { block: value.block } : value;
}
