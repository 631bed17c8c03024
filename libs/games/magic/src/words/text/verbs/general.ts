import { type Amount, type Phrase, phrase, type PlayerRef, type Ref, template, type Verb, wordOfTable } from '@arbiter/kernel';
import type { Reader } from '../reader.js';

/** How a verb is said, as an order to the player whose ability it is. */
export type VerbWords = (reader: Reader, verb: Verb) => Phrase;

const refOf = (reader: Reader, value: unknown): Phrase => reader.ref(value as Ref);
const countOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
const playerOf = (verb: Verb): PlayerRef => (verb.player as PlayerRef | undefined) ?? 'you';

/** Something that a player does: `draw a card`, `target player draws a card`. `%s` stands behind the English verb. */
export function done(reader: Reader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  if (player === 'you') return template(en.replace('%s', ''), zh, ...parts);
  const who = reader.player(player);
  const words = template(en.replace('%s', who.many === true ? '' : 's'), zh, ...parts);
  return template('$1 $2', '$1$2', who, words);
}

/** `a card`, `two cards`, `X cards`. */
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

const durations: { readonly [until: string]: Phrase } = {
  endOfTurn: phrase('until end of turn', '直到回合结束'),
  endOfCombat: phrase('until end of combat', '直到战斗结束'),
  yourNextTurn: phrase('until your next turn', '直到你的下一个回合'),
  forever: phrase('', ''),
  while: phrase('for as long as that lasts', '于此状态持续期间'),
  nextUntap: phrase('through its controller’s next untap step', '直到其操控者的下一个重置步骤'),
  game: phrase('for the rest of the game', '直到游戏结束'),
};

/** Words of the verbs that most cards use. */
export const generalVerbWords: { readonly [verb: string]: VerbWords } = {
  dealDamage: (reader, verb) => template('$1 deals $2 damage to $3', '$1对$3造成$2点伤害', reader.self, reader.measure(countOf(verb)), verb.to === undefined ? reader.player(playerOf(verb)) : refOf(reader, verb.to)),
  destroy: (reader, verb) => template('destroy $1', '消灭$1', refOf(reader, verb.what)),
  tap: (reader, verb) => template('tap $1', '横置$1', refOf(reader, verb.what)),
  untap: (reader, verb) => template('untap $1', '重置$1', refOf(reader, verb.what)),
  tapSelf: () => phrase('{T}', '{T}'),
  untapSelf: () => phrase('{Q}', '{Q}'),
  exchangeLife: () => phrase('those players exchange life totals', '这些牌手互换总生命'),
  payMana: (_reader, verb) => phrase(`pay ${String(verb.mana)}`, `支付${String(verb.mana)}`),
  addMana: (_reader, verb) => phrase(`add ${String(verb.mana)}`, `加${String(verb.mana)}`),
  draw: (reader, verb) => done(reader, playerOf(verb), 'draw%s $1', '抓$1', things(reader, countOf(verb), card)),
  gainLife: (reader, verb) => done(reader, playerOf(verb), 'gain%s $1 life', '获得$1点生命', reader.measure(countOf(verb))),
  loseLife: (reader, verb) => done(reader, playerOf(verb), 'lose%s $1 life', '失去$1点生命', reader.measure(countOf(verb))),
  addCounters: (reader, verb) => template('put $1 on $2', '在$2上放置$1', things(reader, countOf(verb), phrase(`${String(verb.kind)} counter`, `个${String(verb.kind)}指示物`)), refOf(reader, verb.what)),
  move: (reader, verb) => {
    const words = wordOfTable(places, verb.to, 'zone');
    const tapped = verb.tapped === true ? phrase(' tapped', '（横置）') : phrase('', '');
    const moved = template('$1$2', '$1$2', template(words.en, words.zh, refOf(reader, verb.what)), tapped);
    if (verb.being === undefined) return moved;
    return template('$1; from then on, $2', '$1；此后，$2', moved, reader.modifiers(verb.being as Parameters<Reader['modifiers']>[0], refOf(reader, verb.what)));
  },
  grant: (reader, verb) => {
    const to = verb.to === undefined ? (verb.players === undefined ? null : reader.player(verb.players as PlayerRef)) : refOf(reader, verb.to);
    const until = wordOfTable(durations, verb.until, 'duration');
    const changes = reader.modifiers(verb.modifiers as Parameters<Reader['modifiers']>[0], to);
    return until.en === '' ? changes : template('$1 $2', '$1$2', changes, until);
  },
};
