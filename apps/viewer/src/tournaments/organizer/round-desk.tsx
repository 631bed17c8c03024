import { useState } from 'preact/hooks';
import { ResultCell, TableHeads, namesOfRound } from '../public/pairings.js';
import { RoundTimer, useRound } from '../public/rounds.js';
import { addressOf } from '../shared/addresses.js';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { forcedText, reasonText, unpairedText } from '../shared/reasons.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Came, Round, Table, Tournament } from '../shared/types.js';
import { Choice, Field, ProblemNote } from '../shared/widgets.js';
import { OverrideForm } from './override-form.js';
import { Correction } from './correction.js';
import { Disputes, ResultEntry } from './result-entry.js';

interface RoundDeskProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** A round at the desk: its clock, its results, and its pairings with their reasons. */
export function RoundDesk({ api, tournament, sender }: RoundDeskProps) {
  const { say } = usePage();
  const newest = tournament.rounds.at(-1)?.round ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? newest;
  const { value: seen, problem } = useRound(api, tournament, round);
  if (newest === null || round === null) return <p>{say('noRoundYet')}</p>;
  return (
    <section>
      <h2>{say('roundNumber', { n: round })}</h2>
      <div class="row tools">
        <Choice
          label={say('round')}
          value={round}
          options={tournament.rounds.map((one) => [one.round, say('roundNumber', { n: one.round })] as const)}
          onChoose={(one) => setChosen(one === newest ? null : one)}
        />
        <a class="button" href={addressOf.print(tournament.tournamentId, 'pairings', round)}>
          {say('printPairings')}
        </a>
        <a class="button" href={addressOf.print(tournament.tournamentId, 'slips', round)}>
          {say('printSlips')}
        </a>
      </div>
      <ProblemNote problem={problem} />
      {seen !== null && seen.value.round === round && (
        <OpenRound api={api} tournament={tournament} sender={sender} seen={seen} key={round} />
      )}
    </section>
  );
}

function OpenRound({ api, tournament, sender, seen }: RoundDeskProps & { readonly seen: Came<Round> }) {
  const round = seen.value;
  const played = round.stage === 'published' || round.stage === 'running';
  return (
    <>
      {round.stage === 'running' && <ClockDesk api={api} sender={sender} seen={seen} />}
      {played && <Disputes round={round} sender={sender} />}
      {played && <ResultEntry round={round} sender={sender} />}
      <Tables api={api} round={round} tournament={tournament} sender={sender} />
      {round.stage === 'paired' && <OverrideForm api={api} round={round} tournament={tournament} sender={sender} />}
    </>
  );
}

function ClockDesk({ api, sender, seen }: Omit<RoundDeskProps, 'tournament'> & { readonly seen: Came<Round> }) {
  const { say } = usePage();
  const { clock, tables } = seen.value;
  const paused = clock?.pausedAt !== null;
  return (
    <div class="card clock">
      <RoundTimer api={api} seen={seen} />
      <div class="row">
        <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: paused ? 'resumeRound' : 'pauseRound' })}>
          {say(paused ? 'resume' : 'pause')}
        </button>
        {clock?.timeCalledAt === null && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'callTime' })}>
            {say('callTime')}
          </button>
        )}
      </div>
      <details>
        <summary>{say('extendTime')}</summary>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            const seconds = Math.round(Number(data.get('minutes')) * 60);
            void sender.send({ type: 'extendTime', table: Number(data.get('table')), seconds, reason: String(data.get('reason') ?? '') });
          }}
        >
          <Field label={say('table')}>
            <select name="table">
              {tables.map(({ table }) => (
                <option value={String(table)} key={table}>
                  {table}
                </option>
              ))}
            </select>
          </Field>
          <Field label={say('minutes')}>
            <input name="minutes" type="number" min={1} max={120} defaultValue="3" required />
          </Field>
          <Field label={say('reason')}>
            <input name="reason" required maxLength={500} autocomplete="off" />
          </Field>
          <button type="submit" disabled={sender.busy}>
            {say('extendTime')}
          </button>
        </form>
      </details>
    </div>
  );
}

type Filter = 'all' | 'open';

function Tables({ api, round, tournament, sender }: RoundDeskProps & { readonly round: Round }) {
  const { language, say } = usePage();
  const [filter, setFilter] = useState<Filter>('all');
  const nameOf = namesOfRound(round);
  const open = round.tables.filter(({ state }) => state !== 'confirmed').length;
  const tables = filter === 'open' ? round.tables.filter(({ state }) => state !== 'confirmed') : round.tables;
  return (
    <>
      <div class="segments" role="group" aria-label={say('filter')}>
        <button type="button" aria-pressed={filter === 'all'} onClick={() => setFilter('all')}>
          {say('allTables')}
        </button>
        <button type="button" aria-pressed={filter === 'open'} onClick={() => setFilter('open')}>
          {say('missingResults', { n: open })}
        </button>
      </div>
      <table class="list">
        <TableHeads />
        <tbody>
          {tables.map((table) => (
            <TableRow key={table.table} api={api} table={table} round={round} tournament={tournament} sender={sender} />
          ))}
          {filter === 'all' &&
            round.unpaired.map(({ entrant, name, gets, why }) => (
              <tr key={`u${entrant}`}>
                <th scope="row" class="number">
                  –
                </th>
                <td>
                  <span class="seat">{name}</span>
                  <small class="why">{unpairedText(why, nameOf, language)}</small>
                </td>
                <td class="number">{say(gets === 'loss' ? 'assignedLoss' : 'bye')}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

interface TableRowProps extends RoundDeskProps {
  readonly table: Table;
  readonly round: Round;
}

function TableRow({ api, table, round, tournament, sender }: TableRowProps) {
  const { language, say } = usePage();
  const nameOf = namesOfRound(round);
  const [correcting, setCorrecting] = useState(false);
  const mayCorrect = table.state === 'confirmed' && tournament.status === 'running';
  return (
    <>
      <tr>
        <th scope="row" class="number big">
          {table.table}
        </th>
        <td>
          {table.seats.map(({ entrant, name, points }) => (
            <span class="seat" key={entrant}>
              {name} <small class="faint">{say('pointsShort', { n: points })}</small>
            </span>
          ))}
          <small class="why">
            {reasonText(table.why, nameOf, language)} {forcedText(table.forced, nameOf, language)}
            {table.extensionSeconds > 0 && ` ${say('extraTime', { n: Math.round(table.extensionSeconds / 60) })}`}
          </small>
        </td>
        <td class="number">
          <ResultCell table={table} />
          {mayCorrect && !correcting && (
            <button
              type="button"
              aria-label={`${say('correct')}: ${say('tableN', { n: table.table })}`}
              onClick={() => setCorrecting(true)}
            >
              {say('correct')}
            </button>
          )}
        </td>
      </tr>
      {mayCorrect && correcting && (
        <tr>
          <td colSpan={3}>
            <Correction
              api={api}
              table={table}
              round={round.round}
              version={tournament.version}
              sender={sender}
              onClose={() => setCorrecting(false)}
            />
          </td>
        </tr>
      )}
    </>
  );
}
