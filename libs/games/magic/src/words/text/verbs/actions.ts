import type { Amount, PlayerRef, Predicate, Ref, Selector, Verb } from '@arbiter/kernel/authoring';
import { join, type Phrase, phrase, template } from '@arbiter/kernel/words';
import type { Searching, Sought } from '../../../actions/search.js';
import type { Reader } from '../reader.js';
import { done, things, type VerbWords } from './general.js';

/** Words of keyword actions and of actions on libraries, hands, stacks and piles (701, 700.3, 705). */

const card = phrase('card', '张牌');
const nothing = phrase('', '');
const playerOf = (verb: Verb): PlayerRef => (verb.player as PlayerRef | undefined) ?? 'you';
const countOf = (verb: Verb): Amount => (verb.amount as Amount | undefined) ?? 1;
const refOf = (reader: Reader, value: unknown): Phrase => reader.ref(value as Ref);

/** A keyword action with a number: `scry 2`. */
const numbered =
  (en: string, zh: string): VerbWords =>
  (reader, verb) =>
    done(reader, playerOf(verb), `${en} $1`, `${zh}$1`, reader.measure(countOf(verb)));

/** Returns whose library: `your library`, `their library`. */
function libraryOf(verb: Verb): Phrase {
  return verb.player === undefined ? phrase('your library', '你的牌库') : phrase('their library', '其牌库');
}

/** An action on objects that players pick among their own, or that are given: `discard two cards`, `sacrifice a creature`. */
function picking(en: string, zh: string, zone: string): VerbWords {
  return (reader, verb) => {
    if (verb.what !== undefined) {
      const down = verb.faceDown === undefined ? nothing : phrase(' face down', '，牌面朝下');
      const seen =
        verb.look === undefined ? nothing : template(' ($1 may look at it)', '（$1可以检视）', reader.player(verb.look as PlayerRef));
      // The owner of the cards is the player who reveals them.
      return done(reader, en === 'reveal' ? 'you' : playerOf(verb), `${en}%s $1$2$3`, `${zh}$1$2$3`, refOf(reader, verb.what), down, seen);
    }
    const selector: Selector = {
      from: (verb.zone as string | undefined) ?? zone,
      ...(verb.where === undefined ? {} : { where: verb.where as Predicate }),
    };
    const random = verb.random === true ? phrase(' at random', '（随机）') : nothing;
    if (verb.amount === 'all' && zone === 'hand' && verb.where === undefined)
      return done(reader, playerOf(verb), `${en}%s $1`, `${zh}$1`, phrase('all cards in hand', '所有手牌'));
    if (verb.amount === 'all') return done(reader, playerOf(verb), `${en}%s all $1`, `${zh}所有$1`, reader.kind(selector));
    const one = countOf(verb) === 1;
    const noun = one ? reader.one(selector) : template('$1 $2', '$1$2', reader.number(countOf(verb)), reader.kind(selector));
    return done(
      reader,
      playerOf(verb),
      `${en}%s $1$2`,
      `${zh}$1$2`,
      zone === 'hand' && verb.where === undefined ? things(reader, countOf(verb), card) : noun,
      random,
    );
  };
}

function sought(reader: Reader, { for: what, count = 1 }: Sought): Phrase {
  if (what === null) return phrase('a card', '一张牌');
  const selector: Selector = { from: 'library', ...(what === undefined ? {} : { where: what }) };
  const kind = (words: Phrase): Phrase => phrase(words.en.replace(/ in a library$/, ''), words.zh.replace('牌库中的', ''));
  if (count === 1) return kind(reader.one(selector));
  if (count === 'any' || count === 'all')
    return template(
      count === 'any' ? 'any number of $1' : 'all $1',
      count === 'any' ? '任意数量的$1' : '所有$1',
      kind(reader.kind(selector)),
    );
  return template('$1 $2', '$1$2', reader.number(count), kind(reader.kind(selector)));
}

const zoneWords: { readonly [zone: string]: Phrase } = {
  library: phrase('library', '牌库'),
  hand: phrase('hand', '手牌'),
  graveyard: phrase('graveyard', '坟墓场'),
};

