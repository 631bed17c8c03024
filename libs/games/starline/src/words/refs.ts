import type { PlayerRef, Ref } from '@arbiter/kernel/authoring';
import { nouns } from './nouns.js';
import { fill, many, type Phrase, phrase, UnknownWord, unsaid } from './phrase.js';
import type { NounKey, Reader } from './reader.js';

/** Objects of an event other than its main object. */
const roles: { readonly [field: string]: Phrase } = {
  opponent: phrase('its opponent in the fight', '该次战斗的对手'),
  source: phrase('the card that caused it', '使其发生的牌'),
  tributes: many(phrase('its tributes', '其祭品')),
  objects: many(phrase('those cards', '这些牌')),
  parts: many(phrase('the cards merged below', '合体时位于下方的牌')),
  attacker: phrase('the attacker', '进攻单位'),
  defender: phrase('the defender', '防守单位'),
  for: phrase('the unit that it is sacrificed for', '为其献祭的单位'),
  was: phrase('what it was before', '其先前的状态'),
};

/** `that unit`, 该单位. */
export function that(noun: NounKey): Phrase {
  return phrase(`that ${nouns[noun].one}`, `该${nouns[noun].zh}`);
}

export function those(noun: NounKey): Phrase {
  return many(phrase(`those ${nouns[noun].several}`, `这些${nouns[noun].zh}`));
}

/**
 * References to objects in words.
 * @throws {UnknownWord} for a name that is not bound
 */
export function refWords(reader: Reader, ref: Ref): Phrase {
  if (ref === 'self') return phrase('this card', '此卡');
  if (ref === 'each') return phrase('each of them', '各该对象');
  if (ref === 'subject') return phrase('it', '其');
  if ('var' in ref) {
    const binding = reader.binding(ref.var);
    if (binding === undefined) throw new UnknownWord('name', ref.var);
    return binding.label;
  }
  if ('event' in ref) {
    if (ref.event === 'object') return that(reader.eventNoun);
    const role = roles[ref.event];
    if (role === undefined) throw new UnknownWord('field of the event', ref.event);
    return role;
  }
  if ('hostOf' in ref) return fill('the unit above $1', '$1上方的单位', reader.ref(ref.hostOf));
  if ('under' in ref) return many(fill('the cards under $1', '$1下方的牌', reader.ref(ref.under)));
  if ('attachedTo' in ref) return many(fill('the cards bestowed on $1', '赋予于$1的牌', reader.ref(ref.attachedTo)));
  if ('all' in ref) return reader.all(ref.all);
  if ('became' in ref || 'noted' in ref || 'history' in ref) throw new UnknownWord('reference', Object.keys(ref)[0]);
  if ('id' in ref) throw new UnknownWord('name', String(ref.id));
  return unsaid('reference', ref);
}

/** A player as the subject of a sentence. */
export function playerWords(reader: Reader, player: PlayerRef): Phrase {
  switch (player) {
    case 'you':
      return phrase('you', '你');
    case 'opponent':
      return phrase('the enemy', '敌方');
    case 'all':
      return many(phrase('both players', '双方'));
    case 'active':
      return phrase('the player whose turn it is', '回合玩家');
    case 'each':
      throw new UnknownWord('player', 'each');
    default:
      if ('not' in player || 'playerOf' in player) throw new UnknownWord('player', JSON.stringify(player));
      if ('controllerOf' in player) return fill('the controller of $1', '$1的控制者', reader.ref(player.controllerOf));
      if ('ownerOf' in player) return fill('the owner of $1', '$1的拥有者', reader.ref(player.ownerOf));
      if ('hostOf' in player) return fill('the player to whom $1 is attached', '$1所附加的玩家', reader.ref(player.hostOf));
      if ('seatVar' in player || 'chosen' in player) return phrase('that player', '该玩家');
      return unsaid('player', player);
  }
}

export function possessiveWords(reader: Reader, player: PlayerRef): Phrase {
  if (player === 'you') return phrase('your', '你');
  const words = playerWords(reader, player);
  return phrase(words.many === true ? `${words.en}'` : `${words.en}'s`, words.zh);
}
