import type { PlayerRef, Ref } from '@arbiter/kernel/authoring';
import { many, type Phrase, phrase, template, UnknownWord, wordOfTable } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';

/** Objects of an event other than its main object. */
const roles: { readonly [field: string]: Phrase } = {
  by: phrase('the card that caused it', '造成此事的卡'),
  attacker: phrase('the attacking monster', '攻击怪兽'),
  target: phrase('the attacked monster', '被攻击的怪兽'),
  other: phrase('the monster that it battled', '与其进行战斗的怪兽'),
  together: many(phrase('those to which it would happen', '同时如此的卡')),
  witnesses: many(phrase('the cards that were face-up on the field at its activation', '发动时在场上表侧表示存在的卡')),
  objects: many(phrase('those cards', '那些卡')),
  targets: many(phrase('the targets', '那些对象')),
  was: phrase('what it was', '原先的该卡'),
  were: many(phrase('what they were', '原先的那些卡')),
  now: phrase('that card', '该卡'),
  host: phrase('the monster that bears it', '装备怪兽'),
};

/** Facts of the turn so far, as nouns. */
export const histories: { readonly [name: string]: Phrase } = {
  summonedMonsters: many(phrase('monsters that you Summoned this turn', '自己在本回合召唤·反转召唤·特殊召唤的怪兽')),
  summonedSpecially: many(phrase('monsters that you Special Summoned this turn', '自己在本回合特殊召唤的怪兽')),
};

/** What the notes of an ability refer to. */
const notes: { readonly [name: string]: Phrase } = {
  called: phrase('the monster that this card’s effect Special Summoned', '以这张卡的效果特殊召唤的怪兽'),
  bound: phrase('the target of this card', '这张卡的对象'),
  there: many(phrase('the cards that were on the field already', '适用前已在场上存在的卡')),
  raised: phrase('the monster that this card’s effect Special Summoned', '以这张卡的效果特殊召唤的怪兽'),
};

/**
 * References to objects in words.
 * @throws {UnknownWord}
 */
export function refWords(reader: Reader, ref: Ref): Phrase {
  if (ref === 'self') return reader.self;
  if (ref === 'each' || ref === 'subject') return phrase('it', '该卡');
  if ('var' in ref) return reader.mention(ref.var);
  if ('event' in ref) return ref.event === 'object' ? reader.eventObject : wordOfTable(roles, ref.event, 'field of the event');
  if ('became' in ref) return reader.ref(ref.became);
  if ('noted' in ref) return notes[ref.noted] ?? phrase('the card that was noted', '记录的卡');
  if ('history' in ref) return wordOfTable(histories, ref.history, 'fact');
  if ('hostOf' in ref)
    return ref.hostOf === 'self'
      ? phrase('the equipped monster', '装备怪兽')
      : template('the monster that bears $1', '装备$1的怪兽', reader.ref(ref.hostOf));
  if ('under' in ref) return many(template('the Xyz Materials of $1', '$1的超量素材', reader.ref(ref.under)));
  if ('attachedTo' in ref) return many(template('the cards equipped to $1', '给$1装备的卡', reader.ref(ref.attachedTo)));
  if ('all' in ref) return reader.all(ref.all);
  throw new UnknownWord('reference', ref);
}

const plain: { readonly [name: string]: Phrase } = {
  you: phrase('you', '自己'),
  opponent: phrase('your opponent', '对方'),
  all: phrase('each player', '双方'),
  each: phrase('that player', '该玩家'),
  active: phrase('the turn player', '回合玩家'),
};

/**
 * A player as the subject of a sentence.
 * @throws {UnknownWord}
 */
export function playerWords(reader: Reader, player: PlayerRef): Phrase {
  if (typeof player === 'string') return wordOfTable(plain, player, 'player');
  if ('controllerOf' in player) return template('the controller of $1', '$1的控制者', reader.ref(player.controllerOf));
  if ('ownerOf' in player) return template('the owner of $1', '$1的持有者', reader.ref(player.ownerOf));
  if ('not' in player) return template('the opponent of $1', '$1的对方', reader.player(player.not));
  if ('seatVar' in player || 'chosen' in player || 'hostOf' in player) return phrase('that player', '该玩家');
  throw new UnknownWord('player', player);
}

/** `your`, `your opponent’s`. */
export function possessiveWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'you') return phrase('your', '自己');
  if (player === 'each') return phrase('their', '自身');
  if (player === 'all') return phrase('both players’', '双方');
  const words = reader.player(player);
  return phrase(`${words.en}’s`, words.zh);
}
