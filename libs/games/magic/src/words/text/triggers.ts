import type { Condition, PlayerRef, Predicate, Trigger } from '@arbiter/kernel/authoring';
import { or, type Phrase, phrase, phrasesAnd, template, wordOfTable } from '@arbiter/kernel/words';
import { flat, occurrence, thing } from './occurrences.js';
import type { Reader } from './reader.js';

interface EventWords {
  /** `$1` is the object that the event is about, `$2` the player. */
  readonly words: Phrase;
  /** Whether the words are introduced by `at`, for steps; the others are introduced by `when` or `whenever`. */
  readonly at?: true;
  /** The zone of the object that the event is about, for the choice of its noun. */
  readonly from?: string;
  /** The words to use instead, if only the next such event is meant. */
  readonly once?: Phrase;
  /** Whether the words already say that the source's own ability did it. */
  readonly ownWay?: true;
}

/** Words for events, by key. */
const events: { readonly [key: string]: EventWords } = {
  entered: { words: phrase('$1 enters the battlefield', '$1进战场') },
  left: { words: phrase('$1 leaves the battlefield', '$1离开战场') },
  leftGraveyard: { words: phrase('$1 leaves a graveyard', '$1离开坟墓场'), from: 'graveyard' },
  died: { words: phrase('$1 dies', '$1死去') },
  cast: { words: phrase('$2 cast%s $1', '$2施放$1'), from: 'stack' },
  discarded: { words: phrase('$2 discard%s $1', '$2弃掉$1'), from: 'hand' },
  drew: { words: phrase('$2 draw%s a card', '$2抓一张牌') },
  damage: { words: phrase('$1 is dealt damage', '$1受到伤害') },
  lostLife: { words: phrase('$2 lose%s life', '$2失去生命') },
  gainedLife: { words: phrase('$2 gain%s life', '$2获得生命') },
  tapped: { words: phrase('$1 becomes tapped', '$1成为横置') },
  regenerated: { words: phrase('$1 regenerates', '$1重生') },
  transformed: { words: phrase('$1 transforms', '$1转化') },
  untapped: { words: phrase('$1 becomes untapped', '$1成为未横置') },
  attacks: { words: phrase('$1 attacks', '$1攻击') },
  blocks: { words: phrase('$1 blocks', '$1阻挡') },
  becomesBlocked: { words: phrase('$1 becomes blocked', '$1被阻挡') },
  countersAdded: { words: phrase('counters are put on $1', '$1上放置指示物') },
  sacrificed: { words: phrase('$2 sacrifice%s $1', '$2牺牲$1') },
  moved: { words: phrase('$1 changes zones', '$1改变区域'), from: 'graveyard' },
  lostGame: { words: phrase('$2 would lose the game', '$2将输掉此盘游戏') },
  becameTarget: { words: phrase('$1 becomes the target of a spell or ability', '$1成为咒语或异能的目标') },
  turnedFaceUp: { words: phrase('$1 is turned face up', '$1被翻回正面') },
  blocksCreature: { words: phrase('$1 blocks a creature', '$1阻挡生物') },
  becomesBlockedBy: { words: phrase('$1 becomes blocked by a creature', '$1被生物阻挡') },
  created: { words: phrase('$2 create%s tokens', '$2派出衍生物') },
  exploited: { words: phrase('$1 is sacrificed to an exploit', '$1因剥削而被牺牲') },
  championed: { words: phrase('$1 is championed', '$1被拥护') },
  countersRemoved: { words: phrase('counters are removed from $1', '从$1上移去指示物') },
  exerted: { words: phrase('$1 is exerted', '$1被耗竭') },
  crewed: { words: phrase('$1 becomes crewed', '$1被搭载') },
  explored: { words: phrase('$1 explores', '$1进行勘察') },
  cycled: { words: phrase('$2 cycle%s $1', '$2循环$1'), from: 'hand' },
  tappedForMana: { words: phrase('$1 is tapped for mana', '横置$1以产生法术力') },
  manaAdded: { words: phrase('mana is added', '加法术力') },
  regenerable: { words: phrase('$1 is destroyed', '$1被消灭') },
  phasedIn: { words: phrase('$1 phases in', '$1跃入') },
  phasedOut: { words: phrase('$1 phases out', '$1跃离') },
  beginStep: { words: phrase('a step of $2 begins', '$2的步骤开始') },
  beginPhase: { words: phrase('a phase of $2 begins', '$2的阶段开始') },
  beginTurn: { words: phrase('a turn of $2 begins', '$2的回合开始') },
  'step:endCombat': { words: phrase('end of combat on $3 turn', '$3回合的战斗结束'), once: phrase('end of combat', '战斗结束'), at: true },
  revealedAsDrawn: { words: phrase('$2 reveal%s $1 this way', '$2以此法展示$1'), from: 'hand', ownWay: true },
  unattached: { words: phrase('$1 becomes unattached', '$1成为未装备') },
  controlLost: { words: phrase('$2 lose%s control of $1', '$2失去对$1的操控权') },
  countered: { words: phrase('$1 is countered', '$1被反击'), from: 'stack' },
  state: { words: phrase('', '') },
  'step:upkeep': { words: phrase('the beginning of $3 upkeep', '$3维持开始'), at: true },
  'step:draw': { words: phrase('the beginning of $3 draw step', '$3抓牌步骤开始'), at: true },
  'step:cleanup': { words: phrase('the beginning of $3 cleanup step', '$3清除步骤开始'), at: true },
  'step:end': { words: phrase('the beginning of $3 end step', '$3结束步骤开始'), at: true },
  'step:beginCombat': {
    words: phrase('the beginning of combat on $3 turn', '$3回合的战斗开始'),
    once: phrase('the beginning of the next combat', '下一次战斗开始'),
    at: true,
  },
  'step:main': { words: phrase('the beginning of $3 main phase', '$3主阶段开始'), at: true },
};

