import { type Ability, type Control, type Json, type ObjectId, place, type Procedure, type Row, type Seat, type Table } from '@arbiter/kernel';
import { bestow, isBestowed } from '../bestow.js';
import { fieldsOf, setObject } from '../facts.js';
import { noticeTargets } from './announce.js';
import { type Item, itemOf, setItem } from './items.js';
import { retargetLocals } from './retarget.js';
import { targetIds } from './targets.js';

/**
 * Copies something on the stack (706.10): a copy of a spell or ability is put there with all that was chosen for it, and is neither
 * cast nor activated. Locals: `queue` of originals, one for each copy, `seat` who controls the copies, `choose`, whether he may choose
 * new targets. Returns `{ done, objects }`.
 */
export const copySpellProcedure: Procedure = {
  name: 'copySpell',
  steps: [
    { name: 'next', rule: '706.10', run: next },
    { name: 'targeted', rule: '706.10c', run: targeted },
    { name: 'finish', rule: '706.10', run: (_table, locals): Control => ({ done: { done: (locals.made as readonly ObjectId[]).length > 0, objects: locals.made as Json } }) },
  ],
};

export function copyLocals(queue: readonly ObjectId[], seat: Seat, choose: boolean, without = ''): Row {
  return { queue, seat, choose, without, made: [], returned: null, answer: null, answers: null };
}

function next(table: Table, locals: Row): Control {
  const [original, ...queue] = locals.queue as readonly ObjectId[];
  if (original === undefined) return { to: 'finish' };
  table.local(locals, 'queue', queue);
  const copy = copyItem(table, original, locals.seat as Seat, locals.without as string);
  if (copy === null) return { to: 'next' };
  table.local(locals, 'made', [...(locals.made as readonly ObjectId[]), copy]);
  if (targetIds(table, copy).length === 0) return { to: 'next' };
  if (locals.choose !== true) return { to: 'targeted' };
  return { call: 'retarget', locals: retargetLocals(copy, locals.seat as Seat, 'new'), then: 'targeted' };
}

/** 706.10c: the copy goes on the stack with its targets; new ones have been told of. */
function targeted(table: Table, locals: Row): Control {
  const copy = (locals.made as readonly ObjectId[]).at(-1) as ObjectId;
  const changed = (locals.returned as { readonly done?: boolean } | null)?.done === true;
  table.local(locals, 'returned', null);
  if (!changed) noticeTargets(table, copy, locals.seat as Seat, itemOf(table, copy).parts);
  return { to: 'next' };
}

/** Puts a copy on top of the stack, without what a keyword adds to it where one is named (702.49a); null where the original is neither there nor remembered. */
export function copyItem(table: Table, original: ObjectId, seat: Seat, without = ''): ObjectId | null {
  const row = table.find(original) ?? table.state.past[original]?.row ?? null;
  if (row === null || row.item === null) return null;
  const kind = row.kind === 'item' ? 'item' : 'copy';
  const copy = place(table, table.create(row.card, seat, kind).id, { zone: 'stack' });
  if (table.object(copy).controller !== seat) table.set(table.object(copy), 'controller', seat);
  const { face, faceDown, copy: copied, x, notes } = fieldsOf(row);
  setObject(table, copy, 'face', face);
  setObject(table, copy, 'faceDown', faceDown);
  setObject(table, copy, 'copy', copied);
  setObject(table, copy, 'x', x);
  setObject(table, copy, 'notes', notes);
  if (isBestowed(table, original)) bestow(table, copy);
  const item = row.item as unknown as Item;
  const parts = without === '' ? item.parts : item.parts.filter(({ at }) => table.library.node<Ability>(at).keyword !== without);
  setItem(table, copy, { ...item, parts, source: kind === 'item' ? item.source : copy, instead: '' });
  table.emit('spellCopied', '706.10', { seat, object: copy, card: item.card, of: original });
  return copy;
}
