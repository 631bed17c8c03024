import { type Ability, type Condition, or, type Phrase, phrase, phrasesAnd, type PlayerRef, type Predicate, template, type Trigger, UnknownWord, wordOfTable } from '@arbiter/kernel';
import { enters } from '../../cards/making.js';
import { phaseTerms, stepTerms } from '../terms.js';
import { label } from './keywords.js';
import { counterWords } from './qualities.js';
import type { Reader } from './reader.js';
import { described, shortNoun } from './selectors.js';

/** What an event says: `$1` what it is about, `$2` the player, `$3` what it comes from, `$4` where it enters, `$5` the counter; `$6` what it is added to, `$7` whose turn, `$8` whom it attacks; `%s` behind the verb of a player. */
const events: { readonly [event: string]: Phrase } = {
  activated: phrase('an activate ability of $3 is played', '$3的启动异能被施放'),
  attached: phrase('$1 is added to $6', '$1结附于$6'),
  attacks: phrase('$1 attacks', '$1攻击'),
  awakened: phrase('$2 awaken%s a card', '$2觉醒卡牌'),
  banished: phrase('$1 is banished', '$1被破坏'),
  becameTarget: phrase('$1 is targeted', '$1成为目标'),
  blocks: phrase('$1 blocks', '$1阻挡'),
  called: phrase('$1 is called', '$1被召唤'),
  canceled: phrase('$1 is canceled', '$1被取消'),
  controlChanged: phrase('control of $1 changes', '$1的操控者改变'),
  counterPut: phrase('$5 is put on $1', '$1上放置$5'),
  counterRemoved: phrase('$5 is removed from $1', '从$1上移除$5'),
  created: phrase('$2 put%s a token into the field', '$2放置衍生物'),
  damage: phrase('$3 deals damage', '$3造成伤害'),
  damagePrevented: phrase('damage is prevented', '伤害被防止'),
  damaged: phrase('$1 is dealt damage', '$1受到伤害'),
  destroyed: phrase('$1 is destroyed', '$1被消灭'),
  discarded: phrase('$1 is discarded', '$1被弃掉'),
  draws: phrase('$2 draw%s cards', '$2抽牌'),
  drew: phrase('$2 draw%s a card', '$2抽牌'),
  entered: phrase('$1 enters $4', '$1进入$4'),
  gainedLife: phrase('$2 gain%s life', '$2获得生命值'),
  gameStart: phrase('the game begins', '游戏开始'),
  isAttacked: phrase('$1 is attacked', '$1被攻击'),
  isBlocked: phrase('$1 is blocked', '$1被阻挡'),
  judged: phrase('$1 enters the field by Judgment', '$1因审判进入战场'),
  left: phrase('$1 leaves the field', '$1离开战场'),
  lookedAt: phrase('$2 look%s at $1', '$2检视$1'),
  lost: phrase('$2 lose%s the game', '$2输掉游戏'),
  lostLife: phrase('$2 lose%s life', '$2失去生命值'),
  moved: phrase('$1 moves to another area', '$1移动至其他区域'),
  played: phrase('$2 play%s $1', '$2施放$1'),
  playerDamaged: phrase('$3 deals damage to $2', '$3对$2造成伤害'),
  produced: phrase('$2 produce%s will', '$2产生魔力'),
  recovered: phrase('$1 is recovered', '$1被重置'),
  removed: phrase('$1 is removed from the game', '$1被从游戏中移除'),
  rested: phrase('$1 is rested', '$1被横置'),
  revealed: phrase('$1 is revealed', '$1被展示'),
  rolled: phrase('$2 roll%s dice', '$2投掷骰子'),
  shifted: phrase('$1 shifts', '$1时变'),
  shuffled: phrase('$2 shuffle%s a deck', '$2洗牌'),
  toGraveyard: phrase('$1 is put into a graveyard', '$1被置入坟场'),
  toHand: phrase('$1 is put into a hand', '$1被加入手牌'),
  turnEnd: phrase('$7 ends', '$7结束'),
  turnStart: phrase('$7 begins', '$7开始'),
  willAbility: phrase('$2 play%s a will ability', '$2施放魔力异能'),
};

