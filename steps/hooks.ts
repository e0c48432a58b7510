import {
  After,
  Before,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
  type ITestCaseHookParameter,
} from '@cucumber/cucumber';
import { rm } from 'node:fs/promises';
import { currentSession } from '../adapter/contract/current-session';
import { AdapterFault, ErrorCode, OperationError } from '../adapter/contract/errors';
import type { Definition } from './begun-scenario';
import { FINDING_MEDIA_TYPE, Mismatch, NotApplicable, type Finding } from './findings';
import { currentLookahead } from './lookahead';
import { ConformanceWorld } from './world';

setWorldConstructor(ConformanceWorld);

// The session limits the time of each call; a second clock here would only blur which call it was.
setDefaultTimeout(-1);

// What ends a step early is written down in one place; a scenario that the port cannot run is skipped, not failed.
setDefinitionFunctionWrapper(
  (definition: Definition): Definition =>
    async function (...values) {
      try {
        return await (this.begun?.take(definition) ?? definition.apply(this, values));
      } catch (thrown) {
        const finding = findingOf(thrown);
        // Anything else is a defect of the suite, and not to be laid at the port's door.
        if (finding === undefined) throw thrown;
        this.finding = finding;
        if (finding.kind === 'unsupported' || finding.kind === 'not-applicable') return 'skipped';
        throw thrown;
      }
    },
);

Before(async function (this: ConformanceWorld, { pickle }: ITestCaseHookParameter) {
  const session = currentSession();
  if (session === undefined) throw new Error('no session with an implementation was opened before the run');
  this.session = session;
  if (session.handshake.pipelining) this.begun = await currentLookahead()?.begin(session, pickle.id);
  if (this.begun === undefined) this.adapter = await session.fresh();
});

After(async function (this: ConformanceWorld) {
  if (this.finding !== undefined) this.attach(JSON.stringify(this.finding), FINDING_MEDIA_TYPE);
  if (this.written !== undefined) await rm(this.written, { recursive: true, force: true });
});

function findingOf(thrown: unknown): Finding | undefined {
  if (thrown instanceof Mismatch) return { kind: 'failed', message: thrown.message, checks: thrown.checks };
  if (thrown instanceof NotApplicable) return { kind: 'not-applicable', message: thrown.message };
  if (thrown instanceof AdapterFault) {
    const { message, reason, stderr } = thrown;
    return { kind: 'fault', message, fault: { reason, stderr } };
  }
  const isUnsupported = thrown instanceof OperationError && thrown.code === ErrorCode.Unsupported;
  return isUnsupported ? { kind: 'unsupported', message: thrown.message } : undefined;
}
