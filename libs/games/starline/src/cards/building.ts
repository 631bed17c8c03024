import type { Condition, Predicate, PlayerRef, Ref, Selector } from '@arbiter/kernel/authoring';
import type {
  Keyword,
  PrintedMagic,
  PrintedUnit,
  Prohibition,
  Race,
  StarlineAbility,
  StarlineCard,
  StarlineClause,
  StarlineModifier,
} from '../vocabulary.js';

/**
 * Recurring parts of card programs, so that the same words on two cards are the same program tree. Everything here returns plain data and
 * is evaluated before a game runs.
 */

interface Named {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
  readonly race: Race;
}

/** Facts of a unit, most of which have a default. An `attack` of null makes the unit a blocker and gives it that keyword. */
export type UnitFacts = Named & { readonly attack: number | null; readonly score: number } & Partial<
    Omit<PrintedUnit, 'type' | 'race' | 'attack' | 'score'>
  >;

/** A unit card. The order of the keys is fixed so that the catalogue's text is stable too. */
export function unit(facts: UnitFacts, ...abilities: readonly StarlineAbility[]): StarlineCard {
  const { id, zh, en, race, attack, score, tributes = 0, subtypes = [], keywords = [], ...rest } = facts;
  const own: readonly Keyword[] = attack === null && !keywords.includes('blocker') ? ['blocker', ...keywords] : keywords;
  return { id, names: { en, zh }, printed: { type: 'unit', race, subtypes, attack, score, tributes, keywords: own, ...rest }, abilities };
}

export type MagicFacts = Named &
  Pick<PrintedMagic, 'mana' | 'magicKind'> &
  Partial<Omit<PrintedMagic, 'type' | 'race' | 'mana' | 'magicKind'>>;

export function magic(facts: MagicFacts, ...abilities: readonly StarlineAbility[]): StarlineCard {
  const { id, zh, en, race, mana, magicKind, subtypes = [], ...rest } = facts;
  return { id, names: { en, zh }, printed: { type: 'magic', race, subtypes, mana, magicKind, ...rest }, abilities };
}

// Conditions on events

/** The event is about this card. */
export const aboutSelf: Condition = { object: { event: 'object' }, is: { is: 'self' } };
/** The event is about another card. */
export const aboutOther: Condition = { not: aboutSelf };
/** The event is about the unit under which this card lies. */
export const aboutHost: Condition = { object: { event: 'object' }, is: { is: { hostOf: 'self' } } };
export const yours: Condition = { seat: 'seat', is: 'you' };
export const theirs: Condition = { seat: 'seat', is: 'opponent' };

export function both(...all: readonly Condition[]): Condition {
  return { all };
}

// Objects

/** Units on the board: those of one player, or of both for null. */
export function units(of: PlayerRef | null, where?: Predicate): Selector {
  return { from: 'slots', ...(of === null ? {} : { of }), ...(where === undefined ? {} : { where }) };
}

/** Units in a relation to an object; to this unit if none is given. */
export function related(is: string, to: Ref = 'self', of?: PlayerRef): Selector {
  return { from: 'slots', ...(of === undefined ? {} : { of }), relation: { is, to } };
}

/** A unit card that an effect may bring onto the board. Units with a blue star are excluded (十二.4). */
export const enterable: Predicate = { type: 'unit', not: { blueStar: true } };

// Abilities

/** An immediate ability (立即). */
export function immediate(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', keyword: 'immediate', on: [{ event: 'immediate', mark: 'at', if: aboutSelf }], clauses };
}

/** An ability that triggers when the unit wins a fight (戰鬥成功時); with the role `attacker`, when it wins as the attacker (進攻時戰鬥成功). */
export function wonFight(role: 'attacker' | 'defender' | 'any', ...clauses: readonly StarlineClause[]): StarlineAbility {
  const about = role === 'any' ? aboutSelf : both(aboutSelf, { eventIs: 'role', equal: role });
  return { kind: 'triggered', on: [{ event: 'fightWon', mark: 'at', if: about }], clauses };
}

/** An ability that triggers when this card succeeds with an ambush (偷襲成功時). The card is in its owner's hand by then (十五.偷襲.3). */
export function ambushed(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', keyword: 'ambush', from: ['hand'], on: [{ event: 'ambushSucceeded', mark: 'at', if: aboutSelf }], clauses };
}

/** An optional ability that works in the given zone and triggers when another unit of the same player succeeds with an ambush. */
export function afterOtherAmbush(from: 'hand' | 'graveyard', ...clauses: readonly StarlineClause[]): StarlineAbility {
  return {
    kind: 'triggered',
    from: [from],
    may: true,
    on: [{ event: 'ambushSucceeded', mark: 'at', if: both(yours, aboutOther) }],
    clauses,
  };
}

/** An ability that triggers when its player's main phase begins (你的主要階段開始時). */
export function mainPhaseBegins(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', on: [{ event: 'phaseBegan', mark: 'at', if: both({ eventIs: 'phase', equal: 'main' }, yours) }], clauses };
}

/** An ability that triggers in its player's end phase (你的結束階段時). */
export function endPhase(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', on: [{ event: 'phaseBegan', mark: 'at', if: both({ eventIs: 'phase', equal: 'end' }, yours) }], clauses };
}

/** An ability that may be used once in its player's main phase (你的主要階段限一次). */
export function oncePerMainPhase(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'activated', on: [{ event: 'window.main', mark: 'at' }], limit: { uses: 1, per: 'turn', scope: 'object' }, clauses };
}

/** An ability that triggers when the unit itself is sacrificed (被獻祭時), while it is still on the board (十.3). */
export function whenSacrificed(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', on: [{ event: 'unitSacrificed', mark: 'at', if: aboutSelf }], clauses };
}

