import { idOfSeat, type ObjectId, type Seat, seatOfId } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, numberBy, type Table, type Tree } from '@arbiter/kernel/authoring';

/**
 * What somebody or something cannot, may or must do, and what things cost: entries of the list `rules`, a value of objects and
 * players, so that continuous abilities and lasting effects work for them as for everything else. "Cannot" beats all (104.4). A
 * predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose it is.
 */
export type RuleEntry =
  /** `where`: what it would be done to or with; `by`: by whom, as the bearer's controller sees it. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: 'opponent' }
  | { readonly word: 'may'; readonly what: Permitted }
  /** `attackFirst`: what attacks has to be this, as long as it can. */
  | { readonly word: 'must'; readonly what: 'attack' | 'attackFirst' | 'block' }
  /** What fits costs more or less will (903.2e), one of several ways less as its payer chooses; `times` over. */
  | {
      readonly word: 'cost';
      readonly of: 'play' | 'activate' | 'judgment' | 'awaken';
      readonly more?: string;
      readonly less?: string | readonly string[];
      readonly times?: number;
      readonly where?: Tree;
      readonly keyword?: string;
    }
  /** Its controller, by his seat, by the latest of such entries; the field that it lies in follows (`field/control.ts`). */
  | { readonly word: 'control'; readonly seat: Seat }
  /** The top card of this player's main deck is seen by him, or by all. */
  | { readonly word: 'top'; readonly to: 'you' | 'all' }
  /** A number of a player's: it is this, or so much more. */
  | { readonly word: 'number'; readonly of: 'handSize' | 'lifebreaks'; readonly is?: number; readonly more?: number };

export const forbidden = [
  'attack',
  'block',
  'beAttacked',
  'beBlocked',
  'beTargeted',
  'beDestroyed',
  'beAddedTo',
  'beCanceled',
  'beAnswered',
  'recover',
  'play',
  'bePlayed',
  'activate',
  'trigger',
  'callStones',
  'judge',
  'lifebreak',
  'draw',
  'gainLife',
  'loseLife',
  'loseGame',
  'enter',
] as const;
export type Forbidden = (typeof forbidden)[number];

export const permitted = ['attackRecovered', 'attackAtOnce', 'playFrom', 'payAsAny', 'playAtOnce', 'spendMoonAsWind'] as const;
export type Permitted = (typeof permitted)[number];

/** The entries of an object, or of a player by his id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly RuleEntry[] => entriesOf<RuleEntry>(table, id);

/** Those of one word. */
export const rulesWith = <W extends RuleEntry['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<RuleEntry, { readonly word: W }>[] => entriesWith<RuleEntry, W>(table, id, word);

/**
 * Whether an object, or a player by his id, can't do something, or have it done to him (104.4).
 * @param about the object that it would be done to or with
 * @param by whose doing it would be
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId, by?: Seat): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (rule.what !== what) continue;
    if (rule.by === 'opponent' && (by === undefined || by === (seatOfId(id) ?? table.object(id).controller))) continue;
    if (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))) return true;
  }
  return false;
}

/** 104.1: whether an object or player may do something that the rules alone would not let. */
export function permits(table: Table, id: number, what: Permitted): boolean {
  return rulesWith(table, id, 'may').some((rule) => rule.what === what);
}

/** 104.1: whether something must be done with an object that the rules alone would leave to its player. */
export function demands(table: Table, id: ObjectId, what: 'attack' | 'attackFirst' | 'block'): boolean {
  return rulesWith(table, id, 'must').some((rule) => rule.what === what);
}

/** A number of a player's as effects leave it. @param base what the rules say */
export function numberFor(table: Table, seat: Seat, of: 'handSize' | 'lifebreaks', base: number): number {
  return numberBy(
    rulesWith(table, idOfSeat(seat), 'number').filter((rule) => rule.of === of),
    base,
  );
}
