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

/** Short ways to write cards. What needs none is written as the tree that it is. */

/** A card of these facts with its abilities. */
export const card = (id: FactsId, ...abilities: readonly Ability[]): CardProgram => withProgram(id, abilities);
/** A ruler with the abilities of its J-ruler behind it. */
export const twoSided = (id: FactsId, abilities: readonly Ability[], behind: readonly Ability[]): CardProgram =>
  withProgram(id, abilities, behind);

type Parts = Pick<Ability, 'targets' | 'cost' | 'on' | 'when' | 'limit' | 'marks' | 'from' | 'modes' | 'keyword'>;

/** What a chant does (703.3). */
export const chant = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'spell', ...parts, clauses });
/** "(cost): (effect)" (901.1a). */
export const activate = (parts: Parts, ...clauses: readonly Clause[]): Ability => ({ kind: 'activated', ...parts, clauses });
/** "(condition) ⇒ (effect)" (901.1b). */
export const automatic = (on: Trigger, parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  on: [on],
  ...parts,
  clauses,
});
/** A continuous ability (901.1c). */
export const continuous = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });

/** The event is about this card. */
export const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const either = (...parts: readonly Condition[]): Condition => ({ any: parts });
export const eventIs = (name: string, equal: string | number | boolean): Condition => ({ eventIs: name, equal });
export const happens = (event: string, when: Condition = itself): Trigger => ({ event, if: when });

/** "When this card enters your field". */
export const entersField: Trigger = happens('entered');
/** [Enter] of old cards (1411.2): by Judgment, or played from the hand. */
export const enters: Trigger = happens(
  'entered',
  both(itself, either(eventIs('act', 'judged'), both(eventIs('from', 'chase'), eventIs('playedFrom', 'hand')))),
);
/** "When this card is put into a graveyard from your field". */
export const goesToGraveyard: Trigger = happens('left', both(itself, eventIs('to', 'graveyard')));
/** "When your opponent discards": also where he had nothing to discard (1019.2a). */
export const opponentDiscards: Trigger = happens(
  'discarded',
  either({ object: { event: 'object' }, is: { owner: 'opponent' } }, { seat: 'seat', is: 'opponent' }),
);
export const attacks: Trigger = happens('attacks');
/** It deals damage: to anything. */
export const dealsDamage: Trigger = happens('damage', { object: { event: 'source' }, is: { is: 'self' } });

/** What was chosen as `it`. */
export const it: Ref = { var: 'it' };
export const resonators = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'field',
  where: { types: 'resonator', ...where },
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
/** J-rulers and resonators (201.2a). */
export const jResonators = (where: Predicate = {}, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'field',
  where: { any: [{ types: 'resonator' }, { types: 'jRuler' }], ...where },
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
/** Targets one thing, called `it`. */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', target: true, from, ...more });

export const does = (verb: string, more: { readonly [argument: string]: unknown } = {}): Verb => ({ verb, ...more });
/** A clause of these verbs. */
export const doing = (...verbs: readonly Verb[]): Clause => ({ do: verbs });
export const restSelf: Verb = { verb: 'restSelf' };
export const banishSelf: Verb = { verb: 'banishSelf' };
export const pay = (will: string): Verb => ({ verb: 'payWill', will });
export const deals = (amount: Amount, to: Ref = it): Verb => ({ verb: 'dealDamage', amount, to });
/** Damage that a chant's player divides among any number of targets, in hundreds; each of them gets some, so that there are no more of them than hundreds. */
export const dividedDamage = (amount: number, among: Selector): Ability =>
  chant(
    { targets: [target(among, { min: 0, max: amount / 100 }), { as: 'parts', divide: { total: amount / 100, among: 'it', least: 1 } }] },
    doing({ ...deals(amount), divided: 'parts' }),
  );
export const dealsPlayers = (amount: Amount, player: PlayerRef): Verb => ({ verb: 'dealDamage', amount, player });
export const gainLife = (amount: Amount): Verb => ({ verb: 'gainLife', amount });
export const draw = (amount: Amount = 1): Verb => ({ verb: 'draw', amount });
export const destroys = (what: Ref = it): Verb => ({ verb: 'destroy', what });
/** A change of objects until the turn ends. */
export const untilEndOfTurn = (to: Ref, ...modifiers: readonly Modifier[]): Verb => ({ verb: 'grant', to, until: 'endOfTurn', modifiers });
/** `[+200/+0]` (1020.3). */
export const gains = (atk: Amount, def: Amount): Modifier => ({ layer: 'values', add: { atk, def } });
export const gainsKeywords = (...keywords: readonly string[]): Modifier => ({ layer: 'abilities', gain: { keywords } });
/** An entry of `rules`. */
export const rule = (...entries: readonly RuleEntry[]): Modifier => ({
  layer: 'rules',
  gain: { rules: entries as unknown as readonly [] },
});

/** You gain control of it, as long as this lasts (313.2). */
export const underYourControl: Modifier = {
  layer: 'rules',
  gain: { rules: readAs<readonly []>([{ word: 'control', seat: { player: 'you', value: 'seat' } }]) },
};

/** [Force] `dice` (1023): what is rolled is called `roll`. */
export const force = (dice: Amount = 1): Verb => ({ verb: 'force', amount: dice, total: 'roll' });
/** 100 for each pip that was rolled. */
export const rolledHundreds: Amount = { times: [100, { var: 'roll' }] };
/** It gains `[Torrent]` text: another card was played before this one in the turn (1124.2). */
export const withTorrent: Condition = { object: 'self', is: { torrent: true } };
/** It was awakened as it was played (1109.2a). */
export const wasAwakened: Condition = { object: 'self', is: { awakened: true } };
/** God's Art <name> (1112): once a game for its player. */
export const godsArt = (name: string, parts: Parts, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  keyword: 'godsArt',
  limit: { uses: 1, per: 'game', scope: 'player', as: `godsArt:${name}` },
  ...parts,
  clauses,
});
/** [Incarnation] (1110.2): one resonator of one of the attributes is banished for each entry. */
export const incarnation = (...attributes: readonly (readonly Attribute[])[]): Ability => ({
  kind: 'static',
  keyword: 'incarnation',
  cost: [{ verb: 'incarnate', attributes }],
});

