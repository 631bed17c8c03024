import { type Json, jsonOf, readAs } from '@arbiter/kernel';
import {
  type Ability,
  type Amount,
  cardId,
  type Choice,
  type Clause,
  type Condition,
  type Face,
  type Modifier,
  type PlayerRef,
  type Predicate,
  type Ref,
  type Selector,
  type Verb,
} from '@arbiter/kernel/authoring';
import type { Colour } from '../characteristics/colours.js';
import type { KeywordWord } from '../keywords/keyword-rules.js';
import { wasPaid } from '../keywords/casting.js';
import { fromItself, itself, struckPlayer } from '../keywords/making.js';
import type { Subtype } from '../characteristics/subtypes.js';
import { anyNumber, isCardType, isSupertype } from '../characteristics/card-types.js';
import type { FaceKind } from '../faces/base.js';
import type { StandingRule } from '../rules.js';
import { card, type Printed, type PrintedCard, type PrintedKeyword } from './printed.js';

/** Short forms for writing cards, for the pieces that many of them share. A card that needs none is written as a plain tree. */

export { anyNumber };

/** A part of a card: a keyword, `2/2`, a loyalty, an ability, or further printed facts. */
export type CardPart = PrintedKeyword | `${number}/${number}` | Ability | { readonly facts: Partial<Printed>; readonly zh?: string };

/**
 * Makes a card in one line.
 * @param line  type line, such as `legendary creature - Elf Druid`
 * @param cost  null for none
 */
export function made(en: string, cost: string | null, line: string, ...parts: readonly CardPart[]): PrintedCard {
  const [words = '', after = ''] = line.split(' - ');
  const front = words.split(' ');
  const facts: { -readonly [Fact in keyof Printed]?: Printed[Fact] } = {};
  const keywords: PrintedKeyword[] = [];
  const abilities: Ability[] = [];
  let zh: string | null = null;
  for (const part of parts) {
    if (typeof part === 'string' && part.includes('/')) [facts.power, facts.toughness] = part.split('/').map(Number) as [number, number];
    else if (typeof part === 'string') keywords.push(part as KeywordWord);
    else if ('facts' in part) {
      Object.assign(facts, part.facts);
      zh = (part as { readonly zh?: string }).zh ?? zh;
    } else if ('kind' in part) abilities.push(part as Ability);
    else keywords.push(part as PrintedKeyword);
  }
  const printed: Printed = {
    cost,
    supertypes: front.filter(isSupertype),
    types: front.filter(isCardType),
    subtypes: after === '' ? [] : (after.split(' ') as Subtype[]),
    keywords,
    ...facts,
  };
  return card(en, zh, printed, abilities);
}

const plain = (type: 'instant' | 'sorcery' | 'enchantment', cost: string): Parameters<typeof card>[2] => ({
  cost,
  supertypes: [],
  types: [type],
  subtypes: [],
  keywords: [],
});

export const instant = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard =>
  card(en, zh, plain('instant', cost), abilities);
export const sorcery = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard =>
  card(en, zh, plain('sorcery', cost), abilities);
export const enchantment = (en: string, zh: string | null, cost: string, ...abilities: readonly Ability[]): PrintedCard =>
  card(en, zh, plain('enchantment', cost), abilities);

/** Makes a token of the catalogue (111.3). */
export const token = (id: string, name: string, line: string, ...parts: readonly CardPart[]): PrintedCard => ({
  ...made(name, null, line, ...parts),
  id: `token:${id}`,
});
/** Facts that a type line doesn't contain. */
export const facts = (more: Partial<Printed>): CardPart => ({ facts: more });
/** A keyword with its cost, such as equip {1}. */
export const keyword = (word: KeywordWord, cost: string): PrintedKeyword => ({ word, cost });
export const keywordOf = (word: KeywordWord, amount: number): PrintedKeyword => ({ word, amount });
export const protectionFrom = (...colours: readonly Colour[]): readonly PrintedKeyword[] =>
  colours.map((colour) => ({ word: 'protection', from: { colours: colour } }));

