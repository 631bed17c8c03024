import type { DeckViolation, WholeRuleset } from '@arbiter/kernel';
import { probeRuleset } from './probe-ruleset.js';

/** A violation that the deck rules of `probeWithDecks` report for a deck that is too small; they report a second one without cards. */
export const smallDeckViolation: DeckViolation = { code: 'deck/too-small', rule: '2.1', cards: ['spark'], detail: 'Too few.', params: {} };

/** The number of attempts that a job has. */
const falls = 5;
let fallen = 0;

const copiesIn = (line: string): readonly string[] => {
  if (line.startsWith('#') || line === '') return [];
  const [count, card = ''] = line.split(' ');
  return Array.from({ length: Number(count) }, () => card);
};

/**
 * The probe game with deck rules: a deck is a list of at least three names. For a deck that begins with "stumble" the checker throws, five
 * times in the life of a process, and then works. A list with "???" cannot be read.
 */
export const probeWithDecks: WholeRuleset = {
  ...probeRuleset,
  validateDeck: (_format, deck) => {
    if (Array.isArray(deck) && deck[0] === 'stumble' && fallen < falls) {
      fallen += 1;
      throw new Error('the checker fell over');
    }
    return Array.isArray(deck) && deck.length >= 3
      ? []
      : [smallDeckViolation, { ...smallDeckViolation, code: 'deck/other', rule: '2.2', cards: [] }];
  },
  parseDeck: (text) =>
    text.includes('???')
      ? { ok: false, violations: [{ ...smallDeckViolation, code: 'deck/malformed', cards: ['???'] }] }
      : { ok: true, deck: text.split('\n').flatMap(copiesIn) },
};
