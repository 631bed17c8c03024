import type { Condition, PlayerRef, Predicate, Trigger } from '@arbiter/kernel/authoring';
import { or, type Phrase, phrase, template } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';
import { described } from './selectors.js';

/** Events for which the words depend on who does what to whom: damage (120), and moves between zones (603.6). */

/** The words for an event, and the conditions that they don't express. */
export interface Occurrence {
  readonly said: Phrase;
  readonly rest: readonly Condition[];
  /** Whether the event is about the source of the ability itself. */
  readonly own: boolean;
}

/** Returns all the conditions of an event that must be true together. */
export function flat(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return 'all' in condition ? condition.all.flatMap((one) => flat(one)) : [condition];
}

/** Whether a condition is about the object that an event names in a field. */
const asksOf = (condition: Condition, field: string): condition is Extract<Condition, { readonly object: unknown }> =>
  'object' in condition && typeof condition.object === 'object' && 'event' in condition.object && condition.object.event === field;

const isSelf = (predicate: Predicate): boolean => predicate.is === 'self' && Object.keys(predicate).length === 1;

/** Returns the words for an object by the predicates on it; its name if the only predicate says which object it is. */
export function thing(reader: Reader, predicates: readonly Predicate[], from: string | readonly string[]): Phrase {
  const merged = predicates.reduce<Predicate>((all, one) => ({ ...all, ...one }), {});
  return merged.is !== undefined && Object.keys(merged).length === 1
    ? reader.ref(merged.is)
    : described(reader, merged, merged.item === undefined ? from : 'stack');
}

/** Returns the words for a player to whom an event may happen. */
function somebody(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'all') return phrase('a player', '任一牌手');
  return player === 'opponent' ? phrase('an opponent', '任一对手') : reader.player(player);
}

/** One of several possible recipients of damage: its words, and the name of the choice that it comes from. */
interface Receiver {
  readonly words: () => Phrase;
  readonly name: string | null;
}

function receiversOf(reader: Reader, condition: Condition): readonly Receiver[] | null {
  if ('any' in condition) {
    const found = condition.any.map((one) => receiversOf(reader, one));
    return found.includes(null) ? null : found.flatMap((one) => one ?? []);
  }
  if (asksOf(condition, 'object')) {
    const { is } = condition.is;
    return [{ words: () => thing(reader, [condition.is], 'battlefield'), name: typeof is === 'object' && 'var' in is ? is.var : null }];
  }
  if (!('seat' in condition) || condition.seat !== 'seat') return null;
  const player = condition.is;
  return [{ words: () => somebody(reader, player), name: typeof player === 'object' && 'chosen' in player ? player.chosen : null }];
}

/** Returns the words for damage: `Hypnotic Specter deals combat damage to an opponent`, `you are dealt damage`. */
function damaged(reader: Reader, trigger: Trigger): Occurrence {
  const sources: Predicate[] = [];
  const asked: Predicate[] = [];
  let receivers: readonly Receiver[] = [];
  let kind = phrase('damage', '伤害');
  const rest: Condition[] = [];
  for (const condition of flat(trigger.if)) {
    const to = receiversOf(reader, condition);
    if (asksOf(condition, 'source')) sources.push(condition.is);
    else if ('eventIs' in condition && condition.eventIs === 'combat')
      kind = condition.equal === true ? phrase('combat damage', '战斗伤害') : phrase('noncombat damage', '非战斗伤害');
    else if (asksOf(condition, 'object')) asked.push(condition.is);
    else if (to !== null && receivers.length === 0) receivers = to;
    else rest.push(condition);
  }
  // A target is one recipient, whether it is a permanent or a player.
  const alternatives = receivers.filter(({ name }, at) => name === null || receivers.findIndex((one) => one.name === name) === at);
  const to =
    asked.length > 0 ? thing(reader, asked, 'battlefield') : alternatives.length > 0 ? or(alternatives.map(({ words }) => words())) : null;
  const own = [...sources, ...asked].some(isSelf);
  if (sources.length === 0)
    return {
      said:
        to === null
          ? template('$1 is dealt', '造成$1', kind)
          : template(to.en === 'you' ? '$1 are dealt $2' : '$1 is dealt $2', '$1受到$2', to, kind),
      rest,
      own,
    };
  const named = thing(reader, sources, 'battlefield');
  const source = phrase(named.en.replace(/\bpermanent\b/, 'source'), named.zh.replace('永久物', '来源'));
  return {
    said: to === null ? template('$1 deals $2', '$1造成$2', source, kind) : template('$1 deals $2 to $3', '$1对$3造成$2', source, kind, to),
    rest,
    own,
  };
}

