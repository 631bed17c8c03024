import type { ManaType } from './characteristics/colours.js';
import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import { entriesOf, entriesWith, fitsEntry, numberBy, type Table, type Tree } from '@arbiter/kernel/authoring';

/**
 * Rules made or changed by effects that are no characteristics (613.10): what a player or object can't, must or may do, and what things
 * cost. They are entries of the list `rules`, a value of objects and players that the layer `rules` sets, so that static abilities and
 * lasting effects, locked sets of objects and durations work for them as for every other value.
 * A predicate inside an entry is wrapped as `{ tree: {...} }`; the kernel notes which object it belongs to.
 */
export type StandingRule =
  /** Can't (101.2). `where`: the object acted on or with; `by`: the source that would act. */
  | { readonly word: 'cant'; readonly what: Forbidden; readonly where?: Tree; readonly by?: Tree; readonly kind?: string }
  /**
   * Can't attack a player who controls nothing that fits, or who controls something that fits, nor that player's planeswalkers (508.1c).
   */
  | { readonly word: 'cant'; readonly what: 'attackPlayer'; readonly withoutAny: Tree }
  | { readonly word: 'cant'; readonly what: 'attackPlayer'; readonly withAny: Tree }
  /** A player can't be attacked by creatures that fit, nor can the player's planeswalkers if the rule says so (508.1c). */
  | { readonly word: 'cant'; readonly what: 'beAttacked'; readonly where?: Tree; readonly planeswalkers?: true }
  /**
   * Must if able: requirements (508.1d, 509.1c). `where`: the creature that must be blocked, that must block this one, or that must attack
   * the player; `player`: a tree that names the players whom a creature must attack; `all`: every creature that is able must do so.
   */
  | {
      readonly word: 'must';
      readonly what: 'attack' | 'block' | 'beBlocked' | 'beAttacked';
      readonly where?: Tree;
      readonly player?: Tree;
      readonly all?: true;
      readonly planeswalkers?: true;
      /** Required by goading (701.37a). */
      readonly goad?: true;
    }
  /** May do something that the rules don't allow. */
  | {
      readonly word: 'may';
      readonly what: Permitted;
      readonly where?: Tree;
      /**
       * `castFrom`, `playFrom`: the player's zone to cast or play from; `libraryTop` is the top card alone. `playAsThoughYours`: the zone
       * of other players that is treated as though it were the player's own (609.4).
       */
      readonly zone?: string;
      /** The mana cost that is paid instead; '' for none at all (118.9). */
      readonly cost?: string;
      /** The name of the way of casting. */
      readonly name?: string;
      readonly flash?: boolean;
      /** Whether mana of any type may be spent on it. */
      readonly asAny?: boolean;
      /** `beCast`, `bePlayed`: an empty tree that holds the player of the effect, who alone may do so; everybody may if it is left out. */
      readonly who?: Tree;
    }
  /**
   * Spells or abilities that fit cost more or less (601.2f), multiplied by `times`. `atLeast` is a minimum of the total, `downTo` a minimum
   * for this reduction alone. `targets`: something that fits is among the targets; `keyword`: abilities of that keyword; `noMana`: no mana
   * abilities.
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
   * A creature can't attack or block, or a player (and the player's planeswalkers, if the rule says so) can't be attacked, unless mana is
   * paid for each creature, multiplied by `times` (508.1h, 509.1d), or permanents are sacrificed.
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
  /** A player plays with the top card of their library revealed (401.5). */
  | { readonly word: 'shows'; readonly what: 'libraryTop' }
  /** A creature assigns combat damage equal to its toughness (510.1a). */
  | { readonly word: 'damage'; readonly by: 'toughness' }
  /** A player has a keyword ability, such as hexproof (113.1b). */
  | { readonly word: 'has'; readonly keyword: Json }
  /**
   * Changes a number that the rules set (402.2, 305.2, 701.31d), null for no limit; or sets the most cards that a player can draw each turn
   * (121.2b), the most counters of a `kind` that a permanent can have (122.4), or the least life total that damage leaves.
   */
  | {
      readonly word: 'number';
      readonly of: 'handSize' | 'leastLife' | 'landsPerTurn' | 'counters' | 'votes' | 'draws';
      readonly is?: number | null;
      readonly more?: number;
      readonly kind?: string;
    }
  /**
   * A number of creatures: attackers that a creature can block beyond one (`blocks`, 509.1a), creatures that block it together
   * (`blockers`), creatures that attack (`attackers`) or block (`blockingCreatures`) under a player's control, creatures that attack a
   * player (`attackedBy`), creatures that must attack together with it (`companions`).
   */
  | {
      readonly word: 'count';
      readonly of: 'blocks' | 'blockers' | 'attackers' | 'blockingCreatures' | 'attackedBy' | 'companions';
      readonly least?: number;
      readonly most?: number;
      readonly more?: number;
    }
  /**
   * A player's unspent mana of these types, or of every type where none is named, doesn't empty (106.4), or becomes mana of another type
   * instead.
   */
  | { readonly word: 'mana'; readonly stays?: readonly ManaType[]; readonly becomes?: ManaType }
  /** No more than `is` permanents that fit untap in the player's untap step (502.2). */
  | { readonly word: 'limit'; readonly of: 'untap'; readonly is: number; readonly where?: Tree };

/** Acts that an entry can forbid to the object or player that has it. */
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

/**
 * Acts that an entry can allow to the object or player that has it. `ignore`: to ignore the effects of the source that the entry's `where`
 * refers to (116.2d).
 */
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

/** Returns the entries of an object, or of a player by their id (`idOfSeat`). */
export const rulesOf = (table: Table, id: number): readonly StandingRule[] => entriesOf<StandingRule>(table, id);

/** Returns the entries of a player. */
export const playerRulesOf = (table: Table, seat: Seat): readonly StandingRule[] => rulesOf(table, idOfSeat(seat));

/** Returns the entries with one word. */
export const rulesWith = <W extends StandingRule['word']>(
  table: Table,
  id: number,
  word: W,
): readonly Extract<StandingRule, { readonly word: W }>[] => entriesWith<StandingRule, W>(table, id, word);

/**
 * Whether an object, or a player by their id (`idOfSeat`), can't do something now (101.2).
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

/** Whether a player or object may ignore an effect for a time (116.2d): an entry that allows it refers to the same source. */
function ignores(table: Table, id: number, { where }: StandingRule & { readonly where?: Tree }): boolean {
  const source = (where as { readonly self?: Json } | undefined)?.self;
  return (
    source !== undefined &&
    rulesWith(table, id, 'may').some(
      (rule) => rule.what === 'ignore' && (rule.where as { readonly self?: Json } | undefined)?.self === source,
    )
  );
}

/**
 * Returns one of a player's numbers after all effects, in the order of their timestamps; Infinity if there is no limit.
 * @param base the number that the rules set
 */
export function numberFor(table: Table, seat: Seat, of: Extract<StandingRule, { readonly word: 'number' }>['of'], base: number): number {
  return numberBy(
    rulesWith(table, idOfSeat(seat), 'number').filter((rule) => rule.of === of),
    base,
  );
}

/** Whether an object or player may do something that the rules alone don't allow. */
export function permits(table: Table, id: number, what: Permitted, about?: ObjectId): boolean {
  return rulesWith(table, id, 'may').some(
    (rule) => rule.what === what && (rule.where === undefined || (about !== undefined && fitsEntry(table, rule.where, about, id))),
  );
}