// ---- faces (708-712, 715)

/** Completes the printed facts of a face or card, most of which are empty. */
export const printed = (facts: Partial<Printed> & Pick<Printed, 'types'>): Printed => ({
  cost: null,
  supertypes: [],
  subtypes: [],
  keywords: [],
  ...facts,
});

/** A creature's printed facts. */
export const creatureFacts = (
  cost: string | null,
  subtypes: Printed['subtypes'],
  power: number,
  toughness: number,
  rest: Partial<Printed> = {},
): Printed => printed({ cost, types: ['creature'], subtypes, power, toughness, ...rest });

/** A further face of a card. */
export const face = (kind: FaceKind, en: string, zh: string | null, facts: Printed, abilities: readonly Ability[] = []): Face => ({
  kind,
  names: { en, zh: zh ?? en },
  printed: facts as unknown as Face['printed'],
  abilities,
});

/** A card with further faces. */
export const faced = (
  en: string,
  zh: string | null,
  facts: Printed,
  abilities: readonly Ability[],
  ...faces: readonly Face[]
): PrintedCard => ({ ...card(en, zh, facts, abilities), faces });

/** A split card: two halves and nothing of its own (708.1). */
export function split(left: Face, right: Face): PrintedCard {
  const en = `${left.names.en} // ${right.names.en}`;
  const halves = [left, right].map((half) => readAs<Printed>(half.printed));
  const both = printed({ cost: halves.map(({ cost }) => cost ?? '').join(''), types: [...new Set(halves.flatMap(({ types }) => types))] });
  return { ...card(en, `${left.names.zh} // ${right.names.zh}`, both), id: cardId(en), faces: [left, right] };
}

/** A double-faced permanent transforms; for its abilities that do so at a time or if a condition is true. */
export const itTransforms = { verb: 'transform', what: 'self' } as const;

type Tree = Verb | Predicate | Condition | Clause | Amount;

/** Returns a piece of a program as plain data, for a parameter of a keyword, a rule or a mark. */
export const parameter = (tree: Tree | readonly Tree[]): Json => jsonOf(tree);

// ---- references, conditions, predicates

export { itself };

/** The object or player that was chosen as `it`. */
export const it = { var: 'it' } as const;

/** The object that an event happened to. */
export const that: Ref = { event: 'object' };
export const creature: Predicate = { types: 'creature' };
export const inPlay = (where: Predicate, of?: PlayerRef, except?: Ref): Selector => ({
  from: 'battlefield',
  where,
  ...(of === undefined ? {} : { of }),
  ...(except === undefined ? {} : { except }),
});
export const creatures = (of?: PlayerRef, where: Predicate = {}, except?: Ref): Selector =>
  inPlay({ types: 'creature', ...where }, of, except);
export const cardsIn = (from: string | readonly string[], of: PlayerRef, where: Predicate = {}): Selector => ({ from, of, where });
export const all = (selector: Selector): Ref => ({ all: selector });
export const is = (object: Ref, predicate: Predicate): Condition => ({ object, is: predicate });
export const both = (...parts: readonly Condition[]): Condition => ({ all: parts });
export const not = (condition: Condition): Condition => ({ not: condition });
export const count = (selector: Selector): Amount => ({ count: selector });
export const valueOf = (value: string, of: Ref = it): Amount => ({ value, of });
/** The value chosen for X (107.3). */
export const x: Amount = { var: 'x' };
export const minus = (amount: Amount): Amount => (typeof amount === 'number' ? -amount : { minus: [0, amount] });

// ---- targets

/** Any creature, player or planeswalker (115.4). */
export const anyTarget: Choice = {
  as: 'it',
  from: { from: 'battlefield', where: { types: ['creature', 'planeswalker'] } },
  players: true,
  target: true,
};
/** A target, chosen as `it` unless another name is given (115.1). */
export const target = (from: Selector, more: Partial<Choice> = {}): Choice => ({ as: 'it', from, target: true, ...more });
export const targetCreature = (where: Predicate = {}, of?: PlayerRef, more: Partial<Choice> = {}): Choice =>
  target(creatures(of, where), more);
