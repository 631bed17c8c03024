import {
  type Control,
  effectLocals,
  envOf,
  envLocals,
  type Frame,
  happen,
  type HappenResult,
  type Listener,
  listenerEnv,
  type Limit,
  notice,
  noteUse,
  type Json,
  type ObjectId,
  type Option,
  picksOf,
  type Procedure,
  type Row,
  type RuleRef,
  type Seat,
  type Table,
  valuesOf,
} from '@arbiter/kernel';
import { askZone, takeZone } from '../asking.js';
import { checkVictory } from '../ending.js';
import { setObject } from '../facts.js';
import { move } from '../happenings/move.js';
import { byRule, type Doing } from '../happenings/reasons.js';
import { stack } from '../happenings/stack.js';
import { arrivalLocals } from './arrival.js';
import { materialLocals } from './choose-materials.js';
import { fieldSpec } from './material-sets.js';
import { summonZones } from './zones.js';

type How = 'special' | 'synchro' | 'xyz' | 'link';

/**
 * A Special Summon that starts no Chain: by a procedure of the card's own (base.9.2), or with materials of the field (base.11.1, base.12.1,
 * base.14.1). What is sent off is gone before the monster finds its zone: that is a moment of its own. An effect may have an Xyz Summon made with materials
 * that it names (base.12.11). Locals: `seat`, `object`, `how`, an environment and `ability` for a procedure of its own, `doing` of an effect. Returns a
 * verb's outcome to an effect.
 */
export const specialSummonProcedure: Procedure = {
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
    { name: 'over', run: (_table, row): Control => ({ done: { done: true, objects: [row.came as ObjectId] } }) },
  ],
};

/** A Synchro, Xyz or Link Summon. */
export function fieldLocals(seat: Seat, object: ObjectId, how: How): Row {
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

/** An Xyz Summon with these materials, by an effect. */
export function effectXyzLocals(table: Table, seat: Seat, object: ObjectId, materials: readonly ObjectId[], doing: Doing): Row {
  return {
    ...fieldLocals(seat, object, 'xyz'),
    materials: [...materials],
    cards: materials.map((id) => table.object(id).card),
    doing: doing as unknown as Json,
  };
}

/** By the card's own procedure, which may say in which position. */
export function procedureLocals(table: Table, listener: Listener): Row {
  const { marks, limit = null } = table.library.ability(listener.ability).ability;
  return {
    ...fieldLocals(listener.seat, listener.object, 'special'),
    ability: listener.ability,
    limit: limit as unknown as Json,
    position: marks?.position ?? '',
    env: envLocals(listenerEnv(table, listener, null)),
  };
}

const howOf = (row: Row): How => row.how as How;
const rules: { readonly [how in How]: RuleRef } = { special: 'base.9.2', synchro: 'base.11.1', xyz: 'base.12.1', link: 'base.14.1' };

function begin(_table: Table, row: Row): Control {
  if (howOf(row) === 'special') return { to: 'pay' };
  if (row.doing !== null) return { to: 'position' };
  return { call: 'chooseMaterials', locals: materialLocals(fieldSpec(row.seat as Seat, row.object as ObjectId, howOf(row))) };
}

/** Synchro and Link Materials go to the GY; those of an Xyz Monster wait for it where they are (base.11.1, base.12.3, base.14.1). */
function takeMaterials(table: Table, row: Row): Control | undefined {
  const materials = row.returned as readonly ObjectId[];
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
  const doing = { ...byRule(rules[howOf(row)], 'material', row.seat as Seat), how: howOf(row) };
  return happen(
    table,
    materials.map((id) => move(id, { to: 'graveyard', act: 'sent' }, doing)),
    'position',
  );
}

function pay(table: Table, row: Row): Control | undefined {
  const path = row.ability as string;
  return table.library.ability(path).ability.cost === undefined
    ? undefined
    : { call: 'verbs', locals: effectLocals(envOf(row.env as Row), `${path}/cost`) };
}

function askPosition(table: Table, row: Row, frame: Frame): Control {
  const object = row.object as ObjectId;
  table.local(row, 'returned', null);
  if (table.find(object) === null) return { to: 'over' };
  if (valuesOf(table, object).frame === 'link') table.local(row, 'position', 'attack');
  if (row.position !== '') return { to: 'zone' };
  const options: readonly Option[] = [
    { id: 'attack', label: 'attackPosition' },
    { id: 'defense', label: 'defensePosition' },
  ];
  table.ask(frame, {
    seat: row.seat as Seat,
    kind: 'choosePosition',
    rule: 'base.9.4',
    params: { card: table.object(object).card, object },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takePosition(table: Table, row: Row): void {
  table.local(row, 'position', picksOf(row.answer)[0] as string);
  table.local(row, 'answer', null);
}

/** Where it may go: for an Xyz Monster also where its materials lie. */
function zonesFor(table: Table, row: Row): readonly string[] {
  const seat = row.seat as Seat;
  const free = summonZones(table, seat, row.object as ObjectId);
  const under = (row.materials as readonly ObjectId[]).map((id) => table.object(id).slot);
  return [...new Set([...free, ...under])];
}

function askForZone(table: Table, row: Row, frame: Frame): Control | undefined {
  const object = row.object as ObjectId;
  const slots = zonesFor(table, row);
  // What replaced the places of its materials may have left no zone.
  if (slots.length === 0) return { to: 'over' };
  return askZone(table, row, frame, { seat: row.seat as Seat, object, slots });
}

function comeIn(table: Table, row: Row): Control | undefined {
  const seat = row.seat as Seat;
  const object = row.object as ObjectId;
  const doing = (row.doing as unknown as Doing | null) ?? byRule(rules[howOf(row)], 'rule', seat);
  return happen(table, [
    stack(
      object,
      { slot: row.slot as string, seat, position: row.position as 'attack' | 'defense', materials: row.materials as readonly ObjectId[] },
      doing,
    ),
  ]);
}

function arrived(table: Table, row: Row): Control {
  const { objects } = row.returned as unknown as HappenResult;
  const seat = row.seat as Seat;
  const how = howOf(row);
  const now = objects[0] as ObjectId;
  table.local(row, 'came', now);
  setObject(table, now, 'materials', row.cards as readonly string[]);
  for (const id of table.object(now).under)
    notice(table, 'usedAsMaterial', { object: id, seat }, { host: now, how, reason: 'material' } satisfies {
      readonly [name: string]: Json;
    });
  return {
    call: 'arrival',
    locals: arrivalLocals({ objects: [now], seat, how, proper: true, doing: row.doing as unknown as Doing | null }),
    then: 'summoned',
  };
}

/** base.9.13: what counts is a summon that was not negated. */
function noteSummon(table: Table, row: Row): void {
  const isSummoned = (row.returned as readonly ObjectId[]).includes(row.came as ObjectId);
  if (row.limit !== null && isSummoned)
    noteUse(
      table,
      { object: row.object as ObjectId, seat: row.seat as Seat, ability: row.ability as string },
      row.limit as unknown as Limit,
    );
}
