import { endEffects, type Env, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from './facts.js';
import { dropCarrier } from './procedures/carriers.js';
import type { Duration } from './vocabulary.js';

/**
 * The end that a duration names, as a key that the turn procedures expire: `turn:7`, `main:8`, `summon:7`, `battle:8`.
 * Turns are numbered throughout the game, and the players take turns alternately.
 */
export function durationKey(table: Table, env: Env, name: string): string {
  const { turn, active, phase } = gameOf(table);
  const before = phase === 'draw' || phase === 'defence';
  switch (name as Duration) {
    case 'turnEnd':
      return `turn:${turn}`;
    case 'nextTurnEnd':
      return `turn:${turn + 1}`;
    case 'opponentNextTurnEnd':
      return `turn:${active === env.you ? turn + 1 : turn + 2}`;
    case 'yourNextMainPhase':
      return `main:${nextMain(turn, active === env.you, before)}`;
    case 'opponentNextMainPhase':
      return `main:${nextMain(turn, active !== env.you, before)}`;
    case 'thisMainPhase':
      return `main:${turn}`;
    case 'summonPhaseEnd':
      return `summon:${turn}`;
    case 'fightEnd':
      return `fight:${turn}`;
    case 'battleEnd':
      return `battle:${before ? turn : turn + 1}`;
    case 'stays':
    case 'game':
      return '';
  }
  return '';
}

function nextMain(turn: number, theirTurn: boolean, beforeMain: boolean): number {
  if (!theirTurn) return turn + 1;
  return beforeMain ? turn : turn + 2;
}

/** Ends all effects with this key; a magic card that carried such an effect goes to its owner's graveyard (七.4). */
export function expire(table: Table, key: string): void {
  finish(table, (until) => until === key);
}

/**
 * Ends every effect that lasts until some time of this turn, including effects whose time did not come or had passed when they began.
 * Effects that begin between turns belong to a turn that is over (十四.5※) and end before the next turn begins.
 */
export function expireTurn(table: Table, turn: number): void {
  const end = `:${turn}`;
  finish(table, (until) => until.endsWith(end));
}

function finish(table: Table, over: (until: string) => boolean): void {
  for (const effect of endEffects(table, ({ until }) => over(until))) dropCarrier(table, effect);
}
