import type { NoteVerifier } from '@arbiter/contracts';
import { cosignatureOf } from './cosignature.js';

/** How many of some witnesses must have cosigned a checkpoint. */
export interface WitnessPolicy {
  readonly witnesses: readonly NoteVerifier[];
  readonly quorum: number;
}

/** Whether enough witnesses have cosigned a note, with the names of those who have and of those whose signature is wrong. */
export interface QuorumCheck {
  readonly ok: boolean;
  readonly cosigned: readonly string[];
  readonly wrong: readonly string[];
}

const rawKey = ({ key }: NoteVerifier): string => key.export({ format: 'der', type: 'spki' }).toString('hex');

/**
 * Counts the witnesses of a policy that have cosigned a note. A witness counts once, however often its key is named, and under however many
 * names. A wrong signature by a witness of the policy refuses the note, whatever the others say.
 */
export const checkQuorum = (note: string, { witnesses, quorum }: WitnessPolicy): QuorumCheck => {
  const cosigned = new Map<string, string>();
  const wrong: string[] = [];
  for (const witness of witnesses) {
    const { kind } = cosignatureOf(note, witness);
    if (kind === 'valid' && !cosigned.has(rawKey(witness))) cosigned.set(rawKey(witness), witness.name);
    if (kind === 'wrong') wrong.push(witness.name);
  }
  return { ok: wrong.length === 0 && cosigned.size >= quorum, cosigned: [...cosigned.values()], wrong };
};

/**
 * The least number of witnesses that must cosign so that a log can't show two trees to two readers as long as no more than a third of the
 * witnesses lie: 3 of 3, 3 of 4, 5 of 7.
 */
export const splitViewQuorum = (witnesses: number): number => 1 + Math.floor((2 * witnesses) / 3);
