import { type GameResult, must, type ObjectId, type RuleRef, type Seat } from '@arbiter/kernel';
import {
  type EndOfRoundRules,
  frameOf,
  functions,
  holds,
  listenerEnv,
  localsIn,
  matchOf,
  matchRef,
  once,
  type Program,
  type Table,
  unwindTo,
} from '@arbiter/kernel/authoring';
import { backrowOf, monstersOf, present, slotsIn } from './board.js';
import { playerOf, rowOf } from './facts.js';
import { abilitiesWork, isNegated } from './values/negation.js';
import { layers } from './vocabulary.js';

/** A player who loses the Duel, and the rule by which they lose. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
}

/**
 * Checks whether the Duel is over: a player has no LP left or owes cards from an empty Deck, or a card says so (base.1.6 to base.1.8).
 * Called after each activation, each resolution of a Chain Link, each damage calculation and each action outside a Chain (base.1.13).
 * @returns whether the Duel is over; in that case unfinished procedures have been dropped
 */
export function checkVictory(table: Table): boolean {
  const losses: Loss[] = [];
  for (const seat of table.seats()) {
    const { life, owes } = playerOf(table, seat);
    if (life <= 0) losses.push({ seat, rule: 'base.1.6' });
    else if (owes) losses.push({ seat, rule: 'base.1.7' });
  }
  if (losses.length > 0) {
    endDuel(table, losses);
    return true;
  }
  const winners = winningSeats(table);
  if (winners.length > 0) winDuel(table, winners);
  return winners.length > 0;
}

const reasons: { readonly [rule: string]: string } = { 'base.1.6': 'life', 'base.1.7': 'deckOut', 'base.1.8': 'effect' };

/** Players who win by one of their cards (base.1.8): it has a static ability with the mark `wins` whose condition holds. */
function winningSeats(table: Table): readonly Seat[] {
  if (!isWinnable(table)) return nobody;
  return table
    .seats()
    .filter((seat) =>
      [...table.zoneOf('hand', seat).order, ...monstersOf(table, seat), ...backrowOf(table, seat)].some((id) => hasWon(table, seat, id)),
    );
}

const nobody: readonly Seat[] = [];

function hasWon(table: Table, seat: Seat, object: ObjectId): boolean {
  const row = rowOf(table, object);
  const program = table.program(row);
  return (
    saysSo(program) &&
    program.abilities.some((compiled) => {
      const { ability, path } = compiled;
      if (ability.marks?.wins !== true || !functions(table, row, compiled)) return false;
      if (row.slot === '' ? isNegated(table, object) : !abilitiesWork(table, row, layers.length)) return false;
      return ability.when === undefined || holds(table, listenerEnv(table, { object, seat, ability: path }, null), ability.when);
    })
  );
}

/** Whether a card has an ability by which its player wins. Remembered, because all cards are checked after every act and most have none. */
const saysSo = once(({ abilities }: Program): boolean => abilities.some(({ ability }) => ability.marks?.wins === true));

/** Whether any card of the match wins in this way; otherwise nothing needs to be checked. */
const isWinnable = ({ cardsHere }: Table): boolean => cardsHere.any('wins', saysSo);

/**
 * Ends the Duel for players who lose at the same time: the other player wins, and if both lose the Duel is a draw (base.1.9, ruling:19).
 */
export function endDuel(table: Table, losses: readonly Loss[], reason?: string): void {
  for (const { seat, rule } of losses) table.emit('playerLost', rule, { seat });
  const winners = table.seats().filter((seat) => !losses.some((loss) => loss.seat === seat));
  const rule = winners.length === 0 ? 'base.1.9' : (losses[0]?.rule ?? 'base.1.6');
  concludeDuel(table, { winners, reason: reason ?? reasons[losses[0]?.rule ?? ''] ?? 'lost', rule });
}

/** Ends the Duel for players who win by an effect, whatever was in progress (base.1.8); if both win it is a draw. */
export function winDuel(table: Table, seats: readonly Seat[]): void {
  const both = seats.length !== 1;
  concludeDuel(table, { winners: both ? [] : seats, reason: 'effect', rule: both ? 'base.1.9' : 'base.1.8' });
}

/** Ends the current Duel at once and drops its procedures; its Match goes on. */
function concludeDuel(table: Table, result: GameResult): void {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), 'frame of a match');
  showSetMonsters(table);
  table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, 'ended', result);
  unwindTo(table, matchRef.name, 'ended');
}

/** Reveals the face-down cards in Monster Zones at the end of a Duel (base.5.13). */
function showSetMonsters(table: Table): void {
  for (const seat of table.seats()) {
    for (const id of present(table, slotsIn(seat, 'monster'))) {
      const { faceUp, card } = rowOf(table, id);
      if (!faceUp) table.emit('cardRevealed', 'base.5.13', { seat, card, object: id });
    }
  }
}

/** Ends the current Duel or the whole Match by surrender, lack of time or a judge's decision (base.1.10). */
export function giveUp(table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string): void {
  const rule = 'base.1.10';
  if (scope === 'game' && frameOf(table, 'duel') !== null)
    return endDuel(
      table,
      seats.map((seat) => ({ seat, rule })),
      reason,
    );
  endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule });
}

/** Ends the current Duel or the whole Match with an agreed draw. */
export function agreeDraw(table: Table, scope: 'game' | 'match'): void {
  const result: GameResult = { winners: [], reason: 'agreedDraw', rule: 'platform.concession' };
  if (scope === 'game' && frameOf(table, 'duel') !== null) concludeDuel(table, result);
  else endMatch(table, result);
}

function endMatch(table: Table, result: GameResult): void {
  if (frameOf(table, 'duel') !== null) {
    showSetMonsters(table);
    table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  }
  table.finish(result);
}

/**
 * When time is called nobody plays on: the player with two Duels would have won before, so both lose the Match (KDE-US Tournament Policy
 * V.B). Top cuts have no time limit, so there is no procedure for them; nor for the OCG, which ends its rounds otherwise.
 */
export const endOfRound: EndOfRoundRules<Table> = {
  procedures: { swiss: { rule: 'KTP V.B', turns: null, level: 'bothLose' } },
  formats: ['tcg', 'open'],
  isPlaying: (table) => frameOf(table, 'duel') !== null,
  lives: (table) => table.seats().map((seat) => playerOf(table, seat).life),
  endGame: concludeDuel,
  endMatch,
};
