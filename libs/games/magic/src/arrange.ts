import { ArrangementError, idOfSeat, type Json, type JsonObject, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  beginAt,
  cardIn,
  holds,
  integerIn,
  listenerEnv,
  listIn,
  matchLocals,
  place,
  recordIn,
  refuseOtherFields,
  setMatch,
  type Table,
} from '@arbiter/kernel/authoring';
import { setGame, setObject, setPlayer } from './facts.js';
import { setPool } from './mana/pools.js';
import { ruleCounters, summed } from './happenings/enter.js';
import { addToPool, alternativesOf } from './mana/pool.js';
import { gameLocals, matchProcedure } from './match/match.js';
import { gameProcedure, layOut } from './match/setup.js';
import { parseCost } from './characteristics/symbols.js';
import { countersByVerbs } from './verbs/entering.js';
import { phaseOf, planFrom, turnLocals, turnProcedure } from './turn/turn.js';
import { type TurnStep, turnSteps } from './vocabulary.js';

/**
 * Sets up a Magic table: players with their zones, what is on the battlefield, whose turn it is and which step is about to begin. The
 * format is described in docs/scenario-format.md.
 * @throws {ArrangementError}
 */
export function arrange(table: Table, arrangement: Json): void {
  const given = recordIn(arrangement, 'the table');
  refuseOtherFields(given, ['turn', 'players', 'zones', 'starting'], 'the table');
  layOut(table, []);
  const turn = given.turn === undefined ? {} : recordIn(given.turn, 'turn');
  refuseOtherFields(turn, ['number', 'seat', 'step', 'phase'], 'turn');
  const seat = integerIn(turn.seat, 0, 'turn.seat');
  if (seat < 0 || seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  setGame(table, 'starting', integerIn(given.starting, 0, 'starting'));
  listIn(given.players, 'players').forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`)));
  const zones = given.zones === undefined ? {} : recordIn(given.zones, 'zones');
  refuseOtherFields(zones, ['battlefield', 'exile', 'command'], 'zones');
  const newcomers = listIn(zones.battlefield, 'battlefield').flatMap((permanent, at) =>
    arrangePermanent(table, permanent, `battlefield[${at}]`),
  );
  for (const zone of ['exile', 'command'] as const)
    listIn(zones[zone], zone).forEach((card, at) => put(table, card, ownerIn(card), zone, `${zone}[${at}]`));
  noteDecks(table);
  begin(table, seat, integerIn(turn.number, 3, 'turn.number'), stepNamed(turn), newcomers);
}

/** Returns the step of a name; `main2` is the postcombat main phase. */
function stepNamed(turn: JsonObject): { readonly step: TurnStep; readonly postcombat: boolean } {
  const name = turn.step ?? turn.phase ?? 'main';
  if (name === 'main2') return { step: 'main', postcombat: true };
  if (!turnSteps.includes(name as TurnStep)) throw new ArrangementError(`turn.step must be one of ${turnSteps.join(', ')}, main2`);
  return { step: name as TurnStep, postcombat: name === 'end' || name === 'cleanup' };
}

/** Pushes the frames of a game in the middle of a turn, right before a step. */
function begin(
  table: Table,
  seat: Seat,
  number: number,
  { step, postcombat }: { readonly step: TurnStep; readonly postcombat: boolean },
  newcomers: readonly ObjectId[],
): void {
  setGame(table, 'turn', number);
  setGame(table, 'active', seat);
  setGame(table, 'nextSeat', (seat + 1) % table.pins.seats);
  const plan = planFrom(step, postcombat);
  setGame(table, 'plan', plan.steps);
  setGame(table, 'mainPhases', plan.mainPhases);
  setGame(table, 'step', step);
  setGame(table, 'phase', phaseOf(step, plan.mainPhases + 1));
  for (const each of table.seats()) {
    const stamp = table.nextStamp();
    for (const began of ['turnStamp', 'upkeepStamp', 'lastUpkeepStamp'] as const) setPlayer(table, each, began, stamp);
  }
  for (const id of newcomers) setObject(table, id, 'controlledSince', table.nextStamp());
  beginAt(table, matchProcedure, 'ended', matchLocals());
  beginAt(table, gameProcedure, 'nextTurn', gameLocals(-1));
  beginAt(table, turnProcedure, 'nextStep', turnLocals(seat));
}

/** Notes the cards on the table as the decks that the players brought; they play on with them if another game follows. */
function noteDecks(table: Table): void {
  const decks = table.seats().map(() => ({ main: [] as string[], sideboard: [] as string[] }));
  for (const { card, owner, zone } of Object.values(table.state.objects))
    decks[owner]?.[zone.startsWith('sideboard') ? 'sideboard' : 'main'].push(card);
  const brought = decks.map(({ main, sideboard }) => ({ main: main.sort(), sideboard: sideboard.sort() }));
  setMatch(table, 'registered', brought);
  setMatch(table, 'decks', brought);
}

function arrangePlayer(table: Table, seat: Seat, given: JsonObject): void {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  refuseOtherFields(given, ['life', 'poison', 'library', 'hand', 'graveyard', 'sideboard', 'pool', 'landsPlayed'], `players[${seat}]`);
  for (const zone of ['library', 'hand', 'graveyard', 'sideboard'] as const)
    listIn(given[zone], zone).forEach((card, at) => put(table, card, seat, `${zone}:${seat}`, `players[${seat}].${zone}[${at}]`));
  setPlayer(table, seat, 'life', integerIn(given.life, 20, 'life'));
  const poison = integerIn(given.poison, 0, 'poison');
  if (poison > 0) setPlayer(table, seat, 'counters', { poison });
  setPlayer(table, seat, 'landsPlayed', integerIn(given.landsPlayed, 0, 'landsPlayed'));
  if (typeof given.pool === 'string') setPool(table, seat, addToPool([], alternativesOf(parseCost(given.pool))[0] ?? [], { source: 0 }));
}

/**
 * Puts a permanent on the battlefield.
 * @returns its id in a list if it came under its controller's control this turn (302.6), else an empty list
 */
function arrangePermanent(table: Table, given: Json, what: string): readonly ObjectId[] {
  const row = typeof given === 'string' ? { card: given } : recordIn(given, what);
  refuseOtherFields(
    row,
    ['card', 'as', 'seat', 'owner', 'tapped', 'counters', 'damage', 'sick', 'attacking', 'faceDown', 'flipped', 'face'],
    what,
  );
  const seat = integerIn(row.seat, 0, `${what}.seat`);
  const id = put(table, row, integerIn(row.owner, seat, `${what}.owner`), 'battlefield', what);
  if (table.object(id).controller !== seat) table.set(table.object(id), 'controller', seat);
  setObject(table, id, 'controlledSince', table.object(id).stamp);
  setObject(table, id, 'heldBy', seat);
  if (row.tapped === true) setObject(table, id, 'tapped', true);
  if (typeof row.faceDown === 'string') setObject(table, id, 'faceDown', row.faceDown);
  if (row.flipped === true) setObject(table, id, 'flipped', true);
  if (row.face !== undefined) setObject(table, id, 'face', integerIn(row.face, 0, `${what}.face`));
  const counters =
    row.counters === undefined
      ? ownCounters(table, id)
      : (recordIn(row.counters, `${what}.counters`) as { readonly [kind: string]: number });
  if (Object.keys(counters).length > 0) setObject(table, id, 'counters', counters);
  setObject(table, id, 'damage', integerIn(row.damage, 0, `${what}.damage`));
  if (row.attacking === true) {
    setObject(table, id, 'isAttacking', true);
    setObject(table, id, 'attacking', idOfSeat((seat + 1) % table.pins.seats));
  }
  return row.sick === true ? [id] : [];
}

/** The counters that the permanent would have entered with (306.5b, 714.3a, 614.1c), as far as nobody chooses and nothing was paid. */
function ownCounters(table: Table, id: ObjectId): { readonly [kind: string]: number } {
  const row = table.object(id);
  let found = ruleCounters(table, id);
  for (const { ability, path } of abilitiesOf(table, row)) {
    if (ability.kind !== 'replacement' || !(ability.on ?? []).some(({ event }) => event === 'entered')) continue;
    const env = listenerEnv(table, { object: id, seat: row.controller, ability: path }, { object: id, host: -1 });
    if (!(ability.on ?? []).some((trigger) => trigger.if === undefined || holds(table, env, trigger.if))) continue;
    for (const clause of ability.clauses ?? []) {
      if (
        clause.may === true ||
        clause.choose !== undefined ||
        clause.cost !== undefined ||
        (clause.if !== undefined && !holds(table, env, clause.if))
      )
        continue;
      found = summed(found, countersByVerbs(table, env, clause.do ?? []));
    }
  }
  return found;
}

function ownerIn(card: Json): Seat {
  return typeof card === 'object' && card !== null && !Array.isArray(card) ? integerIn((card as JsonObject).seat, 0, 'seat') : 0;
}

function put(table: Table, given: Json, owner: Seat, zone: string, what: string): ObjectId {
  return place(table, table.create(cardIn(table, given, what), owner).id, { zone, at: 'bottom' });
}
