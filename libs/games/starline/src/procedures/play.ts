import { complete, type Json, must, type ObjectId, type Option, picksOf, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  type FrameLocals,
  holds,
  listenerEnv,
  matches,
  moment,
  place,
  playerValuesOf,
  type Predicate,
  type ProcedureCall,
  returnedIn,
  type Table,
  valuesOf,
  verbsRef,
} from '@arbiter/kernel/authoring';
import { entrySlots, inOrder, sideOptions, sidesFor } from '../board.js';
import { cannot, hasKeyword, playerCannot, playerOf, ruleEnv, setUnit, standing, unitsOf } from '../facts.js';
import { rulings } from '../rulings.js';
import { enter } from './enter.js';
import { leave } from './leave.js';

/** The units that may be sacrificed (十五.禁錮.1; "cannot be sacrificed"), with the number of tributes that each may count as for this card. */
export function tributeOptions(table: Table, seat: Seat, card: ObjectId): Option[] {
  const { race, name } = valuesOf(table, card) as { readonly race: string; readonly name: string };
  const { tributesMustBe: mustBe = {} } = table.program(table.object(card)).card.printed as { readonly tributesMustBe?: Predicate };
  return unitsOf(table, seat)
    .filter(
      (id) => !hasKeyword(table, id, 'imprisoned') && !cannot(table, id, 'beSacrificed') && matches(table, ruleEnv(seat, card), id, mustBe),
    )
    .map((id) => ({
      id: `object:${id}`,
      label: 'object',
      params: { card: table.object(id).card, object: id },
      object: id,
      weight: worth(table, id, [race, name]),
    }));
}

function worth(table: Table, id: ObjectId, payFor: readonly string[]): readonly number[] {
  const values = valuesOf(table, id);
  const most = values.tributeWorthFor === '' || payFor.includes(values.tributeWorthFor as string) ? (values.tributeWorth as number) : 1;
  return Array.from({ length: most }, (_, at) => at + 1);
}

/** Number of tributes that playing a card requires now (十二.3). */
export function tributesNeeded(table: Table, card: ObjectId): number {
  return Math.max(0, valuesOf(table, card).tributes as number);
}

/** Whether a player may place one more unit this turn. */
export function mayPlace(table: Table, seat: Seat): boolean {
  return !playerCannot(table, seat, 'playUnits') && playerOf(table, seat).placed < (playerValuesOf(table, seat).playLimit as number);
}

/** Whether a unit card in hand can be played now, by places, tributes and blue star (九.2, 十二.3, 十二.4). */
export function playable(table: Table, seat: Seat, id: ObjectId): boolean {
  const values = valuesOf(table, id);
  if (values.type !== 'unit' || !mayPlace(table, seat)) return false;
  if (values.blueStar === true) return blueStarAllows(table, seat, id);
  const needed = tributesNeeded(table, id);
  if (needed > 0) return payable(tributeOptions(table, seat, id), needed);
  return sidesFor(table, id, seat).some((side) => entrySlots(table, table.object(id), seat, side).length > 0);
}

function payable(options: readonly Option[], needed: number): boolean {
  return complete({ type: 'options', options, min: 0, max: options.length, sum: needed }, []) !== null;
}

/** Path of the ability under which a card with a blue star can be played, or null (十二.4). */
function blueStarAbility(table: Table, id: ObjectId): string | null {
  const found = table
    .program(table.object(id))
    .abilities.find((one) => one.ability.kind === 'static' && one.ability.marks?.blueStar === true);
  return found === undefined ? null : found.path;
}

/** Whether a blue star allows playing the card: its own condition holds, its cost can be paid, and there is a free place (十二.4). */
function blueStarAllows(table: Table, seat: Seat, id: ObjectId): boolean {
  const path = blueStarAbility(table, id);
  if (path === null) return false;
  const { ability } = table.library.ability(path);
  const env = listenerEnv(table, { object: id, seat, ability: path }, null);
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  if (ability.cost !== undefined && !ability.cost.every((verb) => table.library.verb(verb.verb).payable?.(table, verb, env) ?? true))
    return false;
  return sidesFor(table, id, seat).some((side) => entrySlots(table, table.object(id), seat, side).length > 0);
}

