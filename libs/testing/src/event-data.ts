import { expect, it } from '@jest/globals';
import { createRuleset, type Decision, type Json, type JsonObject, type MatchState, type Ruleset } from '@arbiter/kernel';
import {
  type EventForm,
  eventOf,
  type GameDefinition,
  type Happening,
  type HappeningRule,
  momentProcedure,
} from '@arbiter/kernel/authoring';
import { pinsFor } from './play-out.js';
import { chooser } from './probe-match.js';

/** Compares the data that events carry when they occur with what the vocabulary of their game declares (`Vocabulary.events`). */

/**
 * When an event's data were seen: after the event happened, before it happened, when it could still be replaced, or at the moment in which
 * abilities with a mark act (`Trigger.mark`).
 */
type Phase = 'happened' | 'before' | 'marked';

interface Seen {
  times: number;
  /** How often each field held a value. */
  readonly fields: Map<string, number>;
}

/** The events that occurred, by keys of the form `phase name`. */
export type SeenEvents = Map<string, Seen>;

/** Fields that the kernel adds in each phase; only rules read `order` and `unnamed`. */
const ofKernel: { readonly [phase in Phase]: readonly string[] } = {
  happened: ['type', 'key', 'was', 'now', 'order', 'unnamed', 'alternatives'],
  before: ['type', 'key', 'was', 'now', 'order', 'unnamed', 'alternatives'],
  marked: ['order', 'unnamed'],
};

const isNobody = (field: string, value: Json): boolean =>
  ['object', 'was', 'now'].includes(field)
    ? !(Number(value) > 0)
    : ['objects', 'were'].includes(field)
      ? Array.isArray(value) && value.length > 0 && value.every((id) => id === 0)
      : field === 'seat' && value === -1;

export function noteEvent(seen: SeenEvents, phase: Phase, name: string, event: JsonObject): void {
  const key = `${phase} ${name}`;
  const one = seen.get(key) ?? { times: 0, fields: new Map<string, number>() };
  seen.set(key, one);
  one.times++;
  for (const [field, value] of Object.entries(event))
    if (value !== null && !ofKernel[phase].includes(field) && !isNobody(field, value))
      one.fields.set(field, (one.fields.get(field) ?? 0) + 1);
}

/** Returns the event of a happening with its object as it was before; with the object as it is now where there was none before. */
const happened = (happening: Happening, key: string): JsonObject => {
  const [was, now] = [eventOf(happening, key, true), eventOf(happening, key, false)];
  return Number(was.object) > 0 ? was : now;
};

/** Returns a game that plays like the given one and notes every event that occurs in `seen`. */
export function watchingEvents(game: GameDefinition, seen: SeenEvents): GameDefinition {
  const watched = (rule: HappeningRule): HappeningRule => ({
    ...rule,
    keys: (table, happening) => {
      const keys = rule.keys(table, happening);
      for (const key of keys) noteEvent(seen, 'before', key, eventOf(happening, key, true));
      return keys;
    },
  });
  const moments = {
    ...momentProcedure,
    steps: momentProcedure.steps.map((step, at): typeof step =>
      at > 0
        ? step
        : {
            ...step,
            run: (table, locals, frame) => {
              noteEvent(seen, 'marked', locals.event as string, locals.data as JsonObject);
              return step.run(table, locals, frame);
            },
          },
    ),
  };
  return {
    ...game,
    procedures: game.procedures.map((procedure) => (Object.is(procedure, momentProcedure) ? moments : procedure)) as typeof game.procedures,
    ...(game.happenings === undefined
      ? {}
      : { happenings: Object.fromEntries(Object.entries(game.happenings).map(([type, rule]) => [type, watched(rule)])) }),
    noticed: (table, happening, key) => {
      noteEvent(seen, 'happened', key, happened(happening, key));
      game.noticed?.(table, happening, key);
    },
    committed: (table, done, keys) => {
      done.forEach((one, at) => {
        if (one !== null) for (const key of keys[at] ?? []) noteEvent(seen, 'happened', key, happened(one, key));
      });
      game.committed?.(table, done, keys);
    },
  };
}

const none: readonly string[] = [];