const search: VerbWords = (reader, verb) => {
  const { zones = ['library'], parts, of, reveal } = verb as Searching;
  const where = join(
    zones.map((zone) => zoneWords[zone] as Phrase),
    ' and ',
    '和',
  );
  const whose = of === undefined ? (verb.player === undefined ? phrase('your', '你的') : phrase('their', '其')) : reader.possessive(of);
  const what = join(
    (parts ?? [verb as Searching]).map((part) => sought(reader, part)),
    ' and ',
    '和',
  );
  const shown = reveal === true ? phrase(' and reveal what is found', '并展示之') : nothing;
  const said = done(reader, playerOf(verb), 'search%s $1 $2 for $3$4', '从$1$2中搜寻$3$4', whose, where, what, shown);
  return { ...said, en: said.en.replace('searchs', 'searches') };
};

const places: { readonly [at: string]: Phrase } = {
  top: phrase('on top of its owner’s library', '其拥有者的牌库顶'),
  bottom: phrase('on the bottom of its owner’s library', '其拥有者的牌库底'),
};

const putInLibrary: VerbWords = (reader, verb) => {
  const { at = 'top', random } = verb as { readonly at?: 'top' | 'bottom' | number; readonly random?: true };
  const where =
    typeof at === 'number'
      ? phrase(`into its owner’s library number ${at + 1} from the top`, `其拥有者的牌库顶第${at + 1}张处`)
      : (places[at] as Phrase);
  return template(
    'put $1 $2$3',
    '将$1置于$2$3',
    refOf(reader, verb.what),
    where,
    random === true ? phrase(' in a random order', '（顺序随机）') : nothing,
  );
};

const vote: VerbWords = (reader, verb) => {
  const { words, from } = verb as { readonly words?: readonly string[]; readonly from?: Selector };
  const what =
    from === undefined
      ? join(
          (words ?? []).map((word) => phrase(word, word)),
          ' or ',
          '或',
        )
      : reader.one(from);
  return template('each player votes for $1', '每位牌手投票给$1', what);
};

