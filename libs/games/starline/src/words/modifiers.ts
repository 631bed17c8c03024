import type { Amount, Modifier, PlayerRef } from '@arbiter/kernel/authoring';
import { agreeing, type CardLookup } from '@arbiter/kernel/words';
import { characteristics, keywordWord, nameWord, prohibitions, raceWord, subtypeWord } from './nouns.js';
import { races } from '../vocabulary.js';
import { and, fill, join, listOf, onlyFields, type Phrase, phrase, together, UnknownWord, wordOf } from './phrase.js';
import { thing } from './amounts.js';
import type { NounKey, Reader } from './reader.js';

/** A change as the end of a sentence. In English `has +2 attack`, where `has|have` is reduced to the form that agrees with the subject. */
interface Change {
  readonly words: Phrase;
  /** The layer in which such a change is expected; any other layer is stated. */
  readonly layer: string;
}

const layerNames: { readonly [layer: string]: Phrase } = {
  silence: phrase('before all other changes', '先于其他一切变化'),
  types: phrase('together with types', '与类别一并'),
  keywords: phrase('together with keywords', '与关键字一并'),
  set: phrase('together with set values', '与设定的数值一并'),
  add: phrase('together with added values', '与加减的数值一并'),
  multiply: phrase('together with multiplied values', '与倍数一并'),
  rules: phrase('after all other changes', '后于其他一切变化'),
};

function signed(reader: Reader, amount: Amount): Phrase {
  if (typeof amount === 'number') return phrase(amount < 0 ? String(amount) : `+${amount}`, amount < 0 ? String(amount) : `+${amount}`);
  return fill('+$1', '+$1', reader.quantity(amount));
}

function addition(reader: Reader, name: string, amount: Amount): Change {
  const value = signed(reader, amount);
  switch (name) {
    case 'rewardBonus':
      return {
        words: fill('[adds|add] $1 to every reward that [its|their] own effects give you', '自身的效果使你获得奖励时，该奖励$1', value),
        layer: 'add',
      };
    case 'energyDiscount':
      return {
        words: fill('[needs|need] $1 less energy for costs (at least 1)', '耗能减少$1（至少为1）', reader.quantity(amount)),
        layer: 'add',
      };
    default:
      return { words: fill('[has|have] $1 $2', '$2$1', value, wordOf(characteristics, name, 'characteristic')), layer: 'add' };
  }
}

/** Settings of rules, with the words for true and false. */
const switches: { readonly [name: string]: { readonly on: Phrase; readonly off: Phrase; readonly layer: string } } = {
  winsTies: {
    on: phrase('[wins|win] fights at equal attack', '战斗时攻击力相同则获胜'),
    off: phrase('[does|do] not win fights at equal attack', '战斗时攻击力相同则不获胜'),
    layer: 'rules',
  },
  hasAttack: {
    on: phrase('[counts|count] as having an attack value', '视为有攻击力'),
    off: phrase('[counts|count] as having no attack value', '视为没有攻击力'),
    layer: 'set',
  },
  silenced: {
    on: phrase('[loses|lose] all effects', '效果失效'),
    off: phrase('[keeps|keep] all effects', '效果不会失效'),
    layer: 'silence',
  },
  noTacticSkip: {
    on: phrase('never [skips|skip] the tactic phase', '不会跳过战术阶段'),
    off: phrase('[skips|skip] the tactic phase as usual', '依规则跳过战术阶段'),
    layer: 'rules',
  },
  formationTributes: {
    on: phrase('may play units that need tributes in the formation', '可于战术布阵时打出需要祭品的单位'),
    off: phrase('cannot play units that need tributes in the formation', '不能于战术布阵时打出需要祭品的单位'),
    layer: 'rules',
  },
};

/** Limits per turn that apply to players. */
const turnLimits: { readonly [name: string]: { readonly noun: NounKey; readonly words: Phrase } } = {
  playLimit: { noun: 'unit', words: phrase('may play or summon at most $1 each turn', '每回合最多打出或召唤$1') },
  magicLimit: { noun: 'magic', words: phrase('may use at most $1 each turn', '每回合最多使用$1') },
};

function setting(reader: Reader, name: string, value: unknown): Change {
  const known = Object.hasOwn(switches, name) ? switches[name] : undefined;
  if (known !== undefined) {
    if (typeof value !== 'boolean') throw new UnknownWord(name, value);
    return { words: value ? known.on : known.off, layer: known.layer };
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null || Array.isArray(value)) throw new UnknownWord(name, value);
  const number = reader.quantity(value as Amount);
  const limit = Object.hasOwn(turnLimits, name) ? turnLimits[name] : undefined;
  if (limit !== undefined) return { words: fill(limit.words.en, limit.words.zh, thing(number, limit.noun)), layer: 'rules' };
  return { words: fill('[has|have] $2 $1', '$2变为$1', number, wordOf(characteristics, name, 'characteristic')), layer: 'set' };
}

/** Races or names of units for which a tribute counts as more. */
function paidFor(reader: Reader, value: unknown): Phrase {
  return together(
    listOf(value).map((one) =>
      typeof one === 'string' && Object.hasOwn(races, one) ? fill('$1 units', '$1单位', raceWord(one)) : nameWord(one, reader.cardOf),
    ),
  );
}

function settings(reader: Reader, set: { readonly [name: string]: unknown }): readonly Change[] {
  const { tributeWorth, tributeWorthFor, ...rest } = set;
  const changes = Object.entries(rest).map(([name, value]) => setting(reader, name, value));
  if (tributeWorth === undefined) {
    if (tributeWorthFor !== undefined) throw new UnknownWord('tribute worth for', tributeWorthFor);
    return changes;
  }
  const worth = reader.quantity(tributeWorth as Amount);
  const words =
    tributeWorthFor === undefined
      ? fill('[counts|count] as $1 tributes', '可作为$1个祭品', worth)
      : fill('[counts|count] as $1 tributes for $2', '可作为$2的$1个祭品', worth, paidFor(reader, tributeWorthFor));
  return [...changes, { words, layer: 'set' }];
}

