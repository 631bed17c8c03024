import { ready } from '../abilities/abilities.js';
import type { JsonObject, ObjectId, Option, Seat } from '../contract.js';
import { kindOfPlace } from '../evaluation/evaluate.js';
import { isPossible, ruleOf } from '../table/happenings.js';
import type { Happening } from '../game/happenings.js';
import type { Ability, Condition, Ref } from '../programs/programs.js';
import { replaceKey } from '../library/compiling.js';
import { subscribers, watchesFor, watchReady } from '../abilities/subscribe.js';
import type { Table } from '../table/table.js';
import { triggerTraitsOf } from '../abilities/trigger-traits.js';
import { trial } from '../values/trial.js';
import { eventOf } from '../abilities/triggers.js';
import { once } from '../programs/once.js';

/** A possible alteration of a happening, by an ability of an object or by a lasting watch. */
export interface Offer {
  /** Index of the happening in its batch. */
  readonly at: number;
  /** The key of the event under which the replacement was found. */
  readonly key: string;
  readonly ability: string;
  readonly source: ObjectId;
  readonly card: string;
  readonly seat: Seat;
  /** Id of the lasting watch, or 0 for an ability of an object. */
  readonly watch: number;
  /** Key of the replacement, by which the happening remembers it (see `Happening.applied`). */
  readonly replacement: string;
  /** Indexes of other happenings of the batch that it alters at the same time (`Ability.every`). */
  readonly along?: readonly number[];
}

const nothing: readonly Offer[] = [];

/**
 * Returns everything that could alter a happening now and has not had its opportunity. To be called only for a happening that can happen.
 */
export function offersFor(table: Table, happening: Happening, at: number): readonly Offer[] {
  const rule = ruleOf(table, happening.type);
  const keys = rule.keys(table, happening);
  let awaited = false;
  for (const key of keys) if (awaits(table, replaceKey(key))) awaited = true;
  if (!awaited) return nothing;
  const { supposed } = rule;
  if (supposed === undefined) return found(table, happening, at, keys, 0);
  const before = placeOf(table, happening.object);
  return trial(table, () => {
    supposed(table, happening);
    return found(table, happening, at, keys, placeOf(table, happening.object) === before ? 0 : happening.object);
  });
}

function awaits(table: Table, key: string): boolean {
  return (table.library.openings.awaited.has(key) && table.cardsHere.awaits(key)) || watchesFor(table, key).length > 0;
}

function placeOf(table: Table, id: ObjectId): string {
  const row = table.find(id);
  return row === null ? '' : kindOfPlace(table, row);
}

/**
 * @param newcomer an object that is only supposed to be where it is (`HappeningRule.supposed`): of its own replacements, only those count
 *   that alter nothing but what happens to itself
 */
function found(table: Table, happening: Happening, at: number, keys: readonly string[], newcomer: ObjectId): readonly Offer[] {
  const offers: Offer[] = [];
  for (const key of keys) {
    const replaced = replaceKey(key);
    if (!awaits(table, replaced)) continue;
    const event = eventOf(happening, key, true);
    const seen: string[] = [];
    for (const listener of subscribers(table, replaced)) {
      const { object: source, seat, ability } = listener;
      // An object may have the same ability several times; each instance gets a key and an opportunity of its own.
      if (source === newcomer && !isAboutItself(table.library.ability(ability).ability)) continue;
      let replacement = `${ability}@${source}`;
      while (seen.includes(replacement)) replacement += '+';
      seen.push(replacement);
      if (
        !happening.applied.includes(replacement) &&
        !offers.some((one) => one.replacement === replacement) &&
        ready(table, listener, replaced, event)
      )
        offers.push({ at, key, ability, source, card: table.object(source).card, seat, watch: 0, replacement });
    }
    for (const watch of watchesFor(table, replaced)) {
      const replacement = `watch:${watch.id}`;
      if (
        !happening.applied.includes(replacement) &&
        !offers.some((one) => one.replacement === replacement) &&
        watchReady(table, watch, replaced, event)
      )
        offers.push({
          at,
          key,
          ability: watch.program,
          source: watch.source,
          card: watch.sourceCard,
          seat: watch.controller,
          watch: watch.id,
          replacement,
        });
    }
  }
  return offers;
}

/** Whether an ability alters only what happens to its own object, and not what happens to all objects of some kind. */
const isAboutItself = once(({ on = [], when }: Ability): boolean =>
  on.every((trigger) => demandsItself(trigger.if) || demandsItself(when)),
);

function demandsItself(condition: Condition | undefined): boolean {
  if (condition === undefined) return false;
  if ('all' in condition) return condition.all.some(demandsItself);
  if ('any' in condition) return condition.any.every(demandsItself);
  return 'object' in condition && isEventObject(condition.object) && condition.is.is === 'self';
}

const isEventObject = (ref: Ref): boolean => typeof ref === 'object' && 'event' in ref && ref.event === 'object';

