import { endEffects, endWatches, type Env, type Table } from '@arbiter/kernel/authoring';
import { gameOf } from './facts.js';

/** Durations that programs name. */
export const durations = [
  'endPhase',
  'turnEnd',
  'nextTurnEnd',
  'yourNextTurnEnd',
  'opponentNextEndPhase',
  'battleEnd',
  'damageStepEnd',
  'damageCalculationEnd',
  'equipped',
  'stays',
  'duel',
] as const;
export type Duration = (typeof durations)[number];

/**
 * The end that a duration names, as a key that the turn's procedures expire: `endPhase:7` as the End Phase of turn 7 begins, `turn:7` when
 * that turn is over (base.6.12), `battle:7`, `damage:7` (base.17.18, base.18.12). '' means no end, also if no duration is named.
 */
export function durationKey(table: Table, env: Env, name?: string): string {
  const { turn, active } = gameOf(table);
  switch (name as Duration) {
    case 'endPhase':
      return `endPhase:${turn}`;
    case 'turnEnd':
      return `turn:${turn}`;
    case 'nextTurnEnd':
      return `turn:${turn + 1}`;
    case 'yourNextTurnEnd':
      return `turn:${active === env.you ? turn + 2 : turn + 1}`;
    case 'opponentNextEndPhase':
      return `endPhase:${active === env.you ? turn + 1 : turn + 2}`;
    case 'battleEnd':
      return `battle:${turn}`;
    case 'damageStepEnd':
      return `damage:${turn}`;
    case 'damageCalculationEnd':
      return `calculation:${turn}`;
    // As long as this Equip Card stays on its monster (base.21.11).
    case 'equipped':
      return `equip:${env.self}`;
    case 'stays':
    case 'duel':
      return '';
  }
  return '';
}

/** Ends everything whose end has this key; effects with another end stay (base.6.12, base.23.20). */
export function expire(table: Table, key: string): void {
  endEffects(table, ({ until }) => until === key);
  endWatches(table, ({ until }) => until === key);
}
