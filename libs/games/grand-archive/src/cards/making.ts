import type { JsonObject } from '@arbiter/kernel';
import type {
  Ability,
  Amount,
  Choice,
  Clause,
  Condition,
  Modifier,
  PlayerRef,
  Predicate,
  Ref,
  Selector,
  Trigger,
  Verb,
} from '@arbiter/kernel/authoring';
import type { Keyword, Restriction } from './printed.js';

/** Functions for a short notation of programs. A part that needs none of them is written out as a tree. */

type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'modes' | 'keyword'>;

/** Makes the ability that says what an action does as it resolves (1.7.3). */
export const does = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** Makes an activated ability, "(cost): (effect)" (2.4.1.2). */
export const activate = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** Makes an ability that triggers (2.4.2). */
export const triggered = (on: Trigger, parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  on: [on],
  ...parts,
  clauses,
});
/** Makes a static ability (2.4.3). */
export const standing = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });
/** Marks an ability of a card in a lineage as inherited: the champion on top of the lineage has it too (1.7.1.4.4.5). */
export const inherited = (ability: Ability): Ability => ({ ...ability, marks: { ...ability.marks, inherited: true } });

/** Puts an ability under a restriction (2.4.4): while the restriction does not hold, the ability counts as absent. */
export const only = (restriction: Restriction, ability: Ability): Ability => ({
  ...ability,
  marks: { ...ability.marks, only: { ...restriction } },
});
/** Whether the event is about this object. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
export const happens = (event: string, when: Condition = itself): Trigger => ({ event, if: when });
/** "On Enter", "On Attack", "On Death" (2.4.2.2.2). */
export const onEnter: Trigger = happens('entered');
export const onAttack: Trigger = happens('attacks');
export const onDeath: Trigger = happens('died');
/** "On Hit": the attack deals its damage to something (2.9.0.10, ruling:26). */
export const onHit: Trigger = happens('damage', {
  all: [
    { eventIs: 'hit', equal: true },
    { object: { event: 'source' }, is: { is: 'self' } },
  ],
});
/** "On Kill": something dealt the attack's damage dies by it (ruling:27). */
export const onKill: Trigger = happens('killed', { object: { event: 'by' }, is: { is: 'self' } });

/** The object chosen as `it`. */
export const it: Ref = { var: 'it' };
export const field = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'field',
  where,
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
export const allies = (of?: PlayerRef, except?: Ref): Selector => field({ types: 'ally' }, of, except);
/** Selects units (2.7.1.1). */
export const units = (of?: PlayerRef): Selector => field({ any: [{ types: 'champion' }, { types: 'ally' }] }, of);
/** Names the champions of a player. */
export const championOf = (player: PlayerRef): Ref => ({ all: field({ types: 'champion' }, player) });
/** Makes a choice of one target, called `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });

export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const draws = (amount: Amount, to: 'hand' | 'memory' = 'hand', player: PlayerRef = 'you'): Verb => ({
  verb: 'draw',
  amount,
  to,
  player,
});
export const deals = (amount: Amount, to: Ref = it): Verb => ({ verb: 'dealDamage', amount, to });
export const recovers = (amount: Amount, what: Ref = championOf('you')): Verb => ({ verb: 'recover', amount, what });
export const destroys = (what: Ref = it): Verb => ({ verb: 'destroy', what });
export const gets = (add: { readonly [characteristic: string]: Amount }, to: Ref = it): Verb => ({
  verb: 'grant',
  to,
  until: 'endOfTurn',
  modifiers: Object.keys(add).map(
    (name): Modifier => ({ layer: name === 'level' ? 'level' : 'values', add: { [name]: add[name] as Amount } }),
  ),
});
/** Gives an object a keyword until the turn ends. */
export const gains = (keyword: Keyword, to: Ref = it): Verb => ({
  verb: 'grant',
  to,
  until: 'endOfTurn',
  modifiers: [{ layer: 'abilities', gain: { keywords: [keyword] } }],
});
/** LV: the level of your champion, as it counts for this card. */
export const levelled: Amount = { value: 'championLevel', of: 'self' };
/** Whether that level is at least `level`. */
export const fromLevel = (level: number): Condition => ({ compare: [levelled, 'atLeast', level] });
/** Makes an ability that reduces the card's own reserve cost, wherever it is activated from (1.6.4.2.8). */
export const costsLess = (less: number, restriction: Restriction): Ability =>
  only(restriction, standing({ layer: 'rules', of: 'self', defining: true, gain: { rules: [{ word: 'cost', kind: 'reserve', less }] } }));

