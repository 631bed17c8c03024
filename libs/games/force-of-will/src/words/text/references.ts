import { many, type Phrase, phrase, type PlayerRef, type Ref, template, UnknownWord, wordOfTable } from '@arbiter/kernel';
import type { Reader } from './reader.js';

/** What happened this turn, in numbers or as things (`values/history.ts`). */
export const histories: { readonly [name: string]: Phrase } = {
  cardsPlayed: phrase('cards played this turn', '本回合施放的牌'),
  hurt: phrase('times J/resonators of the other player dealt damage this turn', '本回合受到对方裁决者/生物伤害的次数'),
  hurtByResonators: phrase('times resonators of the other player dealt damage this turn', '本回合受到对方生物伤害的次数'),
  resonatorsLost: phrase('resonators put into a graveyard from the field this turn', '本回合从战场置入坟场的生物'),
  attacked: phrase('what attacked this turn', '本回合攻击过的牌'),
  dealtDamage: phrase('what dealt damage this turn', '本回合造成过伤害的牌'),
};

/** What else an event names beside what it is about and what it comes from. */
const roles: { readonly [field: string]: Phrase } = {
  host: phrase('what it was added to', '其所结附的牌'),
  attacker: phrase('that attacker', '该攻击者'),
  by: phrase('that card', '该牌'),
  target: phrase('what it attacks', '其攻击的目标'),
  now: phrase('that card', '该牌'),
  objects: many(phrase('those cards', '这些牌')),
};

/** Objects by name. @throws {UnknownWord} */
export function refWords(reader: Reader, ref: Ref): Phrase {
  if (ref === 'self') return reader.self;
  if (ref === 'each') return phrase('each of them', '其中每个');
  if (ref === 'subject') return phrase('it', '它');
  if ('var' in ref) return reader.mention(ref.var);
  if ('event' in ref) {
    if (ref.event === 'object') return reader.eventObject;
    return ref.event === 'source' ? reader.eventSource : wordOfTable(roles, ref.event, 'field of the event');
  }
  if ('became' in ref) return reader.ref(ref.became);
  if ('noted' in ref) return phrase('the noted card', '所记录的牌');
  if ('history' in ref) return many(wordOfTable(histories, ref.history, 'fact'));
  if ('hostOf' in ref) return template('the card $1 is added to', '$1所结附的牌', reader.ref(ref.hostOf));
  if ('attachedTo' in ref) return many(template('what is added to $1', '结附于$1的牌', reader.ref(ref.attachedTo)));
  if ('all' in ref) return reader.all(ref.all);
  throw new UnknownWord('reference', ref);
}

const plain: { readonly [name: string]: Phrase } = {
  you: phrase('you', '你'),
  opponent: phrase('your opponent', '对手'),
  all: phrase('each player', '每位玩家'),
  active: phrase('the turn player', '主动玩家'),
};

/** A player as the one who acts. @throws {UnknownWord} */
export function playerWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'each') return reader.mention('each');
  if (typeof player === 'string') return wordOfTable(plain, player, 'player');
  if ('chosen' in player) return reader.mention(player.chosen);
  if ('controllerOf' in player) return template('the controller of $1', '$1的操控者', reader.ref(player.controllerOf));
  if ('ownerOf' in player) return template('the owner of $1', '$1的拥有者', reader.ref(player.ownerOf));
  if ('seatVar' in player || 'playerOf' in player) return phrase('that player', '该玩家');
  if ('not' in player) return template('each player other than $1', '$1以外的每位玩家', reader.player(player.not));
  throw new UnknownWord('player', player);
}

/** `your`, `your opponent’s`. */
export function possessiveWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'you') return phrase('your', '你的');
  const words = reader.player(player);
  return phrase(`${words.en}’s`, `${words.zh}的`);
}

/** Whether what is named is yours for all that the program says: then it is `your hand`, and not its owner’s. */
export function isYours(reader: Reader, ref: Ref): boolean {
  if (ref === 'self') return true;
  if (typeof ref === 'object' && 'all' in ref) return ref.all.of === 'you';
  return reader.chosenBy(ref)?.from?.of === 'you';
}