export const targetPermanent = (where: Predicate = {}, of?: PlayerRef, more: Partial<Choice> = {}): Choice =>
  target(inPlay(where, of), more);
export const targetPlayer: Choice = { as: 'it', players: true, target: true };
export const targetOpponent: Choice = { as: 'it', players: 'opponent', target: true };
export const targetSpell = (where: Predicate = {}): Choice => target({ from: 'stack', where: { item: 'spell', ...where } });
export const targetCard = (from: string, where: Predicate = {}, of: PlayerRef = 'all', more: Partial<Choice> = {}): Choice =>
  target({ from, of, where }, more);
/** The player or players chosen under a name. */
export const chosen = (name = 'it'): PlayerRef => ({ chosen: name });
export const controllerOf = (ref: Ref): PlayerRef => ({ controllerOf: ref });
export const ownerOf = (ref: Ref): PlayerRef => ({ ownerOf: ref });

// ---- verbs

export const damage = (amount: Amount, to: Ref = it): Verb => ({ verb: 'dealDamage', to, amount });
export const destroy = (what: Ref = it): Verb => ({ verb: 'destroy', what });
export const bury = (what: Ref = it): Verb => ({ verb: 'destroy', what, noRegeneration: true });
export const exile = (what: Ref = it): Verb => ({ verb: 'exile', what });
export const bounce = (what: Ref = it): Verb => ({ verb: 'move', what, to: 'hand' });
export const moveTo = (to: string, what: Ref = it, more: { readonly [argument: string]: unknown } = {}): Verb => ({
  verb: 'move',
  what,
  to,
  ...more,
});
export const draw = (amount: Amount = 1, player: PlayerRef = 'you'): Verb => ({ verb: 'draw', amount, player });
export const discard = (amount: Amount = 1, player: PlayerRef = 'you'): Verb => ({ verb: 'discard', amount, player });
export const mill = (amount: Amount, player: PlayerRef = 'you'): Verb => ({ verb: 'mill', amount, player });
/** Players sacrifice permanents of their choice. */
export const edict = (player: PlayerRef, where: Predicate = creature, amount: Amount = 1): Verb => ({
  verb: 'sacrifice',
  player,
  where,
  amount,
});
export const gainLife = (amount: Amount, player: PlayerRef = 'you'): Verb => ({ verb: 'gainLife', amount, player });
export const loseLife = (amount: Amount, player: PlayerRef = 'you'): Verb => ({ verb: 'loseLife', amount, player });
export const counterIt: Verb = { verb: 'counter', what: it };
export const tap = (what: Ref = it): Verb => ({ verb: 'tap', what });
export const untap = (what: Ref = it): Verb => ({ verb: 'untap', what });
export const sacrifice = (what: Ref = it): Verb => ({ verb: 'sacrifice', what });
export const counters = (kind: string, amount: Amount = 1, what: Ref = it): Verb => ({ verb: 'addCounters', what, kind, amount });
export const plusCounters = (amount: Amount = 1, what: Ref = it): Verb => counters('+1/+1', amount, what);
export const uncounter = (kind: string, amount: Amount = 1, what: Ref = 'self'): Verb => ({ verb: 'removeCounters', what, kind, amount });
export const addMana = (mana: string): Verb => ({ verb: 'addMana', mana });
export const grant = (to: Ref, modifiers: readonly Modifier[], until = 'endOfTurn'): Verb => ({ verb: 'grant', to, until, modifiers });

/** Changes power and toughness, and gives keywords, until end of turn. */
export function pump(power: Amount, toughness: Amount, to: Ref = it, ...keywords: readonly PrintedKeyword[]): Verb {
  const size: Modifier[] = power === 0 && toughness === 0 ? [] : [{ layer: 'pt.change', add: { power, toughness } }];
  const words: Modifier[] = keywords.length === 0 ? [] : [{ layer: 'abilities', gain: { keywords: keywords as readonly Json[] } }];
  return grant(to, [...words, ...size]);
}