/** Makes an ability that increases its object's own values while a condition holds. */
export const grows = (add: { readonly [characteristic: string]: Amount }, when?: Condition): Ability =>
  standing({ layer: 'values', of: 'self', ...(when === undefined ? {} : { if: when }), add });
/** Makes an ability that gives its object a keyword while a condition holds. */
export const hasWhile = (keyword: Keyword, when: Condition): Ability =>
  standing({ layer: 'abilities', of: 'self', if: when, gain: { keywords: [keyword] } });
/** Makes a player look at the top cards of their deck (ext.4.1). */
export const glimpses = (amount: Amount): Verb => ({ verb: 'glimpse', amount });
/** Makes an ability that reduces the card's own reserve cost while a condition holds. */
export const cheaper = (less: number, when: Condition): Ability =>
  standing({ layer: 'rules', of: 'self', defining: true, if: when, gain: { rules: [{ word: 'cost', kind: 'reserve', less }] } });
/** Nothing can retaliate against attacks that this object makes or is used for. */
export const unretaliated: Modifier = { layer: 'rules', of: 'self', gain: { rules: [{ word: 'cant', what: 'beRetaliated' }] } };
/** "This attack gets ...": adds power to the attacker for this combat. */
export const thisAttack = (power: Amount): Verb => ({
  verb: 'grant',
  to: 'self',
  until: 'endOfCombat',
  modifiers: [{ layer: 'values', add: { power } }],
});
export const becomesDistant = (what: Ref): Verb => ({ verb: 'becomeDistant', what });
export const puts = (kind: string, what: Ref, amount: Amount = 1): Verb => ({ verb: 'addCounters', what, kind, amount });
/** Puts a preparation counter on your champion. */
export const prepares: Verb = puts('preparation', championOf('you'));
/** Removes preparation counters from your champion, as a cost. */
export const preparation = (amount: number): Verb => ({ verb: 'payCounters', what: championOf('you'), kind: 'preparation', amount });
/** Waits for the next time that an event happens this turn, and acts in that moment. */
export const next = (event: string, when: Condition, ...clauses: readonly Clause[]): Verb => ({
  verb: 'later',
  until: 'endOfTurn',
  ability: { kind: 'triggered', on: [{ event, mark: 'at', if: when }], clauses },
});
/** "The next ... card you activate this turn ...": the card is `{ event: 'object' }`. */
export const nextCard = (where: Predicate, ...verbs: readonly Verb[]): Verb =>
  next(
    'activated',
    {
      all: [
        { seat: 'seat', is: 'you' },
        { object: { event: 'object' }, is: where },
      ],
    },
    doing(...verbs),
  );
const untilNext = (rule: JsonObject): Verb => ({
  verb: 'grant',
  players: 'you',
  until: 'nextActivation',
  modifiers: [{ layer: 'rules', players: 'you', gain: { rules: [rule] } }],
});
/** Makes the next fitting card that you activate this turn cost less; or lets you activate it at fast speed. */
export const nextCheaper = (less: number, where: JsonObject = {}): Verb =>
  untilNext({ word: 'cost', kind: 'reserve', less, where: { tree: where } });