/** An ability that triggers when the unit itself is destroyed (被破壞時), while it is still on the board (十.2). */
export function whenDestroyed(...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'triggered', on: [{ event: 'unitDestroyed', mark: 'at', if: aboutSelf }], clauses };
}

/** The ability, limited to once a turn for this card. */
export function oncePerTurn(ability: StarlineAbility): StarlineAbility {
  return { ...ability, limit: { uses: 1, per: 'turn', scope: 'object' } };
}

/** A static ability: what changes while this card is in place. */
export function standing(...modifiers: readonly StarlineModifier[]): StarlineAbility {
  return { kind: 'static', modifiers };
}

/** The ability of a blue star: the condition for playing the card (十二.4). */
export function blueStar(when: Condition): StarlineAbility {
  return { kind: 'static', marks: { blueStar: true }, when };
}

type Window = 'main' | 'summon' | 'tactic' | 'defence';

/** The effect of a magic card that may be used in one of these windows. */
export function cast(windows: readonly Window[], ...clauses: readonly StarlineClause[]): StarlineAbility {
  return { kind: 'spell', from: ['hand'], on: windows.map((window) => ({ event: `window.${window}`, mark: 'at' as const })), clauses };
}

/** Counter magic: used at the exact moment at which an enemy magic card is used. */
export function counterMagic(also: readonly Condition[] = []): StarlineAbility {
  return {
    kind: 'spell',
    from: ['hand'],
    on: [{ event: 'magicUsed', mark: 'at', if: also.length === 0 ? theirs : both(theirs, ...also) }],
    clauses: [{ do: [{ verb: 'negateMagic' }] }],
  };
}

/** Magic that bestows modifiers on one chosen unit for as long as the unit stays in place. */
export function bestowing(windows: readonly Window[], on: Selector, ...modifiers: readonly StarlineModifier[]): StarlineAbility {
  return cast(windows, {
    choose: [{ as: 'unit', from: on, target: true }],
    do: [{ verb: 'bestow', to: { var: 'unit' }, modifiers, until: 'stays' }],
  });
}

// Clauses and modifiers

/** Its player gains rewards (使你獎勵 +n). */
export function gainReward(amount: number): StarlineClause {
  return { do: [{ verb: 'reward', player: 'you', amount }] };
}

/** The player searches their deck for a card, shows it and takes it; then the deck is shuffled, because nobody may know its order (四.2). */
export function searchDeck(where: Predicate, ...then: readonly StarlineClause[]): readonly StarlineClause[] {
  const found: Ref = { var: 'found' };
  return [
    {
      choose: [{ as: 'found', from: { from: 'deck', of: 'you', where } }],
      do: [
        { verb: 'reveal', objects: found },
        { verb: 'toHand', objects: found },
      ],
      ...(then.length === 0 ? {} : { then }),
    },
    { do: [{ verb: 'shuffleDeck', player: 'you' }] },
  ];
}

/** Recall n (還魂 n), and what follows if it succeeds (十五.還魂.1). */
export function recall(points: number, ...then: readonly StarlineClause[]): StarlineClause {
  return {
    choose: [
      {
        as: 'souls',
        from: { from: 'graveyard', of: 'you', where: { souls: { atLeast: -99 } } },
        max: 99,
        sum: { of: 'souls', is: points },
      },
    ],
    do: [{ verb: 'toHand', objects: { var: 'souls' }, how: 'recall' }],
    then,
  };
}

/** Turns the chosen unit. */
export function turnChosen(from: Selector, to: 'upright' | 'sideways'): StarlineClause {
  return { choose: [{ as: 'unit', from, target: true }], do: [{ verb: 'turn', objects: { var: 'unit' }, to }] };
}

/** Destroys the chosen unit. */
export function destroyChosen(from: Selector, ...then: readonly StarlineClause[]): StarlineClause {
  return {
    choose: [{ as: 'victim', from, target: true }],
    do: [{ verb: 'destroy', objects: { var: 'victim' } }],
    ...(then.length === 0 ? {} : { then }),
  };
}

/** Summons cards that the player picks. */
export function summonChosen(from: Selector, count = 1): StarlineClause {
  return {
    choose: [{ as: 'card', from, ...(count === 1 ? {} : { min: count, max: count }) }],
    do: [{ verb: 'summon', objects: { var: 'card' } }],
  };
}

/** Plays a card that the player picks, beyond the turn's ordinary play (十二.6). */
export function playChosen(from: Selector): StarlineClause {
  return { choose: [{ as: 'card', from }], do: [{ verb: 'playExtra', objects: { var: 'card' } }] };
}

export function drawCards(count: number): StarlineClause {
  return { do: [{ verb: 'draw', player: 'you', count }] };
}

/** Attack +n for the unit itself, or for the units that the selector finds. */
export function attackBy(amount: number, of?: Selector): StarlineModifier {
  return { layer: 'add', ...(of === undefined ? {} : { of }), add: { attack: amount } };
}

export function keyword(words: readonly Keyword[], of?: Selector): StarlineModifier {
  return { layer: 'keywords', ...(of === undefined ? {} : { of }), gain: { keywords: words } };
}

export function prohibit(words: readonly Prohibition[], of?: Selector): StarlineModifier {
  return { layer: 'rules', ...(of === undefined ? {} : { of }), gain: { cannot: words } };
}

/** Gives abilities to the unit itself, or to the units that the selector finds. */
export function lend(of: Selector | null, ...abilities: readonly StarlineAbility[]): StarlineModifier {
  return { layer: 'rules', ...(of === null ? {} : { of }), abilities };
}