export const gains = (to: Ref, ...keywords: readonly PrintedKeyword[]): Verb => pump(0, 0, to, ...keywords);

// ---- abilities

type EffectPart = Choice | Verb | Clause;

const isVerb = (part: EffectPart): part is Verb => 'verb' in part;
const isTarget = (part: EffectPart): part is Choice => !isVerb(part) && 'as' in part;

/** Makes targets and clauses from parts in order; verbs that follow one another form one clause. */
export function effect(...parts: readonly EffectPart[]): Pick<Ability, 'targets' | 'clauses'> {
  const clauses: Clause[] = [];
  let verbs: Verb[] = [];
  const close = (): void => {
    if (verbs.length > 0) clauses.push({ do: verbs });
    verbs = [];
  };
  for (const part of parts) {
    if (isVerb(part)) verbs.push(part);
    else if (!isTarget(part)) {
      close();
      clauses.push(part);
    }
  }
  close();
  const targets = parts.filter(isTarget);
  return { ...(targets.length === 0 ? {} : { targets }), clauses };
}

export const spell = (...parts: readonly EffectPart[]): Ability => ({ kind: 'spell', ...effect(...parts) });
export const activated = (cost: readonly Verb[], ...parts: readonly EffectPart[]): Ability => ({
  kind: 'activated',
  cost,
  ...effect(...parts),
});
export const may = (...verbs: readonly Verb[]): Clause => ({ may: true, do: verbs });

/** An activated ability that may only be activated when a sorcery could be cast (602.5d). */
export const atSorceryTime = (ability: Ability): Ability => ({ ...ability, marks: { ...ability.marks, timing: 'sorcery' } });

export const trigger = (event: string, condition: Condition | null, ...parts: readonly EffectPart[]): Ability => ({
  kind: 'triggered',
  on: [{ event, ...(condition === null ? {} : { if: condition }) }],
  ...effect(...parts),
});
/** Like `trigger`, but triggers only once for everything that happens at once. */
export const triggerOnce = (event: string, condition: Condition | null, ...parts: readonly EffectPart[]): Ability => {
  const ability = trigger(event, condition, ...parts);
  return { ...ability, on: (ability.on ?? []).map((one) => ({ ...one, batch: true as const })) };
};
/** Like `triggerOnce`, for damage: once for all damage that one source deals at once, whoever is dealt it. */
export const triggerBySource = (condition: Condition, ...parts: readonly EffectPart[]): Ability => damageBy('source', condition, parts);
/** Like `triggerOnce`, for damage: once for all damage that one permanent or player is dealt at once, whatever deals it. */
export const triggerByReceiver = (condition: Condition, ...parts: readonly EffectPart[]): Ability => damageBy('to', condition, parts);
function damageBy(batch: 'source' | 'to', condition: Condition, parts: readonly EffectPart[]): Ability {
  return { kind: 'triggered', on: [{ event: 'damage', batch, if: condition }], ...effect(...parts) };
}
/** Damage that a spell deals; creatures that are dealt it are exiled if they would die this turn. */
export const burnedAway = (dealt: Verb): readonly Verb[] => [
  { ...dealt, as: 'burned' },
  {
    verb: 'shield',
    until: 'endOfTurn',
    ability: {
      kind: 'replacement',
      on: [{ event: 'died', if: is(that, { is: { var: 'burned' }, types: 'creature' }) }],
      clauses: [{ do: [{ verb: 'becomes', set: { to: 'exile' } }] }],
    },
  },
];
/** Damage that a spell deals; creatures that are dealt it can't be regenerated this turn (701.14c). */
export const seared = (dealt: Verb): readonly [Verb, Verb] => [
  { ...dealt, as: 'seared' },
  grant({ var: 'seared' }, [rule('self', { word: 'cant', what: 'beRegenerated' })]),
];
/**
 * A source of damage of the player's choice, bound as `source` (609.7a): a permanent, a spell, or an object that something on the stack or
 * a waiting effect refers to.
 */
