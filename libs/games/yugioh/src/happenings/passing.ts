import type { JsonObject, ObjectId, Seat } from '@arbiter/kernel';
import { type Happening, type HappeningRule, propose } from '@arbiter/kernel/authoring';

/**
 * Happenings that change nothing by themselves: a phase begins, a Chain Link has resolved, a Damage Step ends. They are happenings so that
 * effects that apply "each time", or that wait for them without a Chain, follow immediately.
 */

/** A phase begins (base.6.1). The key of the event is `phase:` and the phase. */
export const phaseBegins = (phase: string, seat: Seat, turn: number): Happening => propose('phase', { seat }, { phase, turn });

/** A Chain Link has been dealt with (4.4.3-3), whether it did something or not. */
export const linkResolved = (object: ObjectId, seat: Seat, data: JsonObject): Happening => propose('resolvedLink', { object, seat }, data);

/** Moments of a battle (base.18.1): its Damage Step begins, damage is about to be calculated, the end of the Damage Step is reached. */
export type BattleMoment = 'damageStepBegins' | 'damageCalculation' | 'damageStepEnds';

/**
 * Proposes a moment of a battle.
 * @param target 0 for a direct attack
 */
export const battleMoment = (key: BattleMoment, attacker: ObjectId, target: ObjectId, seat: Seat): Happening =>
  propose('battleMoment', { object: attacker, seat }, { moment: key, attacker, target });

/** The rule of a happening that only announces something and changes nothing. */
const saying = (key: (data: JsonObject) => string): HappeningRule => ({
  keys: (_table, { data }) => [key(data)],
  commit: (_table, list) => list,
});

export const phaseRule = saying(({ phase }) => `phase:${phase as string}`);
export const resolvedLinkRule = saying(() => 'resolvedLink');
export const battleMomentRule = saying(({ moment }) => moment as string);
