import type { Amount, PlayerRef, Ref, Verb } from '@arbiter/kernel/authoring';
import type { Duration, StarlineVerb } from '../vocabulary.js';
import { thing } from './amounts.js';
import { fill, join, nothing, type Phrase, phrase, UnknownWord, unsaid, wordOf } from './phrase.js';
import type { Reader } from './reader.js';
import { terms } from './terms.js';

/** How long a lasting effect holds. */
const durations: { readonly [D in Duration]: Phrase } = {
  turnEnd: wordOf(terms, 'turnEnd', 'duration'),
  nextTurnEnd: wordOf(terms, 'nextTurnEnd', 'duration'),
  yourNextMainPhase: wordOf(terms, 'yourNextMainPhase', 'duration'),
  opponentNextMainPhase: wordOf(terms, 'opponentNextMainPhase', 'duration'),
  thisMainPhase: wordOf(terms, 'thisMainPhase', 'duration'),
  summonPhaseEnd: wordOf(terms, 'summonPhaseEnd', 'duration'),
  battleEnd: phrase('until this battle ends', '直到本次战斗结束'),
  fightEnd: phrase('until this fight is settled', '直到该次战斗结算完毕'),
  opponentNextTurnEnd: wordOf(terms, 'opponentNextTurnEnd', 'duration'),
  stays: phrase('until it leaves the board', '直到其离场'),
  game: phrase('for the rest of the game', '直到游戏结束'),
};

const stances: { readonly [stance: string]: Phrase } = { upright: phrase('upright', '转正'), sideways: phrase('sideways', '横放') };
const summonedStances: { readonly [stance: string]: Phrase } = {
  upright: phrase(' upright', '（直立）'),
  sideways: phrase(' sideways', '（横放）'),
};
const ends: { readonly [at: string]: Phrase } = {
  top: phrase('put $1 on top of its deck', '将$1置于牌库最上方'),
  bottom: phrase('put $1 at the bottom of its deck', '将$1置于牌库最下方'),
  shuffle: phrase('shuffle $1 into its deck', '将$1洗入牌库'),
};
const eventPlaces: { readonly [field: string]: Phrase } = {
  slot: phrase('the place that it left', '其原本的位置'),
  from: phrase('the place that it came from', '其移动前的位置'),
  to: phrase('the place that it went to', '其移动后的位置'),
};

/** An action of another player, in the imperative: `draw 1 card`, `have the enemy draw 1 card`. */
function doneBy(reader: Reader, player: PlayerRef, en: string, zh: string, ...parts: readonly Phrase[]): Phrase {
  const words = fill(en, zh, ...parts);
  const who = reader.player(player);
  return player === 'you' ? words : { en: `have ${who.en} ${words.en}`, zh: `使${who.zh}${words.zh}` };
}

function placeNamed(reader: Reader, slot: string): Phrase {
  return reader.binding(slot)?.label ?? wordOf(eventPlaces, slot, 'slot');
}

/** The place and stance of a unit that enters: ` on the enemy's board at that place sideways`, 于敌方场上. */
function entering(reader: Reader, verb: { readonly side?: PlayerRef; readonly slot?: string; readonly stance?: string }): Phrase {
  const { side, slot, stance } = verb;
  return join(
    [
      side === undefined ? nothing : fill(' on $1 board', '于$1场上', reader.possessive(side)),
      slot === undefined ? nothing : fill(' at $1', side === undefined ? '于$1' : '的$1', placeNamed(reader, slot)),
      stance === undefined ? nothing : wordOf(summonedStances, stance, 'stance'),
    ],
    '',
    '',
  );
}

function rewarded(reader: Reader, player: PlayerRef, amount: Amount): Phrase {
  const whose = reader.possessive(player);
  if (typeof amount === 'number' && amount < 0)
    return { en: doneBy(reader, player, `lose ${-amount} reward`, '').en, zh: `使${whose.zh}的奖励${amount}` };
  const words = reader.quantity(amount);
  return { en: doneBy(reader, player, 'gain $1 reward', '', words).en, zh: `使${whose.zh}的奖励+${words.zh}` };
}

/**
 * One verb as an instruction to the player: `destroy that unit`, 破坏该单位. Lasting effects without a card are stated as facts.
 * @throws {UnknownWord} for an argument without words
 */
