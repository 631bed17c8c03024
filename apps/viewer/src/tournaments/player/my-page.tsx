import { useEffect, useState } from 'preact/hooks';
import { OwnResults } from '../public/opened.js';
import { useEarlierPauses } from '../public/rounds.js';
import { resultText } from '../public/result-text.js';
import { addressOf } from '../shared/addresses.js';
import { type Sender, useLoaded, useSender } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { timeOfDay } from '../shared/timer.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Came, Entrant, OwnPage, Table, Tournament } from '../shared/types.js';
import { CopyField, Deliberate, ProblemNote, Timer } from '../shared/widgets.js';
import { entrantWord } from '../shared/words.js';
import { awaitsMatch } from './awaited-match.js';
import { DeckForm } from './deck-form.js';
import { ReportForm } from './report-form.js';

interface MyPageProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly secret: string;
  refresh(): Promise<void>;
  onForget(): void;
}

/** A player's own table, result, deck, and ways in and out. */
export function MyPage({ api, tournament, secret, refresh, onForget }: MyPageProps) {
  const { language, say } = usePage();
  const [awaited, setAwaited] = useState(false);
  const { value: seen, problem } = useLoaded(() => api.me(), `${tournament.version}${awaited ? ` ${tournament.now}` : ''}`);
  useEffect(() => {
    if (seen !== null) setAwaited(awaitsMatch(tournament, seen.value));
  }, [seen]);
  const sender = useSender(api, refresh);
  if (seen === null) return problem === null ? <p>{say('loading')}</p> : <ProblemNote problem={problem} />;
  const { entrant } = seen.value;
  if (entrant === null)
    return (
      <section>
        <p>{say('notAnEntrant')}</p>
        <button type="button" onClick={onForget}>
          {say('forgetToken')}
        </button>
      </section>
    );
  return (
    <section class="mine">
      <h2>
        {entrant.name} <small class="faint">{entrantWord(entrant, language)}</small>
      </h2>
      <ProblemNote problem={sender.problem} onClose={() => sender.setProblem(null)} />
      <MyTable api={api} tournament={tournament} seen={seen} me={entrant} secret={secret} sender={sender} />
      <InAndOut tournament={tournament} me={entrant} sender={sender} />
      {tournament.settings.decks === 'required' && <DeckForm tournament={tournament} me={entrant} sender={sender} />}
      <h3>{say('myResults')}</h3>
      <OwnResults api={api} entrant={entrant.entrant} version={tournament.version} />
      {entrant.playerId !== null && (
        <p>
          <a class="button" href={addressOf.history(entrant.playerId, secret)}>
            {say('playerHistory')}
          </a>
        </p>
      )}
      <details>
        <summary>{say('yourLink')}</summary>
        <p>{say('keepLink')}</p>
        <CopyField label={say('yourLink')} text={addressOf.player(location.origin, tournament.tournamentId, secret)} />
        <button type="button" onClick={onForget}>
          {say('forgetToken')}
        </button>
      </details>
    </section>
  );
}

interface MyTableProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly seen: Came<OwnPage>;
  readonly me: Entrant;
  readonly secret: string;
  readonly sender: Sender;
}

