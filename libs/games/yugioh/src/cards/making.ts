import { type Json, jsonOf } from '@arbiter/kernel';
import type {
  Ability,
  Amount,
  CardProgram,
  Choice,
  Clause,
  Condition,
  Limit,
  Modifier,
  PlayerRef,
  Predicate,
  Ref,
  Selector,
  Trigger,
  Verb,
} from '@arbiter/kernel/authoring';
import type { RuleEntry } from '../values/rules.js';
import type { SummonKind } from '../vocabulary.js';
import { type FactsId, withProgram } from './facts/index.js';

/** Short ways to write cards. What needs none is written as the tree that it is. */

/** A card of these facts with its abilities. */
export const card = (id: FactsId, ...abilities: readonly Ability[]): CardProgram => withProgram(id, abilities);

/** What an effect says of its activation. */
export type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'by' | 'modes' | 'every'>;

/** The effect of a Spell or Trap as it is activated. Its windows follow from its property, where `on` does not name others. */
export const cardEffect = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** base.23.2 */
export const ignition = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** An effect of Spell Speed 2 (4.4.1.2-1). */
export const quick = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  ...parts,
  marks: { quick: true, ...parts.marks },
  clauses,
});
/** "... (this must be activated)" (4.2-2). */
export const must = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  on,
  ...parts,
  clauses,
});
/** "If ..., you can" (4.2-3). */
export const mayIf = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  may: true,
  on,
  ...parts,
  clauses,
});
/** "When ..., you can": only as the last thing that happened (4.2-4). */
export const mayWhen = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability =>
  mayIf(
    on.map((trigger) => ({ ...trigger, last: true })),
    parts,
    ...clauses,
  );
/** FLIP (base.23.4). */
export const flip = (parts: Parts, ...clauses: readonly Clause[]): Ability => must([{ event: 'flipped', if: itself }], parts, ...clauses);
/** What holds while the card is face-up (3.1-1). */
export const standing = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });

/** The event is about this card. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
/** What was chosen as `it`. */
export const it: Ref = { var: 'it' };
export const eventObject: Ref = { event: 'object' };

export const opponents: Condition = { seat: 'seat', is: 'opponent' };
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const not = (condition: Condition): Condition => ({ not: condition });

/** Kinds of places of the field that are for Spells and Traps. */
export const spellTrapPlaces = ['spellTrapZone', 'fieldZone', 'pendulumZone'] as const;

export const all = (selector: Selector): Ref => ({ all: selector });
export const monsters = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'monsterZone',
  where,
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
export const faceUpMonsters = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector =>
  monsters({ faceUp: true, ...where }, of, except);
export const spellsTraps = (of?: PlayerRef, except?: Ref, where: Predicate = {}): Selector => ({
  from: spellTrapPlaces,
  where,
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
export const cardsIn = (from: string | readonly string[], of: PlayerRef, where: Predicate = {}): Selector => ({ from, of, where });

/** Targets one thing, called `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });
/** Chooses one thing, called `it`, as the effect resolves (4.3.1-1). */
export const choose = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', from, ...more });

export const does = (verb: string, more: { readonly [argument: string]: unknown } = {}): Verb => ({ verb, ...more });
/** A clause of these verbs. */
export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const draw = (amount: Amount, who?: PlayerRef): Verb => does('draw', who === undefined ? { amount } : { amount, who });

// ---- more conditions

export const happens = (event: string, when?: Condition): Trigger => ({ event, ...(when === undefined ? {} : { if: when }) });
/** "... monster(s)": once for all to which it happens together, which are the `objects` of its event. */
export const onceForAll = (trigger: Trigger): Trigger => ({ ...trigger, batch: true });
/** Answered at its moment by what is activated. */
export const answering = (event: string, when?: Condition): Trigger => ({ event, mark: 'at', ...(when === undefined ? {} : { if: when }) });
/** "When": only as the last thing that happened (4.2-4). */
export const answeringLast = (event: string, when?: Condition): Trigger => ({ ...answering(event, when), last: true });
export const eventIs = (name: string, equal: string | number | boolean): Condition => ({ eventIs: name, equal });
export const either = (...parts: readonly Condition[]): Condition => ({ any: parts });
export const how = (...kinds: readonly SummonKind[]): Condition => ({ any: kinds.map((kind) => eventIs('how', kind)) });
export const summonedSpecially: Condition = eventIs('special', true);
export const yours: Condition = { seat: 'seat', is: 'you' };
/** The opponent's effect, attack or activation does it. */
export const byOpponent: Condition = { seat: 'bySeat', is: 'opponent' };
export const byEffect: Condition = eventIs('reason', 'effect');
export const inBattle: Condition = eventIs('reason', 'battle');
/** Of the things that an event happened to at once, how many fit. */
export const ofEvent = (where: Predicate, is: 'atLeast' | 'equal' = 'atLeast', count = 1): Condition => ({
  compare: [{ countOf: { event: 'objects' }, where }, is, count],
});
/** Its player has a free Main Monster Zone. */
export const hasRoom: Condition = { compare: [{ player: 'you', value: 'freeZones' }, 'atLeast', 1] };
/** In the End Phase of a player. */
export const inEndPhase = (player: PlayerRef): Trigger => happens('phase:end', { turnOf: player });

// ---- limits (base.23.10 - base.23.13)

export const oncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'object' };
/** "You can only use this effect ... once per turn." */
export const useOncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'name' };
/** "You can only activate ... once per turn": one that was negated does not count (base.23.12). */
export const activateOncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'name', refund: 'negated' };
export const oncePerChain: Limit = { uses: 1, per: 'chain', scope: 'object' };

