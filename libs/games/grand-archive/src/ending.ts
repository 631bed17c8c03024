import { type GameResult, must, type RuleRef, type Seat } from '@arbiter/kernel';
import { frameOf, localsIn, matchOf, type Table, unwindTo } from '@arbiter/kernel/authoring';
import { gameOf, plays, setGame, setPlayer } from './facts.js';
import { matchRef } from './match/match-locals.js';
import { announceRef } from './play/announcement.js';
import { resolveRef } from './stack/resolve-locals.js';
import { opportunityRef } from './timing/opportunity-locals.js';

/** A player loses the game, by the rule named. */
export interface Loss {
  readonly seat: Seat;
  readonly rule: RuleRef;
  readonly reason: string;
}

/** Players lose at the same time. One who is left has won (1.1.2, 1.4.2.2); where nobody is left it is a draw of those who lost together (1.1.2.1, 1.1.2.2, ruling:19), while who lost before has lost (1.1.2.2.1); else the others go on (1.4.5). */
export function loseGame(table: Table, losses: readonly Loss[]): void {
  const now = losses.filter(({ seat }) => plays(table, seat));
  for (const { seat, rule } of now) {
    table.emit('playerLost', rule, { seat });
    setPlayer(table, seat, 'out', true);
  }
  setGame(table, 'lost', [...gameOf(table).lost, ...now.map(({ seat }) => seat)]);
  giveBack(table);
  const left = table.seats().filter((seat) => plays(table, seat));
  if (left.length > 1) return;
  const first = must(now[0], 'a loss that ends the game');
  if (left.length === 1) conclude(table, { winners: left, reason: first.reason, rule: table.seats().length > 2 ? '1.4.2.2' : first.rule });
  else conclude(table, { winners: [], reason: 'draw', rule: table.seats().length > 2 ? '1.1.2.2' : '1.1.2.1' });
}

/** 1.4.5.1, ruling:18: what came to lie under the control of who has lost is its owner's again; what effects gave him nobody gives him any more (`GameRules.plays`). */
function giveBack(table: Table): void {
  for (const id of [...table.zone('field').order, ...table.zone('intent').order]) {
    const row = table.object(id);
    if (!plays(table, row.controller) && plays(table, row.owner)) table.set(row, 'controller', row.owner);
  }
}

/** The game is over at once, whatever was half done; its match goes on (1.4.7), also where somebody conceded (2.11.7.3.1.2, 2.11.7.3.4). */
export function conclude(table: Table, result: GameResult): void {
  const match = must(localsIn(frameOf(table, matchRef.name), matchRef), 'frame of a match');
  table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.local(match, 'firstLost', firstLoser(table, result));
  table.local(match, 'ended', result);
  unwindTo(table, matchRef.name, 'ended');
}

/**
 * Who says who goes first in the next game, or goes first (1.4.7.2, 1.4.7.3): who lost this one first. Where somebody won by an effect the others lost by
 * it together. -1 where nobody did, or several at once.
 */
function firstLoser(table: Table, { winners }: GameResult): Seat {
  if (winners.length === 0) return -1;
  const { lost } = gameOf(table);
  const [first = -1, ...others] = lost.length > 0 ? lost.slice(0, 1) : table.seats().filter((seat) => !winners.includes(seat));
  return others.length === 0 ? first : -1;
}

/** Conceding, which may be done at any time (1.4.3.5, 2.11.7.3.1.1, 2.11.7.3.2) and whatever says that they can't lose (2.11.7.3.3), time and judges (1.4.3.7): of the game that is played, or of the whole match. */
export function giveUp(table: Table, seats: readonly Seat[], scope: 'game' | 'match', reason: string): void {
  const rule = reason === 'judge' ? '1.4.3.7' : '1.4.3.5';
  if (frameOf(table, 'game') === null || (scope === 'match' && table.seats().length === 2)) {
    return endMatch(table, { winners: table.seats().filter((seat) => !seats.includes(seat)), reason, rule });
  }
  loseGame(
    table,
    seats.map((seat) => ({ seat, rule, reason })),
  );
  leaveMidway(table, seats);
}

/**
 * 2.11.7.3.1.2, ruling:9, ruling:18: where the game goes on, what its leaver was about is over. In his own turn the turn is; what he was playing, or what of his
 * was resolving, is nothing any more; what others ask of him is answered by the least there is.
 */
function leaveMidway(table: Table, seats: readonly Seat[]): void {
  if (frameOf(table, 'turn') === null) return;
  if (seats.includes(gameOf(table).active)) return unwindTo(table, 'turn', 'cut');
  const frame = frameOf(table, opportunityRef.name, announceRef.name, resolveRef.name);
  const actor = localsIn(frame, opportunityRef)?.seat ?? (localsIn(frame, announceRef) ?? localsIn(frame, resolveRef))?.you;
  if (frame === null || actor === undefined || !seats.includes(actor)) return;
  // An effect of another that had him play something goes on without it.
  const around = localsIn(frameOf(table, opportunityRef.name, resolveRef.name), resolveRef);
  if (around !== null && !seats.includes(around.you)) return unwindTo(table, announceRef.name, 'reverse');
  // 2.8.2.1.6: what was resolving is over, so that the turn player has Opportunity.
  unwindTo(table, opportunityRef.name, frame.procedure === resolveRef.name ? 'resolved' : 'settle');
}

/** The players agree on a draw. */
export function agreeDraw(table: Table, scope: 'game' | 'match'): void {
  const result: GameResult = { winners: [], reason: 'agreedDraw', rule: '1.4.4' };
  if (scope === 'game' && frameOf(table, 'game') !== null) conclude(table, result);
  else endMatch(table, result);
}

function endMatch(table: Table, result: GameResult): void {
  if (frameOf(table, 'game') !== null)
    table.emit('gameEnded', result.rule, { game: matchOf(table).game, winners: [...result.winners], reason: result.reason });
  table.finish(result);
}
