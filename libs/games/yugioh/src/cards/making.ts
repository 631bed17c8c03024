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

/** Short ways to write cards. Whatever needs no short way is written as its program tree. */

/** Combines the facts of a card with its abilities. */
export const card = (id: FactsId, ...abilities: readonly Ability[]): CardProgram => withProgram(id, abilities);

/** The parts of an ability that concern its activation. */
export type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'by' | 'modes' | 'every'>;

/** The effect of activating a Spell or Trap. Its windows follow from the card's property unless `on` names others. */
export const cardEffect = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** An ignition effect (base.23.2). */
export const ignition = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** An effect of Spell Speed 2 (4.4.1.2-1). */
export const quick = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  ...parts,
  marks: { quick: true, ...parts.marks },
  clauses,
});
/** A triggered effect that must be activated: "... (this must be activated)" (4.2-2). */
export const must = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  on,
  ...parts,
  clauses,
});
/** An optional triggered effect: "If ..., you can" (4.2-3). */
export const mayIf = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  may: true,
  on,
  ...parts,
  clauses,
});
/** An optional triggered effect that is activated only if its event is the last thing that happened: "When ..., you can" (4.2-4). */
export const mayWhen = (on: readonly Trigger[], parts: Parts, ...clauses: readonly Clause[]): Ability =>
  mayIf(
    on.map((trigger) => ({ ...trigger, last: true })),
    parts,
    ...clauses,
  );
/** A FLIP effect (base.23.4). */
export const flip = (parts: Parts, ...clauses: readonly Clause[]): Ability => must([{ event: 'flipped', if: itself }], parts, ...clauses);
/** An effect that applies while the card is face-up (3.1-1). */
export const standing = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });

/** The event is about the card itself. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
/** What was chosen under the name `it`. */
export const it: Ref = { var: 'it' };
export const eventObject: Ref = { event: 'object' };

export const opponents: Condition = { seat: 'seat', is: 'opponent' };
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const not = (condition: Condition): Condition => ({ not: condition });

/** Kinds of zones for Spells and Traps. */
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

/** Targets one object, bound to `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });
/** Chooses one object as the effect resolves, bound to `it` (4.3.1-1). */
export const choose = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', from, ...more });

export const does = (verb: string, more: { readonly [argument: string]: unknown } = {}): Verb => ({ verb, ...more });
/** A clause that does these verbs. */
export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const draw = (amount: Amount, who?: PlayerRef): Verb => does('draw', who === undefined ? { amount } : { amount, who });

// ---- more conditions

export const happens = (event: string, when?: Condition): Trigger => ({ event, ...(when === undefined ? {} : { if: when }) });
/**
 * Returns a trigger that triggers once for all cards to which its event happens together, as texts with "... monster(s)" do; the cards are
 * the `objects` of the event.
 */
export const onceForAll = (trigger: Trigger): Trigger => ({ ...trigger, batch: true });
/** An event that effects can respond to at the moment it happens. */
export const answering = (event: string, when?: Condition): Trigger => ({ event, mark: 'at', ...(when === undefined ? {} : { if: when }) });
/** The same with "When": only if the event is the last thing that happened (4.2-4). */
export const answeringLast = (event: string, when?: Condition): Trigger => ({ ...answering(event, when), last: true });
export const eventIs = (name: string, equal: string | number | boolean): Condition => ({ eventIs: name, equal });
export const either = (...parts: readonly Condition[]): Condition => ({ any: parts });
export const how = (...kinds: readonly SummonKind[]): Condition => ({ any: kinds.map((kind) => eventIs('how', kind)) });
export const summonedSpecially: Condition = eventIs('special', true);
export const yours: Condition = { seat: 'seat', is: 'you' };
/** The event is caused by the opponent's effect, attack or activation. */
export const byOpponent: Condition = { seat: 'bySeat', is: 'opponent' };
export const byEffect: Condition = eventIs('reason', 'effect');
export const inBattle: Condition = eventIs('reason', 'battle');
/** How many of the objects that one event happened to at the same time fit a predicate. */
export const ofEvent = (where: Predicate, is: 'atLeast' | 'equal' = 'atLeast', count = 1): Condition => ({
  compare: [{ countOf: { event: 'objects' }, where }, is, count],
});
/** The effect's player has a free Main Monster Zone. */
export const hasRoom: Condition = { compare: [{ player: 'you', value: 'freeZones' }, 'atLeast', 1] };
/** The End Phase of a player's turn. */
export const inEndPhase = (player: PlayerRef): Trigger => happens('phase:end', { turnOf: player });

// ---- limits (base.23.10 - base.23.13)

export const oncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'object' };
/** Limits use: "You can only use this effect ... once per turn." */
export const useOncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'name' };
/** Limits activations: "You can only activate ... once per turn". An activation that was negated does not count (base.23.12). */
export const activateOncePerTurn: Limit = { uses: 1, per: 'turn', scope: 'name', refund: 'negated' };
export const oncePerChain: Limit = { uses: 1, per: 'chain', scope: 'object' };

// ---- more that cards share

