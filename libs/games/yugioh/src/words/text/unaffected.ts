import type { JsonObject } from '@arbiter/kernel';
import { type Phrase, phrase, template, wordOfTable } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';

const sources: { readonly [by: string]: Phrase } = {
  monster: phrase('monster effects', '怪兽的效果'),
  spell: phrase('Spell effects', '魔法的效果'),
  trap: phrase('Trap effects', '陷阱的效果'),
};
const whose: { readonly [of: string]: Phrase } = {
  opponent: phrase('your opponent’s ', '对方的'),
  others: phrase('other cards’ ', '其他卡的'),
};

/** Words for an entry of `unaffected` (values/affects.ts); they follow the words for the object. */
export function unaffectedWords(_reader: Reader, { by, of, activated, butPendulum, butLink, butLender }: JsonObject): Phrase {
  return template(
    '[is|are] unaffected by $2$3$1$4',
    '不受$2$4$3$1影响',
    by === undefined ? phrase('card effects', '效果') : wordOfTable(sources, by, 'source of effects'),
    of === undefined ? (butLender === undefined ? phrase('', '') : phrase('other ', '其他')) : wordOfTable(whose, of, 'whose effects'),
    activated === true ? phrase('activated ', '发动的') : phrase('', ''),
    butPendulum === true
      ? phrase(', except those of Pendulum Monsters', '灵摆怪兽以外的')
      : butLink === true
        ? phrase(', except those of Link Monsters', '连接怪兽以外的')
        : phrase('', ''),
  );
}
