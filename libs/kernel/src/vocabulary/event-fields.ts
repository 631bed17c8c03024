import { within } from './names.js';
import type { AbilityAt, AwaitedAt, OnlyForAt } from './reader.js';
import type { EventForm } from './vocabulary.js';

/** Finds out which fields of events a card reads at which place, and whether the event that is read there carries them. */

/** A field of an event that a card reads or sets, and the place where it does. */
export interface FieldAt {
  readonly field: string;
  readonly place: string;
}

export interface FieldFault {
  readonly place: string;
  readonly fault: string;
  readonly name: string;
  /** Fields that may have been meant instead. */
  readonly others: readonly string[];
}

type EventForms = { readonly [event: string]: EventForm };

/** The events that a card waits for, place by place. */
export interface EventsOfCard {
  readonly forms: EventForms;
  readonly abilities: readonly AbilityAt[];
  readonly onlyFor: readonly OnlyForAt[];
  /** Whether the amounts of a lasting effect are counted when the effect begins (`GameRules.fixesAmounts`). */
  readonly fixesAmounts: boolean;
}

/**
 * Fields that the kernel adds to every event that is collected or replaced, and to each such event about an object (`eventOf` in
 * `abilities/triggers.ts`).
 */
const ofEvery = ['type', 'key'] as const;
const ofObject = ['was', 'now'] as const;
/**
 * Fields that the kernel adds to an event of several happenings at once (`together` in `abilities/triggers.ts`), and to an event that a
 * replacement alters (`alterationEnv` in `happenings/altering.ts`).
 */
const ofBatch = ['objects', 'amount'] as const;
const ofReplacement = ['together'] as const;
const ofEveryOne = ['objects'] as const;

/** Returns every field that some event has. */
export const everyField = (forms: EventForms): readonly string[] => [
  ...new Set([
    ...ofEvery,
    ...ofObject,
    ...ofBatch,
    ...ofReplacement,
    ...ofEveryOne,
    ...Object.values(forms).flatMap(({ always = [], sometimes = [], marked = [] }) => [...always, ...sometimes, ...marked]),
  ]),
];

/** Returns the form that is declared for an event: under the event's name, or under a beginning of that name that ends with `:`. */
export function formOfEvent(forms: EventForms, event: string): EventForm | undefined {
  if (Object.hasOwn(forms, event)) return forms[event];
  const begun = Object.keys(forms).find((one) => one.endsWith(':') && event.length > one.length && event.startsWith(one));
  return begun === undefined ? undefined : forms[begun];
}

/** An event that is read at a place, and whether it is read by a replacement, before it happens. */
interface Readable extends AwaitedAt {
  readonly replaced: boolean;
  readonly every: boolean;
}

/**
 * Returns the ability whose event is read at a place. This is the innermost ability around the place that waits for something or is lent:
 * an ability that does neither and stands inside another one acts for that one's event (`when`).
 */
function abilityAround(abilities: readonly AbilityAt[], place: string): AbilityAt | undefined {
  const around = abilities.filter((ability) => within(place, ability.place)).sort((one, other) => other.place.length - one.place.length);
  const own = around.findIndex((ability) => ability.lent || ability.on.length > 0);
  return around[own < 0 ? around.length - 1 : own];
}

/**
 * Whether a place is read later, by a lasting effect, which keeps names but no event (`values/lasting.ts`). What an effect copies is fixed
 * when the effect begins.
 */
function isReadLater({ fixesAmounts }: EventsOfCard, place: string, ability: AbilityAt): boolean {
  const modifier = /\.modifiers\[\d+\](?:\.also\[\d+\])?\.(\w+)/.exec(place.slice(ability.place.length));
  const fixed = fixesAmounts ? ['become', 'add', 'times', 'set'] : ['become'];
  return modifier !== null && !fixed.includes(modifier[1] as string);
}

/** Returns the events of which any one may be read at a place; none where no event can be read. */
function readableAt(card: EventsOfCard, place: string): readonly Readable[] {
  const ability = abilityAround(card.abilities, place);
  if (ability === undefined || isReadLater(card, place, ability)) return [];
  const ofTrigger = ability.on.filter((awaited) => within(place, awaited.place));
  const asked = card.onlyFor.filter((clause) => within(place, clause.place) && within(clause.place, ability.place));
  return (ofTrigger.length > 0 ? ofTrigger : ability.on)
    .filter(({ event }) => asked.every((clause) => clause.event === event))
    .map((awaited) => ({ ...awaited, replaced: ability.replaces, every: ability.every }));
}

function carriedBy(forms: EventForms, { event, batch, marked, replaced, every }: Readable): readonly string[] {
  const form = formOfEvent(forms, event) ?? {};
  const { always = [], sometimes = [], afterwards = [] } = form;
  const own = [...always, ...sometimes].filter((field) => !replaced || !afterwards.includes(field));
  if (marked) return [...own, ...(form.marked ?? [])];
  return [
    ...own,
    ...ofEvery,
    ...(always.includes('object') || sometimes.includes('object') ? ofObject : []),
    ...(batch ? ofBatch : []),
    ...(replaced ? ofReplacement : []),
    ...(every ? ofEveryOne : []),
  ];
}

/** Whether a field is carried by every event that may be read at a place. */
export function isCarried(card: EventsOfCard, field: string, place: string): boolean {
  const events = readableAt(card, place);
  return events.length > 0 && events.every((event) => carriedBy(card.forms, event).includes(field));
}

/** Returns the faults of the fields that a card reads. */
export function fieldFaults(card: EventsOfCard, fields: readonly FieldAt[]): readonly FieldFault[] {
  return fields.flatMap(({ field, place }) => {
    const events = readableAt(card, place);
    if (events.length === 0)
      return [{ place, name: field, fault: `no event is read here that could carry ${JSON.stringify(field)}`, others: [] }];
    const lacking = events.find((event) => !carriedBy(card.forms, event).includes(field));
    if (lacking === undefined) return [];
    const isLater = lacking.replaced && formOfEvent(card.forms, lacking.event)?.afterwards?.includes(field) === true;
    const when = isLater ? ' before it happens' : '';
    const fault = `the event ${JSON.stringify(lacking.event)} carries no ${JSON.stringify(field)}${when}`;
    return [{ place, name: field, fault, others: carriedBy(card.forms, lacking) }];
  });
}