// ---- more that cards share

export const field = ['monsterZone', ...spellTrapPlaces] as const;
export const monster: Predicate = { kinds: 'monster' };
export const found: Ref = { var: 'found' };
/** Targets so many things, called `it`. */
export const targets = (count: Amount, from: Selector, more: Partial<Choice> = {}): Choice =>
  target(from, { min: count, max: count, strict: true, ...more });
/** Pays with what its player picks, which is bound to `paid` as it was. */
export const paying = (verb: 'discard' | 'discardToGY' | 'tribute' | 'sendToGY' | 'banish', from: Selector, count = 1): Verb => ({
  verb,
  choose: { as: 'paid', from, min: count, max: count },
});
export const payLife = (amount: Amount): Verb => ({ verb: 'payLife', amount });
export const destroys = (what: Ref = it): Verb => ({ verb: 'destroy', what });
export const gainLife = (amount: Amount, who: PlayerRef = 'you'): Verb => ({ verb: 'gainLife', amount, who });
export const damage = (amount: Amount, who: PlayerRef = 'opponent'): Verb => ({ verb: 'damage', amount, who });
/** A change of objects for a time. */
export const grant = (to: Ref, until: string, ...modifiers: readonly Modifier[]): Verb => ({ verb: 'grant', to, until, modifiers });
export const stats = (add: { readonly [value: string]: Amount }): Modifier => ({ layer: 'stats', add });
export const cannotBe = (...entries: readonly Json[]): Modifier => ({ layer: 'rules', gain: { rules: entries } });
/** Takes from its player's Deck what fits, and shows it (base.5.9). */
export const search = (where: Predicate, more: Partial<Choice> = {}): Clause => ({
  choose: [{ as: 'found', from: cardsIn('mainDeck', 'you', where), strict: true, ...more }],
  do: [does('addToHand', { what: found, show: true })],
});
/** What alters what happens; the tiers act in this order. What waits for cards that would go to the GY waits for all that are on their way there. */
export const replacing = (
  tier: 'prevent' | 'instead' | 'place',
  on: readonly Trigger[],
  parts: Parts,
  ...clauses: readonly Clause[]
): Ability => ({
  kind: 'replacement',
  tier,
  on: on.map((one) => (one.event === 'sentToGY' ? { ...one, event: 'goesToGY' } : one)),
  ...parts,
  clauses,
});
/** Each time something happens, at once and without a Chain. */
export const eachTime = (on: readonly Trigger[], ...then: readonly Clause[]): Ability => ({
  kind: 'replacement',
  on,
  then: then.map((clause) => ({ and: true, ...clause })),
});

