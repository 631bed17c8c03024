import type { Amount, Condition, PlayerRef, Ref, Selector, Verb } from '@arbiter/kernel/authoring';
import { join, or, type Phrase, phrase, phrasesAnd, template, wordOfTable } from '@arbiter/kernel/words';
import { letterOf, type ManaType } from '../../../characteristics/colours.js';
import type { Reader } from '../reader.js';

/** Puts a verb into words, as an order to the player whose ability it is. */
export type VerbWords = (reader: Reader, verb: Verb) => Phrase;

const refOf = (reader: Reader, value: unknown): Phrase => reader.ref(value as Ref);
const countOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
const playerOf = (verb: Verb): PlayerRef => (verb.player as PlayerRef | undefined) ?? 'you';

/** Returns the words for an action of a player: `draw a card`, `target player draws a card`. `%s` follows the English verb. */
export function done(reader: Reader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  if (player === 'you') return template(en.replaceAll('%s', ''), zh, ...parts);
  const who = reader.player(player);
  const words = template(en.replaceAll('%s', who.many === true ? '' : 's'), zh, ...parts);
  return template('$1 $2', '$1$2', who, words);
}

/** Returns `a card`, `two cards`, `X cards`. */
export function things(reader: Reader, count: Amount, noun: Phrase): Phrase {
  if (count === 1) return template('a $1', '一$1', noun);
  return template('$1 $2s', '$1$2', reader.number(count), noun);
}

const card = phrase('card', '张牌');

const places: { readonly [to: string]: Phrase } = {
  hand: phrase('return $1 to its owner’s hand', '将$1移回其拥有者手上'),
  battlefield: phrase('put $1 onto the battlefield', '将$1放进战场'),
  graveyard: phrase('put $1 into its owner’s graveyard', '将$1置入其拥有者的坟墓场'),
  exile: phrase('exile $1', '放逐$1'),
  library: phrase('put $1 on top of its owner’s library', '将$1置于其拥有者的牌库顶'),
};

const bottom = phrase('put $1 on the bottom of its owner’s library', '将$1置于其拥有者的牌库底');

/** Returns the words for how an object moves: under whose control, tapped, face down, with which counters. */
function manners(reader: Reader, verb: Verb): readonly Phrase[] {
  const state = [
    verb.tapped === true ? phrase('tapped', '横置') : null,
    verb.faceDown === true ? phrase('face down', '牌面朝下') : null,
  ].filter((one) => one !== null);
  const counters = Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount }).map(([kind, count]) =>
    template(' with $1 on it', '，其上有$1', things(reader, count, phrase(`${kind} counter`, `个${kind}指示物`))),
  );
  const under =
    verb.under === undefined
      ? []
      : [
          template(
            ' under $1 control',
            '，由$1操控',
            verb.under === 'you' ? phrase('your', '你') : reader.possessive(verb.under as PlayerRef),
          ),
        ];
  return [...under, ...(state.length === 0 ? [] : [template(' $1', '（$1）', join(state, ' and ', '且'))]), ...counters];
}

const durations: { readonly [until: string]: Phrase } = {
  endOfTurn: phrase('until end of turn', '直到回合结束'),
  endOfCombat: phrase('until end of combat', '直到战斗结束'),
  yourNextTurn: phrase('until your next turn', '直到你的下一个回合'),
  forever: phrase('', ''),
  while: phrase('for as long as that lasts', '于此状态持续期间'),
  control: phrase('as long as you control that player', '于你操控该牌手期间'),
  nextUntap: phrase('through its controller’s next untap step', '直到其操控者的下一个重置步骤'),
  game: phrase('for the rest of the game', '直到游戏结束'),
};

const severalTypes: { readonly [types: string]: Phrase } = {
  anyColour: phrase('of any color', '任意颜色的'),
  anyType: phrase('of any type', '任意类别的'),
};

/** Mana as symbols, or as an amount of a type that a player chooses: `add {W} or {B}`, `add one mana of any color`. */
const manaWords: VerbWords = (reader, verb) => {
  if (typeof verb.mana === 'string') {
    const often = countOf(verb) === 1 ? phrase('', '') : template(' times $1', '，乘以$1', reader.measure(countOf(verb)));
    return template('add $1$2', '加$1$2', phrase(verb.mana, verb.mana), often);
  }
  const { types = 'anyColour', mixed } = verb;
  const many = countOf(verb);
  if (Array.isArray(types)) {
    const symbols = (types as readonly ManaType[]).map((type) => phrase(`{${letterOf[type]}}`, `{${letterOf[type]}}`));
    const listed = or(symbols);
    if (many === 1) return template('add $1', '加$1', listed);
    return mixed === true
      ? template('add $1 mana in any combination of $2', '加$1点法术力，为$2的任意组合', reader.number(many), listed)
      : template('add $1 mana of one of $2', '加$1点法术力，均为$2之一', reader.number(many), listed);
  }
  const kind = typeof types === 'string' ? wordOfTable(severalTypes, types, 'mana') : kindOfMana(reader, types as object);
  const unit = mixed === true ? phrase(', each', '，每点') : phrase('', '');
  return template('add $1 mana$3 $2', '加$1点$3$2法术力', reader.number(many), kind, unit);
};

