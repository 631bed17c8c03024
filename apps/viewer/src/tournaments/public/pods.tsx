import { usePage } from '../shared/page.js';
import type { Tournament } from '../shared/types.js';

/** The pods of the newest draft, by seat; nothing where none was drawn. */
export function Pods({ tournament }: { readonly tournament: Tournament }) {
  const { say } = usePage();
  const draft = tournament.drafts.at(-1);
  if (draft === undefined) return null;
  const begun = tournament.rounds.some(({ phase }) => phase >= draft.phase);
  return (
    <details open={!begun}>
      <summary>{say('draftPods')}</summary>
      <p class="faint">
        {draft.order.kind === 'lot' ? say('podsByLot') : say('podsByStandings', { n: draft.order.rounds })}
        {draft.reason !== null && <> {say('podsAgain', { reason: draft.reason })}</>}
      </p>
      {draft.pods.map(({ pod, seats }) => (
        <section key={pod}>
          <h3>{say('podN', { n: pod })}</h3>
          <ol>
            {seats.map(({ entrant, name }) => (
              <li key={entrant}>{name}</li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