export const actionVerbWords: { readonly [verb: string]: VerbWords } = {
  scry: numbered('scry', '占卜'),
  surveil: numbered('surveil', '刺探'),
  fateseal: numbered('fateseal', '论命'),
  mill: (reader, verb) =>
    done(
      reader,
      playerOf(verb),
      'put%s the top $1 of $2 into the graveyard',
      '将$2顶$1置入坟墓场',
      things(reader, countOf(verb), card),
      libraryOf(verb),
    ),
  look: (reader, verb) => done(reader, playerOf(verb), 'look%s at $1', '检视$1', refOf(reader, verb.what)),
  top: (reader, verb) => template('take the top $1 of $2', '取$2顶$1', things(reader, countOf(verb), card), libraryOf(verb)),
  search,
  shuffle: (reader, verb) =>
    done(
      reader,
      playerOf(verb),
      `shuffle%s $1${verb.except === undefined ? '' : ' and put $2 on top'}`,
      `将$1洗牌${verb.except === undefined ? '' : '，再将$2置于牌库顶'}`,
      libraryOf(verb),
      verb.except === undefined ? nothing : refOf(reader, verb.except),
    ),
  putInLibrary,
  discard: picking('discard', '弃', 'hand'),
  sacrifice: picking('sacrifice', '牺牲', 'battlefield'),
  exile: picking('exile', '放逐', 'graveyard'),
  bounce: (reader, verb) =>
    template(
      '$1 to its owner’s hand',
      '$1至其拥有者手上',
      picking('return', '移回', 'battlefield')(reader, { ...verb, where: { controller: 'you', ...(verb.where as Predicate | undefined) } }),
    ),
  reveal: picking('reveal', '展示', 'hand'),
  payLife: (reader, verb) => template('pay $1 life', '支付$1点生命', reader.measure(countOf(verb))),
  counter: (reader, verb) => {
    const where =
      verb.to === 'hand'
        ? phrase(' and put it into its owner’s hand', '并将之置于其拥有者手上')
        : verb.to === 'exile'
          ? phrase(' and exile it', '并放逐之')
          : verb.to === 'library'
            ? phrase(' and put it on top of its owner’s library', '并将之置于其拥有者的牌库顶')
            : nothing;
    return template('counter $1$2', '反击$1$2', refOf(reader, verb.what), where);
  },
  flipCoin: (reader, verb) => done(reader, playerOf(verb), 'flip%s $1', '掷$1', things(reader, countOf(verb), phrase('coin', '枚硬币'))),
  clash: () => phrase('clash with an opponent', '与一位对手比点'),
  mayCast: (reader, verb) => {
    const cost =
      verb.usual === true
        ? nothing
        : verb.cost === undefined
          ? phrase(' without paying its mana cost', '，且不需支付其法术力费用')
          : phrase(` for ${String(verb.cost)}`, `，并支付${String(verb.cost)}`);
    const wholly =
      verb.wholly === true ? phrase(', spending all mana that is added for it on it', '，且为此产生的法术力须全部用于支付') : nothing;
    return done(
      reader,
      playerOf(verb),
      `${verb.must === true ? 'must' : 'may'} ${verb.lands === true ? 'play' : 'cast'} $1$2$3`,
      `${verb.must === true ? '必须' : '可以'}${verb.lands === true ? '使用' : '施放'}$1$2$3`,
      refOf(reader, verb.what),
      cost,
      wholly,
    );
  },
  vote,
  separate: (reader, verb) =>
    template('$2 separates $1 into two piles', '$2将$1分成两堆', refOf(reader, verb.what), reader.player(verb.by as PlayerRef)),
  choosePile: (reader, verb) => done(reader, (verb.by as PlayerRef | undefined) ?? 'you', 'choose%s one of the piles', '选择其中一堆'),
  fight: (reader, verb) => template('$1 fights $2', '$1与$2互斗', refOf(reader, verb.what), refOf(reader, verb.with)),
  double: (reader, verb) => {
    if (verb.double === 'life') return done(reader, playerOf(verb), 'double%s the life total', '将总生命加倍');
    if (verb.double === 'mana')
      return done(reader, playerOf(verb), `double%s the unspent ${String(verb.type)} mana`, `将${String(verb.type)}法术力加倍`);
    if (verb.double === 'counters')
      return template(
        `double the number of ${String(verb.kind)} counters on $1`,
        `将$1上${String(verb.kind)}指示物的数量加倍`,
        verb.what === undefined ? reader.player(playerOf(verb)) : refOf(reader, verb.what),
      );
    const which =
      verb.double === 'power'
        ? phrase('power', '力量')
        : verb.double === 'toughness'
          ? phrase('toughness', '防御力')
          : phrase('power and toughness', '力量与防御力');
    return template('double the $1 of $2 until end of turn', '直到回合结束，将$2的$1加倍', which, refOf(reader, verb.what));
  },
  exchange: (reader, verb) => {
    if (verb.control !== undefined)
      return template(
        'exchange control of $1',
        '交换$1的操控权',
        join(
          (verb.control as readonly Ref[]).map((ref) => reader.ref(ref)),
          ' and ',
          '与',
        ),
      );
    if (verb.zones !== undefined)
      return done(
        reader,
        playerOf(verb),
        'exchange%s $1',
        '交换$1',
        join(
          (verb.zones as readonly string[]).map((zone) => zoneWords[zone] ?? phrase(zone, zone)),
          ' and ',
          '与',
        ),
      );
    if (verb.cards !== undefined)
      return template(
        'exchange $1',
        '交换$1',
        join(
          (verb.cards as readonly Ref[]).map((ref) => reader.ref(ref)),
          ' and ',
          '与',
        ),
      );
    if (verb.number !== undefined)
      return template('exchange the life total with $1', '将总生命与$1交换', reader.measure(verb.number as Amount));
    return template('$1 exchanges life totals', '$1交换总生命', reader.player(verb.players as PlayerRef));
  },
  becomeMonstrous: (reader, verb) => template('$1 becomes monstrous', '$1蛮化', refOf(reader, verb.what)),
  explore: (reader, verb) => template('$1 explores', '$1勘察', verb.what === undefined ? reader.self : refOf(reader, verb.what)),
  explored: () => nothing,
  bolster: numbered('bolster', '振励'),
  amass: numbered('amass', '囤兵'),
  investigate: () => phrase('investigate', '探查'),
  populate: () => phrase('populate', '殖民'),
  proliferate: () => phrase('proliferate', '增殖'),
  adapt: numbered('adapt', '演化'),
  monstrosity: numbered('monstrosity', '蛮化'),
  goad: (reader, verb) => template('goad $1', '煽惑$1', refOf(reader, verb.what)),
  detain: (reader, verb) => template('detain $1', '拘留$1', refOf(reader, verb.what)),
};