/** [Stealth] (1114.2): what happens, or what is so, for the card to be played from the standby area. */
export const stealth = (on: Trigger | null, when?: Condition): Ability => ({
  kind: on === null ? 'static' : 'triggered',
  keyword: 'stealth',
  from: ['standby'],
  ...(on === null ? {} : { on: [on] }),
  ...(when === undefined ? {} : { when }),
});
/** "When this card enters your field from a standby area". */
export const entersFromStandby: Trigger = happens('entered', both(itself, eventIs('playedFrom', 'standby')));

/** [Awakening] (1109.2): what is paid more, and the abilities that the card then has. */
export const awakening = (cost: readonly Verb[], ...abilities: readonly Ability[]): Ability => ({
  kind: 'static',
  keyword: 'awakening',
  cost,
  modifiers: [{ layer: 'abilities', of: 'self', if: { object: 'self', is: { awakened: true } }, abilities }],
});
/** [Inheritance], a word of cards: an ability in the hand whose cost includes discarding its card. */
export const inheritance = (cost: readonly Verb[], parts: Omit<Parts, 'cost'>, ...clauses: readonly Clause[]): Ability => ({
  kind: 'activated',
  keyword: 'inheritance',
  from: ['hand'],
  cost: [...cost, { verb: 'discard', what: 'self' }],
  ...parts,
  clauses,
});
/** [Resonance], a word of cards: whenever a magic stone of the kind enters your field. */
export const resonance = (stone: Attribute, ...clauses: readonly Clause[]): Ability => ({
  kind: 'triggered',
  keyword: 'resonance',
  on: [{ event: 'entered', if: { object: { event: 'object' }, is: { stones: stone, controller: 'you' } } }],
  clauses,
});
/** Searches the main deck for a card, reveals it and puts it into the hand; where it is described, none need be found (1014.2, ruling:45). */
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

/** [Shift] (1117.2): what turning it over costs; its player may also play the other side. */
export const shift = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'shift',
  cost,
  marks: { timing: 'main' },
  clauses: [{ do: [{ verb: 'shift', what: 'self' }] }],
});
/** [Evolution] (1116.2). */
export const evolution = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'evolution',
  cost,
  clauses: [
    { if: { not: { object: 'self', is: { counters: 'evolution' } } }, do: [{ verb: 'addCounters', what: 'self', kind: 'evolution' }] },
  ],
});
/** [Bestow] (1121.2): in main timing, while it is bestowed to nothing. */
export const bestow = (...cost: readonly Verb[]): Ability => ({
  kind: 'activated',
  keyword: 'bestow',
  cost,
  marks: { timing: 'main' },
  when: { object: 'self', is: { added: false } },
  targets: [target(resonators())],
  clauses: [{ do: [{ verb: 'attach', what: 'self', to: it }] }],
});
/** What it is added or bestowed to (1121.3a). */
export const hostGains = (...modifiers: readonly Modifier[]): Ability =>
  continuous(...modifiers.map((modifier): Modifier => ({ ...modifier, of: 'host' })));

/** J-rulers and rulers of a player's battle area (201.2b). */
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
/** The top cards of a player's magic stone deck come to his field. */
export const callStones = (amount: number, rested = false): Verb => ({
  verb: 'move',
  what: { all: { from: 'magicStoneDeck', of: 'you', first: amount } },
  to: 'field',
  rested,
});
export const anyAttribute: readonly string[] = ['{W}', '{R}', '{U}', '{G}', '{B}'];
export const produces = (will: string | readonly string[]): Verb => ({ verb: 'produce', will });
/** A modifier of itself. */
export const ofSelf = (modifier: Modifier, condition?: Condition): Modifier => ({
  ...modifier,
  of: 'self',
  ...(condition === undefined ? {} : { if: condition }),
});
/** "You may pay ... less to play this card": it works wherever the card is played from. */
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
/** Somebody discards a card of his choice; with no card he has discarded as well (1019.2a). */
export const discards = (player: PlayerRef): Clause => ({
  do: [{ verb: 'discard', choose: { as: 'gone', from: { from: 'hand', of: player }, by: player } }],
});
/** Somebody banishes a resonator of his choice. */
export const banishesOne = (player: PlayerRef, where: Predicate = {}): Clause => ({
  choose: [{ as: 'gone', from: resonators(where, player), by: player }],
  do: [{ verb: 'banish', what: { var: 'gone' }, by: player }],
});
