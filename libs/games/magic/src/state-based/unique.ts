import { type ObjectId, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  happen,
  type Happening,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { namesIn } from '../faces/naming.js';
import { fieldsOf, permanents, turnOrder, shownCard } from '../facts.js';
import { move } from '../happenings/move.js';

/** Several legendary permanents with one name that one player controls (704.5j). */
export interface SameName {
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
}

/** Returns the groups to which the legend rule applies (205.4d, 704.5j), the active player's first. */
export function sameNames(table: Table, legends: readonly ObjectId[]): readonly SameName[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of legends) {
    for (const name of namesIn(valuesOf(table, id))) {
      const key = `${table.controllerOf(table.object(id))}:${name}`;
      groups.set(key, [...(groups.get(key) ?? []), id]);
    }
  }
  const order = turnOrder(table);
  const found = distinct([...groups.values()].filter((objects) => objects.length > 1)).map((objects) => ({
    seat: table.controllerOf(table.object(objects[0] as ObjectId)),
    objects,
  }));
  return found.sort((one, other) => order.indexOf(one.seat) - order.indexOf(other.seat));
}

/** Removes duplicates: objects with several names in common form only one group (201.2b). */
function distinct(groups: readonly (readonly ObjectId[])[]): readonly (readonly ObjectId[])[] {
  const keys = groups.map(String);
  return groups.filter((_, at) => keys.indexOf(keys[at] as string) === at);
}

/**
 * The world rule (205.4f, 704.5k): all world permanents except the one that became one last are put into the graveyard; all of them if
 * several did so last.
 */
export function oldWorlds(table: Table, worlds: readonly ObjectId[]): readonly Happening[] {
  const since = (id: ObjectId): number => fieldsOf(table.object(id)).worldSince;
  const newest = Math.max(...worlds.map(since));
  const left = worlds.filter((id) => since(id) === newest);
  return worlds.filter((id) => left.length > 1 || id !== left[0]).map((id) => move(id, { to: 'graveyard' }, '704.5k'));
}

/** Locals of `legendRule`. */
export interface LegendRuleLocals extends FrameLocals {
  readonly batch: readonly Happening[];
  readonly groups: readonly SameName[];
  readonly at: number;
}

/**
 * Asks which permanent of each group stays, then carries out all state-based actions at once (704.3, 704.5j). Locals: `batch`, the other
 * actions; `groups`; `at`.
 */
export const legendRuleProcedure = defineProcedure<LegendRuleLocals>({
  name: 'legendRule',
  steps: [
    { name: 'ask', rule: '704.5j', run: ask },
    { name: 'kept', rule: '704.5j', run: kept },
    { name: 'act', rule: '704.3', run: act },
    { name: 'done', run: (): Control => ({ done: null }) },
  ],
});

export function legendLocals(batch: readonly Happening[], groups: readonly SameName[]): LegendRuleLocals {
  return { batch, groups, at: 0, returned: null, answer: null, answers: null };
}

const groupOf = (locals: LegendRuleLocals): SameName | undefined => locals.groups[locals.at];

function ask(table: Table, locals: LegendRuleLocals, frame: Frame): Control {
  const group = groupOf(locals);
  if (group === undefined) return { to: 'act' };
  const options = group.objects.map((id) => ({
    id: `object:${id}`,
    label: 'object',
    params: { card: shownCard(table, id), object: id },
    object: id,
  }));
  table.ask(frame, {
    seat: group.seat,
    kind: 'keepLegend',
    rule: '704.5j',
    params: { card: table.object(group.objects[0] as ObjectId).card },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function kept(table: Table, locals: LegendRuleLocals): Control {
  const stays = Number((picksOf(locals.answer)[0] as string).slice('object:'.length));
  const batch = locals.batch;
  const gone = (groupOf(locals) as SameName).objects.filter((id) => id !== stays && !batch.some(({ object }) => object === id));
  table.local(locals, 'batch', [...batch, ...gone.map((id) => move(id, { to: 'graveyard' }, '704.5j'))]);
  table.local(locals, 'at', locals.at + 1);
  return { to: 'ask' };
}

function act(table: Table, locals: LegendRuleLocals): Control | undefined {
  return happen(table, locals.batch);
}

/** Collects the legendary permanents and the world permanents. */
export function sortOut(table: Table, legends: ObjectId[], worlds: ObjectId[]): void {
  for (const id of permanents(table)) {
    const supertypes = valuesOf(table, id).supertypes as readonly string[];
    if (supertypes.includes('legendary')) legends.push(id);
    if (supertypes.includes('world')) worlds.push(id);
  }
}
