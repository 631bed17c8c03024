import type { Condition, PlayerRef, Predicate, Ref, Trigger } from '@arbiter/kernel/authoring';
import type { Moment } from '../event-forms.js';
import { phaseWord } from './conditions.js';
import { nouns } from './nouns.js';
import { and, fill, join, many, nothing, onlyFields, type Phrase, phrase, UnknownWord, withArticle, wordOf } from './phrase.js';
import { joined, nounPhrase } from './predicates.js';
import type { NounKey, Reader } from './reader.js';

interface EventWords {
  /**
   * The words that follow `before`, `when` or `after`; `$1` is the object of the event, `$2` the player, `$3` the words of a field in
   * `inside`.
   */
  readonly words: Phrase;
  readonly noun: NounKey;
  /** Fields of the event whose words are part of the event's own words; other fields follow as conditions. */
  readonly inside?: { readonly [field: string]: { readonly [value: string]: Phrase } };
}

const places: { readonly [place: string]: Phrase } = {
  slots: phrase(' from the board', '由场上'),
  hand: phrase(' from hand', '由手牌'),
  deck: phrase(' from the deck', '由牌库'),
  graveyard: phrase(' from the graveyard', '由墓地'),
  exile: phrase(' from exile', '由除外区'),
  attached: phrase(' from under a unit', '由单位下方'),
  under: phrase(' from under a unit', '由单位下方'),
  field: phrase(' from the field zone', '由场地区'),
  forest: phrase(' from the forest', '由森林'),
};
const goals: { readonly [place: string]: Phrase } = {
  hand: phrase(' and goes to hand', '回手牌'),
  deck: phrase(' and goes to the deck', '回牌库'),
  graveyard: phrase(' and goes to the graveyard', '进入墓地'),
  exile: phrase(' and goes to exile', '被除外'),
  forest: phrase(' and goes to the forest', '回森林'),
};
const reasons: { readonly [by: string]: Phrase } = { battle: phrase(' in battle', '因战斗'), effect: phrase(' by an effect', '因效果') };
const roles: { readonly [role: string]: Phrase } = {
  attacker: phrase(' as the attacker', '进攻时'),
  defender: phrase(' as the defender', '防守时'),
};
const tactics: { readonly [tactic: string]: Phrase } = { formation: phrase('formation', '战术布阵'), attack: phrase('attack', '进攻宣言') };

function unitEvent(en: string, zh: string, inside?: EventWords['inside']): EventWords {
  return { words: phrase(en, zh), noun: 'unit', ...(inside === undefined ? {} : { inside }) };
}

function cardEvent(en: string, zh: string, inside?: EventWords['inside'], noun: NounKey = 'card'): EventWords {
  return { words: phrase(en, zh), noun, ...(inside === undefined ? {} : { inside }) };
}

