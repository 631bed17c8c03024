import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Mana } from './boards/mana.js';
import type { Language, Line } from './types.js';
import { word } from './words.js';

/** Book-keeping that the reader of a long match may leave out: it follows from the lines around it. */
const minor = new Set([
  'stepBegan',
  'tapped',
  'untapped',
  'manaAdded',
  'manaSpent',
  'manaEmptied',
  'resolved',
  'ceasedToExist',
  'effectGranted',
  'watchBegan',
  'searched',
  'shuffled',
  'ActionRecorded',
  'cardPlaced',
  'chainEnded',
  'triggerMissed',
  'turnEnded',
  'rested',
  'recovered',
  'willProduced',
  'willSpent',
  'willEmptied',
]);
/** Movements that another line tells: a land that is played, a spell that is cast and resolves. */
const isMinor = (line: Line, before: Line | undefined, after: Line | undefined): boolean =>
  minor.has(line.type) ||
  (line.type === 'cardMoved' &&
    (after?.type === 'landPlayed' || before?.type === 'resolved' || before?.type === 'destroyed' || before?.type === 'cardDestroyed')) ||
  (line.type === 'abilityActivated' && line.rule === '605.3a') ||
  (line.type === 'abilityPlayed' && line.rule === '907.2');

interface EventsProps {
  readonly lines: readonly Line[];
  readonly shown: number;
  readonly language: Language;
  readonly onPick: (version: number) => void;
}

/** What happened, line by line; a line leads to its version. */
export function Events({ lines, shown, language, onPick }: EventsProps) {
  const [all, setAll] = useState(false);
  const brief = useMemo(() => lines.filter((line, at) => !isMinor(line, lines[at - 1], lines[at + 1])), [lines]);
  const told = all ? lines : brief;
  const current = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = told.findLastIndex((line) => line.version <= shown);
  useEffect(() => {
    const [line, box] = [current.current, list.current];
    if (line !== null && box !== null) box.scrollTop = line.offsetTop - box.offsetTop - box.clientHeight * 0.6;
  }, [last, all]);
  return (
    <aside>
      <header>
        <h2>{word('events', language)}</h2>
        {brief.length < lines.length && (
          <label>
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> {word('allEvents', language)}
          </label>
        )}
      </header>
      <ol ref={list}>
        {told.map((line, at) => (
          <li
            key={`${line.version}.${line.seq}`}
            ref={at === last ? current : null}
            class={`${line.type === 'turnBegan' ? 'turn' : minor.has(line.type) ? 'minor' : ''} ${line.version > shown ? 'later' : line.version === shown ? 'now' : ''}`}
          >
            <button type="button" onClick={() => onPick(line.version)}>
              <span>
                <Mana text={line.text} />
              </span>{' '}
              {line.rule !== null && <small>{line.rule}</small>}
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
