import { RequestRefused } from '@arbiter/client';
import { useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import type { DeckReading, Language, WordedDecision } from '../types.js';
import { word } from '../words.js';
import { unreadableLines } from './deck-faults.js';
import { toldOf } from '../problems/said.js';
import type { Play } from './use-play.js';

interface OwnDeckProps {
  readonly api: MatchApi;
  readonly game: string;
  readonly decision: WordedDecision;
  readonly play: Play;
  readonly language: Language;
}

/** A deck that a player brings along: pasted or from a file, in any form that players use. It is read first, so that what is wrong is said line by line. */
export function OwnDeck({ api, game, decision, play, language }: OwnDeckProps) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(false);
  const newest = useRef(0);
  const write = (written: string) => {
    newest.current += 1;
    setText(written);
    setFaults([]);
  };
  const read = () => {
    const asked = newest.current;
    setReading(true);
    setFaults([]);
    api
      .readDeck(game, text)
      .then(
        ({ deck, judgement }) => {
          // Whoever wrote on meanwhile did not mean this text.
          if (asked !== newest.current) return;
          if (deck === null) setFaults(faultsOf(judgement));
          else play.send(decision, { bulk: deck });
        },
        (error: unknown) => setFaults(refusedFaults(error, language)),
      )
      .finally(() => setReading(false));
  };
  return (
    <details>
      <summary>{word('ownDeck', language)}</summary>
      <textarea
        aria-label={word('ownDeck', language)}
        rows={8}
        value={text}
        spellcheck={false}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div class="general">
        <input
          type="file"
          aria-label={word('deckFromFile', language)}
          accept=".txt,.dec,.dek,.ydk,.cod,.dck,.csv,.json,text/plain"
          onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(write)}
        />
        <button type="button" disabled={text.trim() === '' || reading} aria-disabled={play.sending} onClick={read}>
          {word('playThisDeck', language)}
        </button>
      </div>
      {faults.length > 0 && (
        <div class="problem" role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

/** What keeps the rules from playing a deck. */
const faultsOf = ({ violations, unplayable }: DeckReading['judgement']): readonly string[] => [
  ...new Set([...violations, ...unplayable].map(({ detail }) => detail)),
];

function refusedFaults(error: unknown, language: Language): readonly string[] {
  const lines = error instanceof RequestRefused ? unreadableLines(error) : [];
  if (lines.length > 0)
    return lines.map(({ line, detail }) => (line > 0 ? `${word('lineNumber', language).replace('$', String(line))} ${detail}` : detail));
  const { title, detail } = toldOf(error);
  return [title === '' ? word('notSent', language) : `${title} ${detail}`];
}