export const field = ['monsterZone', ...spellTrapPlaces] as const;
export const monster: Predicate = { kinds: 'monster' };
export const found: Ref = { var: 'found' };
/** Targets a number of objects, bound to `it`. */
export const targets = (count: Amount, from: Selector, more: Partial<Choice> = {}): Choice =>
  target(from, { min: count, max: count, strict: true, ...more });
/** Pays a cost with cards that the player picks; they are bound to `paid` as they were before the payment. */
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
/** Takes a fitting card from the player's Deck into the hand and reveals it (base.5.9). */
export const search = (where: Predicate, more: Partial<Choice> = {}): Clause => ({
  choose: [{ as: 'found', from: cardsIn('mainDeck', 'you', where), strict: true, ...more }],
  do: [does('addToHand', { what: found, show: true })],
});
/**
 * A replacement of what happens; the tiers apply in this order. A trigger on `sentToGY` is read as `goesToGY`, so that it covers all cards
 * on their way to the GY, whether they get there or not.
 */
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
/** An effect that applies each time something happens, immediately and without a Chain. */
export const eachTime = (on: readonly Trigger[], ...then: readonly Clause[]): Ability => ({
  kind: 'replacement',
  on,
  then: then.map((clause) => ({ and: true, ...clause })),
});

/** Until the turn ends, the effect's player cannot activate cards, or effects of cards, with a name that was noted. */
export const noMore = (name: string): Verb =>
  does('grant', {
    players: 'you',
    until: 'turnEnd',
    modifiers: [{ layer: 'rules', players: 'you', gain: { rules: [{ cant: 'activate', of: { tree: { names: { chosen: name } } } }] } }],
  });
/** The event is caused by the card itself. */
export const bySelf: Condition = { object: { event: 'by' }, is: { is: 'self' } };
/** Battle damage that this card inflicts on the other player. */
export const inflicts: Trigger = happens('battleDamage', both(bySelf, opponents));
/** Battle damage that this card inflicts on the other player by a direct attack. */
export const inflictsDirectly: Trigger = happens(
  'battleDamage',
  both(bySelf, opponents, not({ exists: { from: 'monsterZone', relation: { is: 'battling', to: 'self' } } })),
);
/** The card destroys a monster by battle. */
export const destroysByBattle: Trigger = happens('destroyed', both(inBattle, bySelf));
/** A rule about the card itself that applies while the card is face-up. */
export const itsRule = (...entries: readonly RuleEntry[]): Ability =>
  standing({ layer: 'rules', of: 'self', gain: { rules: jsonOf(entries) as readonly Json[] } });
/** A rule about players that applies while the card is face-up. */
export const playersRule = (players: PlayerRef, ...entries: readonly RuleEntry[]): Ability =>
  standing({ layer: 'rules', players, gain: { rules: jsonOf(entries) as readonly Json[] } });
/** A rule for players for a time. */
export const bind = (players: PlayerRef, until: string, ...entries: readonly RuleEntry[]): Verb => ({
  verb: 'grant',
  players,
  until,
  modifiers: [{ layer: 'rules', players, gain: { rules: jsonOf(entries) as readonly Json[] } }],
});
/** Chooses as the effect resolves, and does a verb to `it`. */
export const picking = (from: Selector, verb: Verb, more: Partial<Choice> = {}): Clause => ({ choose: [choose(from, more)], do: [verb] });
/** Special Summons what is picked; without enough cards to pick, nothing is picked (`strict`). */
export const bringing = (from: Selector, more: { readonly [argument: string]: unknown } = {}): Clause =>
  picking(from, does('specialSummon', { what: it, ...more }), { strict: true });
/** The other player discards a card at random (5.3.2-1). */
export const discardsAtRandom: Clause = picking(cardsIn('hand', 'opponent'), does('discard', { what: it }), { random: true });
/** "... and if you do": done in the same moment, and only if the part before was done. */
export const andIf = (...verbs: readonly Verb[]): Clause => ({ and: true, do: verbs });
/** A Spell Card whose activation resolves; it triggers only objects that were on the field when that card was activated. */
export const spellResolves: Trigger = happens(
  'resolvedLink',
  both(eventIs('act', 'card'), eventIs('kinds', 'spell'), eventIs('activationNegated', false), {
    object: 'self',
    is: { is: { event: 'witnesses' } },
  }),
);
/** An action of a phase that its player takes without a Chain at a time of their choice (base.6.18). */
export const maintenance = (on: readonly Trigger[], ...clauses: readonly Clause[]): Ability =>
  must(on, { marks: { maintenance: true } }, ...clauses);
/** The same once, in the next such phase. */
export const inPhase = (phase: string, of: PlayerRef, until: string, ...clauses: readonly Clause[]): Verb => ({
  verb: 'later',
  until,
  ability: maintenance([happens(`phase:${phase}`, { turnOf: of })], ...clauses),
});

/**
 * A lasting loss of ATK and DEF, calculated for each monster separately: at most what the monster has when the loss begins (2.5-1,
 * ruling:5).
 */
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
/** Multiplies the current ATK of each monster; the result is a set value (base.23.18). */
export const multipliesAtk = (what: Ref, until: string, times: number): Verb =>
  does('multiplyStats', { what, until, times, modifiers: [{ layer: 'stats', set: { atk: { var: 'atkTimes' } } }] });