/** Events that have words. */
export const eventKeys: readonly string[] = Object.keys(events);

interface Facets {
  readonly about: readonly Predicate[];
  readonly from: readonly Predicate[];
  readonly host: readonly Predicate[];
  readonly player: PlayerRef | null;
  readonly turn: PlayerRef | null;
  /** The player whom it attacks. */
  readonly victim: PlayerRef | null;
  readonly facts: { readonly [field: string]: unknown };
  readonly rest: readonly Condition[];
}

const flat = (condition: Condition | undefined): readonly Condition[] => (condition === undefined ? [] : 'all' in condition ? condition.all.flatMap(flat) : [condition]);

const names = (condition: Condition, field: string): condition is Extract<Condition, { readonly object: unknown }> => 'object' in condition && typeof condition.object === 'object' && 'event' in condition.object && condition.object.event === field;

/** The other thing that an event is about: what it is added to, what it fights. */
const isOther = (one: Condition): one is Extract<Condition, { readonly object: unknown }> => names(one, 'host') || names(one, 'attacker') || names(one, 'by');

/** 1019.2a: who had nothing to discard has discarded as well, so that such an event is about a player or his card. */
const aboutPlayer = (condition: Condition): PlayerRef | null => ('any' in condition ? (condition.any.flatMap((one) => ('seat' in one ? [one.is] : []))[0] ?? null) : null);

function facetsOf({ event, if: given }: Trigger): Facets {
  const parts = flat(given);
  const isAbout = (one: Condition): boolean => names(one, 'object');
  const other = parts.flatMap((one) => ('not' in one && isAbout(one.not) ? [{ not: (one.not as Extract<Condition, { readonly object: unknown }>).is }] : []));
  const owner = parts.flatMap((one) => (isAbout(one) && event === 'discarded' ? [(one as Extract<Condition, { readonly object: unknown }>).is.owner as PlayerRef | undefined] : []))[0];
  const seat = parts.flatMap((one) => ('seat' in one && one.seat === 'seat' ? [one.is] : []))[0];
  const victim = parts.flatMap((one) => ('seat' in one && one.seat === 'player' ? [one.is] : []))[0];
  const any = parts.map(aboutPlayer).find((one) => one !== null);
  const facts = Object.fromEntries(parts.flatMap((one) => ('eventIs' in one ? [[one.eventIs, one.equal] as const] : [])));
  const turn = parts.flatMap((one) => ('turnOf' in one && /^(?:turn|phase|step)/.test(event) ? [one.turnOf] : []))[0];
  const rest = parts.filter((one) => !isAbout(one) && !names(one, 'source') && !isOther(one) && !('eventIs' in one) && !('seat' in one && (one.seat === 'seat' || one.seat === 'player')) && aboutPlayer(one) === null && !('not' in one && isAbout(one.not)) && !('turnOf' in one && turn !== undefined));
  return {
    about: owner === undefined ? [...parts.flatMap((one) => (names(one, 'object') ? [one.is] : [])), ...other.map(({ not }): Predicate => ({ not }))] : [],
    from: parts.flatMap((one) => (names(one, 'source') ? [one.is] : [])),
    host: parts.flatMap((one) => (isOther(one) ? [one.is] : [])),
    player: seat ?? owner ?? any ?? null,
    turn: turn ?? null,
    victim: victim ?? null,
    facts,
    rest,
  };
}

/** `not self` as the place of selectors says it: other. */
function joined(about: readonly Predicate[]): { readonly where: Predicate; readonly other: boolean } {
  const other = about.some(({ not }) => not?.is === 'self');
  return { where: about.filter(({ not }) => not?.is !== 'self').reduce<Predicate>((all, one) => ({ ...all, ...one }), {}), other };
}

