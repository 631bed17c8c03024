import { readAs } from '@arbiter/kernel';
import type {
  Ability,
  Amount,
  CardProgram,
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
import type { RuleEntry } from '../values/rules.js';
import type { Attribute } from './printed.js';
import { type FactsId, withProgram } from './facts/index.js';

/** Functions for a short notation of cards. A part that needs none of them is written out as a tree. */

/** Makes a card from these facts and abilities. */
export const card = (id: FactsId, ...abilities: readonly Ability[]): CardProgram => withProgram(id, abilities);
/** Makes a ruler with the abilities of the J-ruler behind it. */
export const twoSided = (id: FactsId, abilities: readonly Ability[], behind: readonly Ability[]): CardProgram =>
  withProgram(id, abilities, behind);

type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'modes' | 'keyword'>;

/** Makes the ability that says what a chant does (703.3). */
export const chant = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** Makes an activate ability, "(cost): (effect)" (901.1a). */
export const activate = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** Makes an automatic ability, "(condition) ⇒ (effect)" (901.1b). */
export const automatic = (on: Trigger, parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  on: [on],
  ...parts,
  clauses,
});
/** Makes a continuous ability (901.1c). */
export const continuous = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });

/** Whether the event is about this card. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const either = (...parts: readonly Condition[]): Condition => ({ any: parts });
export const eventIs = (name: string, equal: string | number | boolean): Condition => ({ eventIs: name, equal });
export const happens = (event: string, when: Condition = itself): Trigger => ({ event, if: when });

/** "When this card enters your field". */
export const entersField: Trigger = happens('entered');
/** [Enter] of old cards (1411.2): the card came by Judgment, or was played from the hand. */
export const enters: Trigger = happens(
  'entered',
  both(itself, either(eventIs('act', 'judged'), both(eventIs('from', 'chase'), eventIs('playedFrom', 'hand')))),
);
/** "When this card is put into a graveyard from your field". */
export const goesToGraveyard: Trigger = happens('left', both(itself, eventIs('to', 'graveyard')));
/** "When your opponent discards": also if they had nothing to discard (1019.2a). */
export const opponentDiscards: Trigger = happens(
  'discarded',
  either({ object: { event: 'object' }, is: { owner: 'opponent' } }, { seat: 'seat', is: 'opponent' }),
);
export const attacks: Trigger = happens('attacks');
/** When this card deals damage to anything. */
export const dealsDamage: Trigger = happens('damage', { object: { event: 'source' }, is: { is: 'self' } });

/** The object chosen as `it`. */
export const it: Ref = { var: 'it' };
export const resonators = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'field',
  where: { types: 'resonator', ...where },
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
/** Selects J-rulers and resonators (201.2a). */
export const jResonators = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'field',
  where: { any: [{ types: 'resonator' }, { types: 'jRuler' }], ...where },
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
/** Makes a choice of one target, called `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });

export const does = (verb: string, more: { readonly [argument: string]: unknown } = {}): Verb => ({ verb, ...more });
/** Makes a clause of these verbs. */
export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const restSelf: Verb = { verb: 'restSelf' };
export const banishSelf: Verb = { verb: 'banishSelf' };
export const pay = (will: string): Verb => ({ verb: 'payWill', will });
export const deals = (amount: Amount, to: Ref = it): Verb => ({ verb: 'dealDamage', amount, to });
/**
 * Makes the ability of a chant whose player divides damage among any number of targets, in hundreds; each target gets at least 100, which
 * limits their number.
 */
export const dividedDamage = (amount: number, among: Selector): Ability =>
  chant(
    { targets: [target(among, { min: 0, max: amount / 100 }), { as: 'parts', divide: { total: amount / 100, among: 'it', least: 1 } }] },
    doing({ ...deals(amount), divided: 'parts' }),
  );
