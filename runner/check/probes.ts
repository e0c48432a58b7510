import type { Call, Method } from '../../adapter/contract/adapter';
import { DEFINITIONS } from '../../adapter/contract/methods';
import type { Probe } from '../../adapter/contract/probe';

/** A probe with the method that it calls. */
export interface MethodProbe extends Probe {
  readonly method: Method;
  readonly before?: readonly (Call & { readonly method: Method })[];
}

/** The probes of all methods. A test validates their calls against the protocol's schema. */
export const PROBES = Object.values(DEFINITIONS).flatMap(({ method, probes }) =>
  probes.map((probe: Probe) => ({ method, ...probe })),
) as readonly MethodProbe[];