/** Returns the call for playing a unit from the hand. It returns `{ done, objects }`. */
export function playUnit(seat: Seat, object: ObjectId): ProcedureCall {
  return call(playUnitProcedure, {
    seat,
    object,
    tributes: [],
    sacrificed: [],
    devoured: [],
    index: 0,
    answer: null,
    answers: null,
    returned: null,
  });
}

const dropped: Control = { done: { done: false, objects: [] } };

/** Locals of `playUnit`. */
export interface PlayUnitLocals
  extends FrameLocals<{ readonly done: boolean; readonly objects: readonly ObjectId[]; readonly devoured?: readonly ObjectId[] }> {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly tributes: readonly ObjectId[];
  readonly sacrificed: readonly ObjectId[];
  readonly devoured: readonly ObjectId[];
  readonly index: number;
  readonly side?: Seat;
}

/**
 * Plays a unit from the hand: the card is shown, the cost of a blue star is paid, tributes are sacrificed in lane order, then the unit
 * enters the board (十二.2-十二.4).
 */
export const playUnitProcedure = defineProcedure<PlayUnitLocals>({
  name: 'playUnit',
  steps: [
    {
      name: 'show',
      rule: '十二.3',
      run: (table, locals): void => {
        const id = locals.object;
        const values = valuesOf(table, id);
        if (tributesNeeded(table, id) > 0 || values.blueStar === true) {
          table.emit('cardShown', values.blueStar === true ? '十二.4' : '十二.3', {
            object: id,
            card: table.object(id).card,
            seat: locals.seat,
          });
        }
      },
    },
    {
      name: 'side',
      rule: '九.2',
      run: (table, locals, frame): Control | undefined => {
        const seat = locals.seat;
        const sides = sidesFor(table, locals.object, seat).filter(
          (side) => tributesNeeded(table, locals.object) > 0 || entrySlots(table, table.object(locals.object), seat, side).length > 0,
        );
        if (sides.length <= 1) {
          table.local(locals, 'side', sides[0] ?? seat);
          return { to: 'blueStar' };
        }
        table.ask(frame, {
          seat,
          kind: 'chooseSide',
          rule: '九.2',
          params: { object: locals.object, card: table.object(locals.object).card },
          domain: { type: 'options', min: 1, max: 1, options: sideOptions(sides, seat) },
        });
        return { wait: true };
      },
    },
    {
      name: 'sideChosen',
      run: (table, locals): void => table.local(locals, 'side', Number((picksOf(locals.answer)[0] as string).replace('seat:', ''))),
    },
    {
      name: 'blueStar',
      rule: '十二.4',
      run: (table, locals): Control | undefined => {
        const id = locals.object;
        if (valuesOf(table, id).blueStar !== true) return { to: 'tributes' };
        const path = blueStarAbility(table, id) as string;
        const { ability } = table.library.ability(path);
        if (ability.cost === undefined) return { to: 'tributes' };
        const env = listenerEnv(table, { object: id, seat: locals.seat, ability: path }, null);
        return call(verbsRef, effectLocals(env, `${path}/cost`));
      },
    },
    {
      name: 'actDone',
      run: (_table, locals): Control | undefined => (returnedIn(locals).done ? undefined : dropped),
    },
    { name: 'tributes', rule: '十二.3', run: askTributes },
    {
      name: 'tributesChosen',
      rule: '十二.3',
      run: (table, locals): void =>
        table.local(locals, 'tributes', [
          ...inOrder(
            table,
            picksOf(locals.answer).map((pick) => Number(pick.replace('object:', ''))),
          ),
        ]),
    },
    { name: 'sacrifice', rule: '十二.3', run: sacrificeNext },
    { name: 'sacrificed', rule: '十二.3', run: noteSacrifice },
    { name: 'enter', rule: '九.2', run: putOnBoard },
    { name: 'end', run: (_table, locals): Control => ({ done: locals.returned }) },
  ],
});

function askTributes(table: Table, locals: PlayUnitLocals, frame: Parameters<Table['ask']>[0]): Control | undefined {
  const id = locals.object;
  if (table.find(id) === null) return dropped;
  const needed = tributesNeeded(table, id);
  if (needed === 0) return { to: 'enter' };
  const options = tributeOptions(table, locals.seat, id);
  table.ask(frame, {
    seat: locals.seat,
    kind: 'chooseTributes',
    rule: '十二.3',
    params: { object: id, card: table.object(id).card, tributes: needed },
    domain: { type: 'options', options, min: 1, max: options.length, sum: needed },
  });
  return { wait: true };
}

