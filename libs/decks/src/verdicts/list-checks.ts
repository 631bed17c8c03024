import type { LegalityStatus } from '../facts/card-facts.js';
import type { ListsRule, RuleSource } from './deck-rules.js';
import type { Reason } from './deck-verdict.js';
import { byName, cardsIn, type Findings, type JudgedDeck, keysOf, violationOf } from './judged-deck.js';
import type { Standing, Standings } from './legality-lists.js';

const words: { readonly [status in LegalityStatus]: string } = {
  legal: 'legal',
  restricted: 'restricted',
  banned: 'banned',
  forbidden: 'forbidden',
  limited: 'limited',
  semiLimited: 'semi-limited',
  limitedTogether: 'limited',
  notLegal: 'not legal',
  notReleased: 'not released',
};

type Known = Extract<Standing, { known: true }>;

/** What lists find in a deck: violations, and for each entry why the list makes it illegal. */
export interface ListFindings extends Findings {
  readonly reasons: ReadonlyMap<number, Reason>;
}

/** The strictest standing of the cards of one name; null where nothing is known of any. */
function strictest(entries: JudgedDeck, standings: Standings): Known | null {
  const known = entries.map(standings).filter((standing) => standing.known);
  return known.toSorted((one, other) => (one.copies ?? Infinity) - (other.copies ?? Infinity))[0] ?? null;
}

/** Cards that the list limits together: how many of all those with the same number the deck has. */
function together(rule: RuleSource, found: readonly (readonly [JudgedDeck, Known])[]): Findings['violations'] {
  const groups = new Map<number, JudgedDeck[]>();
  for (const [entries, { status, copies }] of found)
    if (status === 'limitedTogether' && copies !== null) groups.set(copies, [...(groups.get(copies) ?? []), entries]);
  return [...groups].flatMap(([allowed, group]) => {
    const entries = group.flat();
    const count = cardsIn(entries);
    if (count <= allowed) return [];
    const detail = `The list allows ${allowed} of these cards together, the deck has ${count}: ${keysOf(entries).join(', ')}.`;
    return [violationOf('deck/list-together', rule, entries, detail, { count, allowed })];
  });
}

/**
 * Checks a deck against the lists of its format. Copies are counted over all sections by name (base.2.10); cards of one name stand as the
 * strictest of them.
 */
export function checkLists(rule: ListsRule, deck: JudgedDeck, standings: Standings): ListFindings {
  const reasons = new Map<number, Reason>();
  const found = [...byName(deck)].flatMap(([, entries]) => {
    const standing = strictest(entries, standings);
    return standing === null ? [] : [[entries, standing] as const];
  });
  const unknown = deck.filter((entry) => entry.facts !== null && !standings(entry).known);
  const violations = found.flatMap(([entries, { status, copies, list, since, card }]) => {
    const count = cardsIn(entries);
    const commanding = entries.filter(({ section }) => section === 'commander');
    if (status === 'restricted' && rule.restricted === 'asCommander' && commanding.length > 0) {
      for (const { at } of commanding) reasons.set(at, { by: 'list', list, status, since, allowed: 0, count: cardsIn(commanding) });
      const detail = `${keysOf(commanding).join(', ')} may not be the commander by ${list}.`;
      return [
        violationOf('deck/list', rule, commanding, detail, { name: keysOf(commanding)[0] ?? '', status, list, since, count, allowed: 0 }),
      ];
    }
    if (copies === null || count <= copies || status === 'limitedTogether') return [];
    for (const { at } of entries) reasons.set(at, { by: 'list', list, status, since, allowed: copies, count });
    // Of a card without facts the list knows the name, where a deck has but its number.
    const [first] = entries;
    const name = first?.facts === null ? (card ?? first.name) : (first?.name ?? '');
    const detail = `${name} is ${words[status]} by ${list}${since === null ? '' : ` since ${since}`}: ${copies} allowed, the deck has ${count}.`;
    return [violationOf('deck/list', rule, entries, detail, { name, status, list, since, count, allowed: copies })];
  });
  const remarks =
    unknown.length === 0
      ? []
      : ([
          {
            code: 'deck/legality-unknown',
            cards: keysOf(unknown),
            detail: `Nothing is known of how these cards stand in the format on that day: ${keysOf(unknown).join(', ')}.`,
          },
        ] as const);
  return { violations: [...violations, ...together(rule, found)], remarks, reasons };
}
