import type { PortResults } from '../data/port-results';
import type { Surface } from '../../suite';

/** A port on one of its surfaces. */
export interface Column {
  readonly port: PortResults;
  readonly surface: Surface;
  /** `ruby-i18n@module`. */
  readonly key: string;
}

/** Returns the ports' surfaces on which at least one scenario passes. */
export function columnsOf(ports: readonly PortResults[]): Column[] {
  return ports.flatMap((port) =>
    port.surfaces.map((surface) => ({ port, surface, key: `${port.name}@${surface}` })),
  );
}