export const dealsPlayers = (amount: Amount, player: PlayerRef): Verb => ({ verb: 'dealDamage', amount, player });
export const gainLife = (amount: Amount): Verb => ({ verb: 'gainLife', amount });
export const draw = (amount: Amount = 1): Verb => ({ verb: 'draw', amount });
export const destroys = (what: Ref = it): Verb => ({ verb: 'destroy', what });
/** Changes objects until the turn ends. */
export const untilEndOfTurn = (to: Ref, ...modifiers: readonly Modifier[]): Verb => ({ verb: 'grant', to, until: 'endOfTurn', modifiers });
/** Makes a modifier `[+200/+0]` (1020.3). */
export const gains = (atk: Amount, def: Amount): Modifier => ({ layer: 'values', add: { atk, def } });
export const gainsKeywords = (...keywords: readonly string[]): Modifier => ({ layer: 'abilities', gain: { keywords } });
/** Makes a modifier from entries of `rules`. */
export const rule = (...entries: readonly RuleEntry[]): Modifier => ({
  layer: 'rules',
  gain: { rules: entries as unknown as readonly [] },
});

/** A modifier by which you control an object as long as the modifier lasts (313.2). */
export const underYourControl: Modifier = {
  layer: 'rules',
  gain: { rules: readAs<readonly []>([{ word: 'control', seat: { player: 'you', value: 'seat' } }]) },
};

/** Rolls the `dice` of [Force] (1023); their sum is called `roll`. */
export const force = (dice: Amount = 1): Verb => ({ verb: 'force', amount: dice, total: 'roll' });
/** An amount of 100 for each pip rolled. */
export const rolledHundreds: Amount = { times: [100, { var: 'roll' }] };
/** Whether the card has its `[Torrent]` text: another card was played before this one in the turn (1124.2). */
export const withTorrent: Condition = { object: 'self', is: { torrent: true } };
/** Whether the card was awakened as it was played (1109.2a). */
export const wasAwakened: Condition = { object: 'self', is: { awakened: true } };
/** Makes a God's Art <name> (1112), which its player may use once a game. */
export const godsArt = (name: string, parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  keyword: 'godsArt',
  limit: { uses: 1, per: 'game', scope: 'player', as: `godsArt:${name}` },
  ...parts,
  clauses,
});
/** Makes [Incarnation] (1110.2): for each entry, one resonator of one of the entry's attributes is banished. */
export const incarnation = (...attributes: readonly (readonly Attribute[])[]): Ability => ({
  kind: 'static',
  keyword: 'incarnation',
  cost: [{ verb: 'incarnate', attributes }],
});

/** Makes [Stealth] (1114.2): the card may be played from the standby area on the event `on`, or while the condition `when` holds. */
export const stealth = (on: Trigger | null, when?: Condition): Ability => ({
  kind: on === null ? 'static' : 'triggered',
  keyword: 'stealth',
  from: ['standby'],
  ...(on === null ? {} : { on: [on] }),
  ...(when === undefined ? {} : { when }),
});
/** "When this card enters your field from a standby area". */
export const entersFromStandby: Trigger = happens('entered', both(itself, eventIs('playedFrom', 'standby')));

/** Makes [Awakening] (1109.2): the additional cost, and the abilities that the card has if that was paid. */
export const awakening = (cost: readonly Verb[], ...abilities: readonly Ability[]): Ability => ({
  kind: 'static',
  keyword: 'awakening',
  cost,
  modifiers: [{ layer: 'abilities', of: 'self', if: { object: 'self', is: { awakened: true } }, abilities }],
});
/** Makes [Inheritance], a word of cards: an ability in the hand whose cost includes discarding its card. */
export const inheritance = (cost: readonly Verb[], parts: Omit<Parts, 'cost'>, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  keyword: 'inheritance',
  from: ['hand'],
  cost: [...cost, { verb: 'discard', what: 'self' }],
  ...parts,
  clauses,
});
/** Makes [Resonance], a word of cards: an ability that triggers whenever a magic stone of the kind enters your field. */
export const resonance = (stone: Attribute, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  keyword: 'resonance',
  on: [{ event: 'entered', if: { object: { event: 'object' }, is: { stones: stone, controller: 'you' } } }],
  clauses,
});
/**
 * Makes the clauses that search the main deck for a card, reveal it and put it into the hand; if the card must meet a description, the
 * player may find none (1014.2, ruling:45).
 */
