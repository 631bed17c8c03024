import { join, type Phrase, phrase } from '@arbiter/kernel/words';
import type { Restriction } from '../../cards/printed.js';

const label = (en: string, zh: string): Phrase => phrase(`[${en}]`, `【${zh}】`);

/** Returns the restriction of a text, as it is written before it (2.4.4): `[Class Bonus] [Level 2+]`. */
export function restrictionLabel({ class: ofClass, element, level, champion, damage, memory }: Restriction): Phrase {
  return join(
    [
      ...(ofClass === undefined ? [] : [label('Class Bonus', '职业加成')]),
      ...(element === undefined ? [] : [label('Element Bonus', '元素加成')]),
      ...(champion === undefined ? [] : [label(`${champion} Bonus`, `${champion}加成`)]),
      ...(level === undefined ? [] : [label(`Level ${level}+`, `等级${level}+`)]),
      ...(damage === undefined ? [] : [label(`Damage ${damage}+`, `伤害${damage}+`)]),
      ...(memory === undefined ? [] : [label(`Memory ${memory}+`, `回忆${memory}+`)]),
    ],
    ' ',
    '',
  );
}
