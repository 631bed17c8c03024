import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Signs } from '../boards/signs.js';
import { nameOfSeat } from '../players.js';
import type { Language, MatchShown } from '../types.js';
import { word, type WordOf } from '../words.js';
import { lifeLines, pathOf, percentOf, valueAt } from './lines.js';
import { type Note, type NoteOf, turnsOf } from './notes.js';

interface TimelineProps {
  readonly notes: readonly Note[];
  readonly shown: number;
  readonly newest: number;
  readonly matchView: MatchShown;
  readonly language: Language;
  readonly word: WordOf;
  readonly onMove: (version: number) => void;
}

type Stop = Exclude<Note, NoteOf<'life'> | NoteOf<'draw'>>;

/** Returns what has a button of its own: not the end of a game that ended the match too. */
const stopsOf = (notes: readonly Note[]): readonly Stop[] => {
  const last = notes.find(({ note }) => note === 'matchEnd')?.version;
  return notes.filter(
    (one): one is Stop => one.note !== 'life' && one.note !== 'draw' && !(one.note === 'gameEnd' && one.version === last),
  );
};

/** How a match went: whose turns they were, life, draws, rulings and ends of games, each along the slider; and a button for each of them. */
export function Timeline({ notes, shown, newest, matchView, language, word: wordOf, onMove }: TimelineProps) {
  const stops = useMemo(() => stopsOf(notes), [notes]);
  if (stops.length === 0) return null;
  const nameOf = (seat: number): string => nameOfSeat(matchView, seat, language, wordOf);
  return (
    <section class="timeline" aria-label={word('timeline', language)}>
      <Strip notes={notes} shown={shown} newest={newest} />
      <Legend notes={notes} shown={shown} matchView={matchView} language={language} word={wordOf} nameOf={nameOf} />
      <Stops stops={stops} shown={shown} language={language} nameOf={nameOf} onMove={onMove} />
    </section>
  );
}

/** The picture of it, which the buttons and the legend below tell in words. Turns of the first seat are in the upper half, the others below. */
function Strip({ notes, shown, newest }: Pick<TimelineProps, 'notes' | 'shown' | 'newest'>) {
  const lines = useMemo(() => lifeLines(notes), [notes]);
  const turns = useMemo(() => turnsOf(notes), [notes]);
  const highest = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ value }) => value)));
  const at = (version: number): number => percentOf(version, newest);
  return (
    <svg viewBox="0 -4 100 108" preserveAspectRatio="none" aria-hidden="true">
      {turns.map(({ version, seat }, index) => (
        <rect
          key={version}
          class={`turn seat-${seat}`}
          x={at(version)}
          width={Math.max(0, at(turns[index + 1]?.version ?? newest) - at(version))}
          y={seat === 0 ? 0 : 50}
          height={50}
        />
      ))}
      {notes.map((note, index) =>
        note.note === 'draw' ? (
          <line key={index} class="draw" x1={at(note.version)} x2={at(note.version)} y1={92} y2={100} />
        ) : note.note === 'life' || note.note === 'turn' ? null : (
          <line key={index} class={note.note} x1={at(note.version)} x2={at(note.version)} y1={0} y2={100} />
        ),
      )}
      {lines.map((line) => (
        <path key={line.seat} class={`life seat-${line.seat}`} d={pathOf(line, newest, highest)} />
      ))}
      <line class="here" x1={at(shown)} x2={at(shown)} y1={0} y2={100} />
    </svg>
  );
}

/** What the lines tell: the number that players of the game have. */
const measureOf = ({ view }: MatchShown): string => (typeof view?.players[0]?.values['life'] === 'number' ? 'life' : 'score');

interface LegendProps extends Pick<TimelineProps, 'notes' | 'shown' | 'matchView' | 'language' | 'word'> {
  readonly nameOf: (seat: number) => string;
}

/** Which line is whose, and where it stands. */
function Legend({ notes, shown, matchView, language, word: wordOf, nameOf }: LegendProps) {
  const lines = useMemo(() => lifeLines(notes), [notes]);
  if (lines.length === 0) return null;
  const measure = measureOf(matchView);
  const values = (seat: number) => matchView.view?.players.find((player) => player.seat === seat)?.values[measure];
  return (
    <p class="legend">
      <span>{wordOf(measure, language)}</span>
      {lines.map((line) => (
        <span class={`seat-${line.seat}`} key={line.seat}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path class={`life seat-${line.seat}`} d="M0 4H24" />
          </svg>
          {nameOf(line.seat)} <b>{String(values(line.seat) ?? valueAt(line, shown) ?? '–')}</b>
        </span>
      ))}
    </p>
  );
}

interface StopsProps extends Pick<TimelineProps, 'shown' | 'language' | 'onMove'> {
  readonly stops: readonly Stop[];
  readonly nameOf: (seat: number) => string;
}

/** A button for each turn, ruling and end of a game; the row follows the moment that is shown. */
function Stops({ stops, shown, language, nameOf, onMove }: StopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const now = stops.findLastIndex(({ version }) => version <= shown);
  useEffect(() => {
    const [box, stop] = [list.current, current.current];
    if (box !== null && stop !== null) box.scrollLeft = stop.offsetLeft - box.offsetLeft - box.clientWidth / 2 + stop.clientWidth / 2;
  }, [now]);
  return (
    <ol class="stops" ref={list}>
      {stops.map((stop, at) => (
        <li key={`${stop.note}${stop.version}`} ref={at === now ? current : null}>
          <button
            type="button"
            class={stop.note === 'turn' ? `seat-${stop.seat}` : stop.note}
            aria-current={at === now ? 'step' : undefined}
            onClick={() => onMove(stop.version)}
          >
            <Said stop={stop} game={gameOf(stops, at)} language={language} nameOf={nameOf} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Returns which game of the match it is at a stop, from 1. */
const gameOf = (stops: readonly Stop[], at: number): number => stops.slice(0, at).filter(({ note }) => note === 'gameEnd').length + 1;

interface SaidProps {
  readonly stop: Stop;
  readonly game: number;
  readonly language: Language;
  readonly nameOf: (seat: number) => string;
}

/** What stands on a button: as little as is needed to see; the rest is for those who hear it. */
function Said({ stop, game, language, nameOf }: SaidProps) {
  const comma = language === 'en' ? ', ' : '，';
  const sign = (shape: string, text: string, names: readonly string[] = []) => (
    <>
      <span>
        <Signs text={shape} /> {text}
      </span>
      {names.length > 0 && <small>{names.join(comma)}</small>}
    </>
  );
  switch (stop.note) {
    case 'turn': {
      const [before, after] = word('turnOf', language).split('$');
      return (
        <>
          <span>
            <span class="unseen">{before}</span>
            {stop.turn}
            <span class="unseen">{`${after}${comma}`}</span>
          </span>
          <small>{nameOf(stop.seat)}</small>
        </>
      );
    }
    case 'gameEnd':
      return sign('⚑', word('gameOver', language).replace('$', String(game)), stop.winners.map(nameOf));
    case 'matchEnd':
      return sign('⚑', word('matchOver', language), stop.winners.map(nameOf));
    case 'ruling':
      return sign('⚖', word('ruling', language));
    case 'time':
      return sign('⏱', word('timeCalled', language));
  }
}