/** Until the turn ends its player cannot activate cards, or effects of cards, with a name that was noted. */
export const noMore = (name: string): Verb =>
  does('grant', {
    players: 'you',
    until: 'turnEnd',
    modifiers: [{ layer: 'rules', players: 'you', gain: { rules: [{ cant: 'activate', of: { tree: { names: { chosen: name } } } }] } }],
  });
/** The event is the doing of this card. */
export const bySelf: Condition = { object: { event: 'by' }, is: { is: 'self' } };
/** Battle damage that this card inflicts on the other player. */
export const inflicts: Trigger = happens('battleDamage', both(bySelf, opponents));
/** The same by a direct attack. */
export const inflictsDirectly: Trigger = happens(
  'battleDamage',
  both(bySelf, opponents, not({ exists: { from: 'monsterZone', relation: { is: 'battling', to: 'self' } } })),
);
/** It destroys a monster by battle. */
export const destroysByBattle: Trigger = happens('destroyed', both(inBattle, bySelf));
/** A rule about the card itself while it stands. */
export const itsRule = (...entries: readonly RuleEntry[]): Ability =>
  standing({ layer: 'rules', of: 'self', gain: { rules: jsonOf(entries) as readonly Json[] } });
/** A rule about players while the card stands. */
export const playersRule = (players: PlayerRef, ...entries: readonly RuleEntry[]): Ability =>
  standing({ layer: 'rules', players, gain: { rules: jsonOf(entries) as readonly Json[] } });
/** A rule for players for a time. */
export const bind = (players: PlayerRef, until: string, ...entries: readonly RuleEntry[]): Verb => ({
  verb: 'grant',
  players,
  until,
  modifiers: [{ layer: 'rules', players, gain: { rules: jsonOf(entries) as readonly Json[] } }],
});
/** Chooses as it resolves and does it to `it`. */
export const picking = (from: Selector, verb: Verb, more: Partial<Choice> = {}): Clause => ({ choose: [choose(from, more)], do: [verb] });
/** Special Summons what is picked; strict where it comes from a Deck. */
export const bringing = (from: Selector, more: { readonly [argument: string]: unknown } = {}): Clause =>
  picking(from, does('specialSummon', { what: it, ...more }), { strict: true });
/** The other player discards a card at random (5.3.2-1). */
export const discardsAtRandom: Clause = picking(cardsIn('hand', 'opponent'), does('discard', { what: it }), { random: true });
/** "... and if you do": in the same moment, and only if it was done. */
export const andIf = (...verbs: readonly Verb[]): Clause => ({ and: true, do: verbs });
/** A Spell Card whose activation resolves, seen by who lay there when it was activated. */
export const spellResolves: Trigger = happens(
  'resolvedLink',
  both(eventIs('act', 'card'), eventIs('kinds', 'spell'), eventIs('activationNegated', false), {
    object: 'self',
    is: { is: { event: 'witnesses' } },
  }),
);
/** Done in a phase without a Chain, when its player likes (base.6.18). */
export const maintenance = (on: readonly Trigger[], ...clauses: readonly Clause[]): Ability =>
  must(on, { marks: { maintenance: true } }, ...clauses);
/** The same once, in the next such phase. */
export const inPhase = (phase: string, of: PlayerRef, until: string, ...clauses: readonly Clause[]): Verb => ({
  verb: 'later',
  until,
  ability: maintenance([happens(`phase:${phase}`, { turnOf: of })], ...clauses),
});

/** A lasting loss of ATK and DEF, of each monster for itself: of what is there when it begins, no more (2.5-1, ruling:5). */
export const loses = (
  what: Ref,
  until: string,
  amounts: { readonly atk?: Amount; readonly def?: Amount },
  ...modifiers: readonly Modifier[]
): Verb =>
  does('loseStats', {
    what,
    until,
    ...amounts,
    modifiers: [
      stats(Object.fromEntries(Object.keys(amounts).map((name) => [name, { minus: [0, { var: `${name}Lost` }] }]))),
      ...modifiers,
    ],
  });
/** The ATK of each monster becomes so many times what it is now: a value that is set (base.23.18). */
export const multipliesAtk = (what: Ref, until: string, times: number): Verb =>
  does('multiplyStats', { what, until, times, modifiers: [{ layer: 'stats', set: { atk: { var: 'atkTimes' } } }] });