interface Facets {
  readonly about: Predicate[];
  player: PlayerRef | null;
  readonly rest: Condition[];
}

function isAbout(ref: unknown): boolean {
  return typeof ref === 'object' && ref !== null && 'event' in ref && ref.event === 'object';
}

function isItsSource(condition: Condition): boolean {
  return (
    'object' in condition &&
    typeof condition.object === 'object' &&
    'event' in condition.object &&
    condition.object.event === 'source' &&
    condition.is.is === 'self'
  );
}

function facetsOf(trigger: Trigger): Facets {
  const facets: Facets = { about: [], player: null, rest: [] };
  for (const condition of flat(trigger.if)) {
    if (events[trigger.event]?.ownWay === true && isItsSource(condition)) continue;
    if ('object' in condition && isAbout(condition.object)) facets.about.push(condition.is);
    else if ('seat' in condition && facets.player === null) facets.player = condition.is;
    else if ('turnOf' in condition && trigger.event.startsWith('step:')) facets.player = condition.turnOf;
    else facets.rest.push(condition);
  }
  return facets;
}

/** Returns the words for what the event is about: `Blood Artist`, `another creature`. */
function subject(reader: Reader, facets: Facets, from: string, event: string): Phrase {
  const itself = facets.about.length === 1 && facets.about[0]?.is !== undefined;
  return thing(reader, event === 'cast' && !itself ? [{ item: 'spell' }, ...facets.about] : facets.about, from);
}

/** Returns the words for whose step it is: each of a player's, or the next one. */
function whoseStep(reader: Reader, player: PlayerRef | null): Phrase {
  const once = reader.waits.once === true;
  if (player === null) return once ? phrase('the next', '下一个') : phrase('each player’s', '每位牌手的');
  const words = reader.possessive(player);
  return once ? template('$1 next', '$1下一个', words) : words;
}

