import type { Condition, PlayerRef, Predicate, Trigger } from '@arbiter/kernel/authoring';
import { listOf, or, type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import { kindTerms } from '../terms.js';
import { nameOfCard } from './card-names.js';
import { categoryWords } from './event-facts.js';
import { pileTerms } from './places.js';
import type { Reader } from './reader.js';
import { describedAs } from './selectors.js';

/** Facts from the conditions on an event that become part of the sentence about it. */
export interface Facets {
  readonly about: Predicate[];
  player: PlayerRef | null;
  readonly hows: string[];
  /** The place from which the object came. */
  from: string | null;
  /** What was done to the object, in addition to where it went: it was destroyed, Tributed, discarded. */
  act: string | null;
  readonly reasons: string[];
  /** Conditions on the cause. */
  readonly by: Condition[];
  readonly categories: string[];
  readonly kinds: string[];
  readonly rest: Condition[];
}

export const flat = (condition: Condition | undefined): readonly Condition[] =>
  condition === undefined ? [] : 'all' in condition ? condition.all.flatMap((one) => flat(one)) : [condition];

/** The values for which a condition, or each of its alternatives, tests one field of the event; null for any other condition. */
function wordsOf(condition: Condition, field: string): readonly string[] | null {
  const each = 'any' in condition ? condition.any : [condition];
  const words = each.map((one) => ('eventIs' in one && one.eventIs === field ? String(one.equal) : null));
  return words.length > 0 && words.every((one) => one !== null) ? (words as string[]) : null;
}

const isEvent = (ref: unknown, field: string): boolean => typeof ref === 'object' && ref !== null && 'event' in ref && ref.event === field;

export function facetsOf({ if: condition }: Trigger): Facets {
  const facets: Facets = {
    about: [],
    player: null,
    hows: [],
    from: null,
    act: null,
    reasons: [],
    by: [],
    categories: [],
    kinds: [],
    rest: [],
  };
  for (const one of flat(condition)) sort(facets, one);
  return facets;
}

function sort(facets: Facets, one: Condition): void {
  const list = lists.find((name) => wordsOf(one, fields[name]) !== null);
  if (list !== undefined) facets[list].push(...(wordsOf(one, fields[list]) ?? []));
  else if ('object' in one && isEvent(one.object, 'object')) facets.about.push(one.is);
  else if ('object' in one && isEvent(one.object, 'by')) facets.by.push(one);
  else if ('seat' in one && one.seat === 'bySeat') facets.by.push(one);
  else if ('seat' in one && one.seat === 'seat') facets.player = one.is;
  else if ('turnOf' in one) facets.player = one.turnOf;
  else if ('eventIs' in one && one.eventIs === 'byCard') facets.by.push(one);
  else if ('eventIs' in one && one.eventIs === 'special' && one.equal === true) facets.hows.push('special');
  else if ('eventIs' in one && one.eventIs === 'from') facets.from = String(one.equal);
  else if ('eventIs' in one && one.eventIs === 'act') facets.act = String(one.equal);
  else facets.rest.push(one);
}

const lists = ['hows', 'reasons', 'categories', 'kinds'] as const;
const fields = { hows: 'how', reasons: 'reason', categories: 'categories', kinds: 'kinds' } as const;

const reasons: { readonly [reason: string]: Phrase } = {
  battle: phrase('by battle', '因战斗'),
  effect: phrase('by a card effect', '因效果'),
  cost: phrase('as a cost', '作为代价'),
  rule: phrase('by a rule', '因规则'),
  material: phrase('as material', '作为素材'),
  tribute: phrase('as a Tribute', '因解放'),
  discard: phrase('by being discarded', '因丢弃'),
};

const acts: { readonly [act: string]: Phrase } = {
  destroyed: phrase('destroyed', '被破坏'),
  tributed: phrase('Tributed', '被解放'),
  discarded: phrase('discarded', '被丢弃'),
  sent: phrase('sent', '被送去'),
  detached: phrase('detached', '被取除'),
  returned: phrase('returned', '返回'),
  banished: phrase('banished', '被除外'),
};

function doer(reader: Reader, one: Condition): Phrase {
  if ('seat' in one) return template('by $1', '由$1', reader.player(one.is));
  if ('eventIs' in one) return template('by the effect of $1', '因$1的效果', nameOfCard(String(one.equal), reader.cardOf));
  if (!('object' in one)) return reader.condition(one);
  if (one.is.is === 'self') return template('by $1', '因$1', reader.self);
  return template('by $1', '因$1', describedAs(reader, one.is));
}

/** How an event came about: `by battle`, `as a cost by a WATER monster`. */
export function mannerWords(reader: Reader, { reasons: why, by }: Facets): Phrase {
  if (why.length === 1 && why[0] === 'battle' && by.length === 1 && by[0] !== undefined && 'object' in by[0] && by[0].is.is === 'self')
    return template(' by battle with $1', '因与$1的战斗', reader.self);
  const parts = [
    ...(why.length === 0 ? [] : [or(why.map((one) => wordOfTable(reasons, one, 'reason')))]),
    ...by.map((one) => doer(reader, one)),
  ];
  return {
    en: parts.map(({ en }) => ` ${en}`).join(''),
    zh: parts
      .map(({ zh }) => zh)
      .reverse()
      .join(''),
  };
}

export function fromWords(from: string | null): Phrase {
  if (from === null) return phrase('', '');
  return pileTerms[from] === undefined
    ? phrase(' from the field', '从场上')
    : template(' from the $1', '从$1', wordOfTable(pileTerms, from, 'place'));
}

export const actWords = (act: string): Phrase => wordOfTable(acts, act, 'act');

/** What is activated (`a card or effect`, `a Trap Card`), and what it would do. */
export function activatedWords({ act, kinds, categories }: Facets): Phrase {
  const kind = kinds.length === 0 ? null : or(kinds.map((one) => wordOfTable(kindTerms, one, 'kind')));
  const what =
    kind === null
      ? act === 'card'
        ? phrase('a card', '卡')
        : act === 'effect'
          ? phrase('an effect', '效果')
          : phrase('a card or effect', '卡或效果')
      : act === 'card'
        ? template('a $1 Card', '$1', kind)
        : act === 'effect'
          ? template('a $1 effect', '$1的效果', kind)
          : template('a $1 Card or effect', '$1或其效果', kind);
  if (categories.length === 0) return what;
  const does = or((listOf(categories) as readonly string[]).map(categoryWords));
  return template('$1 that $2', '$2的$1', what, does);
}
