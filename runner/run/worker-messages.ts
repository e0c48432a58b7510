import type { Envelope } from '@cucumber/messages';
import type { FaultReason } from '../../adapter/contract/errors';
import type { Order } from './cucumber';
import type { Place } from './cucumber-run';
import type { Port } from './port';

/** What a worker is told: scenarios to run one after the other, and on which port. */
export interface ToWorker {
  readonly port: Port;
  readonly scenarios: readonly Place[];
  readonly order: Order;
}

/** What a worker says: each message as it comes, and how its scenarios ended. */
export type FromWorker =
  | { readonly kind: 'message'; readonly message: Envelope }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'fault';
      readonly reason: FaultReason;
      readonly message: string;
      readonly stderr: readonly string[];
    }
  | { readonly kind: 'defect'; readonly findings: readonly string[] };