export const nextFast = (where: JsonObject): Verb => untilNext({ word: 'fast', where: { tree: where } });
/** Empower N (ext.4.3). */
export const empowers = (amount: number): Verb => untilNext({ word: 'empower', amount, where: { tree: { subtypes: 'spell' } } });
/** Gives more power to the next attack of an object. */
export const nextAttack = (power: Amount, of: Ref): Verb =>
  next(
    'attacks',
    { object: { event: 'object' }, is: { is: of } },
    doing({ verb: 'grant', to: { event: 'object' }, until: 'endOfCombat', modifiers: [{ layer: 'values', add: { power } }] }),
  );
/** Prevents the next `left` damage that would be dealt this turn to objects that fit (2.9.1). */
export const prevents = (left: Amount, where: Predicate = { is: it }, more: readonly Condition[] = []): Verb => {
  const dealtTo: Condition = { object: { event: 'object' }, is: where };
  return {
    verb: 'shield',
    until: 'endOfTurn',
    left,
    ability: {
      kind: 'replacement',
      on: [{ event: 'damage', if: more.length === 0 ? dealtTo : { all: [dealtTo, ...more] } }],
      clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
    },
  };
};
/**
 * Suppresses an object (ext.4.2): it is banished, and returns to the field under its owner's control at the beginning of the next end
 * phase.
 */
export const suppresses = (what: Ref = it): readonly Verb[] => [
  { verb: 'banish', what, as: 'gone' },
  {
    verb: 'later',
    ability: { kind: 'triggered', on: [{ event: 'phase:end' }], clauses: [doing({ verb: 'move', what: { var: 'gone' }, to: 'field' })] },
  },
];
/** Makes an ability that reduces the card's own cost for each object on the field that fits. */
export const lessForEach = (less: number, each: JsonObject): Ability =>
  standing({
    layer: 'rules',
    of: 'self',
    defining: true,
    gain: { rules: [{ word: 'cost', kind: 'reserve', less, each: { tree: each } }] },
  });
/** "You may (pay). If you do, ...". */
export const mayPay = (cost: Verb, ...verbs: readonly Verb[]): Clause => ({ may: true, cost: [cost], do: verbs });
/** Discards cards of the hand, or banishes cards of the graveyard, as a cost. */
export const discarding = (where: Predicate = {}): Verb => ({
  verb: 'discard',
  choose: { as: 'paid', from: { from: 'hand', of: 'you', where } },
});
export const banishing = (where: Predicate): Verb => ({
  verb: 'banish',
  choose: { as: 'paid', from: { from: 'graveyard', of: 'you', where } },
});
/** Puts the top cards of a player's deck into their graveyard. */
export const mills = (first: number, of: PlayerRef): Verb => ({
  verb: 'move',
  what: { all: { from: 'mainDeck', of, first } },
  to: 'graveyard',
});
export const onFoster: Trigger = happens('fostered');
export const fostered: Condition = { object: 'self', is: { fostered: true } };
export const whileAwake: Condition = { object: 'self', is: { awake: true } };
/** "Equestrian": whether you control a Horse ally. */
export const mounted: Condition = { exists: field({ types: 'ally', subtypes: 'horse' }, 'you') };
/** "Deluge": whether at least `count` water element cards lie in your graveyard. */
export const deluge = (count: number): Condition => ({
  exists: { from: 'graveyard', of: 'you', where: { elements: 'water' } },
  atLeast: count,
});
/** At the beginning of your end phase. */
export const yourEndPhase: Trigger = happens('phase:end', { turnOf: 'you' });
/** Makes an ability that lets a player do something instead of paying the card's cost (2.3.1.6.3). */
export const costsInstead = (...cost: readonly Verb[]): Ability => ({ kind: 'static', marks: { cost: 'instead' }, cost });
/** Makes an ability that adds something to the cost of activating the card (2.3.1.6.2). */
export const payingMore = (...cost: readonly Verb[]): Ability => ({ kind: 'static', marks: { cost: 'additional' }, cost });
