import type { Shape } from '@arbiter/client';
import { useRef } from 'preact/hooks';
import type { UnreadableLine } from '../play/deck-faults.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { faultWord } from './fault-words.js';

/** The deck that a guest means to play: a ready-made one, or one that they bring along. */
export interface ChosenDeck {
  readonly own: boolean;
  /** Id of a ready-made deck; null for the first. */
  readonly preset: string | null;
  /** What was written so far; it stays while a ready-made deck is chosen. */
  readonly text: string;
}

interface DeckChoiceProps {
  readonly decks: Shape<'BotTables'>['games'][number]['decks'];
  readonly chosen: ChosenDeck;
  /** What was wrong with the deck when it was sent. */
  readonly faults: readonly UnreadableLine[];
  readonly language: Language;
  readonly onChoose: (chosen: ChosenDeck) => void;
}

/** As much as the server reads. */
const longestDeck = 65_536;

/** Lets a guest choose a ready-made deck, or paste one; what is wrong with it is said line by line, and a line leads to its place in the text. */
export function DeckChoice({ decks, chosen, faults, language, onChoose }: DeckChoiceProps) {
  const written = useRef<HTMLTextAreaElement>(null);
  const kinds = [
    { own: false, key: 'readyMadeDeck' },
    { own: true, key: 'deckOfYourOwn' },
  ];
  return (
    <fieldset class="deck-choice">
      <legend>{word('botDeck', language)}</legend>
      <div class="kinds">
        {kinds.map(({ own, key }) => (
          <label key={key}>
            <input type="radio" name="kind" checked={chosen.own === own} onChange={() => onChoose({ ...chosen, own })} />
            <span>{word(key, language)}</span>
          </label>
        ))}
      </div>
      {chosen.own ? (
        <>
          <label>
            {word('deckPasted', language)}
            <textarea
              ref={written}
              rows={9}
              required
              maxLength={longestDeck}
              spellcheck={false}
              value={chosen.text}
              aria-invalid={faults.length > 0}
              aria-describedby={faults.length > 0 ? 'bot-deck-faults' : undefined}
              onInput={({ currentTarget }) => onChoose({ ...chosen, text: currentTarget.value })}
            />
          </label>
          <label>
            {word('deckFromFile', language)}
            <input
              type="file"
              accept=".txt,.dec,.dek,.ydk,.cod,.dck,.csv,.json,text/plain"
              onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then((text) => onChoose({ ...chosen, text }))}
            />
          </label>
          {faults.length > 0 && (
            <div class="problem" role="alert" id="bot-deck-faults">
              <p>{word('mendTheseLines', language)}</p>
              <ul>
                {faults.map(({ code, line, detail }) => (
                  <li key={`${line} ${detail}`}>
                    {line > 0 && (
                      <button type="button" class="quiet" onClick={() => selectLine(written.current, line)}>
                        {word('lineNumber', language).replace('$', String(line))}
                      </button>
                    )}
                    <Fault said={faultWord(code, language)} detail={detail} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <select
          name="deck"
          aria-label={word('readyMadeDeck', language)}
          value={chosen.preset ?? decks[0]?.id}
          onChange={({ currentTarget }) => onChoose({ ...chosen, preset: (currentTarget as HTMLSelectElement).value })}
        >
          {decks.map(({ id, names }) => (
            <option value={id} key={id}>
              {names[language]}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

/** What is wrong, in the reader's language where there are words for it; the server's own sentence says more, in English. */
function Fault({ said, detail }: { readonly said: string | null; readonly detail: string }) {
  if (said === null) return <span lang="en">{detail}</span>;
  return (
    <span>
      {said} <small lang="en">{detail}</small>
    </span>
  );
}

/** Marks a line of the text, and brings it into sight. @param line from 1 */
function selectLine(text: HTMLTextAreaElement | null, line: number): void {
  if (text === null) return;
  const lines = text.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  text.focus();
  text.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
}
