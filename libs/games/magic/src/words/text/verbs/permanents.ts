import type { Json } from '@arbiter/kernel';
import type { Ability, Amount, Modifier, PlayerRef, Predicate, Ref, Selector } from '@arbiter/kernel/authoring';
import { type CardLookup, join, many, type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import { colourWord, keywordWord, subtypeWord, typeWord } from '../nouns.js';
import type { Reader } from '../reader.js';
import { done, things, type VerbWords } from './general.js';

/** Words for actions on permanents, spells and players' games that no other area has. */

const nothing = phrase('', '');
const refOf = (reader: Reader, value: unknown): Phrase => reader.ref(value as Ref);
const countOf = (value: unknown): Amount => (value as Amount | undefined) ?? 1;

/**
 * Renders a token, as in `2/2 black Zombie creature token with flying`; a token that the catalogue does not have is rendered with its id
 * alone.
 */
function tokenWords(id: string, cardOf: CardLookup): Phrase {
  const token = cardOf(id);
  if (token === undefined) return phrase(`${id} token`, `${id}衍生物`);
  const {
    power,
    toughness,
    colours = [],
    subtypes = [],
    types = [],
    keywords = [],
  } = token.printed as { readonly [name: string]: Json } & {
    readonly colours?: readonly Json[];
    readonly subtypes?: readonly Json[];
    readonly types?: readonly Json[];
    readonly keywords?: readonly Json[];
  };
  const size = typeof power === 'number' ? phrase(`${power}/${String(toughness)}`, `${power}/${String(toughness)}`) : nothing;
  const kind = join([...colours.map(colourWord), ...subtypes.map(subtypeWord), ...types.map(typeWord)], ' ', '');
  const with_ = keywords.length === 0 ? nothing : template(' with $1', '，具$1异能', join(keywords.map(keywordWord), ' and ', '与'));
  const named = token.names.en === subtypes.join(' ') ? nothing : template(' named $1', '，名为$1', phrase(token.names.en, token.names.zh));
  return template('$1 $2 token$3$4', '$1的$2衍生物$3$4', size, kind, named, with_);
}

/** Renders the abilities of an emblem; its id where the catalogue does not have it. */
function emblemWords(reader: Reader, id: string): Phrase {
  const emblem = reader.cardOf(id);
  return emblem === undefined
    ? phrase(id, id)
    : join(
        emblem.abilities.map((ability) => reader.ability(ability)),
        ' ',
        '',
      );
}

const create: VerbWords = (reader, verb) => {
  const what =
    verb.copyOf === undefined
      ? tokenWords(verb.token as string, reader.cardOf)
      : template('token that’s a copy of $1', '衍生物，它是$1的复制品', refOf(reader, verb.copyOf));
  const count = countOf(verb.amount);
  const trimmed: Phrase = { ...what, en: what.en.trim() };
  const number =
    count === 1
      ? template('a $1', '一个$1', trimmed)
      : template('$1 $2', '$1个$2', reader.number(count), { ...trimmed, en: trimmed.en.replace(' token', ' tokens') });
  const how = [
    verb.tapped === true ? phrase('tapped', '横置') : nothing,
    verb.attacking === undefined
      ? nothing
      : verb.attacking === true
        ? phrase('attacking', '进行攻击')
        : template('attacking $1', '进行攻击（$1）', refOf(reader, verb.attacking)),
  ];
  const state = join(how, ' and ', '且');
  return done(
    reader,
    (verb.player as PlayerRef | undefined) ?? 'you',
    'create%s $1$3$2',
    '派出$1$3$2',
    number,
    state.en === '' ? nothing : template(', $1', '，$1', state),
    exceptions(reader, verb.except),
  );
};

/** Words for what changes about how a permanent enters the battlefield. */
const entersWith: VerbWords = (reader, verb) => {
  const counters = Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount }).map(([kind, amount]) =>
    template('with $1 on it', '并有$1在其上', things(reader, amount, phrase(`${kind} counter`, `个${kind}指示物`))),
  );
  const notes = ((verb.notes ?? []) as readonly string[]).map((name) => template('with $1', '并选择$1', reader.mention(name)));
  const being =
    verb.being === undefined
      ? []
      : [template('$1', '$1', reader.modifiers(verb.being as Parameters<Reader['modifiers']>[0], phrase('it', '它')))];
  const parts = [...(verb.tapped === true ? [phrase('tapped', '须横置')] : []), ...counters, ...notes, ...being];
  return template('it enters the battlefield $1', '它进战场时$1', join(parts, ' and ', '，'));
};

