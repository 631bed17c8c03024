import type { ObjectId, RuleRef, Seat } from '../contract.js';
import { chooseTargetsProcedure, type Part, targetLocals } from '../answers/announcing.js';
import { saidYes, yesOrNo } from '../answers/questions.js';
import { type Control, type FrameLocals, call } from '../state/calls.js';
import { envLocals, type Env, type EnvLocals } from '../programs/env.js';
import { place } from '../places/places.js';
import type { Frame, ObjectRow, Row } from '../state/state.js';
import type { Table } from '../table/table.js';
import { itemEnv, itemOn, setItemOn, type AnnouncedItem } from './items.js';
import { type ProcedureOf, defineProcedure } from '../table/procedures.js';
import { readAs } from '../json.js';

/**
 * Copies what waits to resolve: a copy comes with all that was chosen for the original, and is not announced.
 * @param original its row, also of what is remembered only
 * @param zone where it comes, on top
 * @param fields of the game's own that a copy begins with
 */
export function placeCopy(table: Table, original: ObjectRow, seat: Seat, zone: string, fields: Row): ObjectId {
  const isItem = original.kind === 'item';
  const copy = place(table, table.create(original.card, seat, isItem ? 'item' : 'copy').id, { zone });
  const row = table.object(copy) as Row;
  if (table.object(copy).controller !== seat) table.set(row, 'controller', seat);
  for (const [field, value] of Object.entries(fields)) table.set(row, field, value);
  // The copy of an ability has the source of the ability; a copied card is its own.
  const item = readAs<AnnouncedItem>(original.item);
  setItemOn(table, copy, isItem ? item : { ...item, source: copy });
  return copy;
}

/** What a game says of copying. */
export interface CopyingRules {
  /** The rule by which a copy is made, and the one by which new targets are chosen for it. */
  readonly rule: RuleRef;
  readonly targetRule: RuleRef;
  /** Makes a copy of something that waits; null where it can't be. */
  readonly copy: (table: Table, original: ObjectId, seat: Seat) => ObjectId | null;
  /** Whether new targets may be chosen for a copy, where the effect lets one. */
  readonly canAim: (table: Table, copy: ObjectId) => boolean;
  /** The copy has its targets, those of the original or new ones. */
  readonly targeted: (table: Table, copy: ObjectId, seat: Seat) => void;
  /** The card of a copy as everybody may read it. */
  readonly shownCard: (table: Table, id: ObjectId) => string;
}

/** Locals of a `copyItems` frame. */
export interface CopyItemsLocals extends EnvLocals, FrameLocals<readonly Part[]> {
  /** Originals that are still to be copied. */
  readonly queue: readonly ObjectId[];
  /** Whether new targets may be chosen. */
  readonly retarget: boolean;
  readonly made: readonly ObjectId[];
}

/**
 * Copies things that wait to resolve, one after the other; new targets are chosen for all of a copy or for none. Locals: an environment, `queue` of
 * originals, and whether new targets may be chosen. Returns `{ done, objects }`. Games list `chooseTargets` beside it, and `useEffect` among
 * their decisions, with the prompt `newTargets`.
 */
export function copyingProcedure(rules: CopyingRules): ProcedureOf<CopyItemsLocals> {
  return defineProcedure<CopyItemsLocals>({
    name: 'copyItems',
    steps: [
      { name: 'next', rule: rules.rule, run: (table, locals, frame) => next(table, locals, frame, rules) },
      { name: 'asked', rule: rules.targetRule, run: (table, locals) => asked(table, locals, rules) },
      { name: 'targeted', rule: rules.targetRule, run: (table, locals) => targeted(table, locals, rules) },
      {
        name: 'over',
        rule: rules.rule,
        run: (_table, locals): Control => ({ done: { done: made(locals).length > 0, objects: locals.made } }),
      },
    ],
  });
}

export function copyingLocals(env: Env, queue: readonly ObjectId[], retarget: boolean): CopyItemsLocals {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}

const made = (locals: CopyItemsLocals): readonly ObjectId[] => locals.made;
const newest = (locals: CopyItemsLocals): ObjectId => made(locals).at(-1) as ObjectId;

function next(table: Table, locals: CopyItemsLocals, frame: Frame, rules: CopyingRules): Control {
  const [original, ...queue] = locals.queue;
  if (original === undefined) return { to: 'over' };
  const seat = locals.you;
  table.local(locals, 'queue', queue);
  const copy = rules.copy(table, original, seat);
  if (copy === null) return { to: 'next' };
  table.local(locals, 'made', [...made(locals), copy]);
  if (locals.retarget !== true || !rules.canAim(table, copy)) return { to: 'targeted' };
  table.ask(frame, {
    seat,
    kind: 'useEffect',
    rule: rules.targetRule,
    prompt: 'newTargets',
    params: { card: rules.shownCard(table, copy), object: copy },
    domain: yesOrNo(),
  });
  return { wait: true, then: 'asked' };
}

function asked(table: Table, locals: CopyItemsLocals, { targetRule }: CopyingRules): Control {
  const yes = saidYes(locals.answer);
  table.local(locals, 'answer', null);
  table.local(locals, 'returned', null);
  if (!yes) return { to: 'targeted' };
  const copy = newest(locals);
  const { parts, vars } = itemOn(table, copy);
  const bare = parts.map(({ at }): Part => ({ at, vars: {} }));
  return call(
    chooseTargetsProcedure,
    targetLocals({ ...itemEnv(table, copy), vars }, bare, { target: targetRule, divide: targetRule }),
    'targeted',
  );
}

function targeted(table: Table, locals: CopyItemsLocals, rules: CopyingRules): Control {
  const copy = newest(locals);
  if (locals.returned !== null) setItemOn(table, copy, { ...itemOn(table, copy), parts: locals.returned });
  table.local(locals, 'returned', null);
  rules.targeted(table, copy, locals.you);
  return { to: 'next' };
}