const places: { readonly [zone: string]: Phrase } = {
  graveyard: phrase('$1 is put into $3 graveyard$2', '$1$2置入$3坟墓场'),
  hand: phrase('$1 is put into $3 hand$2', '$1$2置于$3手上'),
  library: phrase('$1 is put into $3 library$2', '$1$2置入$3牌库'),
  exile: phrase('$1 is exiled$2', '$1$2被放逐'),
};

const origins: { readonly [zone: string]: Phrase } = {
  battlefield: phrase('the battlefield', '战场'),
  graveyard: phrase('a graveyard', '坟墓场'),
  library: phrase('a library', '牌库'),
  hand: phrase('a hand', '手上'),
  stack: phrase('the stack', '堆叠'),
};

/** Returns the value that a condition requires of an event's field; null if it requires none. */
const wordIn = (condition: Condition, field: string): string | null =>
  'eventIs' in condition && condition.eventIs === field && typeof condition.equal === 'string' ? condition.equal : null;

/**
 * Returns the words for a move: `a creature card is put into a graveyard from anywhere`; null if the event names neither the old nor the
 * new zone.
 */
function moved(reader: Reader, trigger: Trigger): Occurrence | null {
  const about: Predicate[] = [];
  const rest: Condition[] = [];
  let to: string | null = null;
  let from: string | null = trigger.event === 'left' ? 'battlefield' : trigger.event === 'leftGraveyard' ? 'graveyard' : null;
  let except: string | null = null;
  let whose = phrase('a', '');
  for (const condition of flat(trigger.if)) {
    if (asksOf(condition, 'object')) about.push(condition.is);
    else if (wordIn(condition, 'to') !== null) to = wordIn(condition, 'to');
    else if (wordIn(condition, 'from') !== null) from = wordIn(condition, 'from');
    else if ('not' in condition && wordIn(condition.not, 'from') !== null) except = wordIn(condition.not, 'from');
    else rest.push(condition);
  }
  // A card goes to its owner's zone (400.3).
  const named = about.map(({ owner, ...others }): Predicate => {
    if (owner === undefined || !(to !== null && to in places && to !== 'exile')) return owner === undefined ? others : { ...others, owner };
    whose = owner === 'opponent' ? phrase('an opponent’s', '对手的') : reader.possessive(owner);
    return others;
  });
  const origin = from === null ? undefined : origins[from];
  const words =
    to === null
      ? origin === undefined || trigger.event === 'left'
        ? undefined
        : phrase(`$1 leaves ${origin.en}`, `$1离开${origin.zh}`)
      : places[to];
  if (words === undefined || (from !== null && origin === undefined)) return null;
  const whence =
    origin !== undefined
      ? template(' from $1', '从$1', origin)
      : except === null
        ? phrase(' from anywhere', '从任何地方')
        : template(' from anywhere other than $1', '从$1以外的任何地方', origins[except] ?? phrase(except, except));
  const what =
    named.length === 0
      ? described(reader, {}, from === 'battlefield' ? 'battlefield' : [])
      : thing(reader, named, from === 'battlefield' ? 'battlefield' : []);
  return { said: template(words.en, words.zh, what, whence, whose), rest, own: named.some(isSelf) };
}

/** Returns the words for the event of a trigger; null if the words of the event's key suffice. */
export function occurrence(reader: Reader, trigger: Trigger): Occurrence | null {
  if (trigger.event === 'damage') return damaged(reader, trigger);
  return trigger.event === 'moved' || trigger.event === 'left' || trigger.event === 'leftGraveyard' ? moved(reader, trigger) : null;
}
