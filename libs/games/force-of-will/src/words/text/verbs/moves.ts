import { readAs } from '@arbiter/kernel';
import type { Ref } from '@arbiter/kernel/authoring';
import {
  amountOf,
  bare,
  type CardLookup,
  doerOf,
  done,
  fromPlace,
  nothing,
  phrase,
  type Phrase,
  playerOf,
  type Said,
  says,
  type SentenceReader,
  template,
  things,
  whatOf,
  wordOfTable,
} from '@arbiter/kernel/words';
import { raceTerms } from '../../races.js';
import { attributeTerms } from '../../terms.js';

/** Words of verbs that move or create cards. `$1`: the cards, `$2`: the player whose zone they go to. */
const places: { readonly [to: string]: Phrase } = {
  hand: phrase('put $1 into $2 hand', '将$1加入$2手牌'),
  field: phrase('put $1 into $2 field', '将$1放进$2战场'),
  graveyard: phrase('put $1 into $2 graveyard', '将$1置入$2坟场'),
  mainDeck: phrase('put $1 into $2 main deck', '将$1置入$2主牌库'),
  'mainDeck:top': phrase('put $1 on top of $2 main deck', '将$1放置于$2主牌库顶'),
  'mainDeck:bottom': phrase('put $1 on the bottom of $2 main deck', '将$1放置于$2主牌库底'),
  magicStoneDeck: phrase('put $1 into $2 magic stone deck', '将$1置入$2魔石牌库'),
  'magicStoneDeck:top': phrase('put $1 on top of $2 magic stone deck', '将$1放置于$2魔石牌库顶'),
  'magicStoneDeck:bottom': phrase('put $1 on the bottom of $2 magic stone deck', '将$1放置于$2魔石牌库底'),
  removed: phrase('put $1 into $2 removed area', '将$1置入$2移除区'),
  standby: phrase('put $1 into $2 standby area', '将$1放置于$2待机区'),
  lifebreak: phrase('put $1 into $2 lifebreak area', '将$1置入$2生命绽放区'),
  rulerArea: phrase('put $1 into $2 ruler area', '将$1移动至$2领主区'),
};

const owner = (what: Phrase, yours: boolean): Phrase =>
  yours ? phrase('your', '你的') : what.many === true ? phrase('their owners’', '其拥有者的') : phrase('its owner’s', '其拥有者的');

/** Returns the words for searching a card in one’s main deck (1014.2). */
function searched(
  reader: SentenceReader,
  { what, to, reveal }: { readonly what: Ref; readonly to: string; readonly reveal: boolean },
): Phrase | null {
  const choice = reader.chosenBy(what);
  if (choice?.from?.from !== 'mainDeck' || choice.target === true || choice.from.where?.is !== undefined || choice.from.first !== undefined)
    return null;
  const found = bare(reader.ref(what), / in your main deck/, /你的主牌库中的/);
  const shown = reveal ? phrase(', reveal it', '，展示之') : nothing;
  const words = wordOfTable(places, to, 'place');
  return template(
    'search your main deck for $1$2 and $3',
    '从你的主牌库中搜寻$1$2，$3',
    found,
    shown,
    template(words.en, words.zh, phrase('it', '之'), phrase('your', '你的')),
  );
}

const move: Said = says(
  (reader, verb) => {
    const ref = (verb.what as Ref | undefined) ?? 'self';
    const search = searched(reader, { what: ref, to: String(verb.to), reveal: verb.reveal === true });
    if (search !== null) return search;
    const at = verb.at === undefined ? '' : `:${String(verb.at)}`;
    const words = wordOfTable(places, `${String(verb.to)}${at}`, 'place');
    const what = fromPlace(whatOf(reader, verb));
    const under = verb.under === undefined ? null : reader.possessive(verb.under as never);
    const shown = verb.reveal === true ? phrase('reveal $1 and ', '展示$1并') : nothing;
    const rested = verb.rested === true ? phrase(' rested', '（横置）') : nothing;
    const down = verb.faceDown === true ? phrase(' face down', '（正面朝下）') : nothing;
    const main = template(words.en, words.zh, what, under ?? owner(what, reader.isYours(ref)));
    const face =
      verb.face === undefined
        ? nothing
        : phrase(
            verb.face === 0 ? ' with its first side up' : ' with its other side up',
            verb.face === 0 ? '（第一面朝上）' : '（另一面朝上）',
          );
    return template('$1$2$3$4$5', '$1$2$3$4$5', template(shown.en, shown.zh, what), main, rested, down, face);
  },
  'to',
  'at',
  'rested',
  'reveal',
  'under',
  'faceDown',
  'face',
);

