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
 * Copies something that waits to resolve. The copy keeps everything that was chosen for the original, and is not announced.
 * @param original the original's row; it may be gone and known only as it last stood
 * @param zone the zone on top of which the copy is put
 * @param fields the game's own fields that the copy begins with
 */
export function placeCopy(table: Table, original: ObjectRow, seat: Seat, zone: string, fields: Row): ObjectId {
  const isItem = original.kind === 'item';
  const copy = place(table, table.create(original.card, seat, isItem ? 'item' : 'copy').id, { zone });
  const row = table.object(copy) as Row;
  if (table.object(copy).controller !== seat) table.set(row, 'controller', seat);
  for (const [field, value] of Object.entries(fields)) table.set(row, field, value);
  // The copy of an ability keeps the ability's source; the source of a copied card is the copy itself.
  const item = readAs<AnnouncedItem>(original.item);
  setItemOn(table, copy, isItem ? item : { ...item, source: copy });
  return copy;
}

/** How a game copies spells and abilities; passed to `copyingProcedure`. */
export interface CopyingRules {
  /** The rule by which a copy is made, and the one by which new targets are chosen for it. */
  readonly rule: RuleRef;
  readonly targetRule: RuleRef;
  /** Makes a copy of something that waits to resolve; returns null where it cannot be copied. */
  readonly copy: (table: Table, original: ObjectId, seat: Seat) => ObjectId | null;
  /** Whether new targets may be chosen for a copy, where the effect allows that. */
  readonly canAim: (table: Table, copy: ObjectId) => boolean;
  /** Called when the targets of a copy are settled, whether they are those of the original or new ones. */
  readonly targeted: (table: Table, copy: ObjectId, seat: Seat) => void;
  /** Returns the card of a copy as everybody may see it. */
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
 * Copies things that wait to resolve, one after the other; for each copy, new targets are chosen for all of its targets or for none. The
 * locals hold an environment, `queue` with the originals, and whether new targets may be chosen. Returns `{ done, objects }`. A game that
 * uses this procedure also lists `chooseTargets`, and has `useEffect` among its decisions, with the prompt `newTargets`.
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
