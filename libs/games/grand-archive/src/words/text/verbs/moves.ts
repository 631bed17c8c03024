import type { Ref } from '@arbiter/kernel/authoring';
import {
  amountOf,
  bare,
  doerOf,
  done,
  fromPlace,
  nothing,
  type Phrase,
  phrase,
  playerOf,
  type Said,
  says,
  type SentenceReader,
  template,
  things,
  whatOf,
  wordOfTable,
} from '@arbiter/kernel/words';

/** Words of verbs that move cards. `$1`: the cards, `$2`: the player whose zone they go to. */
const places: { readonly [to: string]: Phrase } = {
  hand: phrase('put $1 into $2 hand', '将$1加入$2手牌'),
  memory: phrase('put $1 into $2 memory', '将$1置入$2回忆区'),
  field: phrase('put $1 onto the field', '将$1放置入场'),
  graveyard: phrase('put $1 into $2 graveyard', '将$1置入$2墓地'),
  banishment: phrase('put $1 into $2 banishment', '将$1置入$2放逐区'),
  mainDeck: phrase('put $1 into $2 deck', '将$1置入$2牌库'),
  'mainDeck:top': phrase('put $1 on top of $2 deck', '将$1放置于$2牌库顶'),
  'mainDeck:bottom': phrase('put $1 on the bottom of $2 deck', '将$1放置于$2牌库底'),
  materialDeck: phrase('put $1 into $2 material deck', '将$1置入$2原质牌库'),
  intent: phrase('put $1 into $2 intent', '将$1置入$2意图区'),
};

const owner = (what: Phrase, yours: boolean): Phrase =>
  yours ? phrase('your', '你的') : what.many === true ? phrase('their owners’', '其拥有者的') : phrase('its owner’s', '其拥有者的');

const move: Said = says(
  (reader, verb) => {
    const ref = (verb.what as Ref | undefined) ?? 'self';
    const words = wordOfTable(places, verb.at === undefined ? String(verb.to) : `${String(verb.to)}:${String(verb.at)}`, 'place');
    const what = fromPlace(whatOf(reader, verb));
    const under = verb.under === undefined ? null : reader.possessive(verb.under as never);
    const shown = verb.reveal === true ? template('reveal $1 and ', '展示$1并', what) : nothing;
    const control = under !== null && verb.to === 'field' ? template(' under $1 control', '（由$1控制）', under) : nothing;
    const rested = verb.rested === true ? phrase(' rested', '（横置）') : nothing;
    const down = verb.faceDown === true ? phrase(' face down', '（正面朝下）') : nothing;
    // The player who chose the card, if it is another one.
    const by = reader.chosenBy(ref)?.by ?? 'you';
    const puts =
      by === 'you'
        ? words
        : { ...words, en: `${reader.player(by).en} ${words.en.replace(/^put/, 'puts')}`, zh: `${reader.player(by).zh}${words.zh}` };
    return template(
      '$1$2$3$4$5',
      '$1$2$3$4$5',
      shown,
      template(
        puts.en,
        puts.zh,
        verb.reveal === true ? phrase(what.many === true ? 'them' : 'it', '之') : what,
        under ?? owner(what, reader.isYours(ref)),
      ),
      control,
      rested,
      down,
    );
  },
  'to',
  'at',
  'rested',
  'reveal',
  'under',
  'faceDown',
);

/** Words for what a player does with things that they pick; another player than you is named. */
const picking = (en: string, zh: string, es = 's'): Said =>
  says(
    (reader: SentenceReader, verb) => {
      const player = doerOf(reader, verb);
      const what = whatOf(reader, verb);
      const down = verb.faceDown === true ? phrase(' face down', '（正面朝下）') : nothing;
      if (player === 'you')
        return template(`${en} $1$2`, `${zh}$1$2`, en === 'discard' ? bare(what, / (?:in|from) your hand/, /你的手牌中的/) : what, down);
      const who = reader.player(player);
      const words = bare(
        what,
        / (?:your opponent|each player|that player) controls| in (?:your opponent|each player|that player)’s hand/,
        /(?:对手|每位玩家|该玩家)(?:控制|的手牌中)的/,
      );
      return template(`$2 ${en}${who.many === true ? '' : es} $1$3`, `$2${zh}$1$3`, words, who, down);
    },
    'choose',
    'by',
    'faceDown',
  );

export const moveWords: { readonly [verb: string]: Said } = {
  move,
  draw: says(
    (reader, verb) =>
      done(
        reader,
        playerOf(verb),
        `draw%s $1${verb.to === 'memory' ? ' into memory' : ''}`,
        verb.to === 'memory' ? '抽$1并置入回忆区' : '抽$1',
        things(reader, amountOf(verb), 'card', '张牌'),
      ),
    'amount',
    'player',
    'to',
  ),
  discard: picking('discard', '弃置'),
  sacrifice: picking('sacrifice', '牺牲'),
  banish: picking('banish', '放逐', 'es'),
  glimpse: says(
    (reader, verb) => done(reader, playerOf(verb), 'glimpse%s $1', '窥视$1', reader.measure(amountOf(verb))),
    'amount',
    'player',
  ),
  destroy: says((reader, verb) => template('destroy $1', '摧毁$1', whatOf(reader, verb))),
  negate: says(
    (reader, verb) =>
      template(
        verb.to === 'banishment' ? 'negate $1 and banish it' : 'negate $1',
        verb.to === 'banishment' ? '无效$1并将其放逐' : '无效$1',
        whatOf(reader, verb),
      ),
    'to',
  ),
  sacrificeSelf: says((reader) => template('sacrifice $1', '牺牲$1', reader.self)),
  banishSelf: says((reader) => template('banish $1', '放逐$1', reader.self)),
};
