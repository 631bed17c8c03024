import { type CardId, type Json, type ObjectId, type Option, picksOf, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  envLocals,
  type EnvLocals,
  envOf,
  type Frame,
  type FrameLocals,
  happen,
  type HappenResult,
  type Limit,
  type Listener,
  listenerEnv,
  noteUse,
  notice,
  returnedIn,
  type Table,
  valuesOf,
  verbsRef,
} from '@arbiter/kernel/authoring';
import { askZone, takeZone } from '../asking.js';
import { checkVictory } from '../ending.js';
import { setObject } from '../facts.js';
import { move } from '../happenings/move.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { stack } from '../happenings/stack.js';
import { arrivalLocals, arrivalProcedure } from './arrival.js';
import { chooseMaterialsProcedure, materialLocals } from './choose-materials.js';
import { fieldSpec } from './material-sets.js';
import { summonZones } from './zones.js';

type How = 'special' | 'synchro' | 'xyz' | 'link';

/** Locals of `specialSummon`. */
export interface SpecialSummonLocals extends FrameLocals<readonly ObjectId[] | HappenResult> {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly how: How;
  /**
   * For the card's own procedure: its path, its limit, and the environment in which it is read; '', null and {} without such a procedure.
   */
  readonly ability: string;
  readonly limit: Limit | null;
  readonly env: EnvLocals | { readonly [key: string]: never };
  /** The effect that causes the summon; null if none does. */
  readonly doing: Doing | null;
  readonly materials: readonly ObjectId[];
  /** The cards that were the materials. */
  readonly cards: readonly CardId[];
  readonly position: 'attack' | 'defense' | '';
  readonly slot: string;
  readonly came: ObjectId;
}

/**
 * A Special Summon that starts no Chain: by a procedure of the card's own (base.9.2), or with materials on the field (base.11.1, base.12.1,
 * base.14.1). Materials that are sent away are gone before the monster finds its zone; that is a moment of its own. An effect may also
 * cause an Xyz Summon with materials
 * that it names (base.12.11). Locals: `seat`, `object`, `how`, an environment and `ability` for the card's own procedure, `doing` of an
 * effect. Returns a
 * verb's outcome to an effect.
 */
export const specialSummonProcedure = defineProcedure<SpecialSummonLocals>({
  name: 'specialSummon',
  steps: [
    { name: 'begin', rule: 'base.9.1', run: begin },
    { name: 'materials', rule: 'base.11.2', run: takeMaterials },
    { name: 'pay', rule: 'base.9.2', run: pay },
    { name: 'judged', rule: 'base.1.13', run: (table): void => void checkVictory(table) },
    { name: 'position', rule: 'base.9.4', run: askPosition },
    { name: 'positionChosen', rule: 'base.9.4', run: takePosition },
    { name: 'zone', rule: 'base.4.9', run: askForZone },
    { name: 'zoneChosen', rule: 'base.4.9', run: (table, row): void => table.local(row, 'slot', takeZone(table, row)) },
    { name: 'arrive', rule: 'base.8.13', run: comeIn },
    { name: 'arrived', rule: 'base.8.13', run: arrived },
    { name: 'summoned', rule: 'base.9.13', run: noteSummon },
    { name: 'over', run: (_table, row): Control => ({ done: { done: true, objects: [row.came] } }) },
  ],
});

/** Locals for a Synchro, Xyz or Link Summon. */
export function fieldLocals(seat: Seat, object: ObjectId, how: How): SpecialSummonLocals {
  return {
    seat,
    object,
    how,
    ability: '',
    limit: null,
    env: {},
    doing: null,
    materials: [],
    cards: [],
    position: '',
    slot: '',
    came: 0,
    returned: null,
    answer: null,
    answers: null,
  };
}

/** Locals for an Xyz Summon by an effect with the given materials. */
export function effectXyzLocals(
  table: Table,
  seat: Seat,
  object: ObjectId,
  materials: readonly ObjectId[],
  doing: Doing,
): SpecialSummonLocals {
  return {
    ...fieldLocals(seat, object, 'xyz'),
    materials: [...materials],
    cards: materials.map((id) => table.object(id).card),
    doing,
  };
}

/** Locals for a summon by the card's own procedure, which may determine the position. */
export function procedureLocals(table: Table, listener: Listener): SpecialSummonLocals {
  const { marks, limit = null } = table.library.ability(listener.ability).ability;
  return {
    ...fieldLocals(listener.seat, listener.object, 'special'),
    ability: listener.ability,
    limit,
    position: (marks?.position as 'attack' | 'defense' | undefined) ?? '',
    env: envLocals(listenerEnv(table, listener, null)),
  };
}

