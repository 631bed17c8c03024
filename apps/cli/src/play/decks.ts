import type { Answer, Decision, Json, JsonObject, Ruleset } from '@arbiter/kernel';
import { nameWord } from '../board-words.js';
import { readLine } from '../typed-answer.js';
import { cardsOf } from './card-names.js';
import { askedCardText } from './card-text.js';
import { askLine, type Person } from './asking.js';
import { terminalWords } from './words.js';

type Asking = Pick<Person, 'terminal' | 'ruleset' | 'language'>;
type ReadyDeck = ReturnType<Ruleset['presetDecks']>[number];

/** Asks which ready-made deck the person plays. @returns null when they leave or the input has ended */
export async function askReadyDeck(asking: Asking, decks: readonly ReadyDeck[]): Promise<Json | null> {
  const { terminal, ruleset, language } = asking;
  terminal.say([terminalWords[language].deck.which, ...decks.map(({ names }, at) => `  ${at + 1}) ${names[language]}`)].join('\n'));
  const picked = await pickOne(asking, decks.length, (at) => {
    const deck = decks[at]?.deck;
    return deck === undefined ? null : deckText(ruleset, deck, asking);
  });
  return picked === null ? null : (decks[picked]?.deck ?? null);
}

/** Asks for a deck in the course of a match: which ready-made deck, or between two games whether the person keeps theirs. */
export async function askDeck(asking: Asking, decision: Decision): Promise<Answer | 'left'> {
  const { terminal, ruleset, language } = asking;
  const { game, ...parts } = decision.prompt.params;
  const { race, main } = parts;
  if (main === undefined) {
    const decks = ruleset.presetDecks();
    const ofRace = decks.filter(({ id }) => id === race);
    const deck = await askReadyDeck(asking, ofRace.length > 0 ? ofRace : decks);
    return deck === null ? 'left' : { bulk: deck };
  }
  const words = terminalWords[language].deck;
  terminal.say([words.keep(Number(game)), deckText(ruleset, parts, asking), `  1) ${words.keepOption}`].join('\n'));
  const kept = await pickOne(asking, 1, () => null);
  return kept === null ? 'left' : { bulk: parts };
}

/** Asks for one number. @param about the text that `? NUMBER` shows for the option at this index */
async function pickOne(asking: Asking, count: number, about: (at: number) => string | null): Promise<number | null> {
  const { terminal, ruleset, language } = asking;
  const words = terminalWords[language];
  const options = Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `${at}` }));
  for (;;) {
    const line = await askLine(asking, words.choose(words.range.span(1, count)));
    if (line === null) return null;
    if (line.is === 'card') {
      terminal.say(
        (/^\d+$/.test(line.text) ? about(Number(line.text) - 1) : null) ?? askedCardText(ruleset, null, null, line.text, language),
      );
      continue;
    }
    if (line.is !== 'text') {
      terminal.say(line.is === 'takeBack' ? words.nothingToTakeBack : words.help);
      continue;
    }
    const typed = readLine(ruleset, { type: 'options', min: 1, max: 1, options }, line.text, language);
    if (!typed.ok) terminal.say(typed.why);
    else if ('picks' in typed.answer) return Number(typed.answer.picks[0]);
  }
}

/** Returns a deck part by part, each card once with its number. */
export function deckText(ruleset: Ruleset, deck: Json, { language }: Pick<Asking, 'language'>): string {
  const cards = cardsOf(ruleset);
  const lists = Object.entries(deck as JsonObject).flatMap(([part, list]) =>
    Array.isArray(list) && list.length > 0 ? [[part, list as readonly Json[]] as const] : [],
  );
  return lists
    .map(([part, list]) => {
      const counts = new Map<string, number>();
      for (const id of list.map(String)) counts.set(id, (counts.get(id) ?? 0) + 1);
      const told = [...counts].map(([id, count]) => `${count} ${cards.get(id)?.names[language] ?? id}`);
      return terminalWords[language].deck.part(nameWord(ruleset, part, language), told.join(terminalWords[language].semicolon));
    })
    .join('\n');
}
