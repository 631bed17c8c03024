import type { ManaType } from './characteristics/colours.js';
import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, numberBy, type Table, type Tree } from '@arbiter/kernel/authoring';

/**
 * Rules that effects make or change and that are no characteristics (613.10): what somebody or something can't, must or may do,
 * and what things cost. They are entries of the list `rules`, a value of objects and players that the layer `rules` gives, so
 * that static abilities and lasting effects, locked sets and durations work for them as for everything else.
 * A predicate inside an entry is wrapped, `{ tree: {...} }`; the kernel remembers whose it is.
 */
export type StandingRule =
  /** Can't (101.2). `where`: the thing acted on or with; `by`: who or what would act. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: Tree; readonly kind?: string }
  /** Can't attack a player, nor his planeswalkers, who controls nothing that fits, or who controls something that fits (508.1c). */
  | { readonly word: 'cant'; readonly what: 'attackPlayer'; readonly withoutAny: Tree }
  | { readonly word: 'cant'; readonly what: 'attackPlayer'; readonly withAny: Tree }
  /** A player can't be attacked by creatures that fit, nor his planeswalkers where it says so (508.1c). */
  | { readonly word: 'cant'; readonly what: 'beAttacked'; readonly where?: Tree; readonly planeswalkers?: true }
  /**
   * Must if able: requirements (508.1d, 509.1c). `where`: whom a creature must block, or by which one it must be blocked, or who
   * must attack the player; `player`: a tree that names players, whom a creature must attack; `all`: by all that are able.
   */
  | {
      readonly word: 'must';
      readonly what: 'attack' | 'block' | 'beBlocked' | 'beAttacked';
      readonly where?: Tree;
      readonly player?: Tree;
      readonly all?: true;
      readonly planeswalkers?: true /** By goading (701.37a). */;
      readonly goad?: true;
    }
  /** May although the rules would not let. */
  | {
      readonly word: 'may';
      readonly what: Permitted;
      readonly where?: Tree;
      /** `castFrom`, `playFrom`: from which zone of his; `libraryTop` is the top card alone. `playAsThoughYours`: which zone of others is as though it were his (609.4). */
      readonly zone?: string;
      /** The mana cost that is paid instead; '' for none at all (118.9). */
      readonly cost?: string;
      /** A word for the way. */
      readonly name?: string;
      readonly flash?: boolean;
      /** Mana of any type may be spent on it. */
      readonly asAny?: boolean;
      /** `beCast`, `bePlayed`: an empty tree, which remembers the player of the effect: he alone may. Everybody where it is left out. */
      readonly who?: Tree;
    }
  /**
   * Spells or abilities that fit cost more or less (601.2f), `times` over; `atLeast` is a floor of the total, `downTo` one of this
   * reduction alone. `targets`: something that fits is among the targets; `keyword`: abilities of that keyword; `noMana`: no mana abilities.
   */
  | {
      readonly word: 'cost';
      readonly of: 'cast' | 'activate';
      readonly more?: string;
      readonly less?: string;
      readonly times?: Tree;
      readonly atLeast?: number;
      readonly downTo?: number;
      readonly colouredOnly?: boolean;
      readonly where?: Tree;
      readonly targets?: Tree;
      readonly keyword?: string;
      readonly noMana?: boolean;
    }
  /**
   * A creature can't attack or block, or a player (and his planeswalkers, where it says so) can't be attacked, without mana paid,
   * `times` over, for each creature (508.1h, 509.1d), or without permanents sacrificed.
   */
  | {
      readonly word: 'price';
      readonly of: 'attack' | 'block' | 'beAttacked';
      readonly more?: string;
      readonly times?: Tree;
      readonly sacrifice?: Tree;
      readonly count?: number;
      readonly where?: Tree;
      readonly planeswalkers?: true;
    }
  /** A player plays with the top card of his library revealed (401.5). */
  | { readonly word: 'shows'; readonly what: 'libraryTop' }
  /** A creature assigns combat damage equal to its toughness (510.1a). */
  | { readonly word: 'damage'; readonly by: 'toughness' }
  /** A player has a keyword ability, such as hexproof (113.1b). */
  | { readonly word: 'has'; readonly keyword: Json }
  /** A number that the rules set is another (402.2, 305.2, 701.31d), null for no limit; the most cards that a player can draw each turn (121.2b); the most counters of a `kind` that a permanent can have (122.4); what damage leaves of a life total at least. */
  | {
      readonly word: 'number';
      readonly of: 'handSize' | 'leastLife' | 'landsPerTurn' | 'counters' | 'votes' | 'draws';
      readonly is?: number | null;
      readonly more?: number;
      readonly kind?: string;
    }
  /**
   * How many: attackers it blocks beside one (`blocks`, 509.1a), creatures that block it at once (`blockers`), creatures that attack
   * (`attackers`) or block (`blockingCreatures`) under a player's control, creatures that attack a player (`attackedBy`), creatures
   * that have to attack with it (`companions`).
   */
  | {
      readonly word: 'count';
      readonly of: 'blocks' | 'blockers' | 'attackers' | 'blockingCreatures' | 'attackedBy' | 'companions';
      readonly least?: number;
      readonly most?: number;
      readonly more?: number;
    }
  /** A player's unspent mana of these types, of every type where none is named, does not empty (106.4), or becomes mana of another type instead. */
  | { readonly word: 'mana'; readonly stays?: readonly ManaType[]; readonly becomes?: ManaType }
  /** No more than so many things that fit untap in the bearer's untap step (502.2). */
  | { readonly word: 'limit'; readonly of: 'untap'; readonly is: number; readonly where?: Tree };

