import { useState } from 'preact/hooks';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Opened } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { figureWord, outcomeWord } from '../shared/words.js';
import { type OpponentTerm, type ResultTerm, termsOf } from './terms.js';

interface OpenedProps {
  readonly api: TournamentApi;
  readonly entrant: number;
  readonly figure: string;
  /** After which round. */
  readonly round: number;
}

/** One number of an entrant, opened into opponents, results and their events in the log. */
export function OpenedNumbers({ api, entrant, figure, round }: OpenedProps) {
  const { language, say } = usePage();
  const { value, problem } = useLoaded(() => api.opened(entrant, round), `${entrant} ${round}`);
  if (value === null) return problem === null ? <p class="faint">{say('loading')}</p> : <ProblemNote problem={problem} />;
  const found = value.figures[figure];
  const terms = termsOf(found?.terms);
  return (
    <div class="opened">
      <p>
        <strong>{value.name}</strong> · {figureWord(figure, 'long', language)}: {found?.exact} = {found?.shown}
      </p>
      {terms.kind === 'opponents' ? (
        <Opponents api={api} opponents={terms.opponents} round={round} />
      ) : (
        <>
          {terms.share !== null && (
            <p>{say('shareOf', { earned: terms.share.earned, possible: terms.share.possible, raw: terms.share.raw })}</p>
          )}
          <Results api={api} opened={value} results={terms.results} games={figure === 'gw' || figure === 'ogw'} />
        </>
      )}
    </div>
  );
}

/** Results that a player has so far. */
export function OwnResults({ api, entrant, version }: { readonly api: TournamentApi; readonly entrant: number; readonly version: number }) {
  const { say } = usePage();
  const { value } = useLoaded(() => api.opened(entrant), String(version));
  if (value === null || value.results.length === 0) return <p class="faint">{say('noResultsYet')}</p>;
  const terms = termsOf(value.figures['points']?.terms);
  return terms.kind === 'results' ? <Results api={api} opened={value} results={terms.results} games={false} /> : null;
}

interface OpponentsProps extends Pick<OpenedProps, 'api' | 'round'> {
  readonly opponents: readonly OpponentTerm[];
}

function Opponents({ api, opponents, round }: OpponentsProps) {
  const { say } = usePage();
  if (opponents.length === 0) return <p>{say('noOpponents')}</p>;
  return (
    <>
      <p>{say('meanOf', { n: opponents.length })}</p>
      <ul class="terms">
        {opponents.map((term) => (
          <Opponent api={api} term={term} round={round} key={term.round} />
        ))}
      </ul>
    </>
  );
}

function Opponent({ api, term, round }: Pick<OpenedProps, 'api' | 'round'> & { readonly term: OpponentTerm }) {
  const { language, say } = usePage();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" class="term" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('roundNumber', { n: term.round })}: {term.name} · {figureWord(term.figure, 'short', language)} {term.exact}
      </button>
      {open && <OpenedNumbers api={api} entrant={term.opponent} figure={term.figure} round={round} />}
    </li>
  );
}

function Results({
  api,
  opened,
  results,
  games,
}: {
  readonly api: TournamentApi;
  readonly opened: Opened;
  readonly results: readonly ResultTerm[];
  readonly games: boolean;
}) {
  const { language, say } = usePage();
  return (
    <ul class="terms">
      {results.map((term) => {
        const event = opened.results.find(({ place }) => place === term.place)?.event ?? null;
        const earned = games ? term.gamePoints : term.points;
        const possible = games ? term.possibleGamePoints : term.possible;
        return (
          <li key={term.place}>
            {say('roundNumber', { n: term.round })}: {term.opponents.map((name) => `${name} · `).join('')}
            {outcomeWord(term.outcome, language)} · {say(games ? 'gamePointsOf' : 'pointsOf', { earned, possible })}
            {event !== null && <EventOfLog api={api} version={event.version} hash={event.hash} />}
          </li>
        );
      })}
    </ul>
  );
}

/** An event of the tournament in the log, shown whole when it is opened. */
function EventOfLog({ api, version, hash }: { readonly api: TournamentApi; readonly version: number; readonly hash: string }) {
  const { language, say } = usePage();
  const [open, setOpen] = useState(false);
  const { value } = useLoaded(() => api.event(version), open ? String(version) : null);
  return (
    <>
      {' '}
      <button type="button" class="event" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('eventNumber', { n: version })} · {hash.slice(0, 8)}
      </button>
      {open && (
        <dl class="event-facts">
          <dt>{say('hash')}</dt>
          <dd class="hash">{hash}</dd>
          {value !== null && (
            <>
              <dt>{value.type}</dt>
              <dd>{new Date(value.recordedAt).toLocaleString(localeOf(language))}</dd>
              <dt>{say('content')}</dt>
              <dd class="hash">{JSON.stringify(value.data)}</dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}