const howOf = (row: SpecialSummonLocals): How => row.how;
const rules: { readonly [how in How]: RuleRef } = { special: 'base.9.2', synchro: 'base.11.1', xyz: 'base.12.1', link: 'base.14.1' };

function begin(_table: Table, row: SpecialSummonLocals): Control {
  if (howOf(row) === 'special') return { to: 'pay' };
  if (row.doing !== null) return { to: 'position' };
  return call(chooseMaterialsProcedure, materialLocals(fieldSpec(row.seat, row.object, howOf(row))));
}

/**
 * Sends Synchro and Link Materials to the GY; Xyz Materials stay in their zones until the monster is put on them (base.11.1, base.12.3,
 * base.14.1).
 */
function takeMaterials(table: Table, row: SpecialSummonLocals): Control | undefined {
  const materials = returnedIn(row) as readonly ObjectId[];
  table.local(
    row,
    'cards',
    materials.map((id) => table.object(id).card),
  );
  table.local(row, 'returned', null);
  if (howOf(row) === 'xyz') {
    table.local(row, 'materials', [...materials]);
    return { to: 'position' };
  }
  const doing = { ...byRule(rules[howOf(row)], 'material', row.seat), how: howOf(row) };
  return happen(
    table,
    materials.map((id) => move(id, { to: 'graveyard', act: 'sent' }, doing)),
    'position',
  );
}

function pay(table: Table, row: SpecialSummonLocals): Control | undefined {
  const path = row.ability;
  return table.library.ability(path).ability.cost === undefined
    ? undefined
    : call(verbsRef, effectLocals(envOf(row.env as EnvLocals), `${path}/cost`));
}

function askPosition(table: Table, row: SpecialSummonLocals, frame: Frame): Control {
  const object = row.object;
  table.local(row, 'returned', null);
  if (table.find(object) === null) return { to: 'over' };
  if (valuesOf(table, object).frame === 'link') table.local(row, 'position', 'attack');
  if (row.position !== '') return { to: 'zone' };
  const options: readonly Option[] = [
    { id: 'attack', label: 'attackPosition' },
    { id: 'defense', label: 'defensePosition' },
  ];
  table.ask(frame, {
    seat: row.seat,
    kind: 'choosePosition',
    rule: 'base.9.4',
    params: { card: table.object(object).card, object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takePosition(table: Table, row: SpecialSummonLocals): void {
  table.local(row, 'position', picksOf(row.answer)[0] as 'attack' | 'defense');
  table.local(row, 'answer', null);
}

/** The zones where the monster may go; for an Xyz Monster also the zones of its materials. */
function zonesFor(table: Table, row: SpecialSummonLocals): readonly string[] {
  const seat = row.seat;
  const free = summonZones(table, seat, row.object);
  const under = row.materials.map((id) => table.object(id).slot);
  return [...new Set([...free, ...under])];
}

function askForZone(table: Table, row: SpecialSummonLocals, frame: Frame): Control | undefined {
  const object = row.object;
  const slots = zonesFor(table, row);
  // Replacements of the materials' destinations may have left no free zone.
  if (slots.length === 0) return { to: 'over' };
  return askZone(table, row, frame, { seat: row.seat, object, slots });
}

function comeIn(table: Table, row: SpecialSummonLocals): Control | undefined {
  const seat = row.seat;
  const object = row.object;
  const doing = row.doing ?? byRule(rules[howOf(row)], 'rule', seat);
  return happen(table, [
    stack(
      object,
      { slot: row.slot, seat, position: row.position as 'attack' | 'defense', materials: row.materials as readonly ObjectId[] },
      doing,
    ),
  ]);
}

function arrived(table: Table, row: SpecialSummonLocals): Control {
  const { objects } = row.returned as HappenResult;
  const seat = row.seat;
  const how = howOf(row);
  const now = objects[0] as ObjectId;
  table.local(row, 'came', now);
  setObject(table, now, 'materials', row.cards);
  for (const id of table.object(now).under)
    notice(table, 'usedAsMaterial', { object: id, seat }, { host: now, how, reason: 'material' } satisfies {
      readonly [name: string]: Json;
    });
  return call(arrivalProcedure, arrivalLocals({ objects: [now], seat, how, proper: true, doing: row.doing }), 'summoned');
}

/** Counts a summon that was not negated (base.9.13). */
function noteSummon(table: Table, row: SpecialSummonLocals): void {
  const isSummoned = (row.returned as readonly ObjectId[]).includes(row.came);
  if (row.limit !== null && isSummoned) noteUse(table, { object: row.object, seat: row.seat, ability: row.ability }, row.limit);
}
