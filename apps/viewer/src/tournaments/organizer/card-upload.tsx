import { useRef, useState } from 'preact/hooks';
import { FileNotSent, packed, sendCards, type Sending } from '../shared/card-files.js';
import { cardGames, cardGameWord, readers } from '../shared/card-words.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import type { CardQuery } from '../shared/types.js';
import { Field, ProblemNote } from '../shared/widgets.js';

/** How far a file is on its way. */
type Way = { readonly step: 'packing' | 'sendingFile'; readonly percent: number };

/** The day where the page is looked at, as `2026-01-31`. */
const today = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Sends a list of cards. It is read and packed piece by piece: the page never holds the whole of it. */
export function CardUpload({ secret, onJob }: { readonly secret: string; readonly onJob: (jobId: string) => void }) {
  const { language, say } = usePage();
  const [way, setWay] = useState<Way | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const sending = useRef<Sending | null>(null);
  const told = (step: Way['step']) => (done: number, total: number) =>
    setWay({ step, percent: total === 0 ? 0 : Math.floor((100 * done) / total) });
  const send = async (file: File, query: CardQuery) => {
    setProblem(null);
    setWay({ step: 'packing', percent: 0 });
    try {
      const packet = await packed(file, told('packing'));
      setWay({ step: 'sendingFile', percent: 0 });
      sending.current = sendCards(secret, packet, query, told('sendingFile'));
      onJob(await sending.current.jobId);
    } catch (error) {
      setProblem(error instanceof FileNotSent ? error.problem : problemOf(error));
    } finally {
      sending.current = null;
      setWay(null);
    }
  };
  const begin = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const file = data.get('file');
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    if (!(file instanceof File) || way !== null) return;
    void send(file, { game: text('game'), reader: text('reader'), source: text('source'), date: text('date') });
  };
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        begin(event.currentTarget);
      }}
    >
      <Field label={say('cardFile')} hint={say('cardFileHint')}>
        <input name="file" type="file" required accept=".json,.jsonl,.ndjson,.csv,.tsv,.gz" />
      </Field>
      <div class="form-grid">
        <Field label={say('game')}>
          <select name="game">
            <option value="">{say('tellByRows')}</option>
            {cardGames.map((game) => (
              <option value={game} key={game}>
                {cardGameWord(game, language)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={say('cardDay')} hint={say('cardDayHint')}>
          <input name="date" type="date" required defaultValue={today(new Date())} />
        </Field>
      </div>
      <details>
        <summary>{say('moreSettings')}</summary>
        <div class="form-grid">
          <Field label={say('cardReader')}>
            <select name="reader">
              <option value="">{say('tellByRows')}</option>
              {Object.entries(readers).map(([reader, name]) => (
                <option value={reader} key={reader}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field label={say('cardSource')} hint={say('cardSourceHint')}>
            <input name="source" maxLength={64} pattern="[A-Za-z0-9][A-Za-z0-9._\-]*" autocomplete="off" />
          </Field>
        </div>
      </details>
      <ProblemNote problem={problem} onClose={() => setProblem(null)} />
      {way === null ? (
        <button type="submit" class="primary">
          {say('importCards')}
        </button>
      ) : (
        <OnTheWay way={way} onStop={way.step === 'packing' ? null : () => sending.current?.stop()} />
      )}
    </form>
  );
}

function OnTheWay({ way, onStop }: { readonly way: Way; readonly onStop: (() => void) | null }) {
  const { say } = usePage();
  const text = say(way.step, { n: way.percent });
  return (
    <div role="status">
      <p>{text}</p>
      <progress max={100} value={way.percent} aria-label={text} />
      {onStop !== null && (
        <button type="button" onClick={onStop}>
          {say('stop')}
        </button>
      )}
    </div>
  );
}