const loyalty: VerbWords = (_reader, verb) => {
  const by = verb.by;
  const text = by === 'x' ? '−X' : typeof by === 'number' ? (by < 0 ? `−${-by}` : `+${by}`) : JSON.stringify(by);
  return phrase(text, text);
};

const retarget: VerbWords = (reader, verb) => {
  const what = verb.what === undefined ? phrase('that spell or ability', '该咒语或异能') : refOf(reader, verb.what);
  const only = verb.only === undefined ? nothing : template(' if its only target is $1', '，若其唯一的目标是$1', refOf(reader, verb.only));
  const among = verb.among === undefined ? nothing : template(' to $1', '，改为$1', reader.described(verb.among as Predicate));
  if (verb.how === 'one' && verb.to === undefined) return template('change a target of $1$2$3', '改变$1的一个目标$2$3', what, among, only);
  if (verb.to === undefined) return template('you may choose new targets for $1', '你可以为$1选择新的目标', what);
  return template('change a target of $1 to $2', '将$1的一个目标改为$2', what, refOf(reader, verb.to));
};

const simple =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    template(`${en} $1`, `${zh}$1`, verb.what === undefined ? nothing : refOf(reader, verb.what));

const ofPlayer =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    done(reader, (verb.player as PlayerRef | undefined) ?? 'you', en, zh);

const phases: { readonly [phase: string]: Phrase } = {
  combat: phrase('combat phase', '战斗阶段'),
  main: phrase('main phase', '主阶段'),
  beginning: phrase('beginning phase', '开始阶段'),
};

const steps: { readonly [step: string]: Phrase } = { upkeep: phrase('upkeep step', '维持步骤') };

