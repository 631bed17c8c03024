import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { Mana } from '../boards/mana.js';
import { Moment } from '../boards/clock.js';
import { clockText, type TimeLeft } from '../clock.js';
import { nameOfSeat } from '../players.js';
import type { Language, Line, MatchShown } from '../types.js';
import { word } from '../words.js';
import { type Running, type Shortness, type Standing, shortnessOf, timeTold, warns } from './time-told.js';
import { sound } from './tone.js';
import { useTicks } from './use-ticks.js';

interface TimeLineProps {
  readonly matchView: MatchShown;
  /** The reader's own seat; null for whoever does not play. */
  readonly seat: number | null;
  readonly lines: readonly Line[];
  /** Whether the server does not answer at present. */
  readonly lost: boolean;
  /** Whether a tone is heard when the reader's time is short. */
  readonly tone: boolean;
  readonly language: Language;
}

/** Whose time runs, and why; or why no clock runs. It ticks by itself; only what warns the reader is said aloud. */
export function TimeLine({ matchView, seat, lines, lost, tone, language }: TimeLineProps) {
  const moment = useContext(Moment);
  const { clocks } = matchView;
  const told = moment === null || clocks === null ? null : timeTold(clocks, moment.seen, moment.live, performance.now());
  useTicks(told?.kind === 'runs');
  const own = told?.kind === 'runs' ? (told.clocks.find((clock) => clock.seat === seat) ?? null) : null;
  const warning = useWarning(own?.left ?? null, tone);
  if (told === null) return <AskedFor matchView={matchView} seat={seat} language={language} />;
  return (
    <>
      {told.kind === 'runs' ? (
        told.clocks.map((running) => (
          <RunningTime key={running.seat} running={running} matchView={matchView} own={running.seat === seat} language={language} />
        ))
      ) : (
        <p class="time-line faint">{standsText(told.why, matchView, lines, language)}</p>
      )}
      {lost && told.kind === 'runs' && <p class="time-line faint">{word('time.lost', language)}</p>}
      <div role="alert">{warning !== null && <p class={`time-warning ${warning}`}>{word(`time.${warning}`, language)}</p>}</div>
    </>
  );
}

/** Without clocks: for how long others are asked. A page that is opened later counts from the newest version that it finds. */
function AskedFor({ matchView, seat, language }: Pick<TimeLineProps, 'matchView' | 'seat' | 'language'>) {
  const moment = useContext(Moment);
  const since = useRef(new Map<number, number>());
  const asked =
    moment?.live === true && matchView.status === 'running' ? matchView.pending.map((one) => (one.yours ? one.decision : one)) : [];
  for (const { id } of asked) if (!since.current.has(id)) since.current.set(id, matchView.at);
  const others = asked.filter((one) => one.seat !== seat);
  useTicks(others.length > 0);
  if (moment === null) return null;
  const now = moment.seen.matchView.now + performance.now() - moment.seen.cameAt;
  return (
    <>
      {others.map((one) => (
        <p class="time-line faint" key={one.id}>
          {nameOfSeat(matchView, one.seat, language)} {word('time.isAsked', language)} (
          {word('time.since', language).replace('$', clockText(Math.max(0, now - (since.current.get(one.id) ?? now))))})
        </p>
      ))}
    </>
  );
}

function RunningTime({
  running: { seat, left, forMs },
  matchView,
  own,
  language,
}: {
  readonly running: Running;
  readonly matchView: MatchShown;
  readonly own: boolean;
  readonly language: Language;
}) {
  const short = shortnessOf(left);
  return (
    <p class={`time-line ${short ?? ''}`}>
      <strong>
        {own ? word('time.yours', language) : word('time.runs', language).replace('$', nameOfSeat(matchView, seat, language))}
      </strong>
      {language === 'en' ? ': ' : '：'}
      <Mana text={questionOf(matchView, seat, language)} />{' '}
      <span class="faint">({word('time.since', language).replace('$', clockText(forMs))})</span>{' '}
      <span class="time-left">{leftInWords(left, language)}</span>{' '}
      <span class="faint">{word(`time.${matchView.format.onTimeOut}`, language)}</span>
    </p>
  );
}

/** Why clocks stand; a pause with the judge's reason, once its line has come. */
function standsText(why: Standing, { calls }: MatchShown, lines: readonly Line[], language: Language): string {
  if (why === 'paused' && calls.some(({ stops }) => stops)) return word('time.called', language);
  // Spectators see no calls, but the lines that tell of them.
  const pause = why === 'paused' ? lines.findLast(({ type }) => type === 'MatchPaused' || type === 'JudgeCalled') : undefined;
  return pause === undefined ? word(`time.${why}`, language) : `${word('time.stand', language)} ${pause.text}`;
}

/** What a player is asked, in words where the reader may know them. */
function questionOf({ pending }: MatchShown, seat: number, language: Language): string {
  const asked = pending.find((one) => one.yours && one.decision.seat === seat);
  return asked?.yours === true ? asked.decision.words[language] : word('time.isAsked', language);
}

function leftInWords({ bankMs, freeMs }: TimeLeft, language: Language): string {
  if (freeMs > 0) return word('time.free', language).replace('$', clockText(freeMs)).replace('$', clockText(bankMs));
  return bankMs > 0 ? word('time.bank', language).replace('$', clockText(bankMs)) : word('time.up', language);
}

/** What the reader is warned of: once at a minute and once at ten seconds, until their clock stands. */
function useWarning(left: TimeLeft | null, tone: boolean): Shortness | null {
  const warned = useRef<Shortness | null>(null);
  const [warning, setWarning] = useState<Shortness | null>(null);
  const short = left === null ? null : shortnessOf(left);
  const runs = left !== null;
  const isLong = left === null || (short === null && left.bankMs + left.freeMs > 0);
  useEffect(() => {
    if (warns(short, warned.current)) {
      warned.current = short;
      setWarning(short);
      if (tone) sound(short === 'seconds');
    } else if (runs && isLong) warned.current = null;
    if (isLong) setWarning(null);
  }, [short, runs, isLong]);
  return warning;
}
