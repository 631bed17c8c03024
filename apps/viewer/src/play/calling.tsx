import { newCommandId } from '@arbiter/client';
import { useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import { ProblemNote } from '../problems/problem-note.js';
import { type Problem, toldOf } from '../problems/said.js';
import type { CallKind, Language, MatchShown } from '../types.js';
import { word } from '../words.js';

interface CallingProps {
  readonly api: MatchApi;
  readonly matchView: MatchShown;
  readonly seat: number;
  readonly language: Language;
  readonly onDone: (version: number) => void;
}

const kinds: readonly CallKind[] = ['rulesQuestion', 'opponentsAction', 'clock', 'deck', 'conduct', 'other'];

/** Calls a judge, and tells of calls that are open, whoever made them. */
export function Calling({ api, matchView, seat, language, onDone }: CallingProps) {
  const [asked, setAsked] = useState(false);
  const [told, setTold] = useState<Problem | null>(null);
  const ids = useRef(new Map<string, string>());
  const { calls, version } = matchView;
  const call = (kind: CallKind) => {
    // One id for what is meant at this version: pressed again when the line broke, the judge is called once.
    const key = `${kind} ${version}`;
    const commandId = ids.current.get(key) ?? newCommandId();
    ids.current.set(key, commandId);
    setTold(null);
    setAsked(false);
    api.callJudge(commandId, kind, version).then(onDone, (error: unknown) => setTold(toldOf(error)));
  };
  const mayCall = !calls.some((one) => one.seat === seat);
  return (
    <div class="leaving calling" role="group" aria-label={word('callJudge', language)}>
      <div role="status">
        {calls.map((one) => (
          <p key={one.call}>
            {one.seat === seat
              ? word('call.yours', language)
              : word('call.others', language).replace('$', () => nameOfSeat(matchView, one.seat, language))}
            {language === 'en' ? ' (' : '（'}
            {word(`call.${one.kind}`, language)}
            {language === 'en' ? '): ' : '）：'}
            {word(one.taken ? 'call.taken' : 'call.waits', language)}
            {!one.stops && `${language === 'en' ? '; ' : '；'}${word('call.goesOn', language)}`}
            {language === 'en' ? '.' : '。'}
          </p>
        ))}
      </div>
      {mayCall && !asked && (
        <button type="button" class="quiet" onClick={() => setAsked(true)}>
          {word('callJudge', language)}
        </button>
      )}
      {mayCall && asked && (
        <>
          <strong>{word('callWhy', language)}</strong>
          {kinds.map((kind) => (
            <button type="button" key={kind} onClick={() => call(kind)}>
              {word(`call.${kind}`, language)}
            </button>
          ))}
          <button type="button" class="quiet" onClick={() => setAsked(false)}>
            {word('callBack', language)}
          </button>
        </>
      )}
      {told !== null && <ProblemNote problem={told} language={language} />}
    </div>
  );
}