export function verbWords(reader: Reader, given: Verb): Phrase {
  const verb = given as StarlineVerb;
  const ref = (one: Ref): Phrase => reader.ref(one);
  switch (verb.verb) {
    case 'draw':
      return doneBy(reader, verb.player, 'draw $1', '抽$1', thing(reader.quantity(verb.count), 'card'));
    case 'discard':
      return fill('discard $1', '弃掉$1', ref(verb.objects));
    case 'destroy':
    case 'destroyField':
      return fill('destroy $1', '破坏$1', ref(verb.objects));
    case 'sacrifice':
      return fill('sacrifice $1', '献祭$1', ref(verb.objects));
    case 'exile':
      return fill('exile $1', '除外$1', ref(verb.objects));
    case 'toHand':
      return returned(ref(verb.objects), verb.how);
    case 'toDeck': {
      const words = wordOf(ends, verb.at, 'end of a deck');
      const objects = ref(verb.objects);
      return fill(objects.many === true ? words.en.replace('its deck', 'their deck') : words.en, words.zh, objects);
    }
    case 'toGraveyard':
      return fill('put $1 into the graveyard', '将$1置入墓地', ref(verb.objects));
    case 'summon':
      return fill('summon $1$2', '$2召唤$1', ref(verb.objects), entering(reader, verb));
    case 'summonTravellers': {
      const from = verb.by === undefined ? nothing : fill(' from $1 forest', '自$1的森林', reader.possessive(verb.by));
      return fill('summon $1$2$3', '$3$2召唤$1', thing(reader.quantity(verb.count), 'traveller'), entering(reader, verb), from);
    }
    case 'playExtra':
      return fill('play $1$2 as an extra play', '$2额外打出$1', ref(verb.objects), entering(reader, verb));
    case 'turn':
      return fill('turn $1 $2', '使$1$2', ref(verb.objects), wordOf(stances, verb.to, 'stance'));
    case 'move':
      return fill('move $1 to $2', '使$1移动至$2', ref(verb.objects), placeNamed(reader, verb.slot));
    case 'swap':
      return fill('make $1 and $2 change places', '使$1与$2位置互换', ref(verb.a), ref(verb.b));
    case 'become':
      return fill('make $1 become $2', '使$1变为$2', ref(verb.objects), ref(verb.into));
    case 'reward':
      return rewarded(reader, verb.player, verb.amount);
    case 'charge':
      return doneBy(reader, verb.player, 'charge $1 energy', '充能$1', reader.quantity(verb.amount));
    case 'spendEnergy':
      return fill('spend $1 energy', '耗能$1', reader.quantity(verb.amount));
    case 'shuffleDeck':
      return fill('shuffle $1 deck', '重洗$1的牌库', reader.possessive(verb.player));
    case 'reveal':
      return fill('reveal $1', '展示$1', ref(verb.objects));
    case 'look':
      return fill('look at $1', '查看$1', ref(verb.objects));
    case 'bestow':
      return fill(
        'bestow this card on $1: $2 $3',
        '将此卡赋予$1：$2，$3',
        ref(verb.to),
        reader.modifiers(verb.modifiers, phrase('that unit', '该单位')),
        durations[known(verb.until)],
      );
    case 'grant':
      return granted(reader, verb);
    case 'negateMagic':
      return phrase('negate that magic card', '使该魔法卡无效化');
    case 'negateImmediate':
      return fill('negate the immediate effects of $1', '使$1的立即效果无效化', ref(verb.objects));
    case 'prevent':
      return fill('keep that from happening to $1', '使$1免于此事', ref(verb.objects));
    case 'parasiteMerge':
      return fill('merge $1 under $2 as a parasite', '使$1对$2进行寄生合体', ref(verb.objects), ref(verb.onto));
    case 'split':
      return fill('split $1', '使$1分开', ref(verb.objects));
    case 'board':
      return fill('let $1 get on $2', '使$1上车至$2', ref(verb.travellers), ref(verb.onto));
    case 'alight':
      return fill('let $1 get off $2', '使$1自$2下车', thing(reader.quantity(verb.amount), 'traveller'), ref(verb.objects));
    case 'redirectAttack':
      return fill('turn the attack of $1 to $2', '使$1改为进攻$2', ref(verb.attackers), ref(verb.to));
    case 'skipSummonDuty':
      return phrase('count your duty of this summon phase as done', '使本次召唤阶段不需再打出或召唤单位');
    case 'triggerAmbush':
      return triggered(ref(verb.objects), 'when its ambush succeeds', 'when their ambushes succeed', '偷袭成功');
    case 'triggerSacrificed':
      return triggered(ref(verb.objects), 'when it is sacrificed', 'when they are sacrificed', '被献祭');
    case 'cancelClaim':
      return fill('cancel the early end claimed by $1', '取消$1宣告的提早结束', reader.player(verb.player));
    default:
      return unsaid('verb', verb);
  }
}

function returned(objects: Phrase, how: string | undefined): Phrase {
  const hand = objects.many === true ? "their owners' hands" : "its owner's hand";
  if (how !== undefined && how !== 'recall') throw new UnknownWord('way of returning', how);
  return fill(`put $1 into ${hand}${how === undefined ? '' : ' (recall)'}`, `使$1回手牌${how === undefined ? '' : '（还魂）'}`, objects);
}

function triggered(objects: Phrase, one: string, several: string, zh: string): Phrase {
  return fill(objects.many === true ? `trigger what $1 do ${several}` : `trigger what $1 does ${one}`, `发动$1${zh}时的效果`, objects);
}

function known(until: Duration): Duration {
  if (!Object.hasOwn(durations, until)) throw new UnknownWord('duration', until);
  return until;
}

function granted(reader: Reader, verb: Extract<StarlineVerb, { verb: 'grant' }>): Phrase {
  const players =
    verb.players === 'you' ? { en: 'you', zh: '你', many: true } : verb.players === undefined ? null : reader.player(verb.players);
  const to = verb.to === undefined ? players : reader.ref(verb.to);
  const changes = reader.modifiers(verb.modifiers, to);
  const conditional = verb.modifiers.some((modifier) => modifier.if !== undefined) || changes.zh.startsWith('你');
  return fill('$1 $2', conditional ? '$1，$2' : '使$1，$2', changes, durations[known(verb.until)]);
}

/** Whether the words of a verb are an instruction that may follow `you may`. */
export function isOrder(verb: Verb): boolean {
  return verb.verb !== 'grant';
}