/** Returns the fields that every event of this form has in a phase, and those that only some have. */
function declaredFor(form: EventForm, phase: Phase): { readonly always: readonly string[]; readonly sometimes: readonly string[] } {
  const { always = none, sometimes = none, afterwards = none, marked = none } = form;
  const isThere = (field: string): boolean => phase !== 'before' || !afterwards.includes(field);
  return { always: always.filter(isThere), sometimes: [...sometimes.filter(isThere), ...(phase === 'marked' ? marked : none)] };
}

/**
 * Returns the fields that occurred but are not declared, and the fields that are declared for every event but were missing. Events that the
 * game does not declare are left out, since no card can wait for them.
 */
export function eventFaults({ vocabulary }: GameDefinition, seen: SeenEvents): readonly string[] {
  const forms = vocabulary?.events ?? {};
  return [...seen].flatMap(([key, { times, fields }]) => {
    const [phase, name] = key.split(' ') as [Phase, string];
    const form = forms[name];
    if (form === undefined) return [];
    const { always, sometimes } = declaredFor(form, phase);
    const undeclared = [...fields.keys()].filter((field) => !always.includes(field) && !sometimes.includes(field));
    const missing = always.filter((field) => fields.get(field) !== times);
    return [
      ...undeclared.map((field) => `${key} carries the undeclared field "${field}"`),
      ...missing.map((field) => `${key} lacks "${field}"`),
    ].sort();
  });
}

/** Whether a declared name stands for no event: a card waits under it for a window or for a state of the game. */
const isNoEvent = (name: string, form: EventForm): boolean =>
  name === 'state' || name.startsWith('window.') || Object.keys(form).length === 0;

/** Returns the declared events that did not occur, and, for those that did occur, the declared fields that were never there. */
export function unseenEvents({ vocabulary }: GameDefinition, seen: SeenEvents): readonly string[] {
  return Object.entries(vocabulary?.events ?? {}).flatMap(([name, form]) => {
    const { always = none, sometimes = none } = form;
    const found = (['happened', 'marked'] as const).flatMap((phase) => seen.get(`${phase} ${name}`) ?? []);
    if (found.length === 0) return isNoEvent(name, form) ? [] : [name];
    const fields = new Set(found.flatMap((one) => [...one.fields.keys()]));
    return [...always, ...sometimes].filter((field) => !fields.has(field)).map((field) => `${name}.${field}`);
  });
}

export interface EventMatches {
  readonly format: string;
  readonly matches: number;
  /** The number of actions after which a match that is not over is abandoned. */
  readonly actions: number;
  /** Returns the events that may be answered now, for a game that keeps them in its state. */
  readonly answered?: (state: MatchState) => readonly { readonly key: string; readonly data: JsonObject }[];
}

function play(ruleset: Ruleset, game: GameDefinition, seed: number, { format, actions, answered }: EventMatches, seen: SeenEvents): void {
  const deckAt = (at: number): Json => (game.presetDecks[at % game.presetDecks.length] as (typeof game.presetDecks)[number]).deck;
  const pins = pinsFor(game, [deckAt(seed), deckAt(seed + 1)], [], format);
  const draw = chooser(seed + 1);
  const session = ruleset.openSession(pins, ruleset.start(pins, (seed + 1).toString(16).padStart(64, '0')).state);
  for (let acted = 0; acted < actions && session.result() === null; acted++) {
    for (const { key, data } of answered?.(session.state()) ?? []) noteEvent(seen, 'marked', key, data);
    const decision = session.pending()[0] as Decision;
    const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: session.sample(decision, draw) });
    if (!done.ok) throw new Error(`seed ${seed}: ${done.refusal.detail}`);
  }
}

/** Makes a test of the events of a game: it plays a handful of matches between the game's preset decks at random. */
export function describeEventData(game: GameDefinition, matches: EventMatches): void {
  it('given matches played at random, then every event carries what is declared of it, and nothing else', () => {
    const seen: SeenEvents = new Map();
    const ruleset = createRuleset(watchingEvents(game, seen));
    for (let seed = 0; seed < matches.matches; seed++) play(ruleset, game, seed, matches, seen);
    expect(eventFaults(game, seen)).toEqual([]);
    expect(seen.size).toBeGreaterThan(Object.keys(game.vocabulary?.events ?? {}).length / 4);
  });
}
