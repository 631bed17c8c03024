import type { Condition, PlayerRef, Predicate, Trigger } from '../programs/programs.js';
import { type Phrase, phrase } from './phrases.js';
import type { Facets, SentenceReader } from './sentences.js';

const flat = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : 'all' in condition ? condition.all.flatMap(flat) : [condition];

const names = (condition: Condition, field: string): condition is Extract<Condition, { readonly object: unknown }> =>
  'object' in condition && typeof condition.object === 'object' && 'event' in condition.object && condition.object.event === field;

/** Whether a condition is about the other object of an event: what something is added to, what it fights. */
const isOther = (one: Condition): one is Extract<Condition, { readonly object: unknown }> =>
  names(one, 'host') || names(one, 'attacker') || names(one, 'by');

/**
 * Returns the player that a condition is about. A player who had nothing to discard counts as having discarded, so the condition of such an
 * event names a player or that player's card (1019.2a).
 */
const aboutPlayer = (condition: Condition): PlayerRef | null =>
  'any' in condition ? (condition.any.flatMap((one) => ('seat' in one ? [one.is] : []))[0] ?? null) : null;

export function facetsOf({ event, if: given }: Trigger): Facets {
  const parts = flat(given);
  const isAbout = (one: Condition): boolean => names(one, 'object');
  const other = parts.flatMap((one) =>
    'not' in one && isAbout(one.not) ? [{ not: (one.not as Extract<Condition, { readonly object: unknown }>).is }] : [],
  );
  const owner = parts.flatMap((one) =>
    isAbout(one) && event === 'discarded'
      ? [(one as Extract<Condition, { readonly object: unknown }>).is.owner as PlayerRef | undefined]
      : [],
  )[0];
  const seat = parts.flatMap((one) => ('seat' in one && one.seat === 'seat' ? [one.is] : []))[0];
  const victim = parts.flatMap((one) => ('seat' in one && one.seat === 'player' ? [one.is] : []))[0];
  const any = parts.map(aboutPlayer).find((one) => one !== null);
  const facts = Object.fromEntries(parts.flatMap((one) => ('eventIs' in one ? [[one.eventIs, one.equal] as const] : [])));
  const turn = parts.flatMap((one) => ('turnOf' in one && /^(?:turn|phase|step)/.test(event) ? [one.turnOf] : []))[0];
  const rest = parts.filter(
    (one) =>
      !isAbout(one) &&
      !names(one, 'source') &&
      !isOther(one) &&
      !('eventIs' in one) &&
      !('seat' in one && (one.seat === 'seat' || one.seat === 'player')) &&
      aboutPlayer(one) === null &&
      !('not' in one && isAbout(one.not)) &&
      !('turnOf' in one && turn !== undefined),
  );
  return {
    about:
      owner === undefined
        ? [...parts.flatMap((one) => (names(one, 'object') ? [one.is] : [])), ...other.map(({ not }): Predicate => ({ not }))]
        : [],
    from: parts.flatMap((one) => (names(one, 'source') ? [one.is] : [])),
    host: parts.flatMap((one) => (isOther(one) ? [one.is] : [])),
    player: seat ?? owner ?? any ?? null,
    turn: turn ?? null,
    victim: victim ?? null,
    facts,
    rest,
  };
}

/** Joins predicates about one object; `not self` becomes `other`. */
export function joined(about: readonly Predicate[]): { readonly where: Predicate; readonly other: boolean } {
  const other = about.some(({ not }) => not?.is === 'self');
  return { where: about.filter(({ not }) => not?.is !== 'self').reduce<Predicate>((all, one) => ({ ...all, ...one }), {}), other };
}

/** Renders what an event is about: `this card`, `an object you control`, 其他. */
export function thing(reader: SentenceReader, about: readonly Predicate[], fallback: Phrase, from = 'field', owner = true): Phrase {
  const { where, other } = joined(about);
  const { is, controller, ...rest } = where;
  if (is !== undefined && Object.keys(rest).length === 0) return reader.ref(is);
  const shown: Predicate = { ...rest, ...(owner && controller !== undefined ? { controller } : {}) };
  if (Object.keys(shown).length === 0 && !other) return fallback;
  const words = reader.described({ ...shown, ...(is === undefined ? {} : { is }) }, 'one', from);
  return other ? phrase(words.en.replace(/^an? /, 'another '), words.zh.replace(/^1([个张])/, '另1$1')) : words;
}