/** What an entry forbids to its bearer, an object or a player. */
export const forbidden = [
  'attack',
  'attackAlone',
  'attackWithOthers',
  'attackWithout',
  'block',
  'blockAlone',
  'crew',
  'cycle',
  'beBlocked',
  'beCountered',
  'beRegenerated',
  'beTargeted',
  'beSacrificed',
  'untap',
  'transform',
  'cast',
  'beCast',
  'activate',
  'activateNonMana',
  'playLands',
  'gainLife',
  'loseLife',
  'draw',
  'search',
  'loseGame',
  'winGame',
  'getCounters',
  'preventDamage',
  'haveAttached',
  'enter',
] as const;
export type Forbidden = (typeof forbidden)[number];

/** What an entry allows to its bearer. */
/** `ignore`: the effects of the source that the entry's `where` remembers (116.2d). */
export const permitted = [
  'ignore',
  'attackAsThoughHaste',
  'blockAsThoughUntapped',
  'assignAsThoughUnblocked',
  'exert',
  'castFrom',
  'playFrom',
  'beCast',
  'bePlayed',
  'castAsThoughFlash',
  'attackAsThoughNoDefender',
  'lookAtTop',
  'lookAtExiled',
  'spendAsAny',
  'stayTapped',
  'playAsThoughYours',
] as const;
export type Permitted = (typeof permitted)[number];

/** The entries of an object, or of a player by his id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly StandingRule[] => entriesOf<StandingRule>(table, id);

/** The entries of a player. */
export const playerRulesOf = (table: Table, seat: Seat): readonly StandingRule[] => rulesOf(table, idOfSeat(seat));

/** Those of one word. */
export const rulesWith = <W extends StandingRule['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<StandingRule, { readonly word: W }>[] => entriesWith<StandingRule, W>(table, id, word);

/**
 * Whether an object, or a player by his id (`idOfSeat`), can't do something now (101.2).
 * @param about the object that it would be done to or with
 */
export function forbids(table: Table, id: number, what: Forbidden, about?: ObjectId): boolean {
  for (const rule of rulesWith(table, id, 'cant')) {
    if (
      rule.what === what &&
      !ignores(table, id, rule) &&
      (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id)))
    )
      return true;
  }
  return false;
}

/** Whether somebody may ignore an effect for a time (116.2d): both entries remember the same source. */
function ignores(table: Table, id: number, { where }: StandingRule & { readonly where?: Tree }): boolean {
  const source = (where as { readonly self?: Json } | undefined)?.self;
  return (
    source !== undefined &&
    rulesWith(table, id, 'may').some(
      (rule) => rule.what === 'ignore' && (rule.where as { readonly self?: Json } | undefined)?.self === source,
    )
  );
}

/** A number of a player's as effects leave it, in the order of their timestamps; Infinity where there is no limit. @param base what the rules say */
export function numberFor(table: Table, seat: Seat, of: Extract<StandingRule, { readonly word: 'number' }>['of'], base: number): number {
  return numberBy(
    rulesWith(table, idOfSeat(seat), 'number').filter((rule) => rule.of === of),
    base,
  );
}

/** Whether an object or player may do something that the rules alone would not let. */
export function permits(table: Table, id: number, what: Permitted, about?: ObjectId): boolean {
  return rulesWith(table, id, 'may').some(
    (rule) => rule.what === what && (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))),
  );
}
