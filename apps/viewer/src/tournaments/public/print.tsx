import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { addressOf, type Printed, secretOfFragment } from '../shared/addresses.js';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { cuttingOrder, placesByName } from '../shared/seating.js';
import { organizerKey, recall } from '../shared/storage.js';
import { policyTitle } from '../shared/titles.js';
import { TournamentApi } from '../shared/tournament-api.js';
import type { Round, Standings, Table, Tournament } from '../shared/types.js';
import { ProblemNote } from '../shared/widgets.js';
import { figureWord } from '../shared/words.js';

const slipsOfPage = 4;

const roundAsked = (): number | null => {
  const asked = Number(new URLSearchParams(location.search).get('round'));
  return Number.isInteger(asked) && asked > 0 ? asked : null;
};

/** Pages for A4: pairings by name and by table, pods, slips in cutting order, standings. An organizer's browser prints rounds that are not published too. */
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
        <Others tournament={tournament} what={what} />
      </div>
      {what === 'standings' ? (
        <PrintedStandings api={api} tournament={tournament} />
      ) : (
        <PrintedRound api={api} tournament={tournament} what={what} />
      )}
    </div>
  );
}

const sheets = {
  pairings: 'printPairings',
  tables: 'printTables',
  pods: 'printPods',
  slips: 'printSlips',
  standings: 'printStandings',
} as const;

/** Links to what else can be printed of the tournament; pods where there are some. */
function Others({ tournament, what }: { readonly tournament: Tournament; readonly what: Printed }) {
  const { say } = usePage();
  const hasPods = (tournament.structure?.phases ?? []).some(({ kind }) => kind === 'pods');
  const others = (Object.keys(sheets) as Printed[]).filter((one) => one !== what && (one !== 'pods' || hasPods));
  return (
    <p>
      {others.map((one) => (
        <a class="other" href={addressOf.print(tournament.tournamentId, one, roundAsked() ?? undefined)} key={one}>
          {say(sheets[one])}
        </a>
      ))}
    </p>
  );
}

function PrintedRound({
  api,
  tournament,
  what,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly what: Exclude<Printed, 'standings'>;
}) {
  const { say } = usePage();
  const round = roundAsked() ?? tournament.rounds.at(-1)?.round ?? null;
  const { value: seen, problem } = useLoaded(() => api.round(round ?? 1), round === null ? null : String(round));
  if (round === null) return <h1>{say('noRoundYet')}</h1>;
  if (seen === null) return <ProblemNote problem={problem} />;
  switch (what) {
    case 'pairings':
      return <PrintedPairings tournament={tournament} round={seen.value} />;
    case 'tables':
      return <PrintedTables tournament={tournament} round={seen.value} />;
    case 'pods':
      return <PrintedPods tournament={tournament} round={seen.value} />;
    case 'slips':
      return <Slips tournament={tournament} round={seen.value} />;
  }
}

function PrintedPairings({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) {
  const { language, say } = usePage();
  return (
    <Paper
      title={`${tournament.name} · ${say('roundNumber', { n: round.round })}`}
      caption={say('pairingsByName')}
      heads={[say('name'), say('points'), say('table'), say('opponent')]}
    >
      {placesByName(round, localeOf(language)).map(({ entrant, name, points, table, opponent, gets }) => (
        <tr key={entrant}>
          <th scope="row" class="names">
            {name}
          </th>
          <td>{points ?? ''}</td>
          <td class="big">{table?.table ?? '–'}</td>
          <td class="names">{opponent ?? say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
        </tr>
      ))}
    </Paper>
  );
}

/** A page with a table on paper: heading, heads of its columns, rows. */
function Paper({
  title,
  caption,
  heads,
  children,
}: {
  readonly title: string;
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ComponentChildren;
}) {
  return (
    <>
      <h1>{title}</h1>
      <div class="sheet" tabIndex={0} role="region" aria-label={caption}>
        <table class="paper">
          <caption class="hidden">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th scope="col" key={at}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </>
  );
}

function PrintedTables({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) {
  const { say } = usePage();
  return (
    <Paper
      title={`${tournament.name} · ${say('roundNumber', { n: round.round })}`}
      caption={say('pairingsByTable')}
      heads={[say('table'), say('players'), say('result')]}
    >
      {round.tables.map(({ table, seats }) => (
        <tr key={table}>
          <th scope="row" class="big">
            {table}
          </th>
          <td class="names">
            {seats.map(({ entrant, name, points }) => (
              <span class="seat" key={entrant}>
                {name} <small class="faint">{say('pointsShort', { n: points })}</small>
              </span>
            ))}
          </td>
          <td class="fill" />
        </tr>
      ))}
      {round.unpaired.map(({ entrant, name, gets }) => (
        <tr key={`u${entrant}`}>
          <th scope="row">–</th>
          <td class="names">{name}</td>
          <td>{say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
        </tr>
      ))}
    </Paper>
  );
}

function PrintedPods({ tournament, round }: { readonly tournament: Tournament; readonly round: Round }) {
  const { say } = usePage();
  const width = Math.max(2, ...round.tables.map(({ seats }) => seats.length));
  const places = Array.from({ length: width }, (_, at) => at);
  return (
    <Paper
      title={`${tournament.name} · ${say('roundNumber', { n: round.round })}`}
      caption={say('pods')}
      heads={[say('table'), ...places.map((at) => say('seatN', { n: at + 1 }))]}
    >
      {round.tables.map(({ table, seats }) => (
        <tr key={table}>
          <th scope="row" class="big">
            {table}
          </th>
          {places.map((at) => (
            <td class="names" key={at}>
              {seats[at]?.name ?? ''}{' '}
              <small class="faint">{seats[at] === undefined ? '' : say('pointsShort', { n: seats[at].points })}</small>
            </td>
          ))}
        </tr>
      ))}
      {round.unpaired.map(({ entrant, name, gets }) => (
        <tr key={`u${entrant}`}>
          <th scope="row">–</th>
          <td class="names" colSpan={width}>
            {name} · {say(gets === 'loss' ? 'assignedLoss' : 'bye')}
          </td>
        </tr>
      ))}
    </Paper>
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
              <div class={table !== undefined && table.seats.length > 2 ? 'slip pod' : 'slip'} key={place}>
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
  const isPod = table.seats.length > 2;
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
          <span class="box">{say(isPod ? 'podWinner' : 'gamesWon')}</span>
          <span class="box">{say('drop')}</span>
          <span class="line">{say('signature')}</span>
        </div>
      ))}
      <p class="slip-foot">
        <span class="box">{say(isPod ? 'podDraw' : 'drawnGames')}</span>
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
      <Paper
        title={`${tournament.name} · ${say('standingsAfter', { n: value.round })}`}
        caption={say('standings')}
        heads={[say('rank'), say('name'), ...value.chain.map((figure) => figureWord(figure, 'short', language))]}
      >
        {value.rows.map((row) => (
          <tr key={row.entrant}>
            <td class="big">{row.rank}</td>
            <th scope="row" class="names">
              {row.name}
            </th>
            {value.chain.map((figure) => (
              <td key={figure}>{row.figures[figure]?.shown ?? ''}</td>
            ))}
          </tr>
        ))}
      </Paper>
      <p class="faint">{policyTitle(value.policy, language)}</p>
    </>
  );
}
