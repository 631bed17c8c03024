import { createHash } from 'node:crypto';
import type { AddressedOwner } from '../ports.js';

const weightOf = (logId: number, name: string): string => createHash('sha256').update(`${logId} ${name}`).digest('hex');

/**
 * Returns the process that is to own a log (rendezvous hashing): everybody who knows the same processes comes to the same one, each gets
 * about as many logs, and when one comes or goes no log moves that is not its own.
 * @param nodes at least one, in any order
 */
export const preferredOwner = (logId: number, nodes: readonly AddressedOwner[]): AddressedOwner | null => {
  let best: AddressedOwner | null = null;
  let heaviest = '';
  for (const node of nodes) {
    const weight = weightOf(logId, node.name);
    if (best !== null && weight <= heaviest) continue;
    best = node;
    heaviest = weight;
  }
  return best;
};
