import type { DeckForm, DeckGame } from '../deck-list.js';
import { isArbiter } from './arbiter.js';
import { isCsv } from './csv.js';

/** The forms that lists of a game can have: those of programs for Magic alone or for Yu-Gi-Oh! alone belong to no other game. */
export function formsOfGame(game: DeckGame): readonly DeckForm[] {
  const everywhere: readonly DeckForm[] = ['arbiter', 'json', 'text', 'csv'];
  switch (game) {
    case 'magic':
      return [...everywhere, 'mtgo', 'cockatrice', 'forge', 'xmage'];
    case 'yugioh':
      return [...everywhere, 'ydk', 'ydke'];
    default:
      return everywhere;
  }
}

/** Signs of a form in the text that no list of another form has. */
const signs: readonly (readonly [DeckForm, (text: string) => boolean])[] = [
  ['arbiter', isArbiter],
  ['ydke', (text) => /^[^\n]{0,200}ydke:\/\//i.test(text.trimStart())],
  ['cockatrice', (text) => /^\s*</.test(text) && /<cockatrice_deck\b/.test(text)],
  // Every other XML: its reader says that it knows no such root.
  ['mtgo', (text) => /^\s*</.test(text)],
  [
    'forge',
    (text) => /^\s*\[metadata\]/i.test(text) || (/^\s*\[[a-z]+\]\s*$/im.test(text.slice(0, 2000)) && /^\d+ [^|\n]+\|[A-Z\d]/m.test(text)),
  ],
  ['json', (text) => /^\s*(?:\{|\[\s*(?:["{\]\d]|$))/.test(text)],
  ['xmage', (text) => /^(?:SB:)?[ \t]*\d+[ \t]*\[[^\]:\n]+:[^\]\n]+\]/m.test(text)],
  ['ydk', (text) => /^[#!](?:main|extra|side)\s*$/im.test(text) && /^\d{2,10}\s*$/m.test(text)],
  ['csv', isCsv],
];

/** Forms that are told apart in every game, so that a deck of another game is called one. */
const unmistakable: readonly DeckForm[] = ['ydke', 'mtgo', 'cockatrice'];

const endings: ReadonlyMap<string, DeckForm> = new Map([
  ['ydk', 'ydk'],
  ['csv', 'csv'],
  ['json', 'json'],
]);

/**
 * Finds the form of a deck: signs in the text count before the ending of the file's name, as files are renamed and texts are pasted; what
 * has neither is a text. A `.dck` without signs of either program is Forge's.
 */
export function detectForm(game: DeckGame, text: string, fileName: string | null): DeckForm {
  const ending = fileName?.split('.').at(-1)?.toLowerCase() ?? '';
  const forms = formsOfGame(game);
  const sign = signs.find(([form, has]) => (forms.includes(form) || unmistakable.includes(form)) && has(text))?.[0];
  if (sign !== undefined) return sign;
  if (ending === 'dck' && game === 'magic') return /^NAME:/m.test(text) ? 'xmage' : 'forge';
  return endings.get(ending) ?? 'text';
}