function MyTable({ api, tournament, seen, me, secret, sender }: MyTableProps) {
  const { say } = usePage();
  const { round, table, unpaired, clock, now } = seen.value;
  const summary = tournament.rounds.find((one) => one.round === round);
  const running = useLoaded(() => api.round(round ?? 1), clock?.pausedAt ?? null);
  const earlierPausesMs = useEarlierPauses(api, running.value);
  if (round === null || summary === undefined) return <p class="card">{say('waitForPairings')}</p>;
  if (table === null)
    return (
      <p class="card">
        {unpaired === null ? say('noTable', { n: round }) : say(unpaired === 'bye' ? 'youHaveBye' : 'youHaveLoss', { n: round })}
      </p>
    );
  const others = table.seats.filter(({ entrant }) => entrant !== me.entrant);
  const opponent = others[0];
  const phase = tournament.structure?.phases[summary.phase];
  const open = summary.stage === 'published' || summary.stage === 'running';
  return (
    <div class="card my-table">
      <h3>{say('roundNumber', { n: round })}</h3>
      <p class="place">
        <span>{say('table')}</span> <strong>{table.table}</strong>
      </p>
      <p class="against">
        {say('against')}{' '}
        {others.map(({ entrant, name, points }) => (
          <span class="seat" key={entrant}>
            <strong>{name}</strong> <small class="faint">{say('pointsShort', { n: points })}</small>
          </span>
        ))}
      </p>
      {open && (
        <Timer seen={{ clock, now, cameAt: seen.cameAt }} extensionSeconds={table.extensionSeconds} earlierPausesMs={earlierPausesMs} />
      )}
      <Confirmation table={table} me={me.entrant} />
      {table.matchId !== null && (
        <p>
          <a class="button primary" href={addressOf.board(table.matchId, secret)}>
            {say('toMatch')}
          </a>
        </p>
      )}
      {open &&
        table.state !== 'confirmed' &&
        phase !== undefined &&
        tournament.settings.reporting === 'players' &&
        opponent !== undefined && (
          <ReportForm table={table} me={me.entrant} opponent={opponent} phase={phase} sender={sender} closed={table.matchId !== null} />
        )}
    </div>
  );
}

/** How far the result is. What the opponent said is not told before both have reported. */
function Confirmation({ table, me }: { readonly table: Table; readonly me: number }) {
  const { language, say } = usePage();
  if (table.result !== null)
    return (
      <p class="note good" role="status">
        {say('confirmedAs')} <strong>{resultText(table.result, table, language, me)}</strong>
        {table.corrected && ` ${say('corrected')}`}
      </p>
    );
  const stands = table.reportStandsAt === null ? null : timeOfDay(table.reportStandsAt, localeOf(language));
  const own = table.reports.find(({ reporter }) => reporter === me);
  if (table.state === 'disputed')
    return (
      <p class="note problem" role="status">
        {say('youDiffer')}
      </p>
    );
  if (own !== undefined)
    return (
      <p class="note" role="status">
        {say('youReported', { score: resultText(own.result, table, language, me) })} {say('opponentHasTo')}{' '}
        {stands !== null && say('ownStands', { time: stands })}
      </p>
    );
  if (table.state === 'reported')
    return (
      <p class="note" role="status">
        {say('opponentReported')} {stands !== null && say('theirsStands', { time: stands })}
      </p>
    );
  return null;
}

function InAndOut({ tournament, me, sender }: { readonly tournament: Tournament; readonly me: Entrant; readonly sender: Sender }) {
  const { say } = usePage();
  const { entrant } = me;
  const early = tournament.status === 'setUp' || tournament.status === 'registration' || tournament.status === 'closed';
  const mayCheckIn =
    tournament.settings.checkIn === 'required' &&
    me.place === 'registered' &&
    me.presence === 'expected' &&
    me.play === 'active' &&
    (early || tournament.status === 'running');
  return (
    <div class="row">
      {mayCheckIn && (
        <button type="button" class="primary" disabled={sender.busy} onClick={() => void sender.send({ type: 'checkIn', entrant })}>
          {say('iAmHere')}
        </button>
      )}
      {early && me.place !== 'cancelled' && (
        <Deliberate
          label={say('cancelRegistration')}
          question={say('cancelRegistrationSure')}
          disabled={sender.busy}
          onDo={() => void sender.send({ type: 'cancelRegistration', entrant })}
        />
      )}
      {tournament.status === 'running' && me.place === 'registered' && me.play === 'active' && (
        <Deliberate
          label={say('drop')}
          question={say('dropSure')}
          disabled={sender.busy}
          onDo={() => void sender.send({ type: 'dropEntrant', entrant })}
        />
      )}
    </div>
  );
}
