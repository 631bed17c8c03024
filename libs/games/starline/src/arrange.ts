import { ArrangementError, type Json, type JsonObject, type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import { beginAt, cardIn, grant, integerIn, listIn, place, recordIn, refuseOtherFields, type Table } from '@arbiter/kernel/authoring';
import { slotId } from './board.js';
import { durationKey } from './durations.js';
import { playerOf, ruleEnv, setUnit, type Stance, travellerId, type PlayerFields } from './facts.js';
import { layOut, matchProcedure } from './procedures/preparation.js';
import { turnProcedure } from './procedures/turn.js';

/** The step of the turn at which an arranged phase begins. */
const steps: { readonly [phase: string]: string } = {
  draw: 'draw',
  defence: 'defence',
  main: 'claim',
  summon: 'main',
  tactic: 'tactic',
  end: 'end',
};

function word<T extends string>(value: Json | undefined, fallback: T, allowed: readonly T[], what: string): T {
  if (value === undefined) return fallback;
  if (!allowed.includes(value as T)) throw new ArrangementError(`${what} must be one of ${allowed.join(', ')}`);
  return value as T;
}

/**
 * Sets up a Starline table: players with their zones, units on the board, whose turn it is and the phase that is about to run.
 * The format is described in docs/scenario-format.md.
 * @throws {ArrangementError}
 */
export function arrange(table: Table, arrangement: Json): void {
  const given = recordIn(arrangement, 'the table');
  refuseOtherFields(given, ['turn', 'first', 'countdown', 'players', 'board'], 'the table');
  layOut(table);
  const turn = given.turn === undefined ? {} : recordIn(given.turn, 'turn');
  const number = integerIn(turn.number, 3, 'turn.number');
  const first = integerIn(given.first, 0, 'first');
  const seat = integerIn(turn.seat, number % 2 === 1 ? first : 1 - first, 'turn.seat');
  const phase = word(turn.phase, 'summon', Object.keys(steps), 'turn.phase');
  const countdown = given.countdown === undefined ? null : integerIn(given.countdown, 5, 'countdown');
  Object.assign(table.state.game, {
    turn: number,
    active: seat,
    first,
    phase: phase === 'main' ? 'summon' : phase,
    countdownEntered: countdown === null ? 0 : 1,
    linesTurned: countdown === null ? 0 : 5 - countdown,
  });
  listIn(given.players, 'players').forEach((player, at) => arrangePlayer(table, at, recordIn(player, `players[${at}]`)));
  for (const at of table.seats()) if (playerOf(table, at).race === '') table.set(table.player(at), 'race', 'orc');
  listIn(given.board, 'board').forEach((unit, at) => arrangeUnit(table, recordIn(unit, `board[${at}]`), `board[${at}]`));
  beginAt(table, matchProcedure, 'nextTurn', {});
  beginAt(table, turnProcedure, steps[phase] as string, { seat, answer: null, answers: null, returned: null, queue: [] });
}

function arrangePlayer(table: Table, seat: Seat, given: JsonObject): void {
  if (seat >= table.pins.seats) throw new ArrangementError(`there is no seat ${seat}`);
  const known = ['race', 'deck', 'hand', 'graveyard', 'exile', 'forest', 'reward', 'energy', 'fieldCard', 'claim'];
  refuseOtherFields(given, known, `players[${seat}]`);
  for (const zone of ['deck', 'hand', 'graveyard', 'exile'] as const) {
    listIn(given[zone], zone).forEach((card, at) =>
      place(table, table.create(cardIn(table, card, `players[${seat}].${zone}[${at}]`), seat).id, {
        zone: `${zone}:${seat}`,
        at: 'bottom',
      }),
    );
  }
  if (given.fieldCard !== undefined && given.fieldCard !== null)
    place(table, table.create(cardIn(table, given.fieldCard, `players[${seat}].fieldCard`), seat).id, { zone: `field:${seat}` });
  const row = readAs<PlayerFields>(table.player(seat));
  row.race = typeof given.race === 'string' ? given.race : guessRace(table, seat);
  row.forest = integerIn(given.forest, row.forest, 'forest');
  row.reward = integerIn(given.reward, 0, 'reward');
  row.energy = integerIn(given.energy, 0, 'energy');
  row.claim = given.claim === undefined || given.claim === null ? '' : word(given.claim, 'score', ['score', 'units'], 'claim');
}

function guessRace(table: Table, seat: Seat): string {
  for (const row of Object.values(table.state.objects)) {
    const race = table.program(row).card.printed.race as string;
    if (row.owner === seat && race !== 'neutral') return race;
  }
  return '';
}

function arrangeUnit(table: Table, given: JsonObject, what: string): void {
  const known = ['seat', 'lane', 'row', 'card', 'as', 'state', 'target', 'owner', 'under', 'bestowed', 'travellers', 'arrived', 'marks'];
  refuseOtherFields(given, known, what);
  const seat = integerIn(given.seat, 0, `${what}.seat`);
  const lane = integerIn(given.lane, 1, `${what}.lane`);
  const row = word(given.row, 'front', ['front', 'back'], `${what}.row`);
  const slot = slotId({ seat, row, lane });
  if (table.state.slots[slot] === undefined) throw new ArrangementError(`${what}: there is no place ${slot}`);
  if (table.slot(slot).object !== 0) throw new ArrangementError(`${what}: ${slot} is taken`);
  const owner = integerIn(given.owner, seat, `${what}.owner`);
  const unit = place(table, table.create(cardIn(table, given.card ?? null, what), owner).id, { slot });
  const { turn, active } = table.state.game as { readonly turn: number; readonly active: Seat };
  const arrivedNow = word(given.arrived, 'before', ['before', 'thisTurn'], `${what}.arrived`) === 'thisTurn';
  const stance = word<Stance>(given.state, 'upright', ['upright', 'attacking', 'sideways'], `${what}.state`);
  setUnit(table, unit, 'stance', stance);
  setUnit(table, unit, 'arrivedTurn', arrivedNow ? turn : turn - 1);
  setUnit(table, unit, 'heldInFront', arrivedNow && row === 'front' && seat === active ? turn : 0);
  setUnit(table, unit, 'attackedTurn', stance === 'attacking' ? turn - 1 : 0);
  if (typeof given.target === 'string') setUnit(table, unit, 'target', given.target);
  listIn(given.under, `${what}.under`).forEach((part, at) =>
    arrangePart(table, unit, recordIn(part, `${what}.under[${at}]`), owner, `${what}.under[${at}]`),
  );
  listIn(given.bestowed, `${what}.bestowed`).forEach((magic, at) =>
    arrangeMagic(table, unit, recordIn(magic, `${what}.bestowed[${at}]`), seat, `${what}.bestowed[${at}]`),
  );
  for (let i = integerIn(given.travellers, 0, `${what}.travellers`); i > 0; i--)
    setUnit(table, place(table, table.create(travellerId, owner).id, { host: unit, as: 'under', at: 'bottom' }), 'role', 'rider');
}

function arrangePart(table: Table, unit: ObjectId, given: JsonObject, owner: Seat, what: string): void {
  const id = table.create(cardIn(table, given, what), integerIn(given.owner, owner, `${what}.owner`)).id;
  const part = place(table, id, { host: unit, as: 'under', at: 'bottom' });
  setUnit(table, part, 'role', 'merged');
  const exposed = listIn(given.exposed, `${what}.exposed`).map((one) =>
    word(one === 'keywords' ? 'text' : one, 'attack', ['attack', 'score', 'text'], `${what}.exposed`),
  );
  setUnit(table, part, 'exposed', exposed);
}

function arrangeMagic(table: Table, unit: ObjectId, given: JsonObject, side: Seat, what: string): void {
  const card = cardIn(table, given, what);
  const seat = integerIn(given.seat, side, `${what}.seat`);
  const carrier = place(table, table.create(card, seat).id, { host: unit, as: 'attached', at: 'bottom' });
  const env = { ...ruleEnv(seat, carrier), card };
  for (const { ability, path } of table.library.card(card).abilities) {
    ability.clauses?.forEach((clause, at) =>
      clause.do?.forEach((verb, index) => {
        if (verb.verb !== 'bestow') return;
        const until = durationKey(table, env, verb.until as string);
        (verb.modifiers as readonly unknown[]).forEach((_, number) =>
          grant(table, env, {
            program: `${path}/clauses/${at}/do/${index}/modifiers/${number}`,
            objects: [unit],
            seats: [],
            until,
            carrier,
          }),
        );
      }),
    );
  }
}