/** Every moment that a program can wait for. */
const moments: { readonly [E in Moment]: EventWords } = {
  phaseBegan: cardEvent('$2 $3phase begins', '$2的$3阶段开始'),
  phaseEnded: cardEvent('$2 $3phase ends', '$2的$3阶段结束'),
  turnEnded: cardEvent('$2 turn ends', '$2的回合结束'),
  cardsDrawn: cardEvent('$2 draw%s cards', '$2抽牌'),
  unitPlayed: unitEvent('$1 is played$3', '$1被$3打出', {
    extra: { true: phrase(' as an extra play', '额外'), false: phrase(' from hand in the ordinary way', '依一般方式') },
  }),
  unitSummoned: unitEvent('$1 is summoned$3', '$1$3被召唤', { from: places }),
  unitEntered: unitEvent('$1 enters the board', '$1入场'),
  immediate: unitEvent('$1 is played and its immediate effects happen', '$1打出并发动立即效果'),
  unitSacrificed: unitEvent('$1 is sacrificed', '$1被献祭'),
  unitDestroyed: unitEvent('$1 is destroyed$3', '$1$3被破坏', { by: reasons }),
  fieldCardDestroyed: cardEvent('$1 is destroyed in the field zone', '$1于场地区被破坏', undefined, 'fieldCard'),
  unitLeft: unitEvent('$1 leaves the board$3', '$1离场$3', { to: goals }),
  enteredGraveyard: cardEvent('$1 goes to the graveyard$3', '$1$3进入墓地', { from: places }),
  exiled: cardEvent('$1 is exiled$3', '$1$3被除外', { from: places }),
  returnedToHand: cardEvent('$1 returns to hand$3', '$1$3回手牌', { from: places }),
  shuffledIntoDeck: cardEvent('$1 is shuffled into the deck$3', '$1$3被洗入牌库', { from: places }),
  travellerReturned: unitEvent('a Little Traveler goes back to $2 forest', '小旅人回到$2的森林'),
  tacticChosen: unitEvent('$2 choose%s $3 in the tactic phase', '$2于战术阶段选择$3', { tactic: tactics }),
  attackDeclared: unitEvent('$1 attacks', '$1进攻'),
  fightBegan: unitEvent('a fight begins in $2 turn', '$2回合的一次战斗开始'),
  fightWon: unitEvent('$1 wins a fight$3', '$1$3战斗成功', { role: roles }),
  fightLost: unitEvent('$1 loses a fight$3', '$1$3战斗失败', { role: roles }),
  ambushSucceeded: unitEvent('$1 succeeds with an ambush', '$1偷袭成功'),
  turnedSideways: unitEvent('$1 is turned sideways$3', '$1$3被横放', { by: reasons }),
  turnedUpright: unitEvent('$1 is turned upright', '$1转正'),
  unitMoved: unitEvent('$1 moves', '$1移动'),
  unitsMerged: unitEvent('$1 merges', '$1合体'),
  unitSplit: unitEvent('$1 splits', '$1分开'),
  magicUsed: cardEvent('$1 is used', '$1被使用', undefined, 'magic'),
  revealed: cardEvent('$1 is revealed$3', '$1$3被展示', { from: places }),
  rewardGained: unitEvent('$2 gain%s reward', '$2获得奖励'),
  boarded: unitEvent('Little Travelers get on $1', '小旅人上车至$1'),
  alighted: unitEvent('Little Travelers get off $1', '小旅人自$1下车'),
  energyChanged: unitEvent('$2 energy changes', '$2的充能能量改变'),
  becameUnit: unitEvent('$1 comes about by becoming', '$1因变为而出现'),
  countdownEntered: unitEvent('$2 deck runs out and the countdown begins', '$2的牌库耗尽而进入倒数'),
  earlyEndClaimed: unitEvent('$2 claim%s an early end$3', '$2以$3宣告提早结束', {
    claim: { score: phrase(' by score', '分数'), units: phrase(' by units', '单位数量') },
  }),
};

const marks: { readonly [M in NonNullable<Trigger['mark']>]: Phrase } = {
  before: phrase('before', '前'),
  at: phrase('when', '时'),
  after: phrase('after', '后'),
};

/** Chinese words that begin with the owner of a phase, deck or energy; the English words need the possessive there. */
const possessed = new Set<string>([
  'phaseBegan',
  'phaseEnded',
  'turnEnded',
  'travellerReturned',
  'fightBegan',
  'energyChanged',
  'countdownEntered',
]);

function momentOf(event: string): EventWords {
  if (!Object.hasOwn(moments, event)) throw new UnknownWord('event', event);
  return moments[event as Moment];
}

/** The kind of thing that an event is about; `card` if the triggers of an ability differ. */
export function nounOfEvent(triggers: readonly Trigger[]): NounKey {
  const kinds = new Set(triggers.filter((trigger) => !trigger.event.startsWith('window.')).map((trigger) => momentOf(trigger.event).noun));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'card';
}

interface Facets {
  player: PlayerRef | null;
  readonly about: Predicate[];
  readonly fields: Map<string, unknown>;
  readonly rest: Condition[];
}

function flat(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return 'all' in condition ? condition.all.flatMap(flat) : [condition];
}

/** Separates the conditions of a trigger into those that become part of its sentence and the rest. */
function facetsOf(trigger: Trigger, words: EventWords): Facets {
  const facets: Facets = { player: null, about: [], fields: new Map(), rest: [] };
  const insideFields = new Set([...Object.keys(words.inside ?? {}), ...(words.words.zh.includes('$3阶段') ? ['phase'] : [])]);
  for (const condition of flat(trigger.if)) {
    if ('seat' in condition && condition.seat === 'seat' && facets.player === null) facets.player = condition.is;
    else if ('eventIs' in condition && insideFields.has(condition.eventIs) && !facets.fields.has(condition.eventIs))
      facets.fields.set(condition.eventIs, condition.equal);
    else if ('object' in condition && isEventObject(condition.object)) facets.about.push(condition.is);
    else if ('not' in condition && 'object' in condition.not && isEventObject(condition.not.object))
      facets.about.push({ not: condition.not.is });
    else facets.rest.push(condition);
  }
  return facets;
}