/**
 * Returns the words for a token. A token’s name is its race (1303.1d), which is rendered with the term for that race if there is one. A
 * token that the catalogue does not have is named by its id.
 */
function tokenWords(id: string, cardOf: CardLookup): { readonly en: string; readonly zh: string } {
  const found = cardOf(id);
  if (found === undefined) return { en: `“${id}” resonator token`, zh: `个“${id}”生物衍生物` };
  const { atk, def, attributes } = readAs<TokenFacts>(found.printed);
  const kinds = attributes.map((one) => wordOfTable(attributeTerms, one, 'attribute'));
  const name = raceTerms[found.names.en] ?? found.names;
  return {
    en: `[${atk}/${def}] ${kinds.map(({ en }) => en).join(' and ')} “${name.en}” resonator token`,
    zh: `个[${atk}/${def}]${kinds.map(({ zh }) => zh).join('')}属性${name.zh}生物衍生物`,
  };
}

interface TokenFacts {
  readonly atk: number;
  readonly def: number;
  readonly attributes: readonly string[];
}

/** Words of verbs that act on one’s own cards or on cards that a player picks. */
const picking = (en: string, zh: string): Said =>
  says(
    (reader, verb) => {
      const by = doerOf(reader, verb);
      // A card that you choose from another player’s hand is discarded by that player.
      const chosen =
        en === 'discard' && by === 'you' && verb.what !== undefined && reader.chosenBy(verb.what as Ref)?.from?.of === 'opponent';
      const player = chosen
        ? 'opponent'
        : by === 'each' || by === 'opponent' || (typeof by === 'object' && 'controllerOf' in by)
          ? by
          : 'you';
      const who = player === 'you' ? nothing : reader.player(player);
      const what = whatOf(reader, verb);
      const words =
        player === 'you'
          ? what
          : bare(
              what,
              / (?:your opponent|each player|that player) controls| in (?:your opponent|each player|that player)’s hand/,
              /(?:对手|每位玩家|该玩家)(?:操控|的手牌中)的/,
            );
      const own = player === 'you' && en === 'discard' && what.many !== true ? bare(words, / in your hand/, /你的手牌中的/) : words;
      return player === 'you'
        ? template(`${en} $1`, `${zh}$1`, own)
        : template(
            `$2 ${en}%s $1`.replace('%s', who.many === true ? '' : en === 'banish' ? 'es' : 's'),
            `$2${zh}$1`,
            chosen ? template('$1 of your choice', '$1（由你选择）', words) : words,
            who,
          );
    },
    'choose',
    'by',
    'kind',
    'faceDown',
  );

