import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi, Me } from '../api.js';
import { ownSeat } from '../play/seat.js';
import { toldOf } from '../problems/said.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Problem } from '../problems/said.js';
import type { Language, Line, MatchShown } from '../types.js';
import { addWords, word } from '../words.js';
import { recordHeldBack, RecordNotMade, recordOf } from './record.js';
import { endedWords } from './words.js';

addWords(endedWords);

export interface EndPanelProps {
  readonly api: MatchApi;
  readonly me: Me | null;
  readonly matchView: MatchShown;
  readonly lines: readonly Line[];
  readonly language: Language;
}

/** What a match leaves: how it ended, the seed that is told now, and its record, which anybody can check without the server. */
export function EndPanel({ api, me, matchView, lines, language }: EndPanelProps) {
  const textOf = (type: string): string | null => lines.findLast((line) => line.type === type)?.text ?? null;
  const seat = ownSeat(matchView, me);
  const winners = matchView.result?.winners ?? [];
  return (
    <section class="end-panel" aria-labelledby="end-title">
      <h2 id="end-title">{word('ended.title', language)}</h2>
      <p>
        {textOf('MatchEnded')}{' '}
        {seat !== null && winners.length > 0 && <strong>{word(winners.includes(seat) ? 'ended.won' : 'ended.lost', language)}</strong>}
      </p>
      <p class="seed">{textOf('SeedRevealed')}</p>
      <p class="seed">
        {word('ended.commitment', language)}
        {language === 'en' ? ': ' : '：'}
        {matchView.seedCommitment}
      </p>
      <p class="faint">{word('ended.chance', language)}</p>
      {me === null ? (
        <p class="faint">{word('ended.needsToken', language)}</p>
      ) : (
        <MatchRecord
          api={api}
          matchId={matchView.matchId}
          takesPart={seat !== null || me.role === 'judge' || me.role === 'organizer'}
          language={language}
        />
      )}
      <p class="faint">
        {word('ended.verify', language)} <code>npx arbiter verify match-{matchView.matchId}.jsonl</code>{' '}
        <a href="/evidence/key" target="_blank" rel="noreferrer">
          {word('ended.key', language)}
        </a>
      </p>
    </section>
  );
}

interface MatchRecordProps {
  readonly api: MatchApi;
  readonly matchId: string;
  readonly language: Language;
}

/** The record for whoever may have it; for others, when it can be had. */
function MatchRecord({ api, matchId, takesPart, language }: MatchRecordProps & { readonly takesPart: boolean }) {
  const [refused, setRefused] = useState<Problem | 'unknown' | null>('unknown');
  useEffect(() => {
    let current = true;
    recordHeldBack(api.client, matchId, takesPart).then(
      (why) => current && setRefused(why),
      (error: unknown) => current && setRefused(toldOf(error)),
    );
    return () => void (current = false);
  }, [api, matchId, takesPart]);
  if (refused === 'unknown') return null;
  return refused === null ? (
    <Download api={api} matchId={matchId} language={language} />
  ) : (
    <ProblemNote problem={refused} language={language} quiet />
  );
}

type Told = { readonly kind: 'making' } | { readonly kind: 'failed' } | { readonly kind: 'refused'; readonly problem: Problem };

/** Has the record made, and hands it to the browser as a file. */
function Download({ api, matchId, language }: MatchRecordProps) {
  const [told, setTold] = useState<Told | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => () => gone.current.abort(), []);
  const download = () => {
    setTold({ kind: 'making' });
    recordOf(api.client, matchId, gone.current.signal).then(
      (record) => {
        if (record === null) return;
        hand(record, `match-${matchId}.jsonl`);
        setTold(null);
      },
      (error: unknown) => setTold(error instanceof RecordNotMade ? { kind: 'failed' } : { kind: 'refused', problem: toldOf(error) }),
    );
  };
  return (
    <>
      <p>
        <button type="button" disabled={told?.kind === 'making'} onClick={download}>
          {word('ended.download', language)}
        </button>{' '}
        <span role="status">
          {told?.kind === 'making' && word('ended.making', language)}
          {told?.kind === 'failed' && word('ended.failed', language)}
        </span>
      </p>
      {told?.kind === 'refused' && <ProblemNote problem={told.problem} language={language} />}
    </>
  );
}

/** Lets the browser save a text as a file. */
function hand(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn of its event loop.
  setTimeout(() => URL.revokeObjectURL(address));
}