function isEventObject(ref: unknown): boolean {
  return typeof ref === 'object' && ref !== null && 'event' in ref && ref.event === 'object';
}

/** The object of the event: `this card`, `another orc unit of yours`, 你的其他兽人单位. */
function subject(reader: Reader, facets: Facets, noun: NounKey): Phrase {
  const others = facets.about.filter((one) => !isOther(one));
  const another = others.length < facets.about.length;
  const named = others.length === 1 && others[0] !== undefined ? namedOutright(others[0]) : null;
  const owner = facets.player;
  if (named !== null && !another) {
    const what = reader.ref(named);
    return owner === null ? what : fill('$1 ($2)', '$1（$2）', what, fill('on $1 side', '属于$1', reader.possessive(owner)));
  }
  const found = nounPhrase(reader, merged(others), noun);
  const words = nouns[found.noun];
  const enemy = owner === 'opponent' ? 'enemy' : '';
  const of = owner === null || owner === 'opponent' ? '' : owner === 'you' ? 'of yours' : `of ${reader.player(owner).en}`;
  const bare = joined(enemy, found.before, words.one, of, found.behind);
  return {
    en: another ? `another ${bare}` : withArticle(bare),
    zh: `${owner === null ? '' : `${reader.possessive(owner).zh}的`}${another ? '其他' : ''}${found.zh}${words.zh}`,
  };
}

function isOther(predicate: Predicate): boolean {
  return JSON.stringify(predicate) === '{"not":{"is":"self"}}';
}

function namedOutright(predicate: Predicate): Ref | null {
  return predicate.is !== undefined && Object.keys(predicate).length === 1 ? predicate.is : null;
}

/**
 * Several conditions on one object as one predicate; a second condition on the same quality is kept separate as an `any` with one entry.
 */
function merged(predicates: readonly Predicate[]): Predicate {
  return predicates.reduce<Predicate>(
    (all, one) => (Object.keys(one).some((key) => key in all) ? { ...all, any: [one] } : { ...all, ...one }),
    {},
  );
}

function playerOf(reader: Reader, trigger: Trigger, player: PlayerRef | null): Phrase {
  if (possessed.has(trigger.event)) return player === null ? phrase("each player's", '每位玩家') : reader.possessive(player);
  return player === null ? phrase('a player', '任一玩家') : reader.player(player);
}

function insides(words: EventWords, facets: Facets): Phrase {
  const phase = facets.fields.get('phase');
  if (phase !== undefined) return fill('$1 ', '$1', phaseWord(phase));
  const said = [...facets.fields].map(([field, value]) => wordOf(words.inside?.[field] ?? {}, String(value), `word of ${field}`));
  if (said.length > 0) return join(said, '', '');
  if (words.inside?.tactic !== undefined) return phrase('a tactic', '战术');
  if (words.inside?.claim !== undefined) return phrase('', '任一条件');
  return nothing;
}

/**
 * One moment with its mark: `when an enemy unit is destroyed in battle`, 敌方的单位因战斗被破坏时.
 * @throws {UnknownWord}
 */
export function triggerWords(reader: Reader, trigger: Trigger): Phrase {
  onlyFields(trigger, 'trigger', ['event', 'mark', 'if']);
  const words = momentOf(trigger.event);
  const facets = facetsOf(trigger, words);
  const about = subject(reader, facets, words.noun);
  const player = playerOf(reader, trigger, facets.player);
  const { en, zh } = words.words;
  // The verb agrees with the player if the event is an action of the player.
  const agreeing = fill(
    en.replaceAll('$1', '\u0001').replaceAll('$2', '$1'),
    '',
    player.zh === '双方' ? many(player) : player,
    nothing,
    insides(words, facets),
  );
  const english = agreeing.en.replaceAll('\u0001', about.en);
  const moment = { en: english, zh: fill('', zh, about, player, insides(words, facets)).zh };
  const said = fill('$2 $1', '$1$2', moment, wordOf(marks, trigger.mark, 'mark'));
  const unsaidObjects =
    !zh.includes('$1') && facets.about.length > 0 ? facets.about.map((is): Condition => ({ object: { event: 'object' }, is })) : [];
  const rest = [...unsaidObjects, ...facets.rest];
  if (rest.length === 0) return said;
  return fill('$1, if $2', '$1，若$2', said, and(rest.map((one) => reader.condition(one))));
}
