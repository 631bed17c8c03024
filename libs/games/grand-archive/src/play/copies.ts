import { candidates, type Control, type Env, envLocals, type Frame, itemEnv, type Json, type ObjectId, type Part, place, type Procedure, type Row, saidYes, type Seat, type Table, targetLocals, targetsOf, yesOrNo } from '@arbiter/kernel';
import { fieldsOf, setObject, shownCard, zoneOf } from '../facts.js';
import { itemOf, setItem } from './items.js';

/**
 * Copies activations of cards and abilities (2.11.7.13.4): a copy comes on top of the effects stack with all that was chosen for the original.
 * It is not activated. Locals: an environment, `queue` of originals, and whether new targets may be chosen. Returns `{ done, objects }`.
 */
export const copyItemsProcedure: Procedure = {
  name: 'copyItems',
  steps: [
    { name: 'next', rule: '2.11.7.13.4.1', run: next },
    { name: 'asked', rule: '2.11.7.13.7', run: asked },
    { name: 'targeted', rule: '2.11.7.13.7', run: targeted },
    { name: 'over', rule: '2.11.7.13.4.1', run: (_table, locals): Control => ({ done: { done: (locals.made as readonly ObjectId[]).length > 0, objects: locals.made as Json } }) },
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
  if (locals.retarget !== true || !canAim(table, copy)) return { to: 'next' };
  table.ask(frame, { seat: locals.you as Seat, kind: 'useEffect', rule: '2.11.7.13.7', prompt: 'newTargets', params: { card: shownCard(table, copy), object: copy }, domain: yesOrNo() });
  return { wait: true, then: 'asked' };
}

/** Whether it has targets, and there is something for every choice of them. */
function canAim(table: Table, copy: ObjectId): boolean {
  const choices = itemOf(table, copy).parts.flatMap((part, at) => targetsOf(table, part.at).filter(({ target }) => target === true).map((choice) => ({ choice, at })));
  return choices.length > 0 && choices.every(({ choice, at }) => candidates(table, itemEnv(table, copy, at), choice).length > 0);
}

function asked(table: Table, locals: Row): Control {
  const yes = saidYes(locals.answer);
  table.local(locals, 'answer', null);
  table.local(locals, 'returned', null);
  if (!yes) return { to: 'next' };
  const copy = newest(locals);
  const { parts, vars } = itemOf(table, copy);
  const bare = parts.map(({ at }): Part => ({ at, vars: {} }));
  return { call: 'chooseTargets', locals: targetLocals({ ...itemEnv(table, copy), vars }, bare, { target: '2.11.7.13.7', divide: '2.11.7.13.7' }), then: 'targeted' };
}

/** What the original was given stays as it is. */
function targeted(table: Table, locals: Row): Control {
  const copy = newest(locals);
  if (locals.returned !== null) setItem(table, copy, { ...itemOf(table, copy), parts: locals.returned as unknown as readonly Part[] });
  table.local(locals, 'returned', null);
  return { to: 'next' };
}

/** Puts a copy on top of the effects stack, under the control of who copies (2.11.7.13.5); null where the original is there no more. The copy of an ability has the same source (2.11.7.13.6). */
function copyItem(table: Table, original: ObjectId, seat: Seat): ObjectId | null {
  const row = table.find(original);
  if (row === null || zoneOf(table, original) !== 'effectsStack') return null;
  const kind = row.kind === 'item' ? 'item' : 'copy';
  const copy = place(table, table.create(row.card, seat, kind).id, { zone: 'effectsStack' });
  if (table.object(copy).controller !== seat) table.set(table.object(copy), 'controller', seat);
  // 1.6.4.2.9.1, 2.11.7.13.4.1.2: X and what else its activation told.
  const { copy: copied, x, prepared, bringing, notes } = fieldsOf(row);
  setObject(table, copy, 'copy', copied);
  setObject(table, copy, 'x', x);
  setObject(table, copy, 'prepared', prepared);
  setObject(table, copy, 'bringing', bringing);
  setObject(table, copy, 'notes', notes);
  const item = itemOf(table, original);
  setItem(table, copy, { ...item, source: kind === 'item' ? item.source : copy });
  table.emit('copied', '2.11.7.13.4.1', { seat, object: copy, card: item.card, of: original });
  return copy;
}
