import type { Decision } from '@arbiter/kernel';
import type { Objection, Table } from '@arbiter/kernel/authoring';
import { costJudge } from './chain/costs-together.js';
import { materialJudge } from './summon/choose-materials.js';
import { tributeJudge } from './summon/normal.js';
import { zonesJudge } from './summon/pendulum.js';

/** Judges the picks of a `checked` decision as a whole. */
export interface Judge {
  readonly accept: (table: Table, decision: Decision, picks: readonly string[]) => Objection | null;
  readonly complete: (table: Table, decision: Decision, picked: readonly string[]) => readonly string[] | null;
}

/** Judges by kind of decision. */
export const judges: { readonly [kind: string]: Judge | undefined } = {
  chooseTributes: tributeJudge,
  chooseMaterials: materialJudge,
  chooseMonsters: zonesJudge,
  payCost: costJudge,
};
