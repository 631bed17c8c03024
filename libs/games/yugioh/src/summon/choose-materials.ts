import { type Decision, must, picksOf, type RuleRef } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  frameOf,
  localsIn,
  type Objection,
  type Table,
} from '@arbiter/kernel/authoring';
import { objectOption, objectsIn } from '../asking.js';
import { findSet, isOnly, isSet, type MaterialSpec, questionsOf, specOf, usableIn } from './material-sets.js';
import type { SummonKind } from '../vocabulary.js';

/** Locals of `chooseMaterials`. */
export interface ChooseMaterialsLocals extends FrameLocals {
  readonly spec: MaterialSpec;
}

/**
 * Asks a player for materials, chosen one by one and judged as a whole. Locals: `spec`, for which at least one set of materials exists.
 * Returns the ids of the materials.
 */
export const chooseMaterialsProcedure = defineProcedure<ChooseMaterialsLocals>({
  name: 'chooseMaterials',
  steps: [
    { name: 'ask', rule: 'base.10.8', run: ask },
    { name: 'take', rule: 'base.10.8', run: (_table, locals): Control => ({ done: [...objectsIn(picksOf(locals.answer))] }) },
  ],
});

export function materialLocals(spec: MaterialSpec): ChooseMaterialsLocals {
  return { spec, returned: null, answer: null, answers: null };
}

const rules: { readonly [how in SummonKind]?: RuleRef } = {
  synchro: 'base.11.1',
  xyz: 'base.12.1',
  link: 'base.14.1',
  fusion: 'base.10.8',
  ritual: 'base.10.2',
};

function ask(table: Table, locals: ChooseMaterialsLocals, frame: Frame): Control {
  const spec = specOf(locals);
  const questions = questionsOf(table, spec);
  const found = must(findSet(questions), 'materials');
  if (isOnly(questions, found)) return { done: [...found] };
  const options = usableIn(questions).map((id) => objectOption(table, id));
  const { card } = table.object(spec.object);
  table.ask(frame, {
    seat: spec.seat,
    kind: 'chooseMaterials',
    rule: rules[spec.how] as RuleRef,
    params: { card, object: spec.object, how: spec.how },
    domain: { type: 'options', min: 1, max: options.length, checked: true, options },
  });
  return { wait: true };
}

const asked = (table: Table): MaterialSpec =>
  specOf(must(localsIn(frameOf(table, 'chooseMaterials'), chooseMaterialsProcedure), 'the frame of the procedure that asked'));

/** Judges materials: they must be a valid set, and the new monster must find a zone (base.9.5). */
export const materialJudge = {
  accept: (table: Table, { rule }: Decision, picks: readonly string[]): Objection | null => {
    const spec = asked(table);
    return isSet(questionsOf(table, spec), objectsIn(picks)) ? null : { rule, detail: 'These are not its materials.' };
  },
  complete: (table: Table, _decision: Decision, picked: readonly string[]): readonly string[] | null => {
    const found = findSet(questionsOf(table, asked(table)), objectsIn(picked));
    return found === null ? null : [...picked, ...found.map((id) => `object:${id}`).filter((one) => !picked.includes(one))];
  },
};