export const permanentVerbWords: { readonly [verb: string]: VerbWords } = {
  create,
  entersWith,
  loyalty,
  changeTargets: retarget,
  copySpell: (reader, verb) =>
    template(
      'copy $1$2',
      '复制$1$2',
      refOf(reader, verb.what),
      verb.newTargets === true || verb.choose === true
        ? phrase('. You may choose new targets for the copy', '。你可以为该复制品选择新的目标')
        : nothing,
    ),
  entersAs: (reader, verb) => {
    const counters = Object.entries((verb.counters ?? {}) as { readonly [kind: string]: Amount }).map(([kind, amount]) =>
      template(' with $1', '，其上有$1', things(reader, amount, phrase(`${kind} counter`, `个${kind}指示物`))),
    );
    return template(
      'it enters the battlefield as a copy of $1$2$3',
      '它以$1的复制品之身份进战场$2$3',
      refOf(reader, verb.copyOf),
      join(counters, '', ''),
      exceptions(reader, verb.except),
    );
  },
  becomeCopy: (reader, verb) =>
    template(
      '$1 becomes a copy of $2$3$4$5',
      '$1成为$2的复制品$3$4$5',
      verb.what === undefined ? reader.self : refOf(reader, verb.what),
      refOf(reader, verb.copyOf),
      exceptions(reader, verb.except),
      verb.keeping === true ? phrase(', and keeps this ability', '，并保留此异能') : nothing,
      verb.until === 'endOfTurn' ? phrase(' until end of turn', '，直到回合结束') : nothing,
    ),
  shareKeywords: (reader, verb) =>
    template(
      '$1 gain each of $2 that any of $3 has$4',
      '$4$1获得$3之任一所具有的下列异能：$2',
      refOf(reader, verb.to),
      join((verb.words as readonly Json[]).map(keywordWord), ', ', '、'),
      verb.among === undefined ? phrase('them', '其') : reader.kind(verb.among as Selector),
      verb.until === 'endOfTurn' ? phrase(' until end of turn', '直到回合结束，') : nothing,
    ),
  attach: (reader, verb) => template('attach $1 to $2', '将$1结附于$2', refOf(reader, verb.what ?? 'self'), refOf(reader, verb.to)),
  regenerate: simple('regenerate', '重生'),
  regenerated: simple('regenerate', '重生'),
  transform: simple('transform', '转化'),
  flip: simple('flip', '倒转'),
  meld: simple('meld', '融合'),
  turnFaceUp: simple('turn face up', '翻回正面：'),
  turnFaceDown: simple('turn face down', '翻为牌面朝下：'),
  becomeBlocked: (reader, verb) => template('$1 becomes blocked', '$1成为被阻挡的', refOf(reader, verb.what)),
  phaseOut: (reader, verb) => template('$1 phases out', '$1跃离', refOf(reader, verb.what)),
  unattach: simple('unattach', '卸装'),
  putAttached: (reader, verb) =>
    template(
      'put $1 onto the battlefield attached to $2$3',
      '将$1放进战场并结附于$2$3',
      refOf(reader, verb.what),
      refOf(reader, verb.to),
      controlledBy(reader, verb.under),
    ),
  putAttacking: (reader, verb) => {
    const attacked = verb.player === undefined ? verb.attacking : verb.player;
    const manner =
      attacked === undefined
        ? phrase('attacking', '进行攻击')
        : template('attacking $1', '攻击$1', verb.player === undefined ? refOf(reader, attacked) : reader.player(attacked as PlayerRef));
    return verb.tapped === false
      ? template('put $1 onto the battlefield $2', '将$1放进战场（$2）', refOf(reader, verb.what), manner)
      : template('put $1 onto the battlefield tapped and $2', '将$1放进战场（横置且$2）', refOf(reader, verb.what), manner);
  },
  putBlocking: (reader, verb) =>
    template('put $1 onto the battlefield blocking $2', '将$1放进战场且阻挡$2', refOf(reader, verb.what), refOf(reader, verb.attacker)),
  putTransformed: (reader, verb) =>
    template(
      'return $1 to the battlefield transformed$2',
      '以已转化的状态将$1移回战场$2',
      refOf(reader, verb.what),
      controlledBy(reader, verb.under),
    ),
  emblem: (reader, verb) =>
    done(
      reader,
      (verb.player as PlayerRef | undefined) ?? 'you',
      'get%s an emblem with “$1”',
      '获得具有「$1」的徽记',
      emblemWords(reader, verb.emblem as string),
    ),
  reselectAttacked: (reader, verb) =>
    template('reselect which player or planeswalker $1 is attacking', '重新选择$1所攻击的牌手或鹏洛客', refOf(reader, verb.what)),
  findAbilities: (reader, verb) => template('note the activated abilities of $1', '记录$1的起动式异能', refOf(reader, verb.what)),
  removeFromCombat: (reader, verb) =>
    verb.unblock === true
      ? template(
          'remove $1 from combat; what it alone blocked this combat becomes unblocked',
          '将$1移出战斗；本次战斗中仅由其阻挡的生物成为未受阻挡',
          refOf(reader, verb.what),
        )
      : template('remove $1 from combat', '将$1移出战斗', refOf(reader, verb.what)),
  block: (reader, verb) => template('$1 blocks $2', '$1阻挡$2', refOf(reader, verb.what), refOf(reader, verb.attacker)),
  exert: (reader, verb) => template('exert $1', '耗竭$1', refOf(reader, verb.what ?? 'self')),
  ascend: () => phrase('you get the city’s blessing if you control ten or more permanents', '若你操控十个或更多永久物，则你得到黄金城祝福'),
  explore: (reader, verb) => template('$1 explores', '$1进行勘察', refOf(reader, verb.what)),
  manifest: (reader, verb) =>
    done(reader, (verb.player as PlayerRef | undefined) ?? 'you', 'manifest%s the top card of the library', '显化牌库顶牌'),
  removeCounters: (reader, verb) =>
    template(
      'remove $1 from $2',
      '从$2上移去$1',
      verb.amount === 'all'
        ? many(phrase(`all ${String(verb.kind)} counters`, `所有${String(verb.kind)}指示物`))
        : things(reader, countOf(verb.amount), phrase(`${String(verb.kind)} counter`, `个${String(verb.kind)}指示物`)),
      refOf(reader, verb.what),
    ),
  setLife: (reader, verb) =>
    template(
      '$1 life total becomes $2',
      '$1总生命成为$2',
      reader.possessive((verb.player as PlayerRef | undefined) ?? 'you'),
      reader.measure(countOf(verb.amount)),
    ),
  extraTurn: (reader, verb) => {
    const turn = done(
      reader,
      (verb.player as PlayerRef | undefined) ?? 'you',
      'take%s an extra turn after this one',
      '于本回合后进行一个额外的回合',
    );
    const skip =
      verb.skip === undefined
        ? nothing
        : template(
            ' (skip its $1)',
            '（略过其$1）',
            join(
              (verb.skip as readonly string[]).map((step) => phrase(`${step} step`, `${step}步骤`)),
              ', ',
              '、',
            ),
          );
    return verb.ability === undefined
      ? template('$1$2', '$1$2', turn, skip)
      : template('$1; in that turn, $2', '$1；在该回合中，$2', turn, reader.waiting(verb.ability as Ability, {}));
  },
  extraPhases: (_reader, verb) =>
    template(
      'after this phase, there is an additional $1',
      '在此阶段后，有一个额外的$1',
      join(
        (verb.phases as readonly string[]).map((phase) => wordOfTable(phases, phase, 'phase')),
        ' followed by an additional ',
        '，接着一个额外的',
      ),
    ),
  extraStep: (_reader, verb) =>
    template('after this step, there is an additional $1', '在此步骤后，有一个额外的$1', wordOfTable(steps, verb.step as string, 'step')),
  endCombatPhase: () => phrase('end the combat phase', '结束战斗阶段'),
  drawGame: () => phrase('the game is a draw', '此盘游戏平局'),
  restartGame: (reader, verb) =>
    verb.leave === undefined
      ? phrase('restart the game', '重新开始此盘游戏')
      : template('restart the game, leaving $1 where they are', '重新开始此盘游戏，$1留在原处', reader.ref(verb.leave as Ref)),
  endTurn: () => phrase('end the turn', '结束此回合'),
  winGame: ofPlayer('win%s the game', '赢得此盘游戏'),
  loseGame: ofPlayer('lose%s the game', '输掉此盘游戏'),
  becomeMonarch: ofPlayer('become%s the monarch', '成为君主'),
  activateEach: (reader, verb) =>
    done(
      reader,
      (verb.player as PlayerRef | undefined) ?? 'you',
      'activate%s a mana ability of $1',
      '起动$1的法术力异能',
      template('each of $1', '每个$1', refOf(reader, verb.what)),
    ),
  takeMana: (reader, verb) =>
    template(
      '$1 loses all unspent mana and you add the mana lost this way',
      '$1失去所有未支付的法术力，你加以此法失去的法术力',
      reader.player(verb.player as PlayerRef),
    ),
  controlPlayer: (reader, verb) =>
    verb.during === undefined
      ? template(
          'you control $1 until this spell finishes resolving',
          '在此咒语结算完毕前，由你操控$1',
          reader.player(verb.player as PlayerRef),
        )
      : template(
          'you control $1 while $2 is resolving',
          '在$2结算时，由你操控$1',
          reader.player(verb.player as PlayerRef),
          refOf(reader, verb.during),
        ),
  controlNextTurn: (reader, verb) =>
    template('you control $1 during that player’s next turn', '你于$1的下一个回合中操控该牌手', reader.player(verb.player as PlayerRef)),
  playSubgame: () => phrase('players play a subgame, using their libraries as their decks', '各牌手以其牌库为套牌，进行一盘子游戏'),
  // Without words: abilities that trigger on the event say it themselves.
  tell: () => phrase('', ''),
  note: (reader, verb) => template('note $1', '记录$1', reader.ref({ var: verb.what as string })),
  showOpening: simple('reveal', '展示'),
  timesResolved: () => phrase('count how often this ability has resolved this turn', '计算此异能本回合已结算的次数'),
  chooseAttacked: () => phrase('choose whom it attacks', '选择其攻击的牌手或鹏洛客'),
};

function controlledBy(reader: Reader, player: unknown): Phrase {
  return player === undefined ? nothing : template(' under the control of $1', '，由$1操控', reader.player(player as PlayerRef));
}

function exceptions(reader: Reader, except: unknown): Phrase {
  if (except === undefined || except === null) return nothing;
  return template(', except $1', '，但$1', reader.modifiers([{ layer: 'copy', ...(except as object) } as Modifier], phrase('it', '它')));
}
