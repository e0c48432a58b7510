import { isDeepStrictEqual } from 'node:util';
import { dispatch, type Adapter, type CallResponse, type Method } from '../../adapter/contract/adapter';
import { asOperationError } from '../../adapter/contract/errors';
import { openInProcessSession } from '../../adapter/client/in-process-session';
import type { CorpusTrial, WrittenExpectation } from '../../export/corpus';
import type { NoStatements } from '../../steps/expectation';
import { removeFolder, writeFile } from '../../steps/folders';

/** The end of a trial whose data was played. */
export type PlayedEnd = 'passed' | 'failed' | 'unsupported' | 'not-applicable';

/**
 * Plays trials from their data alone, as a runner in another language does. It shares no code with the steps.
 *
 * @returns the ends, by the keys of the trials
 */
export async function playCorpus(
  make: () => Adapter,
  trials: readonly CorpusTrial[],
): Promise<Map<string, PlayedEnd>> {
  const session = await openInProcessSession(make);
  const { inexpressible = [] } = session.handshake;
  const ends = new Map<string, PlayedEnd>();
  for (const trial of trials) {
    const isPossible = !trial.needs.some((need) => inexpressible.includes(need));
    const end = isPossible ? await play(await session.fresh(), trial) : 'not-applicable';
    ends.set(`${trial.id} @${trial.surface}`, end);
  }
  await session.close();
  return ends;
}

async function play(adapter: Adapter, { files, calls }: CorpusTrial): Promise<PlayedEnd> {
  let folder = '';
  const write = (texts: CorpusTrial['files']): void => {
    for (const [path, text] of Object.entries(texts)) folder = writeFile(folder || undefined, path, text);
  };
  write(files);
  const responses: CallResponse[] = [];
  for (const { method, params, write: changed = {} } of calls) {
    write(changed);
    const sent = JSON.parse(JSON.stringify(params).replaceAll('{dir}', folder)) as object;
    responses.push(await respond(adapter, method as Method, sent));
  }
  if (folder !== '') await removeFolder(folder);
  for (const [index, { expect }] of calls.entries()) {
    for (const expected of expect) {
      if (!isSupported(expected, responses[index]!, responses)) return 'unsupported';
      if (!holds(expected, responses[index]!, responses)) return 'failed';
    }
  }
  return 'passed';
}

async function respond(adapter: Adapter, method: Method, params: object): Promise<CallResponse> {
  try {
    return { result: JSON.parse(JSON.stringify((await dispatch(adapter, method, params)) ?? null)) };
  } catch (thrown) {
    return { error: asOperationError(thrown).toValue() };
  }
}

function isSupported(
  expected: WrittenExpectation,
  response: CallResponse,
  all: readonly CallResponse[],
): boolean {
  if ('call' in expected && codeOf(all[expected.call]!) === -32601) return false;
  const inner = blockOf(response);
  const calls = 'calls' in expected ? expected.calls.slice(0, inner.length) : [];
  return codeOf(response) !== -32601 && calls.every((one, index) => isSupported(one, inner[index]!, inner));
}

function holds(expected: WrittenExpectation, response: CallResponse, all: readonly CallResponse[]): boolean {
  const code = codeOf(response);
  if ('predicate' in expected && expected.predicate === 'same outcome') {
    const other = all[expected.call]!;
    if (code === 2 && 'result' in other && expected.missing !== undefined) {
      return other.result !== '' && findsNothing(other.result, expected.missing);
    }
    return isDeepStrictEqual([code, resultOf(response)], [codeOf(other), resultOf(other)]);
  }
  if ('error' in response) {
    if ('mayRaise' in expected) return code === 3;
    if (!('error' in expected) || code !== expected.error.code) return false;
    return (expected.error.message ?? response.error.message) === response.error.message;
  }
  const { result } = response;
  if (!('predicate' in expected)) return 'result' in expected && isDeepStrictEqual(result, expected.result);
  switch (expected.predicate) {
    case 'succeeds':
      return expected.type === undefined || typeOf(result) === expected.type;
    case 'field':
      return (result as Record<string, unknown>)[expected.field] === expected.result;
    case 'locales': {
      const { locales, others } = expected;
      if (!Array.isArray(result) || !locales.every((locale) => result.includes(locale))) return false;
      return others || result.length === locales.length;
    }
    case 'block': {
      const inner = blockOf(response);
      const { calls } = expected;
      return inner.length === calls.length && calls.every((one, index) => holds(one, inner[index]!, inner));
    }
    case 'block value': {
      const { value } = result as { readonly value?: string | null };
      return value !== null && !expected.locales.includes(value!);
    }
    case 'states missing':
      return typeof result === 'string' && !isPath(result, expected.not) && !isText(result, expected.not);
    case 'finds nothing':
      return findsNothing(result, expected.not);
  }
}

function findsNothing(result: unknown, not: NoStatements): boolean {
  return typeof result === 'string' && (result === '' || isPath(result, not) || !isText(result, not));
}

function isPath(text: string, { path }: NoStatements): boolean {
  return new RegExp(`^(?:${path})$`, 'i').test(text);
}

function isText(text: string, not: NoStatements): boolean {
  return new RegExp(`^(?:${not.text})$`).test(text);
}

function typeOf(result: unknown): string {
  return result === null ? 'null' : Array.isArray(result) ? 'array' : typeof result;
}

function blockOf(response: CallResponse): readonly CallResponse[] {
  const { block = [] } = Object(resultOf(response)) as { readonly block?: readonly CallResponse[] };
  return Array.isArray(block) ? block : [];
}

function codeOf(response: CallResponse): number | undefined {
  return 'error' in response ? response.error.code : undefined;
}

function resultOf(response: CallResponse): unknown {
  return 'result' in response ? response.result : undefined;
}
