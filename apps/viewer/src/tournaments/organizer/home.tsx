import { useMemo, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { useLoaded } from '../shared/hooks.js';
import { localeOf } from '../shared/language.js';
import { usePage } from '../shared/page.js';
import { pageProblem } from '../shared/problems.js';
import { keep, organizerKey, takeSecret } from '../shared/storage.js';
import { OrganizerApi } from '../shared/tournament-api.js';
import { useNames } from '../shared/widgets.js';
import { CreateForm } from './create-form.js';
import { NotOpened, TokenForm } from './token-form.js';

/** An organizer's gatherings and tournaments, and the form for a new one. */
export function OrganizerHome() {
  const { say } = usePage();
  const [secret, setSecret] = useState(() => takeSecret(organizerKey));
  const forget = () => {
    keep(organizerKey, null);
    setSecret(null);
  };
  return (
    <>
      <h1>{say('organize')}</h1>
      {secret === null ? <TokenForm onToken={setSecret} /> : <Known secret={secret} onToken={setSecret} onForget={forget} key={secret} />}
    </>
  );
}

interface KnownProps {
  readonly secret: string;
  readonly onToken: (secret: string) => void;
  readonly onForget: () => void;
}

function Known({ secret, onToken, onForget }: KnownProps) {
  const { language, say } = usePage();
  const nameOf = useNames();
  const api = useMemo(() => new OrganizerApi(secret), [secret]);
  const { value: role, problem } = useLoaded(() => api.role(), secret);
  const { value: listed } = useLoaded(() => api.gatherings(), role === 'organizer' ? secret : null);
  const { value: everything } = useLoaded(() => api.runsEverything(), role === 'organizer' ? secret : null);
  const { value: games } = useLoaded(() => api.games(), role === 'organizer' ? secret : null);
  if (problem !== null) return <NotOpened problem={problem} onToken={onToken} />;
  if (role === null) return <p>{say('loading')}</p>;
  if (role !== 'organizer') return <NotOpened problem={pageProblem('page/no-organizer')} onToken={onToken} />;
  const gameName = (game: string): string => {
    const found = games?.find((one) => one.game === game);
    return found === undefined ? game : nameOf(found.names);
  };
  return (
    <>
      {games !== null && listed !== null && <CreateForm api={api} games={games} gatherings={listed.map(({ gathering }) => gathering)} />}
      <h2>{say('yourTournaments')}</h2>
      {listed !== null && listed.every(({ tournaments }) => tournaments.length === 0) && <p class="faint">{say('noTournamentYet')}</p>}
      {(listed ?? []).map(
        ({ gathering, tournaments }) =>
          tournaments.length > 0 && (
            <section key={gathering.gatheringId}>
              <h3>
                {gathering.name} <small class="faint">{gameName(gathering.game)}</small>
              </h3>
              <ul class="links">
                {tournaments.map(({ tournamentId, name, createdAt }) => (
                  <li key={tournamentId}>
                    <a href={addressOf.desk(tournamentId)}>
                      {name} <small class="faint">{new Date(createdAt).toLocaleDateString(localeOf(language))}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      {everything === true && (
        <ul class="links">
          <li>
            <a href={addressOf.cards}>{say('cards')}</a>
          </li>
        </ul>
      )}
      <p>
        <button type="button" onClick={onForget}>
          {say('forgetToken')}
        </button>
      </p>
    </>
  );
}
