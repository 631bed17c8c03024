import { type Cards, nameOf } from '../../boards/faces.js';
import { nameOfSeat } from '../../players.js';
import type { BoardLayout, Language, MatchShown, View } from '../../types.js';
import type { WordOf } from '../../words.js';
import type { Difference, Place, Shown } from './differences.js';

/** What is needed to say a difference in words. */
export interface Saying {
  readonly matchView: Pick<MatchShown, 'players'>;
  readonly layout: BoardLayout;
  readonly cards: Cards;
  readonly language: Language;
  readonly word: WordOf;
}

const filled = (text: string, parts: { readonly [place: string]: string }): string =>
  text.replace(/\{(\w+)\}/g, (whole, place: string) => parts[place] ?? whole);

/**
 * Returns what a value is called: by its own word, or by that of the mark that shows it. Empty for what a card shows without a name: its
 * numbers, and how it stands. Null for what readers are not shown at all.
 */
export function calledIn(value: string, layout: BoardLayout, word: WordOf, language: Language): string | null {
  const own = word(value, language);
  if (own !== value) return own;
  const { marks, numbers, stance, turned } = layout.card;
  const mark = marks.find((one) => 'value' in one && one.value === value);
  if (mark !== undefined && 'word' in mark && mark.word !== undefined) return word(mark.word, language);
  const bare = [stance, turned?.value, ...numbers.map((piece) => piece.value)];
  return mark !== undefined || bare.includes(value) ? '' : null;
}

/** Returns a difference in words, with the names of cards, players and places. */
export function differenceText(difference: Difference, { matchView, layout, cards, language, word }: Saying): string {
  const say = (key: string, parts: { readonly [place: string]: string }): string => filled(word(`differs.${key}`, language), parts);
  const player = (seat: number): string => nameOfSeat(matchView, seat, language, word);
  const shown = (value: Shown): string => {
    if (value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return word(value ? 'yes' : 'differs.no', language);
    return typeof value === 'number' ? String(value) : word(value, language);
  };
  const place = (where: Place | null): string => {
    if (where === null) return say('unseen', {});
    const name = word(where.kind, language);
    return where.seat === null ? name : say('place', { place: name, player: player(where.seat) });
  };
  const turn = ({ number, seat, phase }: View['turn']): string =>
    say('turnAt', { number: String(number), player: seat === null ? '–' : player(seat), phase: word(phase, language) });
  switch (difference.what) {
    case 'turn':
      return say('turn', { before: turn(difference.before), after: turn(difference.after) });
    case 'match':
      return say('match', { value: word(difference.value, language), before: shown(difference.before), after: shown(difference.after) });
    case 'count':
      return say('match', { value: place(difference.place), before: shown(difference.before), after: shown(difference.after) });
    case 'player':
      return say('value', {
        whose: player(difference.seat),
        value: word(difference.value, language),
        before: shown(difference.before),
        after: shown(difference.after),
      });
    case 'object': {
      const value = calledIn(difference.value, layout, word, language) ?? '';
      return say(value === '' ? 'moved' : 'value', {
        whose: nameOf(difference.object, cards, layout.card, { word, language }),
        value,
        before: shown(difference.before),
        after: shown(difference.after),
      });
    }
    case 'moved':
      return say('moved', {
        whose: nameOf(difference.object, cards, layout.card, { word, language }),
        before: place(difference.from),
        after: place(difference.to),
      });
  }
}
