import { useMemo } from 'preact/hooks';
import { type Printed, secretOfFragment } from '../shared/addresses.js';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { cuttingOrder, placesByName } from '../shared/seating.js';
import { organizerKey, recall } from '../shared/storage.js';
import { TournamentApi } from '../shared/tournament-api.js';
import type { Round, Standings, Table, Tournament } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { figureWord } from '../shared/words.js';

const slipsOfPage = 4;

const roundAsked = (): number | null => {
  const asked = Number(new URLSearchParams(location.search).get('round'));
  return Number.isInteger(asked) && asked > 0 ? asked : null;
};

/** Pages for A4: pairings by name, slips in cutting order, standings. An organizer's browser prints rounds that are not published too. */
export function Print({ tournamentId, what }: { readonly tournamentId: string; readonly what: Printed }) {
  const { say } = usePage();
  const api = useMemo(() => new TournamentApi(tournamentId, secretOfFragment(location.hash) ?? recall(organizerKey)), [tournamentId]);
  const { value: tournament, problem } = useLoaded(() => api.tournament(), tournamentId);
  if (tournament === null) return problem === null ? <p>{say('loading')}</p> : <ProblemNote problem={problem} />;
  return (
    <div class="print">
      <div class="row no-print">
        <button type="button" class="primary" onClick={() => print()}>
          {say('print')}
        </button>
        <p class="faint">{say(what === 'slips' ? 'slipsHint' : 'printHint')}</p>
      </div>
      {what === 'standings' ? (
        <PrintedStandings api={api} tournament={tournament} />
      ) : (
        <PrintedRound api={api} tournament={tournament} what={what} />
      )}
    </div>
  );
}

function PrintedRound({
  api,
  tournament,
  what,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly what: 'pairings' | 'slips';
}) {
  const { say } = usePage();
  const round = roundAsked() ?? tournament.rounds.at(-1)?.round ?? null;
  const { value: seen, problem } = useLoaded(() => api.round(round ?? 1), round === null ? null : String(round));
  if (round === null) return <h1>{say('noRoundYet')}</h1>;
  if (seen === null) return <ProblemNote problem={problem} />;
  return what === 'pairings' ? (
    <PrintedPairings tournament={tournament} round={seen.value} />
  ) : (
    <Slips tournament={tournament} round={seen.value} />
  );
}

function PrintedPairings({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) {
  const { language, say } = usePage();
  return (
    <>
      <h1>
        {tournament.name} · {say('roundNumber', { n: round.round })}
      </h1>
      <div class="sheet" tabIndex={0} role="region" aria-label={say('pairings')}>
        <table class="paper">
          <caption class="hidden">{say('pairingsByName')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('name')}</th>
              <th scope="col">{say('points')}</th>
              <th scope="col">{say('table')}</th>
              <th scope="col">{say('opponent')}</th>
            </tr>
          </thead>
          <tbody>
            {placesByName(round, localeOf(language)).map(({ entrant, name, points, table, opponent, gets }) => (
              <tr key={entrant}>
                <th scope="row">{name}</th>
                <td>{points ?? ''}</td>
                <td class="big">{table?.table ?? '–'}</td>
                <td>{opponent ?? say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Slips({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) {
  const { say } = usePage();
  return (
    <>
      <h1 class="no-print">
        {tournament.name} · {say('roundNumber', { n: round.round })}
      </h1>
      {cuttingOrder(round.tables.length, slipsOfPage).map((page, number) => (
        <div class="slips" key={number}>
          {page.map((index, place) => {
            const table = index === null ? undefined : round.tables[index];
            return (
              <div class="slip" key={place}>
                {table !== undefined && <Slip tournament={tournament} round={round.round} table={table} />}
              </div>
            );
          })}
        </div>
      ))}
    </>
  );
}

function Slip({ tournament, round, table }: { readonly tournament: Tournament; readonly round: number; readonly table: Table }) {
  const { say } = usePage();
  return (
    <>
      <p class="slip-head">
        <span>
          {tournament.name} · {say('roundNumber', { n: round })}
        </span>
        <strong>{say('tableN', { n: table.table })}</strong>
      </p>
      {table.seats.map(({ entrant, name }) => (
        <div class="slip-side" key={entrant}>
          <strong>{name}</strong>
          <span class="box">{say('gamesWon')}</span>
          <span class="box">{say('drop')}</span>
          <span class="line">{say('signature')}</span>
        </div>
      ))}
      <p class="slip-foot">
        <span class="box">{say('drawnGames')}</span>
      </p>
    </>
  );
}

function PrintedStandings({ api, tournament }: { readonly api: TournamentApi; readonly tournament: Tournament }) {
  const { language, say } = usePage();
  const { value, problem } = useLoaded<Standings>(
    () => api.standings(roundAsked() ?? undefined),
    tournament.rounds.length === 0 ? null : 'standings',
  );
  if (tournament.rounds.length === 0) return <h1>{say('noStandingsYet')}</h1>;
  if (value === null) return <ProblemNote problem={problem} />;
  return (
    <>
      <h1>
        {tournament.name} · {say('standingsAfter', { n: value.round })}
      </h1>
      <div class="sheet" tabIndex={0} role="region" aria-label={say('standings')}>
        <table class="paper">
          <caption class="hidden">{say('standings')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('rank')}</th>
              <th scope="col">{say('name')}</th>
              {value.chain.map((figure) => (
                <th scope="col" key={figure}>
                  <abbr title={figureWord(figure, 'long', language)}>{figureWord(figure, 'short', language)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value.rows.map((row) => (
              <tr key={row.entrant}>
                <td class="big">{row.rank}</td>
                <th scope="row">{row.name}</th>
                {value.chain.map((figure) => (
                  <td key={figure}>{row.figures[figure]?.shown ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="faint">{value.policy.title}</p>
    </>
  );
}