export const damageSource: Choice = {
  as: 'source',
  from: { from: ['battlefield', 'stack'], where: { not: { item: 'ability' } } },
  also: 'damageSources',
};
/** Whether damage is dealt by the chosen source, or by the permanent that a chosen spell became. */
export const fromChosen: Condition = {
  any: [is({ event: 'source' }, { is: { var: 'source' } }), is({ event: 'source' }, { is: { became: { var: 'source' } } })],
};
/** Damage can't be prevented this turn (615.12). */
export const unpreventable: Verb = {
  verb: 'grant',
  players: 'all',
  until: 'endOfTurn',
  modifiers: [{ layer: 'rules', players: 'all', gain: { rules: [{ word: 'cant', what: 'preventDamage' }] } }],
};
/** The spell costs `more` for each target beyond the first (601.2f). */
export const forEachFurther = (more: string): Ability => ({ kind: 'static', marks: { costs: true, more, times: { minus: [it, 1] } } });
/** Adds a condition that is checked when the ability triggers and again when it resolves (603.4). */
export const onlyIf = (when: Condition, ability: Ability): Ability => ({ ...ability, when });

export const enters = (...parts: readonly EffectPart[]): Ability => trigger('entered', itself, ...parts);
export const dies = (...parts: readonly EffectPart[]): Ability => trigger('died', itself, ...parts);
export const leaves = (...parts: readonly EffectPart[]): Ability => trigger('left', itself, ...parts);
export const attacks = (...parts: readonly EffectPart[]): Ability => trigger('attacks', itself, ...parts);
/** Triggers whenever an object that fits enters. */
export const whenEnters = (where: Predicate, ...parts: readonly EffectPart[]): Ability => trigger('entered', is(that, where), ...parts);
export const whenDies = (where: Predicate, ...parts: readonly EffectPart[]): Ability => trigger('died', is(that, where), ...parts);
/** Triggers whenever a player casts a spell that fits. */
export const whenCast = (by: PlayerRef | null, where: Predicate, ...parts: readonly EffectPart[]): Ability =>
  trigger('cast', both(...(by === null ? [] : [{ seat: 'seat', is: by } as const]), is(that, where)), ...parts);
export const upkeep = (of: PlayerRef, ...parts: readonly EffectPart[]): Ability => trigger('step:upkeep', { turnOf: of }, ...parts);
export const endStep = (of: PlayerRef, ...parts: readonly EffectPart[]): Ability => trigger('step:end', { turnOf: of }, ...parts);

/** Triggers whenever the source deals combat damage to a player. */
export const dealsCombatDamage = (...parts: readonly EffectPart[]): Ability =>
  triggerBySource(both(fromItself, { eventIs: 'combat', equal: true }), ...parts);
export const hitsPlayer = (...parts: readonly EffectPart[]): Ability => trigger('damage', struckPlayer, ...parts);