interface ListChange {
  readonly gain: Phrase;
  readonly lose: Phrase;
  readonly all: Phrase;
  readonly layer: string;
  readonly word: (one: unknown, cardOf: CardLookup) => Phrase;
}

const lists: { readonly [name: string]: ListChange } = {
  keywords: {
    gain: phrase('[has|have] $1', '获得$1'),
    lose: phrase('[loses|lose] $1', '失去$1'),
    all: phrase('[loses|lose] all keywords', '失去所有关键字'),
    layer: 'keywords',
    word: keywordWord,
  },
  subtypes: {
    gain: phrase('also [counts|count] as $1', '视为$1'),
    lose: phrase('no longer [counts|count] as $1', '不再视为$1'),
    all: phrase('[loses|lose] all subtypes', '失去所有类别'),
    layer: 'types',
    word: subtypeWord,
  },
  cannot: {
    gain: phrase('$1', '$1'),
    lose: phrase('no longer: $1', '不再$1'),
    all: phrase('[loses|lose] all restrictions', '失去所有限制'),
    layer: 'rules',
    word: (one) => wordOf(prohibitions, one, 'prohibition'),
  },
  cannotUse: {
    gain: phrase('cannot use $1', '不能使用$1'),
    lose: phrase('can use $1 again', '可再使用$1'),
    all: phrase('can use all cards again', '可再使用所有卡牌'),
    layer: 'rules',
    word: nameWord,
  },
};

function listChange({ cardOf }: Reader, name: string, words: unknown, how: 'gain' | 'lose'): Change {
  const known = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (known === undefined) throw new UnknownWord('list', name);
  if (words === 'all') return { words: known.all, layer: known.layer };
  return {
    words: fill(known[how].en, known[how].zh, (name === 'cannot' ? and : together)(listOf(words).map((one) => known.word(one, cardOf)))),
    layer: known.layer,
  };
}

function changesOf(reader: Reader, modifier: Modifier): readonly Change[] {
  return [
    ...settings(reader, modifier.set ?? {}),
    ...Object.entries(modifier.add ?? {}).map(([name, amount]) => addition(reader, name, amount)),
    ...Object.entries(modifier.times ?? {}).map(([name, amount]): Change => {
      const words = fill(
        '[has|have] [its|their] $2 multiplied by $1',
        '$2变为$1倍',
        reader.quantity(amount),
        wordOf(characteristics, name, 'characteristic'),
      );
      return { words, layer: 'multiply' };
    }),
    ...Object.entries(modifier.gain ?? {}).map(([name, words]) => listChange(reader, name, words, 'gain')),
    ...Object.entries(modifier.lose ?? {}).map(([name, words]) => listChange(reader, name, words, 'lose')),
    ...(modifier.abilities ?? []).map(
      (ability): Change => ({ words: fill('[has|have] “$1”', '获得「$1」', reader.ability(ability)), layer: 'rules' }),
    ),
  ];
}

function playersChanged(reader: Reader, players: PlayerRef): Phrase {
  return players === 'you' ? { en: 'you', zh: '你', many: true } : reader.player(players);
}

function targetOf(reader: Reader, modifier: Modifier, to: Phrase | null): Phrase {
  if (to !== null) return to;
  if (modifier.players !== undefined) return playersChanged(reader, modifier.players);
  const { of = 'self' } = modifier;
  if (of === 'self') return reader.ref('self');
  if (of === 'host') return reader.ref({ hostOf: 'self' });
  return reader.all(of);
}

interface Said {
  readonly target: Phrase;
  readonly condition: Phrase | null;
  readonly changes: readonly Phrase[];
}

function said(reader: Reader, modifier: Modifier, to: Phrase | null): Said {
  onlyFields(modifier, 'modifier', ['layer', 'of', 'players', 'if', 'add', 'set', 'times', 'gain', 'lose', 'abilities']);
  const changes = changesOf(reader, modifier);
  const [first] = changes;
  if (first === undefined) throw new UnknownWord('modifier', modifier);
  const target = targetOf(reader, modifier, to);
  const late =
    first.layer === modifier.layer ? phrase('', '') : fill(' (counted $1)', '（$1计算）', wordOf(layerNames, modifier.layer, 'layer'));
  const words = changes.map((change, at) =>
    fill('$1$2', '$1$2', agreeing(change.words, target.many === true), at === changes.length - 1 ? late : phrase('', '')),
  );
  return { target, condition: modifier.if === undefined ? null : reader.condition(modifier.if), changes: words };
}

/**
 * The changes by modifiers; changes of the same objects are joined in one sentence. `to`: the objects that an effect names, which take
 * precedence over the modifiers' own.
 */
export function modifierWords(reader: Reader, modifiers: readonly Modifier[], to: Phrase | null): Phrase {
  const groups: { readonly target: Phrase; readonly condition: Phrase | null; readonly changes: Phrase[] }[] = [];
  for (const one of modifiers.map((modifier) => said(reader, modifier, to))) {
    const last = groups.at(-1);
    if (last !== undefined && last.target.en === one.target.en && last.condition?.en === one.condition?.en)
      last.changes.push(...one.changes);
    else groups.push({ ...one, changes: [...one.changes] });
  }
  return join(
    groups.map(({ target, condition, changes }) => {
      const words = fill('$1 $2', '$1$2', target, and(changes));
      return condition === null ? words : fill('if $1, $2', '若$1，$2', condition, words);
    }),
    '; ',
    '；',
  );
}
