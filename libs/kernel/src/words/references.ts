import type { PlayerRef, Ref } from '../programs/programs.js';
import { many, type Phrase, phrase, template, UnknownWord, wordOf } from './phrases.js';
import type { SentenceReader } from './sentences.js';

/** Renders the objects that a reference names. @throws {UnknownWord} */
export function refWords(reader: SentenceReader, ref: Ref): Phrase {
  if (ref === 'self') return reader.self;
  if (ref === 'each') return phrase('each of them', '其中每个');
  if (ref === 'subject') return phrase('it', '它');
  if ('var' in ref) return reader.mention(ref.var);
  if ('event' in ref) {
    if (ref.event === 'object') return reader.eventObject;
    return ref.event === 'source' ? reader.eventSource : wordOf(reader.terms.roles, ref.event, 'field of the event');
  }
  if ('became' in ref) return reader.ref(ref.became);
  if ('noted' in ref) return phrase('the noted card', '所记录的牌');
  if ('history' in ref) return many(wordOf(reader.terms.histories, ref.history, 'fact'));
  if ('hostOf' in ref) return template('the card $1 is added to', '$1所结附的牌', reader.ref(ref.hostOf));
  if ('attachedTo' in ref) return many(template('what is added to $1', '结附于$1的牌', reader.ref(ref.attachedTo)));
  if ('all' in ref) return reader.all(ref.all);
  throw new UnknownWord('reference', ref);
}

/** Renders a player as the one who acts. @throws {UnknownWord} */
export function playerWords(reader: SentenceReader, player: PlayerRef): Phrase {
  if (player === 'each') return reader.mention('each');
  if (typeof player === 'string') return wordOf(reader.terms.players, player, 'player');
  if ('chosen' in player) return reader.mention(player.chosen);
  if ('controllerOf' in player)
    return template('the controller of $1', `$1的${reader.terms.control.zh}者`, reader.ref(player.controllerOf));
  if ('ownerOf' in player) return template('the owner of $1', '$1的拥有者', reader.ref(player.ownerOf));
  if ('seatVar' in player || 'playerOf' in player) return phrase('that player', '该玩家');
  if ('not' in player) return template('each player other than $1', '$1以外的每位玩家', reader.player(player.not));
  throw new UnknownWord('player', player);
}

/** Renders a player as the owner: `your`, `your opponent’s`. */
export function possessiveWords(reader: SentenceReader, player: PlayerRef): Phrase {
  if (player === 'you') return phrase('your', '你的');
  const words = reader.player(player);
  return phrase(`${words.en}’s`, `${words.zh}的`);
}

/** Whether what a reference names is yours as far as the program says: then it is `your hand`, and not its owner’s. */
export function isYours(reader: SentenceReader, ref: Ref): boolean {
  if (ref === 'self') return true;
  if (typeof ref === 'object' && 'all' in ref) return ref.all.of === 'you';
  return reader.chosenBy(ref)?.from?.of === 'you';
}
