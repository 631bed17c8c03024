import { type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  type Control,
  defineProcedure,
  type Frame,
  type FrameLocals,
  frameOf,
  happen,
  type Happening,
  type HappenResult,
  localsIn,
  reshuffle,
  returnedIn,
  returning,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { askZone, objectOption, objectsIn, takeZone } from '../asking.js';
import { pointsAt } from '../arrows.js';
import { arrive, summon } from '../happenings/arrive.js';
import type { Doing } from '../happenings/reasons.js';
import { turnOrder } from '../facts.js';
import type { SummonKind } from '../vocabulary.js';
import { maySpecialSummon } from './special-limits.js';
import { canPlaceAll, completableZones, mostPlaced, summonZones, zonesLeft } from './zones.js';

/**
 * The positions in which an effect may Special Summon. `any`: the player who summons chooses between the two face-up ones (base.9.4);
 * `attackOrSet`: between face-up Attack and face-down Defense Position.
 */
export type SummonPosition = 'any' | 'attack' | 'defense' | 'faceDownDefense' | 'attackOrSet';

export interface EffectSummon {
  readonly seat: Seat;
  /** The side on which the monsters are summoned. */
  readonly side: Seat;
  readonly objects: readonly ObjectId[];
  readonly how: SummonKind;
  readonly position: SummonPosition;
  readonly proper: boolean;
  readonly doing: Doing;
  /** Only zones that this monster points at may be used; 0 if the effect does not require this. */
  readonly pointedBy?: ObjectId;
  /** Each monster goes to its owner's side, and its owner chooses for it; the turn player's monsters come first (base.9.11). */
  readonly owners?: true;
  /** The monsters were excavated, so no Deck was searched (base.5.12). */
  readonly excavated?: true;
  /** The monsters are only placed in their zones; their summon may still be negated (base.8.13). */
  readonly arriving?: true;
}

/** Locals of `summonByEffect`. */
export interface SummonByEffectLocals extends EffectSummon, FrameLocals<HappenResult> {
  readonly at: number;
  readonly positions: readonly ('attack' | 'defense' | 'set')[];
  readonly slots: readonly string[];
  readonly decks: readonly Seat[];
  readonly fewer: boolean;
}

/**
 * An effect Special Summons monsters: positions and zones one after the other, then all arrive together (base.9.3, base.9.10). Locals: see
 * `EffectSummon`. Returns a `HappenResult`.
 */
export const summonByEffectProcedure = defineProcedure<SummonByEffectLocals>({
  name: 'summonByEffect',
  steps: [
    { name: 'begin', rule: 'base.9.10', run: begin },
    { name: 'which', rule: 'base.9.10', run: takeWhich },
    { name: 'position', rule: 'base.9.4', run: askPosition },
    { name: 'positionChosen', rule: 'base.9.4', run: takePosition },
    { name: 'zone', rule: 'base.4.9', run: askForZone },
    { name: 'zoneChosen', rule: 'base.4.9', run: noteZone },
    { name: 'summon', rule: 'base.9.3', run: comeIn },
    { name: 'over', rule: 'base.5.10', run: over },
  ],
});

export function effectSummonLocals(given: EffectSummon): SummonByEffectLocals {
  return {
    ...given,
    at: 0,
    positions: [],
    slots: [],
    decks: [],
    fewer: false,
    returned: null,
    answer: null,
    answers: null,
  };
}

const given = (locals: SummonByEffectLocals): EffectSummon => locals;

type Where = Pick<EffectSummon, 'side' | 'pointedBy' | 'owners'>;

const sideFor = (table: Table, { side, owners }: Where, id: ObjectId): Seat => (owners === true ? table.object(id).owner : side);
const chooserFor = (table: Table, { seat, owners }: EffectSummon, id: ObjectId): Seat => (owners === true ? table.object(id).owner : seat);

/** The zones into which one of the monsters may go. */
function zonesOf(table: Table, where: Where, id: ObjectId): readonly string[] {
  const { pointedBy = 0 } = where;
  const slots = summonZones(table, sideFor(table, where, id), id);
  if (pointedBy === 0) return slots;
  const pointer = table.find(pointedBy);
  const pointed = pointer === null ? [] : pointsAt(table, pointer);
  return slots.filter((slot) => pointed.includes(slot));
}

/** If there is no room for all monsters, their player chooses which of them are summoned (base.9.10). */
function begin(table: Table, locals: SummonByEffectLocals, frame: Frame): Control | undefined {
  const summoning = given(locals);
  const { seat, how, owners } = summoning;
  const objects =
    owners === true
      ? turnOrder(table).flatMap((one) => summoning.objects.filter((id) => table.object(id).owner === one))
      : summoning.objects;
  const able = objects.filter(
    (id) => maySpecialSummon(table, chooserFor(table, summoning, id), id, how) && zonesOf(table, summoning, id).length > 0,
  );
  const room = mostPlaced(able.map((id) => zonesOf(table, summoning, id)));
  if (room < objects.length) table.local(locals, 'fewer', true);
  table.local(locals, 'objects', able);
  if (room === able.length) return undefined;
  const options = able.map((id) => objectOption(table, id));
  table.ask(frame, {
    seat,
    kind: 'chooseMonsters',
    rule: 'base.9.10',
    params: {},
    domain: { type: 'options', min: room, max: room, checked: true, options },
  });
  return { wait: true };
}

/** Whether the picked monsters of the current summon all find zones together. */
export function fitTogether(table: Table, seat: Seat, picks: readonly string[]): boolean {
  const summoning = localsIn(frameOf(table, 'summonByEffect'), summonByEffectProcedure) ?? { side: seat };
  return canPlaceAll(objectsIn(picks).map((id) => zonesOf(table, summoning, id)));
}

function takeWhich(table: Table, locals: SummonByEffectLocals): void {
  if (locals.answer !== null) table.local(locals, 'objects', [...objectsIn(picksOf(locals.answer))]);
  table.local(locals, 'answer', null);
  table.local(
    locals,
    'decks',
    given(locals).excavated === true
      ? []
      : table.seats().filter((one) => given(locals).objects.some((id) => table.object(id).zone === `mainDeck:${one}`)),
  );
}

function askPosition(table: Table, locals: SummonByEffectLocals, frame: Frame): Control {
  const { objects, position } = given(locals);
  const id = objects[locals.at];
  if (id === undefined) return { to: 'summon' };
  const fixed = valuesOf(table, id).frame === 'link' ? 'attack' : position;
  const seat = chooserFor(table, given(locals), id);
  if (fixed !== 'any' && fixed !== 'attackOrSet') {
    table.local(locals, 'answer', { picks: [fixed === 'attack' ? 'attack' : 'defense'] });
    return { to: 'positionChosen' };
  }
  const options: Option[] = [
    { id: 'attack', label: 'attackPosition' },
    fixed === 'any' ? { id: 'defense', label: 'defensePosition' } : { id: 'set', label: 'setPosition' },
  ];
  table.ask(frame, {
    seat,
    kind: 'choosePosition',
    rule: 'base.9.4',
    params: { card: table.object(id).card, object: id },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

function takePosition(table: Table, locals: SummonByEffectLocals): void {
  table.local(locals, 'positions', [...locals.positions, picksOf(locals.answer)[0] as 'attack' | 'defense' | 'set']);
  table.local(locals, 'answer', null);
}

function askForZone(table: Table, locals: SummonByEffectLocals, frame: Frame): Control | undefined {
  const { objects } = given(locals);
  const at = locals.at;
  const taken = locals.slots;
  const choices = objects.slice(at).map((id) => zonesLeft(zonesOf(table, given(locals), id), taken));
  const slots = completableZones(choices);
  const id = objects[at] as ObjectId;
  return askZone(table, locals, frame, { seat: chooserFor(table, given(locals), id), object: id, slots });
}

function noteZone(table: Table, locals: SummonByEffectLocals): Control {
  table.local(locals, 'slots', [...locals.slots, takeZone(table, locals)]);
  table.local(locals, 'at', locals.at + 1);
  return { to: 'position' };
}

function comeIn(table: Table, locals: SummonByEffectLocals): Control | undefined {
  const { objects, side, how, position, proper, doing, arriving } = given(locals);
  const positions = locals.positions;
  const slots = locals.slots;
  if (arriving === true)
    return happen(
      table,
      objects.map(
        (id, at): Happening =>
          arrive(id, { slot: slots[at] as string, seat: side, faceUp: true, position: positions[at] as 'attack', arriving: true }, doing),
      ),
    );
  const batch = objects.map(
    (id, at): Happening =>
      summon(
        id,
        {
          how,
          seat: sideFor(table, given(locals), id),
          slot: slots[at] as string,
          position: positions[at] === 'attack' ? 'attack' : 'defense',
          faceUp: position !== 'faceDownDefense' && positions[at] !== 'set',
          proper,
        },
        doing,
      ),
  );
  return happen(table, batch);
}

/** Shuffles a Deck that was searched (base.5.10). */
function over(table: Table, locals: SummonByEffectLocals): Control {
  for (const seat of locals.decks) reshuffle(table, `mainDeck:${seat}`, 'base.5.10');
  return returning({ ...returnedIn(locals), done: locals.fewer !== true });
}
