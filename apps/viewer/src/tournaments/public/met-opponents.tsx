import { useEffect, useState } from 'preact/hooks';
import type { ArchiveApi, HistoryAsked, MetOpponentPage } from '../shared/archive-api.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import { ProblemNote } from '../shared/widgets.js';
import { addressOfAsked, askedIn } from './history-filter.js';

interface MetOpponentsProps {
  readonly api: ArchiveApi;
  readonly playerId: string;
  readonly onChoose: (asked: HistoryAsked) => void;
}

/** Whom a player met over all events, with the results against each; each leads to the matches against them. */
export function MetOpponents({ api, playerId, onChoose }: MetOpponentsProps) {
  const { say } = usePage();
  const [pages, setPages] = useState<readonly MetOpponentPage[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = (cursor: string | null) =>
    api.opponents(playerId, cursor).then(
      (page) => {
        setPages((before) => [...before, page]);
        setProblem(null);
      },
      (error: unknown) => setProblem(problemOf(error)),
    );
  useEffect(() => void load(null), []);
  const met = pages.flatMap((page) => page.items);
  const next = pages.at(-1)?.next ?? null;
  if (met.length === 0) return <ProblemNote problem={problem} />;
  return (
    <section class="card opponents">
      <h2>{say('opponents')}</h2>
      <table class="list">
        <caption class="hidden">{say('opponents')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('opponent')}</th>
            <th scope="col" class="number">
              {say('matchRecord')}
            </th>
          </tr>
        </thead>
        <tbody>
          {met.map(({ id, name, won, lost, drawn }) => {
            const asked = askedIn(new URLSearchParams({ opponent: id }));
            return (
              <tr key={id}>
                <th scope="row">
                  <a
                    href={addressOfAsked(asked)}
                    onClick={(click) => {
                      if (click.ctrlKey || click.metaKey || click.shiftKey) return;
                      click.preventDefault();
                      onChoose(asked);
                    }}
                  >
                    {name}
                  </a>
                </th>
                <td class="number">{`${won}–${lost}–${drawn}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ProblemNote problem={problem} />
      {next !== null && (
        <button type="button" onClick={() => void load(next)}>
          {say('more')}
        </button>
      )}
    </section>
  );
}
