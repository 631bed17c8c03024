import type { PlayerRef, Ref } from '@arbiter/kernel/authoring';
import { many, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';

/** Words for objects of an event other than the one that it is about. */
const roles: { readonly [field: string]: Phrase } = {
  vehicle: phrase('that Vehicle', '该载具'),
  by: phrase('that spell or ability', '该咒语或异能'),
  source: phrase('that source', '该来源'),
  attacker: phrase('that attacking creature', '该进行攻击的生物'),
  blocker: phrase('that blocking creature', '该进行阻挡的生物'),
  objects: many(phrase('those objects', '这些物件')),
  to: phrase('that permanent or player', '该永久物或牌手'),
  now: phrase('that card', '该牌'),
  was: phrase('that permanent', '该永久物'),
};

/**
 * Returns the words for a reference to objects.
 * @throws {UnknownWord}
 */
export function refWords(reader: Reader, ref: Ref): Phrase {
  if (ref === 'self') return reader.self;
  if (ref === 'each' || ref === 'subject') return phrase('it', '它');
  if ('var' in ref) return reader.mention(ref.var);
  if ('event' in ref) {
    if (ref.event === 'object') return reader.eventObject;
    const role = roles[ref.event];
    if (role === undefined) throw new UnknownWord('field of the event', ref.event);
    return role;
  }
  if ('became' in ref) return template('the card that $1 became', '$1所变成的牌', reader.ref(ref.became));
  if ('noted' in ref) return many(phrase('the noted cards', '所记录的牌'));
  if ('history' in ref)
    return many(
      template(
        '$1$2',
        '$2$1',
        wordOfTable(histories, ref.history, 'fact'),
        ref.of === undefined || ref.of === 'all' ? phrase('', '') : template(' that concern $1', '与$1有关的', reader.player(ref.of)),
      ),
    );
  if ('hostOf' in ref) return template('what $1 is attached to', '$1所结附的物件', reader.ref(ref.hostOf));
  if ('attachedTo' in ref) return many(template('what is attached to $1', '结附于$1的物件', reader.ref(ref.attachedTo)));
  if ('all' in ref) return reader.all(ref.all);
  throw new UnknownWord('reference', ref);
}

/** Words for facts about what happened, as nouns. */
export const histories: { readonly [name: string]: Phrase } = {
  died: phrase('creatures that died this turn', '本回合死去的生物'),
  damaged: phrase('permanents that were dealt damage this turn', '本回合受到过伤害的永久物'),
  left: phrase('permanents that left the battlefield this turn', '本回合离开战场的永久物'),
  entered: phrase('permanents that entered the battlefield this turn', '本回合进战场的永久物'),
  targeted: phrase('what became a target this turn', '本回合成为目标者'),
  damageTaken: phrase('damage dealt this turn', '本回合受到的伤害'),
  cast: phrase('spells cast this turn', '本回合施放的咒语'),
  castLastTurn: phrase('spells cast last turn', '上个回合施放的咒语'),
  drew: phrase('cards drawn this turn', '本回合抓的牌'),
  attacked: phrase('creatures that attacked this turn', '本回合攻击过的生物'),
  lostLife: phrase('life lost this turn', '本回合失去的生命'),
  toGraveyard: phrase('permanents put into graveyards this turn', '本回合置入坟墓场的永久物'),
};

const plain: { readonly [name: string]: Phrase } = {
  you: phrase('you', '你'),
  opponent: phrase('each opponent', '每位对手'),
  all: phrase('each player', '每位牌手'),
  both: phrase('each player', '每位牌手'),
  active: phrase('the active player', '主动牌手'),
};

/**
 * Returns the words for a player as the subject of a sentence.
 * @throws {UnknownWord}
 */
export function playerWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'each') return reader.mention('each');
  if (typeof player === 'string') return plain[player] ?? unknown(player);
  if ('chosen' in player) return reader.mention(player.chosen);
  if ('controllerOf' in player) return template('the controller of $1', '$1的操控者', reader.ref(player.controllerOf));
  if ('ownerOf' in player) return template('the owner of $1', '$1的拥有者', reader.ref(player.ownerOf));
  if ('hostOf' in player) return phrase('enchanted player', '所结附的牌手');
  if ('seatVar' in player) return player.seatVar === 'defender' ? phrase('defending player', '防御牌手') : phrase('that player', '该牌手');
  if ('not' in player) return template('each player other than $1', '$1以外的每位牌手', reader.player(player.not));
  if ('playerOf' in player)
    return player.playerOf === 'defending' ? phrase('defending player', '防御牌手') : phrase('that player', '该牌手');
  return unknown(player);
}

function unknown(player: unknown): never {
  throw new UnknownWord('player', player);
}

/** Returns `your`, `each opponent's` and the like. */
export function possessiveWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'you') return phrase('your', '你的');
  const words = reader.player(player);
  return phrase(words.en === 'you' ? 'your' : `${words.en}’s`, `${words.zh}的`);
}
