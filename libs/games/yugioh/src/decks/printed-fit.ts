import type { CardProgram, Predicate } from '@arbiter/kernel';
import { readPrinted } from '../cards/printed.js';

/**
 * Whether a card in a deck fits what a list of materials asks for, by what is printed on it. For putting decks together only: in a Duel the
 * values of the moment count (base.11.5). A key that says nothing of print fits nothing.
 */
export function fitsAsPrinted(card: CardProgram, wanted: Predicate): boolean {
  const printed = readPrinted(card.printed);
  if (printed.kind !== 'monster') return false;
  const has: { readonly [key: string]: unknown } = {
    names: [card.names.en, printed.alwaysNamed],
    groups: printed.groups,
    races: [printed.race],
    attribute: printed.attribute,
    level: printed.level,
    frame: printed.frame,
    tuner: printed.marks.includes('tuner'),
    effectMonster: printed.effect,
    pendulum: printed.scale !== undefined,
  };
  return Object.entries(wanted).every(([key, value]) => {
    const own = has[key];
    return Array.isArray(own) ? own.includes(value) : own !== undefined && own === value;
  });
}
