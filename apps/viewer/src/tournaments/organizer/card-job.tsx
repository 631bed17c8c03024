import { useEffect, useState } from 'preact/hooks';
import { badRowWord, cardGameWord, readerWord } from '../shared/card-words.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import type { OrganizerApi } from '../shared/tournament-api.js';
import type { BadCardRow, CardImportJob } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';

/** From one look at a job to the next, in milliseconds. */
const everyMs = 1_000;

interface CardJobProps {
  readonly api: OrganizerApi;
  readonly jobId: string;
  /** The job has come to its end. */
  onEnd(): void;
  onClose(): void;
}

/** A job that imports a list: how far it is, and what it came to. */
export function CardJob({ api, jobId, onEnd, onClose }: CardJobProps) {
  const { say } = usePage();
  const { job, problem } = useJob(api, jobId, onEnd);
  const over = job?.state === 'done' || job?.state === 'dead' || problem?.code === 'job/not-found';
  return (
    <div class="card">
      <ProblemNote problem={problem} />
      {job === null ? problem === null && <p>{say('loading')}</p> : <JobState job={job} />}
      {over && (
        <button type="button" class="primary" onClick={onClose}>
          {say('anotherFile')}
        </button>
      )}
    </div>
  );
}

/** Looks at a job until it is over. A server that does not answer is asked again. */
function useJob(
  api: OrganizerApi,
  jobId: string,
  onEnd: () => void,
): { readonly job: CardImportJob | null; readonly problem: Problem | null } {
  const [job, setJob] = useState<CardImportJob | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async () => {
      let over = false;
      try {
        const found = await api.cardImport(jobId);
        over = found.state === 'done' || found.state === 'dead';
        if (left) return;
        setJob(found);
        setProblem(null);
      } catch (error) {
        const met = problemOf(error);
        over = met.code !== 'page/unreachable';
        if (!left) setProblem(met);
      }
      if (left) return;
      if (over) onEnd();
      else timer = setTimeout(() => void look(), everyMs);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, jobId]);
  return { job, problem };
}

function JobState({ job }: { readonly job: CardImportJob }) {
  const { language, say } = usePage();
  const { state, progress, result, badRows } = job;
  const percent = progress === null || progress.total === 0 ? 0 : Math.min(100, Math.floor((100 * progress.done) / progress.total));
  switch (state) {
    case 'waiting':
    case 'active': {
      const text = state === 'waiting' ? say('jobWaiting') : say('jobActive', { n: percent });
      return (
        <div role="status">
          <p>{text}</p>
          <progress max={100} value={percent} aria-label={text} />
          <p class="faint">{say('jobMayLeave')}</p>
        </div>
      );
    }
    case 'dead':
      return (
        <p class="note problem" role="alert">
          {say('jobDead')} <small>{job.error}</small>
        </p>
      );
    case 'done': {
      if (result === null) return null;
      if (result.kind === 'refused') {
        const { code, detail } = result;
        return (
          <>
            <ProblemNote problem={{ code, title: code, detail, params: {} }} />
            <p class="faint">{detail}</p>
          </>
        );
      }
      const { game, reader, rows, cards, date, repeated, faults } = result;
      return (
        <>
          <p class="note good" role="status">
            {say('cardsImported', { game: cardGameWord(game, language), cards, rows, reader: readerWord(reader), date })}{' '}
            {repeated && say('cardsRepeated')}
          </p>
          {faults > 0 && <BadRows rows={badRows} faults={faults} />}
        </>
      );
    }
  }
}

/** Rows that were kept apart, each with its reason. */
function BadRows({ rows, faults }: { readonly rows: readonly BadCardRow[]; readonly faults: number }) {
  const { language, say } = usePage();
  return (
    <details open={faults <= 20}>
      <summary>{say('rowsApart', { n: faults })}</summary>
      {rows.length < faults && <p>{say('rowsApartShown', { n: rows.length })}</p>}
      <table class="list">
        <thead>
          <tr>
            <th scope="col" class="number">
              {say('cardRow')}
            </th>
            <th scope="col">{say('card')}</th>
            <th scope="col">{say('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={`${one.row} ${one.field ?? ''}`}>
              <th scope="row" class="number">
                {one.row}
              </th>
              <td>{one.key ?? '–'}</td>
              <td>
                {badRowWord(one, language)} <small class="why">{one.detail}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
