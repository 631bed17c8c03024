import type { Decision } from '@arbiter/kernel';
import type { Objection, Table } from '@arbiter/kernel/authoring';
import { acceptAttack, completeAttack } from './attack.js';
import { acceptBand, completeBand } from './bands.js';
import { acceptBlock, completeBlock } from './block.js';
import { acceptCrew, completeCrew } from './crew.js';

/** Judges answers to one kind of checked question as a whole, and completes partial answers. */
export interface Judge {
  readonly accept: (table: Table, decision: Decision, picks: readonly string[]) => Objection | null;
  readonly complete: (table: Table, decision: Decision, picked: readonly string[]) => readonly string[] | null;
}

/** Judges, by kind of decision. */
export const judges: { readonly [kind: string]: Judge } = {
  declareAttackers: { accept: acceptAttack, complete: completeAttack },
  declareBand: { accept: acceptBand, complete: completeBand },
  chooseCrew: { accept: acceptCrew, complete: completeCrew },
  declareBlockers: { accept: acceptBlock, complete: completeBlock },
};
