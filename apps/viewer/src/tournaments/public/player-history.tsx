import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { ArchiveApi, type EnteredTournament, type HistoryAsked, type PlayerHistory } from '../shared/archive-api.js';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { pageProblem, type Problem, problemOf } from '../shared/problems.js';
import { givenSecret, organizerKey } from '../shared/storage.js';
import { ProblemNote, useNames } from '../shared/widgets.js';
import { outcomeWord, statusWord } from '../shared/words.js';
import { askedIn, HistoryFilter, useAsked } from './history-filter.js';
import { MetOpponents } from './met-opponents.js';
import { PlayerLink } from './player-link.js';
import { resultText } from './result-text.js';

/** A player over all events: what they come to, and every tournament with its matches. */
export function PlayerHistoryPage({ playerId }: { readonly playerId: string }) {
  const [secret, setSecret] = useState(() => givenSecret(organizerKey));
  const [asked, choose] = useAsked();
  return (
    <History
      playerId={playerId}
      secret={secret}
      onForget={secret === null ? undefined : () => setSecret(null)}
      asked={asked}
      onChoose={choose}
      key={JSON.stringify([secret, asked])}
    />
  );
}

interface HistoryProps {
  readonly playerId: string;
  readonly secret: string | null;
  /** Goes on without the token; absent without one. */
  readonly onForget: (() => void) | undefined;
  readonly asked: HistoryAsked;
  readonly onChoose: (asked: HistoryAsked) => void;
}