/**
 * Returns the words for one trigger event: `when Elvish Visionary enters the battlefield`.
 * @throws {UnknownWord}
 */
export function triggerWords(reader: Reader, trigger: Trigger): Phrase {
  wordOfTable(events as unknown as { readonly [key: string]: Phrase }, trigger.event, 'event');
  const happens = occurrence(reader, trigger);
  if (happens !== null)
    return template('$1$2', '$1$2', conditioned(reader, occasion(reader, happens.said, happens.own), happens.rest), often(trigger));
  const { words: always, once, at, from = 'battlefield' } = events[trigger.event] as EventWords;
  const facets = facetsOf(trigger);
  const words = once !== undefined && reader.waits.once === true && facets.player === null ? once : always;
  const about = words.en.includes('$1') ? subject(reader, facets, from, trigger.event) : phrase('', '');
  const player = reader.player(facets.player ?? 'all');
  const acting = facets.player === null ? phrase('a player', '任一牌手') : player;
  const whose = whoseStep(reader, facets.player);
  // The English verb agrees with the acting player, who comes first.
  const agreeing = words.en.startsWith('$2')
    ? template(words.en.replaceAll('$2', '$9').replaceAll('$1', '$2').replaceAll('$9', '$1'), '', acting, about)
    : template(words.en, '', about, acting, whose);
  const said = { en: agreeing.en, zh: template('', words.zh, about, acting, whose).zh };
  const own = facets.about.some((one) => one.is === 'self');
  if (trigger.event === 'state') return template('when $1', '当$1时', phrasesAnd(facets.rest.map((one) => reader.condition(one))));
  const by = facets.player === null || /\$[23]/.test(words.en) ? phrase('', '') : template(' (by $1)', '（由$1）', player);
  return template(
    '$1$2$3',
    '$1$2$3',
    conditioned(reader, at === true ? template('at $1', '在$1时', said) : occasion(reader, said, own), facets.rest),
    by,
    often(trigger),
  );
}

const shares: { readonly [field: string]: Phrase } = {
  source: phrase(' (once for each source)', '（每个来源一次）'),
  to: phrase(' (once for each that is dealt it)', '（每个受到者一次）'),
};

/** Returns the words for how often it triggers on events that happen at once. */
function often({ batch }: Trigger): Phrase {
  if (batch === undefined) return phrase('', '');
  return batch === true ? phrase(' (once for all at once)', '（同时发生者一次）') : wordOfTable(shares, batch, 'field');
}

/** Begins with `when` for an event that can happen only once, with `whenever` for others. */
function occasion(reader: Reader, said: Phrase, own: boolean): Phrase {
  return own || reader.waits.once === true ? template('when $1', '当$1时', said) : template('whenever $1', '每当$1时', said);
}

function conditioned(reader: Reader, head: Phrase, rest: readonly Condition[]): Phrase {
  return rest.length === 0 ? head : template('$1, if $2', '$1，若$2', head, phrasesAnd(rest.map((one) => reader.condition(one))));
}

/** Returns the words for several trigger events of one ability. */
export function occasions(reader: Reader, on: readonly Trigger[]): Phrase {
  return or(on.map((trigger) => triggerWords(reader, trigger)));
}

/** Returns the words by which an ability refers to what its event is about. */
export function eventObjectOf(on: readonly Trigger[], self: Phrase): Phrase {
  const [first] = on;
  if (first === undefined) return phrase('it', '它');
  const facets = facetsOf(first);
  if (facets.about.some((one) => one.is === 'self')) return self;
  const { types } = facets.about.reduce<Predicate>((all, one) => ({ ...all, ...one }), {});
  if (first.event === 'moved') return phrase('that card', '该牌');
  if (first.event === 'cast') return phrase('that spell', '该咒语');
  return types === 'creature' || first.event === 'died' ? phrase('that creature', '该生物') : phrase('that permanent', '该永久物');
}