/**
 * Returns the offers of the first class that has any, since only those may be chosen. Offers without a class come last, or where the game's
 * list has ''.
 */
function ofFirstTier(table: Table, offers: readonly Offer[]): readonly Offer[] {
  for (const tier of table.game.replacementTiers ?? []) {
    const these = offers.filter((offer) => (table.library.ability(offer.ability).ability.tier ?? '') === tier);
    if (these.length > 0) return these;
  }
  return offers;
}

/** Returns who chooses what alters a happening: the player whom it concerns, or the controller of the object that it concerns. */
function chooserOf(table: Table, happening: Happening, [first]: readonly Offer[]): Seat {
  if (table.game.replacementChooser !== undefined)
    return table.game.replacementChooser(
      table,
      happening,
      first === undefined ? undefined : table.library.ability(first.ability).ability.tier,
    );
  if (happening.seat >= 0) return happening.seat;
  const row = table.find(happening.object);
  return row === null ? (table.game.activeSeat(table) ?? 0) : table.controllerOf(row);
}

/** The offers among which one player chooses next; a single offer is applied without a choice. */
export interface NextChoice {
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

/**
 * Returns the next choice for a batch: that of the first seat in order that has one, about its first happening. Where one shield with too
 * little left applies to several happenings of that seat, the player chooses which of them it reduces first. Null ends altering.
 * @param open indexes in the batch that may still be altered
 */
export function nextChoice(table: Table, batch: readonly Happening[], open: readonly number[]): NextChoice | null {
  const bySeat = new Map<Seat, (readonly Offer[])[]>();
  for (const at of open) {
    const happening = batch[at] as Happening;
    if (!isPossible(table, happening)) continue;
    const offers = ofFirstTier(table, offersFor(table, happening, at));
    if (offers.length === 0) continue;
    const seat = chooserOf(table, happening, offers);
    const lists = bySeat.get(seat);
    if (lists === undefined) bySeat.set(seat, [offers]);
    else lists.push(offers);
  }
  if (bySeat.size === 0) return null;
  const seat = table.game.seatOrder(table).find((one) => bySeat.has(one)) ?? ([...bySeat.keys()][0] as Seat);
  const lists = bySeat.get(seat) as readonly (readonly Offer[])[];
  const [first] = lists as [readonly Offer[]];
  if (interchangeable(table, first)) return { seat, offers: shared(table, batch, first[0] as Offer, lists) };
  return { seat, offers: first };
}

/**
 * Whether all offers do the same and come from the same source, or would do the same from any source, so that their order cannot matter.
 */
function interchangeable(table: Table, offers: readonly Offer[]): boolean {
  const [first] = offers as [Offer];
  if (offers.length === 1) return true;
  const varsOf = (offer: Offer): string => JSON.stringify(table.state.watches[offer.watch]?.vars ?? null);
  const anySource = triggerTraitsOf(table, first.ability).answersAlike;
  return offers.every(
    (one) =>
      one.ability === first.ability &&
      (one.source === first.source || (anySource && one.seat === first.seat && one.watch === 0)) &&
      varsOf(one) === varsOf(first),
  );
}

function shared(table: Table, batch: readonly Happening[], offer: Offer, lists: readonly (readonly Offer[])[]): readonly Offer[] {
  const left = table.state.watches[offer.watch]?.left ?? -1;
  if (left < 0) return [offer];
  const same = lists.flatMap((offers) => offers.filter((one) => one.watch === offer.watch));
  const wanted = same.reduce((sum, one) => sum + amountOf(batch[one.at] as Happening), 0);
  return wanted > left ? same : [offer];
}

function amountOf({ data }: Happening): number {
  return typeof data.amount === 'number' ? data.amount : 1;
}

/**
 * Adds to an offer the other happenings that it alters in one go (`Ability.every`).
 * @param open indexes in the batch that may still be altered
 */
export function withAll(table: Table, batch: readonly Happening[], open: readonly number[], offer: Offer): Offer {
  if (table.library.ability(offer.ability).ability.every !== true) return offer;
  const along = open.filter(
    (at) =>
      at !== offer.at &&
      isPossible(table, batch[at] as Happening) &&
      ofFirstTier(table, offersFor(table, batch[at] as Happening, at)).some(({ replacement }) => replacement === offer.replacement),
  );
  return along.length === 0 ? offer : { ...offer, along };
}

/** Returns the index of every happening of the batch that an offer alters. */
export const placesOf = ({ at, along = [] }: Offer): readonly number[] => [at, ...along];

/** Builds the options of a choice among offers. */
export function optionsOf(batch: readonly Happening[], offers: readonly Offer[]): Option[] {
  return offers.map((offer, index): Option => {
    const { type, object, seat } = batch[offer.at] as Happening;
    const params: JsonObject = { card: offer.card, ability: offer.ability, type, about: object, seat };
    return { id: `replacement:${index}`, label: 'replacement', params, object: offer.source };
  });
}