/** What an event is about: `this card`, `a resonator you control`, 其他. */
function thing(reader: Reader, about: readonly Predicate[], fallback: Phrase, from = 'field', owner = true): Phrase {
  const { where, other } = joined(about);
  const { is, controller, ...rest } = where;
  if (is !== undefined && Object.keys(rest).length === 0) return reader.ref(is);
  const shown: Predicate = { ...rest, ...(owner && controller !== undefined ? { controller } : {}) };
  if (Object.keys(shown).length === 0 && !other) return fallback;
  const words = described(reader, { ...shown, ...(is === undefined ? {} : { is }) }, 'one', from);
  return other ? phrase(words.en.replace(/^an? /, 'another '), words.zh.replace(/^1([个张])/, '另1$1')) : words;
}

const card = phrase('a card', '卡牌');

/** Facts of an event that are said behind it, where its words don't say them. */
const manners: { readonly [fact: string]: Phrase } = {
  'playedFrom:standby': phrase(' from a standby area', '（从待机区）'),
  'playedFrom:hand': phrase(' played from a hand', '（从手牌施放）'),
  'act:judged': phrase(' by Judgment', '（因审判）'),
  'from:chase': phrase('', ''),
  'from:graveyard': phrase(' from a graveyard', '（从坟场）'),
  'from:mainDeck': phrase(' from a main deck', '（从主牌库）'),
  'from:hand': phrase(' from a hand', '（从手牌）'),
  'from:standby': phrase(' from a standby area', '（从待机区）'),
  'battle:true': phrase(' in battle', '（战斗伤害）'),
  'token:true': phrase(' as a token', '（作为衍生物）'),
};

function mannerWords(facts: Facets['facts']): Phrase {
  const said = Object.entries(facts).filter(([field, value]) => field !== 'kind' && !(field === 'to' && value === 'graveyard'));
  return said.map(([field, value]) => wordOfTable(manners, `${field}:${String(value)}`, 'fact of the event')).reduce((a, b) => template('$1$2', '$1$2', a, b), phrase('', ''));
}

const moments: { readonly [kind: string]: { readonly words: Phrase; readonly table: { readonly [word: string]: Phrase } } } = {
  phase: { words: phrase('$2 $1 begins', '$2$1开始'), table: phaseTerms },
  phaseEnd: { words: phrase('$2 $1 ends', '$2$1结束'), table: phaseTerms },
  step: { words: phrase('$2 $1 begins', '$2$1开始'), table: stepTerms },
};

function momentWords(reader: Reader, event: string, { turn }: Facets): Phrase | null {
  const [kind, name] = event.split(':');
  const moment = name === undefined ? undefined : moments[kind as string];
  if (moment === undefined) return null;
  return template(moment.words.en, moment.words.zh, wordOfTable(moment.table, name, 'moment'), turn === null ? phrase('a', '') : reader.possessive(turn));
}

/** The words of an event, by what it says of itself. */
function wordsOf(event: string, { facts, about, from, host, victim, player }: Facets): Phrase {
  if (event === 'left' && facts.to === 'graveyard') return phrase('$1 is put into a graveyard from the field', '$1从战场置入坟场');
  if (event === 'damage' && about.length > 0) return phrase('$3 deals damage to $1', '$3对$1造成伤害');
  if (event === 'damaged' && from.length > 0) return phrase('$1 is dealt damage by $3', '$1受到$3的伤害');
  if (event === 'blocks' && host.length > 0) return phrase('$1 blocks $6', '$1阻挡$6');
  if (event === 'isBlocked' && host.length > 0) return phrase('$1 is blocked by $6', '$1被$6阻挡');
  if (event === 'attacks' && victim !== null) return phrase('$1 attacks $8', '$1攻击$8');
  if (event === 'discarded' && player !== null) return phrase('$2 discard%s', '$2弃牌');
  return wordOfTable(events, event, 'event');
}

/** Whose turn it is that ends or begins. */
function turnOf(reader: Reader, turn: PlayerRef | null): Phrase {
  if (turn === null) return phrase('the turn', '回合');
  return typeof turn === 'string' ? template('$1 turn', '$1回合', reader.possessive(turn)) : template('the turn of $1', '$1的回合', reader.player(turn));
}

