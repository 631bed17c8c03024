import { useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { type Sender, useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { nameHolds } from '../shared/seating.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Command, Entrant, Imported, Tournament } from '../shared/types.js';
import { Choice, CopyField, Deliberate, Field, ProblemNote } from '../shared/widgets.js';
import { entrantWord, refusedLineWord } from '../shared/words.js';
import { PenaltiesDesk } from './penalties-desk.js';

interface DeskProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** The infraction for which players are taken out of a tournament (IPG 4). */
const unsporting = 'ipg/4';

/** Who plays: adding, checking in, dropping, and each player's link. */
export function PlayersDesk({ api, tournament, sender }: DeskProps) {
  const { say } = usePage();
  const [typed, setTyped] = useState('');
  const { value, problem } = useLoaded(() => api.entrants(), String(tournament.version));
  const over = tournament.status === 'finished' || tournament.status === 'cancelled';
  const shown = (value ?? []).filter(({ name }) => nameHolds(name, typed));
  return (
    <section>
      <h2>{say('players')}</h2>
      {!over && <AddPlayer tournament={tournament} sender={sender} />}
      {!over && tournament.status !== 'running' && <ImportPlayers api={api} sender={sender} />}
      <ProblemNote problem={problem} />
      <Field label={say('searchName')}>
        <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} autocomplete="off" />
      </Field>
      {value !== null && shown.length === 0 && <p class="faint">{say('nobodyFound')}</p>}
      <ol class="people">
        {shown.map((entrant) => (
          <li key={entrant.entrant} value={entrant.entrant}>
            <EntrantRow api={api} tournament={tournament} sender={sender} entrant={entrant} />
          </li>
        ))}
      </ol>
      {tournament.status === 'running' && value !== null && (
        <PenaltiesDesk api={api} tournament={tournament} sender={sender} entrants={value} />
      )}
    </section>
  );
}

function AddPlayer({ tournament, sender }: { readonly tournament: Tournament; readonly sender: Sender }) {
  const { say } = usePage();
  const [name, setName] = useState('');
  const [missed, setMissed] = useState<'losses' | 'byes' | 'nothing'>('losses');
  const late = tournament.status === 'running';
  const add = async () => {
    const command: Command = late
      ? { type: 'addLateEntrant', name: name.trim(), missed }
      : { type: 'registerEntrant', name: name.trim(), awardedByes: 0 };
    if (await sender.send(command)) setName('');
  };
  return (
    <form
      class="row add"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={say(late ? 'addLate' : 'addPlayer')}>
        <input value={name} required maxLength={80} autocomplete="off" onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </Field>
      {late && (
        <Choice
          label={say('missedRounds')}
          value={missed}
          options={[
            ['losses', say('missedLosses')],
            ['byes', say('missedByes')],
            ['nothing', say('missedNothing')],
          ]}
          onChoose={setMissed}
        />
      )}
      <button type="submit" class="primary" disabled={sender.busy}>
        {say('add')}
      </button>
    </form>
  );
}

function ImportPlayers({ api, sender }: { readonly api: TournamentApi; readonly sender: Sender }) {
  const { language, say } = usePage();
  const [csv, setCsv] = useState('');
  const [done, setDone] = useState<Imported | null>(null);
  const bring = () =>
    sender.attempt(async () => {
      const imported = await api.importCsv(csv);
      setDone(imported);
      if (imported.refused.length === 0) setCsv('');
    });
  return (
    <details>
      <summary>{say('importPlayers')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void bring();
        }}
      >
        <Field label={say('csv')} hint={say('csvHint')}>
          <textarea rows={6} required value={csv} onInput={({ currentTarget }) => setCsv(currentTarget.value)} />
        </Field>
        <Field label={say('csvFile')}>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setCsv)}
          />
        </Field>
        <button type="submit" disabled={sender.busy}>
          {say('bringIn')}
        </button>
      </form>
      {done !== null && (
        <div role="status">
          <p>{say('importedCount', { n: done.registered.length, refused: done.refused.length })}</p>
          <ul>
            {done.refused.map((refused) => (
              <li key={refused.line}>{refusedLineWord(refused, language)}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function EntrantRow({ api, tournament, sender, entrant }: DeskProps & { readonly entrant: Entrant }) {
  const { language, say } = usePage();
  const [link, setLink] = useState<string | null>(null);
  const { entrant: number, name, playerIds, place, presence, play } = entrant;
  const playerId = playerIds[0];
  const over = tournament.status === 'finished' || tournament.status === 'cancelled';
  const playing = tournament.status === 'closed' || tournament.status === 'running';
  const active = place === 'registered' && play === 'active';
  const mint = (id: string) =>
    sender.attempt(async () =>
      setLink(addressOf.player(location.origin, tournament.tournamentId, await api.playerSecret(tournament.gatheringId, id))),
    );
  const button = (command: Command, label: string) => (
    <button type="button" disabled={sender.busy} aria-label={`${label}: ${name}`} onClick={() => void sender.send(command)}>
      {label}
    </button>
  );
  // Who checks in a queue of players needs one touch for each.
  const quick = tournament.settings.checkIn === 'required' && !over && active && presence === 'expected';
  return (
    <>
      {quick && <span class="quick">{button({ type: 'checkIn', entrant: number }, say('checkInDo'))}</span>}
      <details class="person">
        <summary>
          {name} <small class="faint">{entrantWord(entrant, language)}</small>
        </summary>
        <div class="row">
          {!quick && !over && active && presence !== 'here' && button({ type: 'checkIn', entrant: number }, say('checkInDo'))}
          {playing && active && presence !== 'noShow' && button({ type: 'recordNoShow', entrant: number }, say('noShow'))}
          {place === 'waiting' && !over && button({ type: 'promoteEntrant', entrant: number }, say('promote'))}
          {playing &&
            (play === 'dropped' || presence === 'noShow') &&
            play !== 'disqualified' &&
            button({ type: 'reinstateEntrant', entrant: number }, say('reinstate'))}
          {playing && active && (
            <Deliberate
              label={say('dropPlayer')}
              question={say('dropPlayerSure', { name })}
              disabled={sender.busy}
              onDo={() => void sender.send({ type: 'dropEntrant', entrant: number })}
            />
          )}
          {playing && place === 'registered' && play !== 'disqualified' && (
            <Deliberate
              label={say('disqualify')}
              question={say('disqualifySure', { name })}
              disabled={sender.busy}
              onDo={() => void sender.send({ type: 'disqualifyEntrant', entrant: number, infraction: unsporting })}
            />
          )}
          {!over && tournament.status !== 'running' && place !== 'cancelled' && (
            <Deliberate
              label={say('cancelRegistration')}
              question={say('cancelRegistrationSure')}
              disabled={sender.busy}
              onDo={() => void sender.send({ type: 'cancelRegistration', entrant: number })}
            />
          )}
          {playerId !== undefined && (
            <button type="button" disabled={sender.busy} aria-label={`${say('playerLink')}: ${name}`} onClick={() => void mint(playerId)}>
              {say('playerLink')}
            </button>
          )}
        </div>
        {link !== null && (
          <>
            <p>{say('playerLinkHint')}</p>
            <CopyField label={say('playerLinkOf', { name })} text={link} />
          </>
        )}
      </details>
    </>
  );
}
