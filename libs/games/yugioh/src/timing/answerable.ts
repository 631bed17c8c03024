import type { JsonObject } from '@arbiter/kernel';
import { eventOf, type Happening, momentKey, type Table, waitingTriggers } from '@arbiter/kernel/authoring';
import { gameOf, setGame, type TimingEvent } from '../facts.js';
import { wakesHidden } from './hidden-triggers.js';

/**
 * What happened in the timing to which players may respond now (base.7.11). While a Chain is built, responses refer to what had happened
 * when it began; what happens meanwhile is collected for the next timing.
 */

/** Notes something to which fast effects may respond. */
export function noteTiming(table: Table, key: string, data: JsonObject): void {
  const event: TimingEvent = { key, data, moment: gameOf(table).moment };
  setGame(table, 'happened', [...gameOf(table).happened, event]);
}

/**
 * Whether some program of the catalogue can respond to a key at its moment, or triggers by it in a hand. Events with other keys need not be
 * kept.
 */
export function isAnswered(table: Table, key: string): boolean {
  return table.library.openings.awaited.has(momentKey(key, 'at')) || wakesHidden(table, key);
}

/** Called for every committed batch, with the keys of each happening at the same index (base.7.11). */
export function noteCommitted(table: Table, happened: readonly (Happening | null)[], keys: readonly (readonly string[])[]): void {
  if (table.trials > 0) return;
  const found: { readonly key: string; readonly data: JsonObject }[] = [];
  happened.forEach((happening, at) => {
    if (happening !== null)
      for (const key of keys[at] ?? []) if (isAnswered(table, key)) found.push({ key, data: eventOf(happening, key, false) });
  });
  // A happening to several objects at the same time is responded to as one: each event names all of them.
  for (const { key, data } of found) noteTiming(table, key, { ...data, ...together(found.filter((one) => one.key === key)) });
}

/** All objects of the events, and the objects as they were before (base.7.11). */
function together(events: readonly { readonly data: JsonObject }[]): JsonObject {
  return { objects: events.map(({ data }) => data.object as number), were: events.map(({ data }) => data.was as number) };
}

/** Begins a timing: what happened since the last one is what players may respond to now. */
export function openTiming(table: Table): void {
  const { happened, moment } = gameOf(table);
  setGame(table, 'answerable', happened);
  setGame(table, 'happened', []);
  setGame(table, 'answerMoment', moment);
}

/** Ends a timing: no player responds any more. */
export function closeTiming(table: Table): void {
  if (gameOf(table).answerable.length > 0) setGame(table, 'answerable', []);
}

/**
 * Whether anything waits for a timing: something to which players may respond (base.7.11), or a trigger that is not one of a phase
 * (base.6.10).
 */
export function timingOpen(table: Table): boolean {
  return gameOf(table).happened.length > 0 || waitingTriggers(table).some(({ event }) => !isHeld(table, event));
}

export function isPhaseEvent(event: JsonObject): boolean {
  return String(event.key ?? '').startsWith('phase:');
}

/**
 * Whether a trigger waits for a time of its own: that of its phase (base.6.10), or for a monster that an attack flipped, after damage
 * calculation (base.18.2).
 */
export function isHeld(table: Table, event: JsonObject): boolean {
  if (isPhaseEvent(event)) return true;
  const { step } = gameOf(table);
  return event.how === 'battle' && (step === 'damageBefore' || step === 'damageCalculation');
}
