import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingAdapter } from '../../../adapter/client/calling-adapter';
import { openInProcessSession } from '../../../adapter/client/in-process-session';
import { dispatch, type Method } from '../../../adapter/contract/adapter';
import { OperationError } from '../../../adapter/contract/errors';
import { PACKAGE_ROOT } from '../../../adapter/contract/package';
import { playedOn } from '../../played';
import createReference from '../../../ports/reference';
import { readSuite } from '../../../suite/read';

/** Makes a response from the call and the reference's response to it. */
type Trick = (
  params: { readonly key?: unknown; readonly locale?: unknown },
  honest: () => unknown,
) => unknown;

let previous: unknown = null;
const TRICKS: Readonly<Record<string, Trick>> = {
  'returns nil': () => null,
  'returns the key or the locale': ({ key, locale }) => key ?? locale ?? null,
  'returns what the call before should return': (_, honest) => {
    const result = previous;
    previous = honest();
    return result;
  },
  'raises an error of its own': () => Promise.reject(new Error('no')),
  'raises the errors of the document': ({ locale }) =>
    Promise.reject(new OperationError(locale === undefined ? 2 : 1, 'Error', 'no')),
};
const { trials } = readSuite(PACKAGE_ROOT);
const RULES = ['LOOKUP-02', 'ACTIVATE-01', 'ACTIVATE-02', 'CONSTANT-01'];

for (const [name, trick] of Object.entries(TRICKS)) {
  test(`a port that always ${name} fails, on each surface`, async () => {
    const session = await openInProcessSession(() => {
      const reference = createReference();
      const respond = async (method: Method, params: object): Promise<unknown> => {
        const honest = (): Promise<unknown> => dispatch(reference, method, params).catch(() => null);
        return ['initialize', 'reset'].includes(method) ? honest() : trick(params, honest);
      };
      return callingAdapter(respond);
    });
    const results = await playedOn(
      session,
      trials.filter(({ rule }) => RULES.includes(rule)),
    );
    const failed = results.filter(({ kind }) => kind === 'failed').map(({ trial }) => trial.surface);
    assert.deepEqual([...new Set(failed)].sort(), ['catalog', 'library', 'module']);
  });
}