function History({ playerId, secret, onForget, asked, onChoose }: HistoryProps) {
  const { say } = usePage();
  const api = useMemo(() => new ArchiveApi(secret), []);
  const [pages, setPages] = useState<readonly PlayerHistory[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { value: games } = useLoaded(() => new ArchiveApi(null).games(), 'games');
  const nameOf = useNames();
  const gameName = (game: string): string => {
    const found = games?.find((one) => one.game === game);
    return found === undefined ? game : nameOf(found.names);
  };
  const load = (cursor: string | null) =>
    api.history(playerId, asked, cursor).then(
      (page) => {
        setPages((before) => [...before, page]);
        setProblem(null);
      },
      (error: unknown) => {
        const refused = problemOf(error);
        setProblem(refused.code === 'player/not-found' ? pageProblem('page/no-history') : refused);
      },
    );
  useEffect(() => {
    void load(null);
  }, []);
  const [first] = pages;
  const next = pages.at(-1)?.next ?? null;
  return (
    <>
      <h1>{first === undefined ? say('playerHistory') : say('historyOf', { name: first.name })}</h1>
      <ProblemNote problem={problem} />
      {problem?.code === 'request/malformed' && (
        <button type="button" onClick={() => onChoose(askedIn(new URLSearchParams()))}>
          {say('resetFilter')}
        </button>
      )}
      {problem !== null && onForget !== undefined && (
        <button type="button" onClick={onForget}>
          {say('withoutToken')}
        </button>
      )}
      {first === undefined && problem === null && <p>{say('loading')}</p>}
      {first !== undefined && <Totals totals={first.totals} gameName={gameName} />}
      {first !== undefined && (
        <p>
          <a href={`/?player=${playerId}`}>{say('recordedMatches')}</a>
        </p>
      )}
      {first !== undefined && (
        <HistoryFilter asked={asked} games={first.totals.map(({ game }) => [game, gameName(game)] as const)} onChoose={onChoose} />
      )}
      {first !== undefined && first.items.length === 0 && <p role="status">{say('noRoundFound')}</p>}
      {pages
        .flatMap((page) => page.items)
        .map((item) => (
          <Entered item={item} gameName={gameName} secret={secret} key={item.tournamentId} />
        ))}
      {next !== null && (
        <button type="button" onClick={() => void load(next)}>
          {say('more')}
        </button>
      )}
      {first !== undefined && <MetOpponents api={api} playerId={playerId} onChoose={onChoose} />}
    </>
  );
}

/** Matches won, lost and drawn. */
const recordText = ({ won, lost, drawn }: { readonly won: number; readonly lost: number; readonly drawn: number }): string =>
  `${won}–${lost}–${drawn}`;

function Totals({ totals, gameName }: { readonly totals: PlayerHistory['totals']; readonly gameName: (game: string) => string }) {
  const { say } = usePage();
  return (
    <>
      <table class="list standings">
        <caption class="hidden">{say('playerHistory')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('game')}</th>
            <th scope="col" class="number">
              {say('tournamentsN')}
            </th>
            <th scope="col" class="number">
              {say('firstPlaces')}
            </th>
            <th scope="col" class="number">
              {say('bestPlace')}
            </th>
            <th scope="col" class="number">
              {say('matchRecord')}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map((one) => (
            <tr key={one.game}>
              <th scope="row">{gameName(one.game)}</th>
              <td class="number">{one.tournaments}</td>
              <td class="number">{one.firstPlaces}</td>
              <td class="number">{one.bestPlace ?? '–'}</td>
              <td class="number">{recordText(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="faint">{say('matchRecordHint')}</p>
    </>
  );
}

/** Minutes and seconds. */
const minutesOf = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;

interface EnteredProps {
  readonly item: EnteredTournament;
  readonly gameName: (game: string) => string;
  readonly secret: string | null;
}

function Entered({ item, gameName, secret }: EnteredProps) {
  const { language, say } = usePage();
  const { record } = item;
  return (
    <section class="card entered">
      <h2>
        <a href={addressOf.public(item.tournamentId)}>{item.name}</a>
      </h2>
      <p>
        {item.place === null ? (
          <span class={`tag ${item.status}`}>{statusWord(item.status, language)}</span>
        ) : (
          <strong>{say('placeOf', { place: item.place, n: item.entrants })}</strong>
        )}{' '}
        · {recordText(record)}
        {record.byes > 0 && ` · ${say('byesN', { n: record.byes })}`}
      </p>
      <p class="faint">
        {new Date(item.date).toLocaleDateString(localeOf(language))} · {gameName(item.game)} · {say('playedAs', { name: item.playerName })}
      </p>
      {item.rounds.length === 0 ? <p class="faint">{say('noRoundsYet')}</p> : <Matches item={item} secret={secret} />}
    </section>
  );
}

function Matches({ item, secret }: Pick<EnteredProps, 'item' | 'secret'>) {
  const { language, say } = usePage();
  return (
    <table class="list">
      <caption class="hidden">{item.name}</caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {say('round')}
          </th>
          <th scope="col">{say('opponent')}</th>
          <th scope="col" class="number">
            {say('result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {item.rounds.map(({ round, opponents, outcome, result, corrected, matchId, thought }) => {
          const seats = [
            { entrant: item.entrant, name: item.playerName, playerId: null, points: 0 },
            ...opponents.map((one) => ({ ...one, points: 0 })),
          ];
          const names = opponents.map(({ name }) => name).join(', ');
          return (
            <tr key={round}>
              <td class="number">{round}</td>
              <th scope="row">
                {opponents.length === 0
                  ? say(outcome === 'assignedLoss' ? 'assignedLoss' : 'bye')
                  : opponents.map(({ entrant, name, playerId }, at) => (
                      <span key={entrant}>
                        {at > 0 && ', '}
                        <PlayerLink name={name} playerId={playerId} secret={secret} />
                      </span>
                    ))}
                {matchId !== null && (
                  <a class="replay" href={addressOf.board(matchId, secret)} aria-label={say('replayOf', { n: round, name: names })}>
                    {say('replay')}
                  </a>
                )}
                {thought !== null && (
                  <small class="faint" title={say('thoughtHint')}>
                    {' '}
                    {say('thought', { own: minutesOf(thought.own), others: thought.others.map(minutesOf).join(', ') })}
                  </small>
                )}
              </th>
              <td class="number">
                {outcome === null || opponents.length === 0 ? (
                  '–'
                ) : (
                  <>
                    {outcomeWord(termOutcome[outcome], language)}{' '}
                    {result?.kind === 'games' && <strong class="score">{resultText(result, { seats }, language, item.entrant)}</strong>}
                    {corrected && <small class="faint"> {say('corrected')}</small>}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Outcomes as the standings call them, for which there are words. */
const termOutcome = { won: 'win', lost: 'loss', drawn: 'draw', bye: 'bye', assignedLoss: 'assigned loss' } as const;
