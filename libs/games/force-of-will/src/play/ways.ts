import type { ObjectId, Seat } from '@arbiter/kernel';
import { abilitiesOf, type CompiledAbility, holds, listenerEnv, rememberedBy, type Table } from '@arbiter/kernel/authoring';
import { gameOf, rowOf, zoneOf } from '../facts.js';
import { isPastUp } from '../field/faces.js';
import type { Way } from './items.js';
import { type PlayText, playTextOf } from './text.js';

/**
 * Whether it is main timing for a player: the turn player has priority in their main phase, outside a battle, and the chase is empty
 * (701.2).
 */
export function isMainTiming(table: Table, seat: Seat): boolean {
  const { active, phase, battle } = gameOf(table);
  return active === seat && phase === 'main' && battle === null && table.zone('chase').order.length === 0;
}

/** Returns what a card does as it resolves: the ability that is its text (703.3); undefined for a card that only enters the field. */
export const spellOf = (table: Table, id: ObjectId): CompiledAbility | undefined => playTextOf(table, id).spell;

/**
 * Returns the form of a card's [Trigger], or null (708.1, 1113.2): `own` if its player may play it, for a cost or in a state of the game
 * (906.9); `event` if it answers an event (see `field/reveals.ts`).
 */
function triggerForm(compiled: CompiledAbility | undefined): 'own' | 'event' | null {
  if (compiled === undefined || compiled.ability.keyword !== 'trigger') return null;
  return compiled.ability.on === undefined ? 'own' : 'event';
}

/**
 * Returns the cards of a player's zone that may be played from there, as far as the cards and the effects on them say. For graveyard and
 * removed area the answer is remembered, since few cards there can be played.
 */
export function playableIn(table: Table, seat: Seat, kind: 'hand' | 'standby' | 'graveyard' | 'removed'): readonly ObjectId[] {
  const { order } = table.zoneOf(kind, seat);
  return order.length === 0 || kind === 'hand' || kind === 'standby' ? order : openIn[kind](table, seat);
}

const openCardsOf = (kind: 'graveyard' | 'removed'): ((table: Table, seat: Seat) => readonly ObjectId[]) =>
  rememberedBy({
    name: `cards in the ${kind} that may be played`,
    basis: 'rewriting',
    inputs: [(table, seat: Seat) => table.zoneOf(kind, seat).order],
    find: (table, seat) => table.zoneOf(kind, seat).order.filter((id) => isOpen(table, id, kind)),
  });
const openIn = { graveyard: openCardsOf('graveyard'), removed: openCardsOf('removed') };

/** Whether a card outside hand and standby area may be played from where it lies: most can't at all. */
function isOpen(table: Table, id: ObjectId, kind: string): boolean {
  const { isPlayed, remnant, opens } = playTextOf(table, id);
  return isPlayed && ((kind === 'graveyard' && remnant) || opens);
}

/**
 * Returns the ways in which a player may play a card that lies there now, as far as place and time allow (702.1, 702.2, 703.1, 703.2,
 * 708.1, 708.6, 1111.1, 1111.2, 1115.1, ruling:3).
 * @param kind kind of its zone
 */
export function waysOf(table: Table, seat: Seat, id: ObjectId, kind = zoneOf(table, id)): readonly Way[] {
  const text = playTextOf(table, id);
  if (!text.isPlayed) return none;
  const form = triggerForm(text.spell);
  if (kind === 'standby') return waysInStandby(table, seat, id, form);
  const remains = kind === 'graveyard' && text.remnant;
  const opens = kind === 'hand' || text.opens;
  // A card that answers an event can only be revealed as the event happens (708).
  if (form === 'event' || (form === null && !isTimely(table, seat, text))) return none;
  const usual = opens ? usualWays(table, id, text) : none;
  if (!remains) return usual;
  return usual.length === 0 ? remnant : [...usual, ...remnant];
}

/**
 * Returns the usual way, and Incarnation (1110.1, 1110.2) or the future: a double-faced card with Shift may be played by its other side
 * (1117.2).
 */
function usualWays(table: Table, id: ObjectId, { incarnation, shifts }: PlayText): readonly Way[] {
  if (incarnation !== undefined) return plainOrIncarnation;
  return shifts && isPastUp(table, table.object(id)) ? eitherSide : plain;
}

/** Returns the ability by which a card may be played for banished resonators (1110.2). */
export const incarnationOf = (table: Table, id: ObjectId): CompiledAbility | undefined => playTextOf(table, id).incarnation;

/**
 * Returns the ways to play a card of the standby area: chants with [Trigger] that lie there since an earlier turn (708.5), and cards with
 * Stealth; any other card only if an effect lets it be played (604.1b, 706.3, 1113.1, 1114.1, 1114.2, ruling:9).
 */
function waysInStandby(table: Table, seat: Seat, id: ObjectId, form: ReturnType<typeof triggerForm>): readonly Way[] {
  if (form === 'own') return rowOf(table, id).cameTurn === gameOf(table).turn ? none : standby;
  const hides = abilitiesOf(table, table.object(id)).some(
    ({ ability, path }) =>
      ability.keyword === 'stealth' &&
      ability.on === undefined &&
      (ability.when === undefined || holds(table, listenerEnv(table, { object: id, seat, ability: path }, null), ability.when)),
  );
  if (hides) return stealth;
  const text = playTextOf(table, id);
  return form === null && isTimely(table, seat, text) && text.opens ? plain : none;
}

/** Whether it is time to play a card: main timing, or any time with Quickcast (604.2a, 703.1, 1111.2). */
function isTimely(table: Table, seat: Seat, { atOnce }: PlayText): boolean {
  return atOnce || isMainTiming(table, seat);
}

const none: readonly Way[] = [];
const plain: readonly Way[] = [''];
const plainOrIncarnation: readonly Way[] = ['', 'incarnation'];
const eitherSide: readonly Way[] = ['', 'future'];
const standby: readonly Way[] = ['standby'];
const stealth: readonly Way[] = ['stealth'];
const remnant: readonly Way[] = ['remnant'];