function plainOccasion(reader: Reader, event: string, facets: Facets, mood: Mood): Phrase {
  const given = wordsOf(event, facets);
  const words = mood === 'does' ? given : wouldBe(given);
  const own = joined(facets.about).where;
  const yours = event === 'entered' && (own.controller !== undefined || own.is === 'self');
  const about = thing(reader, facets.about, card, event === 'played' ? 'chase' : 'field', !yours);
  const player = facets.player === null ? phrase('a player', '玩家') : reader.player(facets.player);
  const field = own.controller === 'opponent' ? phrase('your opponent’s field', '对手的战场') : yours ? phrase('your field', '你的战场') : phrase('a field', '战场');
  const counter = typeof facets.facts.kind === 'string' ? template(/^[aeiou]/.test(counterWords(facets.facts.kind).en) ? 'an $1 counter' : 'a $1 counter', '$1指示物', counterWords(facets.facts.kind)) : phrase('a counter', '指示物');
  const source = thing(reader, facets.from, phrase('a source', '来源'));
  const victim = facets.victim === null ? phrase('', '') : reader.player(facets.victim);
  const main = template(words.en.replaceAll('%s', player.en === 'you' ? '' : 's'), words.zh, about, player, source, field, counter, thing(reader, facets.host, card), turnOf(reader, facets.turn), victim);
  return template('$1$2', '$1$2', main, mannerWords(facets.facts));
}

/** Whether it happens, or has not happened yet. */
type Mood = 'does' | 'would';

/** One occasion, without `when`: `this card attacks`. @throws {UnknownWord} */
export function occasionWords(reader: Reader, trigger: Trigger, mood: Mood = 'does'): Phrase {
  const facets = facetsOf(trigger);
  const words = momentWords(reader, trigger.event, facets) ?? plainOccasion(reader, trigger.event, facets, mood);
  return facets.rest.length === 0 ? words : template('$1 and $2', '$1且$2', words, phrasesAnd(facets.rest.map((one) => reader.condition(one))));
}

const isEnter = (trigger: Trigger): boolean => JSON.stringify(trigger) === JSON.stringify(enters);

/** The occasions of an ability: `When this card attacks or blocks`, or `[Enter]`. */
export function occasionsOf(reader: Reader, on: readonly Trigger[]): Phrase {
  const said = on.filter(({ event }) => event !== 'state');
  if (said.length === 0) return phrase('', '');
  if (said.every(isEnter)) return label('enter');
  const [first = phrase('', ''), ...more] = said.map((trigger) => occasionWords(reader, trigger));
  // Of one and the same thing it is said once what it is: `when this card attacks or blocks`.
  const shared = [first, ...more].every(({ en }) => en.startsWith('this card ')) ? more.map(({ en, zh }) => phrase(en.replace('this card ', ''), zh.replace('此牌', ''))) : more;
  return template('when $1', '当$1时', or([first, ...shared]));
}

/** What the event of an ability is about, or comes from, when it is spoken of in the ability. */
export function eventThing({ on: [first] = [], kind }: Pick<Ability, 'on' | 'kind'>, which: 'about' | 'from', self: Phrase): Phrase {
  if (first === undefined) return phrase('that card', '该牌');
  if (first.event === 'activated' && which === 'about') return phrase('that ability', '该异能');
  const { where } = joined(facetsOf(first)[which]);
  if (where.is === 'self') return self;
  return first.event === 'destroyed' && kind !== 'replacement' ? template('the destroyed $1', '被消灭的$1', shortNoun({ from: 'field', where })) : template('that $1', '该$1', shortNoun({ from: 'field', where }));
}

/** An event that has not happened yet: `$1 would be destroyed`. @throws {UnknownWord} */
function wouldBe({ en, zh }: Phrase): Phrase {
  const said = en.replace(/^(\$\d) is /, '$1 would be ').replace(/^(\$\d) (\w+)%s/, '$1 would $2').replace(/^(\$\d) (\w+?)s /, '$1 would $2 ');
  if (!said.includes(' would ')) throw new UnknownWord('event to be replaced', en);
  return phrase(said, zh);
}