export const search = (where: Predicate, to = 'hand', reveal = true): readonly Clause[] => [
  {
    choose: [
      {
        as: 'found',
        from: { from: 'mainDeck', of: 'you', where },
        min: Object.keys(where).length === 0 ? 1 : { player: 'you', value: 'seen:mainDeck' },
        max: 1,
      },
    ],
    do: [{ verb: 'move', what: { var: 'found' }, to, reveal }],
  },
  { do: [{ verb: 'shuffle' }] },
];

/** Makes [Shift] (1117.2): the cost of turning the card over; its player may also play the other side. */
export const shift = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'shift',
  cost,
  marks: { timing: 'main' },
  clauses: [{ do: [{ verb: 'shift', what: 'self' }] }],
});
/** Makes [Evolution] (1116.2). */
export const evolution = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'evolution',
  cost,
  clauses: [
    { if: { not: { object: 'self', is: { counters: 'evolution' } } }, do: [{ verb: 'addCounters', what: 'self', kind: 'evolution' }] },
  ],
});
/** Makes [Bestow] (1121.2): usable in main timing while the card is bestowed to nothing. */
export const bestow = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'bestow',
  cost,
  marks: { timing: 'main' },
  when: { object: 'self', is: { added: false } },
  targets: [target(resonators())],
  clauses: [{ do: [{ verb: 'attach', what: 'self', to: it }] }],
});
/** Makes an ability that modifies the card to which its own card is added or bestowed (1121.3a). */
export const hostGains = (...modifiers: readonly Modifier[]): Ability =>
  continuous(...modifiers.map((modifier): Modifier => ({ ...modifier, of: 'host' })));

/** Selects J-rulers and rulers of a player's battle area (201.2b). */
export const rulers = (where: Predicate = {}, of: PlayerRef = 'you'): Selector => ({
  from: ['field', 'rulerArea'],
  of,
  where: { any: [{ types: 'ruler' }, { types: 'jRuler' }], ...where },
});
/** "If your J/ruler is ..." */
export const yourRulerIs = (...names: readonly string[]): Condition => ({ exists: rulers({ name: names }) });
export const magicStones = (where: Predicate = {}, of: PlayerRef = 'you'): Selector => ({
  from: 'field',
  of,
  where: { types: 'magicStone', ...where },
});
/** Puts the top cards of a player's magic stone deck onto their field. */
export const callStones = (amount: number, rested = false): Verb => ({
  verb: 'move',
  what: { all: { from: 'magicStoneDeck', of: 'you', first: amount } },
  to: 'field',
  rested,
});
export const anyAttribute: readonly string[] = ['{W}', '{R}', '{U}', '{G}', '{B}'];
export const produces = (will: string | readonly string[]): Verb => ({ verb: 'produce', will });
/** Makes a modifier apply to its own card. */
export const ofSelf = (modifier: Modifier, condition?: Condition): Modifier => ({
  ...modifier,
  of: 'self',
  ...(condition === undefined ? {} : { if: condition }),
});
/** "You may pay ... less to play this card": an ability that works wherever the card is played from. */
export const costsLess = (less: string, condition?: Condition, times?: Amount): Ability => ({
  kind: 'static',
  from: ['hand', 'graveyard', 'removed', 'standby', 'chase'],
  modifiers: [
    ofSelf(
      {
        layer: 'rules',
        gain: { rules: [{ word: 'cost', of: 'play', less, ...(times === undefined ? {} : { times }) }] as unknown as readonly [] },
      },
      condition,
    ),
  ],
});
/** Makes a player discard a card of their choice; a player with no card counts as having discarded (1019.2a). */
export const discards = (player: PlayerRef): Clause => ({
  do: [{ verb: 'discard', choose: { as: 'gone', from: { from: 'hand', of: player }, by: player } }],
});
/** Makes a player banish a resonator of their choice. */
export const banishesOne = (player: PlayerRef, where: Predicate = {}): Clause => ({
  choose: [{ as: 'gone', from: resonators(where, player), by: player }],
  do: [{ verb: 'banish', what: { var: 'gone' }, by: player }],
});
