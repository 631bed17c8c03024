import type { Modes } from '@arbiter/kernel/authoring';
import { join, type Phrase, phrase, sentence, template } from '@arbiter/kernel/words';
import type { Reader } from './reader.js';

/** Returns `Choose one —` and the modes as a list (700.2). */
export function modesWords(reader: Reader, { min, max, of, repeat }: Modes): Phrase {
  const most = reader.number(max);
  const many =
    JSON.stringify(min) === JSON.stringify(max)
      ? most
      : min === 1 && max === of.length
        ? phrase('one or more', '一项或更多')
        : template('up to $1', '至多$1项', most);
  const again = repeat === true ? phrase(' You may choose the same mode more than once.', '你可以重复选择同一项。') : phrase('', '');
  const lines = of.map((mode) => {
    const condition = mode.if === undefined ? phrase('', '') : template('(only if $1) ', '（仅限$1）', reader.condition(mode.if));
    return template('• $1$2', '•$1$2', condition, sentence(reader.mode(mode)));
  });
  return template('Choose $1 —$2\n$3', '选择$1——$2\n$3', many, again, join(lines, '\n', '\n'));
}
