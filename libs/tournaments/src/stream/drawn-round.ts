import type { PairedTable, PairingRecord, Unpaired } from './events.js';

/** A table before it has a number and a match. */
export type Seating = Omit<PairedTable, 'table' | 'matchId'>;

/** A round as an algorithm pairs it. */
export interface Drawn {
  readonly algorithm: PairingRecord['algorithm'];
  readonly seatings: readonly Seating[];
  readonly unpaired: readonly Unpaired[];
  readonly reached: PairingRecord['reached'];
}
