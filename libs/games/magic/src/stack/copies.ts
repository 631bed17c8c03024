import { type JsonObject, type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Ability,
  call,
  candidates,
  type Control,
  copiedValues,
  defineProcedure,
  type Env,
  envLocals,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  itemEnv,
  knownRow,
  type ObjectRow,
  placeCopy,
  type Rewriting,
  type Table,
  targetsChosen,
  trial,
  wholeOrder,
} from '@arbiter/kernel/authoring';
import { bestow, isBestowed } from '../permanents/bestow.js';
import { fieldsOf } from '../facts.js';
import { noticeTargets } from './targets.js';
import { asCastNote } from './casting-facts.js';
import { itemOf, setItem } from './items.js';
import { optionOf, retargetLocals, retargetProcedure, targetPicked } from './retarget.js';

/** How an object on the stack is copied. */
export interface Copying {
  /** Who controls the copies. */
  readonly seat: Seat;
  /** Whether that player may choose new targets for each copy (706.10c). */
  readonly choose: boolean;
  /** A keyword whose addition to the spell is left out (702.49a). */
  readonly without: string;
  /** Path of the copy's exceptions (706.9), '' for none. */
  readonly except: string;
  /** The target of each copy in place of the original's targets (706.10d, 706.10e); null if the copies keep those. */
  readonly targets: readonly number[] | null;
}

/** Locals of `copySpell`. */
export interface CopySpellLocals extends EnvLocals, FrameLocals {
  readonly queue: readonly ObjectId[];
  readonly how: Copying;
  readonly made: readonly ObjectId[];
}

/**
 * Copies an object on the stack (706.10): a copy of a spell or ability is put there with all choices made for it, and is neither cast nor
 * activated. Locals: an environment; `queue`, the originals, one for each copy; and how to copy. Returns `{ done, objects }`.
 */
export const copySpellProcedure = defineProcedure<CopySpellLocals>({
  name: 'copySpell',
  steps: [
    { name: 'order', rule: '706.10d', run: order },
    { name: 'next', rule: '706.10', run: next },
    { name: 'targeted', rule: '706.10c', run: targeted },
    {
      name: 'finish',
      rule: '706.10',
      run: (_table, locals): Control => ({ done: { done: locals.made.length > 0, objects: locals.made } }),
    },
  ],
});

export function copyLocals(env: Env, queue: readonly ObjectId[], how: Copying): CopySpellLocals {
  return { ...envLocals(env), queue, how, made: [], returned: null, answer: null, answers: null };
}

const howOf = (locals: CopySpellLocals): Copying => locals.how;

/** Asks the controller of several copies with targets of their own in which order they go on the stack (706.10d). */
function order(table: Table, locals: CopySpellLocals, frame: Frame): Control | undefined {
  const { targets, seat } = howOf(locals);
  if (targets === null || targets.length < 2) return undefined;
  if (locals.answer !== null) {
    table.local(locals, 'how', { ...howOf(locals), targets: picksOf(locals.answer).map(targetPicked) });
    return undefined;
  }
  const options = targets.map((id) => optionOf(table, id));
  table.ask(frame, { seat, kind: 'orderEffects', rule: '706.10d', prompt: 'orderCopies', domain: wholeOrder(options) });
  return { wait: true, then: 'order' };
}

function next(table: Table, locals: CopySpellLocals): Control {
  const [original, ...queue] = locals.queue;
  if (original === undefined) return { to: 'finish' };
  table.local(locals, 'queue', queue);
  const how = howOf(locals);
  const made = locals.made;
  const copy = copyItem(table, envOf(locals), original, how);
  table.local(locals, 'made', [...made, copy]);
  if (how.targets !== null) aim(table, copy, how.targets[made.length] as number);
  if (!how.choose) return { to: 'targeted' };
  return call(retargetProcedure, retargetLocals(copy, how.seat, 'new', { untold: true }), 'targeted');
}

/** 706.10c: the copy goes on the stack with its targets. */
function targeted(table: Table, locals: CopySpellLocals): Control {
  const copy = locals.made.at(-1) as ObjectId;
  noticeTargets(table, copy, howOf(locals).seat);
  return { to: 'next' };
}

/** Puts a copy on top of the stack, of an object that is there, or as it last was there. */
function copyItem(table: Table, env: Env, original: ObjectId, { seat, without, except }: Copying): ObjectId {
  const row = knownRow(table, original) as ObjectRow;
  const values =
    except === '' || row.kind === 'item' ? null : copiedValues(table, env, original, table.library.node<Rewriting>(except), except);
  const { face, faceDown, copy: copied, x, notes } = fieldsOf(row);
  const copy = placeCopy(table, row, seat, 'stack', {
    face,
    faceDown,
    copy: values === null ? copied : JSON.stringify(values),
    x,
    notes: withoutCasting(withoutMana(notes)),
  });
  if (isBestowed(table, original)) bestow(table, copy);
  const item = itemOf(table, copy);
  const parts = item.parts.filter(({ at }) => table.library.node<Ability>(at).keyword !== without);
  setItem(table, copy, { ...item, vars: withoutCasting(withoutMana(item.vars)), parts, instead: '' });
  table.emit('spellCopied', '706.10', { seat, object: copy, card: item.card, of: original });
  return copy;
}

/** 706.10: removes notes of which mana was spent, which is no choice and is not copied; payments with objects are copied. */
function withoutMana(notes: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(notes).filter(([name]) => name !== 'manaSpent' && name !== 'coloursSpent' && !name.startsWith('spent:')),
  );
}

const ofCasting: readonly string[] = ['castFromHand', 'handSpell', 'untimely'];

/**
 * 601.2i, 706.10: removes notes about casting, since a copy was not cast: where it was cast from, and facts about the moment in which the
 * original became cast. Notes of payments stay.
 */
function withoutCasting(notes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(notes).filter(([name]) => !ofCasting.includes(name) && notes[asCastNote(name)] === undefined));
}

/** Makes every target of a copy the same (706.10d, 706.10e); where the original has no target chosen, the copy has none either. */
function aim(table: Table, copy: ObjectId, target: number): void {
  const item = itemOf(table, copy);
  const chosen = targetsChosen(table, copy).filter(({ ids }) => ids.length > 0);
  const parts = item.parts.map((part, at) => ({
    ...part,
    vars: { ...part.vars, ...Object.fromEntries(chosen.filter((one) => one.part === at).map(({ choice }) => [choice.as, [target]])) },
  }));
  setItem(table, copy, { ...item, parts });
}

/**
 * Returns which of some objects and players every target of an object on the stack could be; no copy is made for the others (706.10d,
 * 706.10e). An original that has left the stack is judged as it last was (608.2g), by means of a copy of it.
 */
export function couldTarget(table: Table, env: Env, original: ObjectId, among: readonly number[], seat: Seat): readonly number[] {
  if (table.find(original) !== null) return targetable(table, original, among, seat);
  return trial(table, () =>
    targetable(table, copyItem(table, env, original, { seat, choose: false, without: '', except: '', targets: null }), among, seat),
  );
}

function targetable(table: Table, original: ObjectId, among: readonly number[], seat: Seat): readonly number[] {
  const chosen = targetsChosen(table, original).filter(({ ids }) => ids.length > 0);
  if (chosen.length === 0 || chosen.some(({ ids }) => ids.length > 1)) return [];
  return among.filter((id) =>
    chosen.every(({ part, choice }) => candidates(table, { ...itemEnv(table, original, part), you: seat }, choice).includes(id)),
  );
}