/** The number of colours of mana that were spent on a spell (207.2c). */
export const converge: Amount = {
  plus: ['white', 'blue', 'black', 'red', 'green'].map((colour): Amount => ({ atMost: [1, { noted: `spent:${colour}` }] })),
};
/** Whether a cost of this name was paid for the spell, or for the spell that became the permanent. */
export const paid = wasPaid;
/** Does one thing if a condition is true, else another. */
export const either = (condition: Condition, yes: readonly Verb[], no: readonly Verb[]): readonly [Clause, Clause] => [
  { if: condition, do: yes },
  { if: not(condition), do: no },
];
/** The permanent enters with counters, tapped or both. */
export const entersWith = (
  with_: { readonly counters?: { readonly [kind: string]: Amount }; readonly tapped?: true },
  condition?: Condition,
): Ability => ({
  kind: 'replacement',
  on: [{ event: 'entered', if: itself }],
  clauses: [{ ...(condition === undefined ? {} : { if: condition }), do: [{ verb: 'entersWith', ...with_ }] }],
});
/** Creates tokens of the catalogue (701.6). */
export const create = (token: string, amount: Amount = 1, more: { readonly [argument: string]: unknown } = {}): Verb => ({
  verb: 'create',
  token: `token:${token}`,
  amount,
  ...more,
});
/** Searches the library, puts the cards found somewhere, and shuffles (701.18, 701.19). */
export const search = (
  what: Predicate | null,
  to: string,
  more: { readonly count?: Amount; readonly tapped?: true; readonly reveal?: true } = {},
): readonly Verb[] => {
  const { tapped, ...rest } = more;
  return [
    { verb: 'search', ...(what === null ? {} : { for: what }), as: 'found', ...rest },
    { verb: 'move', what: { var: 'found' }, to, ...(tapped === true ? { tapped } : {}) },
    { verb: 'shuffle' },
  ];
};
/** A spell or ability that does some of several things (700.2). */
export const modal = (
  kind: 'spell' | 'triggered' | 'activated',
  min: number,
  max: number,
  ...modes: readonly (readonly EffectPart[])[]
): Ability => ({ kind, modes: { min, max, of: modes.map((mode) => effect(...mode)) } }) as Ability;
/** A rule that applies to the source, to objects, or to players (613.10). */
export const rule = (of: Modifier['of'], ...rules: readonly StandingRule[]): Modifier => ({
  layer: 'rules',
  of: of ?? 'self',
  gain: { rules: jsonOf(rules) as readonly Json[] },
});
export const ruleFor = (players: PlayerRef, ...rules: readonly StandingRule[]): Modifier => ({
  layer: 'rules',
  players,
  gain: { rules: jsonOf(rules) as readonly Json[] },
});
/** An additional cost of a spell (118.8). */
export const additional = (...cost: readonly Verb[]): Ability => ({ kind: 'static', marks: { additional: 'additional' }, cost });
export const enchant = (where: Predicate = creature): PrintedKeyword => ({ word: 'enchant', where: { tree: jsonOf(where) } });
export const onHost = (power: Amount, toughness: Amount, ...keywords: readonly PrintedKeyword[]): Ability =>
  boostOf('host', power, toughness, ...keywords);
export const still = (...modifiers: readonly Modifier[]): Ability => ({ kind: 'static', modifiers });
/** The spell can't be countered (113.6f). */
export const uncounterable: Ability = { ...still(rule('self', { word: 'cant', what: 'beCountered' })), from: ['stack'] };
/** Gives power and toughness, and keywords, to objects that fit, as a static ability. */
export const boost = (of: Selector, power: Amount, toughness: Amount, ...keywords: readonly PrintedKeyword[]): Ability =>
  boostOf(of, power, toughness, ...keywords);
function boostOf(of: Modifier['of'], power: Amount, toughness: Amount, ...keywords: readonly PrintedKeyword[]): Ability {
  const size: Modifier[] = power === 0 && toughness === 0 ? [] : [{ layer: 'pt.change', of: of ?? 'self', add: { power, toughness } }];
  const words: Modifier[] =
    keywords.length === 0 ? [] : [{ layer: 'abilities', of: of ?? 'self', gain: { keywords: keywords as readonly Json[] } }];
  return still(...words, ...size);
}

// ---- costs

export const T: Verb = { verb: 'tapSelf' };
export const mana = (symbols: string): Verb => ({ verb: 'payMana', mana: symbols });
export const payLife = (amount: Amount): Verb => ({ verb: 'payLife', amount });
export const sacrificeSelf: Verb = { verb: 'sacrifice', what: 'self' };
/**
 * Sacrificing one of your permanents as a cost.
 * @param as a name under which later clauses find what was sacrificed
 */
export const sacrificing = (where: Predicate = {}, amount: Amount = 1, as?: string): Verb => ({
  verb: 'sacrifice',
  where,
  amount,
  ...(as === undefined ? {} : { as }),
});
/** Discarding a card as a cost. */
export const discarding = (where: Predicate = {}, amount: Amount = 1): Verb => ({ verb: 'discard', amount, where });
/** A loyalty ability (606). */
export const loyalty = (by: number, ...parts: readonly EffectPart[]): Ability => activated([{ verb: 'loyalty', by }], ...parts);
export const tapFor = (symbols: string): Ability => activated([T], addMana(symbols));