function kindOfMana(reader: Reader, types: object): Phrase {
  if ('couldProduce' in types)
    return template('of a type that $1 could produce', '$1能产生的类别的', reader.kind(types.couldProduce as Selector));
  if ('coloursAmong' in types) return template('of a color among $1', '$1之颜色的', reader.kind(types.coloursAmong as Selector));
  return 'event' in types ? phrase('of that type', '该类别的') : phrase('of the chosen color', '所选颜色的');
}

/** Returns the division by the choice that a verb names. */
const dividing = (reader: Reader, verb: Verb): ReturnType<Reader['division']> =>
  verb.divided === undefined ? undefined : reader.division(verb.divided as string);

/** Words of the verbs that are used most. */
export const generalVerbWords: { readonly [verb: string]: VerbWords } = {
  dealDamage: (reader, verb) => {
    const source = verb.source === undefined ? reader.self : refOf(reader, verb.source);
    const divide = dividing(reader, verb);
    const amount = reader.measure(divide?.total ?? countOf(verb));
    const receivers = [
      ...(verb.to === undefined ? [] : [refOf(reader, verb.to)]),
      ...(verb.to === undefined || verb.player !== undefined ? [reader.player(playerOf(verb))] : []),
    ];
    const firm = verb.firm === true ? phrase(' (it can’t be prevented)', '（不能防止）') : phrase('', '');
    if (divide === undefined)
      return template('$1 deals $2 damage to $3$4', '$1对$3造成$2点伤害$4', source, amount, phrasesAnd(receivers), firm);
    return template(
      '$1 deals $2 damage divided as you choose among $3$4',
      '$1对$3造成共$2点伤害，由你分配$4',
      source,
      amount,
      phrasesAnd(receivers),
      firm,
    );
  },
  destroy: (reader, verb) => {
    const what = refOf(reader, verb.what);
    const firm =
      verb.noRegeneration === true
        ? template(what.many === true ? ' (they can’t be regenerated)' : ' (it can’t be regenerated)', '（不能重生）')
        : phrase('', '');
    return template('destroy $1$2', '消灭$1$2', what, firm);
  },
  tap: (reader, verb) => template('tap $1', '横置$1', refOf(reader, verb.what)),
  untap: (reader, verb) => template('untap $1', '重置$1', refOf(reader, verb.what)),
  tapSelf: () => phrase('{T}', '{T}'),
  untapSelf: () => phrase('{Q}', '{Q}'),
  exchangeLife: (reader, verb) =>
    template(
      '$1 exchange life totals',
      '$1互换总生命',
      phrasesAnd((verb.players as readonly PlayerRef[]).map((player) => reader.player(player))),
    ),
  payMana: (reader, verb) =>
    template(
      'pay $1$2',
      '支付$1$2',
      phrase(String(verb.mana), String(verb.mana)),
      verb.times === undefined ? phrase('', '') : template(' times $1', '，乘以$1', reader.measure(verb.times as Amount)),
    ),
  addMana: manaWords,
  draw: (reader, verb) => done(reader, playerOf(verb), 'draw%s $1', '抓$1', things(reader, countOf(verb), card)),
  gainLife: (reader, verb) => done(reader, playerOf(verb), 'gain%s $1 life', '获得$1点生命', reader.measure(countOf(verb))),
  loseLife: (reader, verb) => done(reader, playerOf(verb), 'lose%s $1 life', '失去$1点生命', reader.measure(countOf(verb))),
  addCounters: (reader, verb) => {
    const kind = phrase(`${String(verb.kind)} counter`, `个${String(verb.kind)}指示物`);
    const divide = dividing(reader, verb);
    if (divide !== undefined)
      return template('distribute $1 among $2', '将$1分配在$2上', things(reader, divide.total, kind), refOf(reader, verb.what));
    return template(
      'put $1 on $2',
      '在$2上放置$1',
      things(reader, countOf(verb), kind),
      verb.what === undefined ? reader.player(playerOf(verb)) : refOf(reader, verb.what),
    );
  },
  move: (reader, verb) => {
    const words = verb.to === 'library' && verb.at === 'bottom' ? bottom : wordOfTable(places, verb.to, 'zone');
    const moved = join([template(words.en, words.zh, refOf(reader, verb.what)), ...manners(reader, verb)], '', '');
    if (verb.being === undefined) return moved;
    return template(
      '$1; from then on, $2',
      '$1；此后，$2',
      moved,
      reader.modifiers(verb.being as Parameters<Reader['modifiers']>[0], refOf(reader, verb.what)),
    );
  },
  grant: (reader, verb) => {
    const to =
      verb.to === undefined ? (verb.players === undefined ? null : reader.player(verb.players as PlayerRef)) : refOf(reader, verb.to);
    const until =
      verb.while === undefined
        ? wordOfTable(durations, verb.until, 'duration')
        : template('for as long as $1', '只要$1', reader.condition(verb.while as Condition));
    const changes = reader.modifiers(verb.modifiers as Parameters<Reader['modifiers']>[0], to);
    return until.en === '' ? changes : template('$1 $2', '$1$2', changes, until);
  },
};
