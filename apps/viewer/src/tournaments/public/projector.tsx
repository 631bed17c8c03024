import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTournament } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { placesByName } from '../shared/seating.js';
import { givenSecret, playerKey } from '../shared/storage.js';
import { TournamentApi } from '../shared/tournament-api.js';
import type { Round } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { RoundTimer, useRound } from './rounds.js';

/** How long each part of a long list stands still, in milliseconds: long enough to find a name in it. */
const standsMs = 10_000;

/** For a screen in the hall: a big timer, and the pairings moving on part by part. */
export function Projector({ tournamentId }: { readonly tournamentId: string }) {
  const { say } = usePage();
  const api = useMemo(() => new TournamentApi(tournamentId, givenSecret(playerKey(tournamentId))), [tournamentId]);
  const { seen: watched, problem } = useTournament(api);
  const [by, setBy] = useState<'name' | 'table'>('name');
  const tournament = watched?.value ?? null;
  if (tournament === null) return problem === null ? <p>{say('loading')}</p> : <ProblemNote problem={problem} />;
  const newest = tournament.rounds.filter(({ stage }) => stage !== 'paired').at(-1)?.round ?? null;
  return (
    <div class="projector">
      <ProblemNote problem={problem} />
      <div class="projector-head">
        <div>
          <h1>{tournament.name}</h1>
          <p class="big">{newest === null ? say('noRoundYet') : say('roundNumber', { n: newest })}</p>
        </div>
        {newest !== null && <Clock api={api} tournament={tournament} round={newest} />}
        <div class="segments" role="group" aria-label={say('order')}>
          {(['name', 'table'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={by === one} onClick={() => setBy(one)}>
              {say(one === 'name' ? 'byName' : 'byTable')}
            </button>
          ))}
        </div>
      </div>
      {newest !== null && <Wall api={api} tournament={tournament} round={newest} by={by} key={`${newest} ${by}`} />}
    </div>
  );
}

interface RoundOnScreen {
  readonly api: TournamentApi;
  readonly tournament: Parameters<typeof useRound>[1];
  readonly round: number;
}

function Clock({ api, tournament, round }: RoundOnScreen) {
  const { value: seen } = useRound(api, tournament, round);
  if (seen === null || seen.value.stage === 'closed') return null;
  return (
    <div>
      <RoundTimer api={api} seen={seen} />
      <MoreTime round={seen.value} />
    </div>
  );
}

/** Tables that play longer than the others. */
function MoreTime({ round }: { readonly round: Round }) {
  const { say } = usePage();
  const longer = round.tables.filter(({ extensionSeconds, state }) => extensionSeconds > 0 && state !== 'confirmed');
  return longer.length === 0 ? null : (
    <p class="more-time">
      {longer.map(({ table, extensionSeconds }) => say('moreTime', { n: table, minutes: Math.round(extensionSeconds / 60) })).join(' · ')}
    </p>
  );
}

function Wall({ api, tournament, round, by }: RoundOnScreen & { readonly by: 'name' | 'table' }) {
  const { say } = usePage();
  const { value: seen } = useRound(api, tournament, round);
  const wall = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const element = wall.current;
      if (element === null) return;
      const atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 4;
      element.scrollTo({ top: atEnd ? 0 : element.scrollTop + element.clientHeight * 0.9 });
    }, standsMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="wall" ref={wall} tabIndex={0} role="region" aria-label={say('pairings')}>
      {seen !== null && (by === 'name' ? <Names round={seen.value} /> : <Tables round={seen.value} />)}
    </div>
  );
}

function Names({ round }: { readonly round: Round }) {
  const { language, say } = usePage();
  return (
    <ul class="wall-list">
      {placesByName(round, localeOf(language)).map(({ entrant, name, table, opponent, gets }) => (
        <li key={entrant}>
          <span class="wall-table">{table?.table ?? '–'}</span> <strong>{name}</strong>{' '}
          <span class="faint">{opponent ?? say(gets === 'loss' ? 'assignedLoss' : 'bye')}</span>
        </li>
      ))}
    </ul>
  );
}

function Tables({ round }: { readonly round: Round }) {
  const { say } = usePage();
  return (
    <ul class="wall-list tables">
      {round.tables.map(({ table, seats }) => (
        <li key={table}>
          <span class="wall-table">{table}</span> <strong>{seats.map(({ name }) => name).join(' – ')}</strong>
        </li>
      ))}
      {round.unpaired.map(({ entrant, name, gets }) => (
        <li key={`u${entrant}`}>
          <span class="wall-table">–</span> <strong>{name}</strong>{' '}
          <span class="faint">{say(gets === 'loss' ? 'assignedLoss' : 'bye')}</span>
        </li>
      ))}
    </ul>
  );
}