export const moveWords: { readonly [verb: string]: Said } = {
  move,
  banish: picking('banish', '破坏'),
  discard: picking('discard', '弃'),
  banishSelf: says((reader) => template('banish $1', '破坏$1', reader.self)),
  remove: says(
    (reader, verb) =>
      template(
        'remove $1 from the game$2',
        '将$1从游戏中移除$2',
        whatOf(reader, verb),
        verb.faceDown === true ? phrase(' face down', '（正面朝下）') : nothing,
      ),
    'choose',
    'faceDown',
  ),
  returnToHand: says((reader, verb) => {
    const what = whatOf(reader, verb);
    return template('return $1 to $2 hand', '将$1移回$2手牌', what, owner(what, verb.what === 'self'));
  }, 'choose'),
  destroy: says((reader, verb) => template('destroy $1', '消灭$1', whatOf(reader, verb)), 'ruler'),
  cancel: says((reader, verb) => template('cancel $1', '取消$1', whatOf(reader, verb))),
  draw: says(
    (reader, verb) => done(reader, playerOf(verb), 'draw%s $1', '抽$1', things(reader, amountOf(verb), 'card', '张牌')),
    'amount',
    'player',
  ),
  discardHand: says(
    (reader, verb) =>
      playerOf(verb) === 'you'
        ? phrase('discard your hand', '弃掉你的所有手牌')
        : done(reader, playerOf(verb), 'discard%s all cards', '弃掉所有手牌'),
    'player',
  ),
  shuffle: says(
    (reader, verb) =>
      done(
        reader,
        playerOf(verb),
        'shuffle%s $1$2',
        '将$1洗牌$2',
        verb.zone === 'magicStoneDeck' ? phrase('the magic stone deck', '魔石牌库') : phrase('the main deck', '主牌库'),
        verb.except === undefined ? nothing : template(' and put $1 on top', '，再将$1放置于其顶', reader.ref(verb.except as Ref)),
      ),
    'player',
    'zone',
    'except',
  ),
  create: says(
    (reader, verb) => {
      const { en, zh } = tokenWords(String(verb.token), reader.cardOf);
      return done(
        reader,
        playerOf(verb),
        'put%s $1 into $3 field$2',
        '将$1放进$3战场$2',
        things(reader, amountOf(verb), en, zh),
        verb.rested === true ? phrase(' rested', '（横置）') : nothing,
        verb.player === undefined ? phrase('your', '你的') : phrase('their', '其'),
      );
    },
    'token',
    'amount',
    'player',
    'rested',
  ),
  createCopy: says(
    (reader, verb) =>
      done(
        reader,
        playerOf(verb),
        'put%s $1 of $2 into $4 field$3',
        '将$2的$1放进$4战场$3',
        amountOf(verb) === 1
          ? phrase('a token that is a copy', '1个复制品衍生物')
          : things(reader, amountOf(verb), 'copy token', '个复制品衍生物'),
        whatOf(reader, verb),
        verb.rested === true ? phrase(' rested', '（横置）') : nothing,
        verb.player === undefined ? phrase('your', '你的') : phrase('their', '其'),
      ),
    'amount',
    'player',
    'rested',
  ),
  copy: says(
    (reader, verb) =>
      template(
        'copy $1$2',
        '复制$1$2',
        whatOf(reader, verb),
        verb.retarget === true ? phrase('; you may choose new targets for the copy', '，你可以为复制品选择新的目标') : nothing,
      ),
    'amount',
    'player',
    'retarget',
    'rested',
  ),
  attach: says((reader, verb) => template('add $1 to $2', '将$1结附于$2', whatOf(reader, verb), reader.ref(verb.to as Ref)), 'to', 'under'),
  play: says(
    (reader, verb) =>
      template(
        'play $1$2',
        '施放$1$2',
        fromPlace(whatOf(reader, verb)),
        verb.free === true ? phrase(' without paying its cost', '，且不需支付其费用') : nothing,
      ),
    'free',
  ),
  summon: says((reader, verb) => template('summon $1', '召唤$1', fromPlace(whatOf(reader, verb)))),
  becomeJRuler: says((reader, verb) =>
    template('put $1 into the field as its J-ruler', '将$1翻至裁决者面并放进战场', whatOf(reader, verb)),
  ),
  look: says((reader, verb) => template('look at $1', '检视$1', whatOf(reader, verb))),
  reveal: says((reader, verb) => template('reveal $1', '展示$1', whatOf(reader, verb)), 'choose'),
  shift: says((reader, verb) => template('shift $1', '时变$1', whatOf(reader, verb))),
};
