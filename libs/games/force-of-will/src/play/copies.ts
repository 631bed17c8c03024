import { candidates, type Control, type Env, envLocals, type Frame, itemEnv, type Json, type ObjectId, type Part, place, type Procedure, type Row, saidYes, type Seat, type Table, targetLocals, targetsOf, yesOrNo } from '@arbiter/kernel';
import { fieldsOf, setObject, shownCard, zoneOf } from '../facts.js';
import { noticeTargets } from './announce.js';
import { itemOf, setItem } from './items.js';
import { targetIds } from './targets.js';

/**
 * Copies cards and abilities of the chase (1017.1): a copy comes on top of the chase with all that was chosen for the original (1017.1c). It
 * is not played. Locals: an environment, `queue` of originals, and whether new targets may be chosen. Returns `{ done, objects }`.
 */
export const copyItemsProcedure: Procedure = {
  name: 'copyItems',
  steps: [
    { name: 'next', rule: '1017.1', run: next },
    { name: 'asked', rule: '1017.1c', run: asked },
    { name: 'targeted', rule: '1017.1c', run: targeted },
    { name: 'over', rule: '1017.1', run: (_table, locals): Control => ({ done: { done: (locals.made as readonly ObjectId[]).length > 0, objects: locals.made as Json } }) },
  ],
};

export function copyItemsLocals(env: Env, queue: readonly ObjectId[], retarget: boolean): Row {
  return { ...envLocals(env), queue, retarget, made: [], returned: null, answer: null, answers: null };
}

const newest = (locals: Row): ObjectId => (locals.made as readonly ObjectId[]).at(-1) as ObjectId;

function next(table: Table, locals: Row, frame: Frame): Control {
  const [original, ...queue] = locals.queue as readonly ObjectId[];
  if (original === undefined) return { to: 'over' };
  table.local(locals, 'queue', queue);
  const copy = copyItem(table, original, locals.you as Seat);
  if (copy === null) return { to: 'next' };
  table.local(locals, 'made', [...(locals.made as readonly ObjectId[]), copy]);
  if (targetIds(table, copy).length === 0) return { to: 'next' };
  if (locals.retarget !== true || !canAim(table, copy)) return { to: 'targeted' };
  table.ask(frame, { seat: locals.you as Seat, kind: 'useEffect', rule: '1017.1c', prompt: 'newTargets', params: { card: shownCard(table, copy), object: copy }, domain: yesOrNo() });
  return { wait: true, then: 'asked' };
}

/** Whether there is something for every choice of targets. */
function canAim(table: Table, copy: ObjectId): boolean {
  return itemOf(table, copy).parts.every((part, at) => targetsOf(table, part.at).every((choice) => choice.target !== true || candidates(table, itemEnv(table, copy, at), choice).length > 0));
}

function asked(table: Table, locals: Row): Control {
  const yes = saidYes(locals.answer);
  table.local(locals, 'answer', null);
  table.local(locals, 'returned', null);
  const copy = newest(locals);
  if (!yes) return { to: 'targeted' };
  const { parts, vars } = itemOf(table, copy);
  const bare = parts.map(({ at }): Part => ({ at, vars: {} }));
  return { call: 'chooseTargets', locals: targetLocals({ ...itemEnv(table, copy), vars }, bare, { target: '1017.1c', divide: '1017.1c' }), then: 'targeted' };
}

function targeted(table: Table, locals: Row): Control {
  const copy = newest(locals);
  if (locals.returned !== null) setItem(table, copy, { ...itemOf(table, copy), parts: locals.returned as unknown as readonly Part[] });
  table.local(locals, 'returned', null);
  noticeTargets(table, copy, locals.you as Seat, itemOf(table, copy).parts);
  return { to: 'next' };
}

/** Puts a copy on top of the chase; null where the original is there no more (1017.1d), or is neither spell nor ability (705.2d). */
function copyItem(table: Table, original: ObjectId, seat: Seat): ObjectId | null {
  const row = table.find(original);
  if (row === null || zoneOf(table, original) !== 'chase' || itemOf(table, original).sort === 'judgment') return null;
  const kind = row.kind === 'item' ? 'item' : 'copy';
  const copy = place(table, table.create(row.card, seat, kind).id, { zone: 'chase' });
  if (table.object(copy).controller !== seat) table.set(table.object(copy), 'controller', seat);
  const { face, copy: copied, x, notes } = fieldsOf(row);
  setObject(table, copy, 'face', face);
  setObject(table, copy, 'copy', copied);
  setObject(table, copy, 'x', x);
  setObject(table, copy, 'notes', notes);
  const item = itemOf(table, original);
  setItem(table, copy, { ...item, source: kind === 'item' ? item.source : copy });
  table.emit('copied', '1017.1', { seat, object: copy, card: item.card, of: original });
  return copy;
}