/** Sacrifices the next tribute. If it has left or become imprisoned, the play ends and nothing is given back (ruling 36). */
function sacrificeNext(table: Table, locals: PlayUnitLocals): Control | undefined {
  const tributes = locals.tributes;
  const id = tributes[locals.index];
  if (id === undefined) return { to: 'enter' };
  const row = standing(table, id);
  if (row === null || row.controller !== locals.seat || hasKeyword(table, id, 'imprisoned')) {
    table.emit('playDropped', '十二.3', {
      object: locals.object,
      seat: locals.seat,
      ruling: rulings.brokenTributeDropsThePlay.id,
    });
    return dropped;
  }
  if (hasKeyword(table, id, 'devourMerge')) return call(devourTributeProcedure, { object: id, for: locals.object, returned: null });
  return leave({ objects: [id], how: 'sacrifice', for: locals.object });
}

function noteSacrifice(table: Table, locals: PlayUnitLocals): Control {
  const outcome = returnedIn(locals);
  if (!outcome.done) {
    table.emit('playDropped', '十二.3', {
      object: locals.object,
      seat: locals.seat,
      ruling: rulings.brokenTributeDropsThePlay.id,
    });
    return dropped;
  }
  table.local(locals, 'sacrificed', [...locals.sacrificed, ...outcome.objects]);
  table.local(locals, 'devoured', [...locals.devoured, ...(outcome.devoured ?? [])]);
  table.local(locals, 'index', locals.index + 1);
  return { to: 'sacrifice' };
}

/** If the places were filled during the sacrifices, the play ends as it does for a lost tribute (ruling 37). */
function putOnBoard(table: Table, locals: PlayUnitLocals): Control {
  const id = locals.object;
  const seat = locals.seat;
  const side = must(locals.side, 'a side of the board');
  if (table.find(id) === null || entrySlots(table, table.object(id), seat, side).length === 0) {
    table.emit('playDropped', '九.3', { object: id, seat, ruling: rulings.fullBoardDropsThePlay.id });
    for (const part of locals.devoured) place(table, part, { zone: `graveyard:${table.object(part).owner}` });
    return dropped;
  }
  return enter({
    object: id,
    by: seat,
    side,
    how: 'play',
    tributes: locals.sacrificed,
    devoured: locals.devoured,
  });
}

/** Locals of `devourTribute`. */
export interface DevourTributeLocals {
  readonly object: ObjectId;
  readonly for: number;
  readonly returned: Json | null;
}

/** A tribute with devour is set aside until the new unit is on the board; of a merged unit only the upper card is (吞食合體.1-2). */
export const devourTributeProcedure = defineProcedure<DevourTributeLocals>({
  name: 'devourTribute',
  steps: [
    {
      name: 'take',
      rule: '十五.吞食合體.1',
      run: (table, locals): Control | undefined => {
        const id = locals.object;
        const row = table.object(id);
        table.emit('unitSacrificed', '十五.吞食合體.1', { object: id, card: row.card, seat: row.controller, slot: row.slot, by: 'devour' });
        setUnit(table, id, 'marked', 'sacrifice');
        return leave({ objects: row.under, how: 'toGraveyard', rule: '十五.吞食合體.2' });
      },
    },
    {
      name: 'at',
      rule: '十二.3',
      run: (table, locals): Control | undefined => {
        const id = locals.object;
        const row = standing(table, id);
        if (row === null) return undefined;
        return moment(table, 'unitSacrificed', 'at', {
          object: id,
          was: id,
          seat: row.controller,
          by: 'devour',
          opponent: 0,
          for: locals.for,
          slot: row.slot,
        });
      },
    },
    {
      name: 'aside',
      rule: '十五.吞食合體.1',
      run: (table, locals): Control => {
        const id = locals.object;
        if (standing(table, id) === null) return { done: { done: true, objects: [] } };
        setUnit(table, id, 'marked', '');
        place(table, id, { zone: 'limbo' });
        return { done: { done: true, objects: [], devoured: [id] } };
      },
    },
  ],
});
