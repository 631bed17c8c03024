import { useRef, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import { keptPlayers } from '../shared/storage.js';
import { newCommandId, TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { CopyField, Field, ProblemNote } from '../shared/widgets.js';

/** As whom this browser has played before, as far as its tokens are still good. At most five are asked for. */
async function earlierPlayers(): Promise<readonly { readonly secret: string; readonly name: string; readonly tournament: string }[]> {
  const asked = keptPlayers()
    .slice(0, 5)
    .map(async ({ tournamentId, secret }) => {
      const api = new TournamentApi(tournamentId, secret);
      const [me, { name }] = await Promise.all([api.me(), api.tournament()]);
      const { entrant } = me.value;
      return entrant === null ? [] : [{ secret, name: entrant.name, tournament: name }];
    });
  // A token that has ended joins nothing, and is no trouble here.
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Registers whoever sits at the browser, where players register themselves; the link to their own page is shown once. */
export function Register({
  api,
  tournament,
  onRegistered,
}: {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly onRegistered: (secret: string) => void;
}) {
  const { say } = usePage();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isOpen = tournament.status === 'registration' && tournament.settings.selfRegistration;
  const { value: earlier } = useLoaded(earlierPlayers, isOpen ? tournament.tournamentId : null);
  // Kept until it succeeds: sent again, it registers nobody twice.
  const commandId = useRef(newCommandId());
  if (secret !== null)
    return (
      <section class="card">
        <h2>{say('registered')}</h2>
        <p>{say('keepLink')}</p>
        <CopyField label={say('yourLink')} text={addressOf.player(location.origin, tournament.tournamentId, secret)} />
        <button type="button" class="primary" onClick={() => onRegistered(secret)}>
          {say('toMyPage')}
        </button>
      </section>
    );
  if (!isOpen) return null;
  const register = async (name: string, earlierToken: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const mine = await api.register(name, commandId.current, earlierToken === '' ? null : earlierToken);
      commandId.current = newCommandId();
      setSecret(mine);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return (
    <section class="card">
      <h2>{say('registerYourself')}</h2>
      <ProblemNote problem={problem} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          void register(String(data.get('name') ?? '').trim(), String(data.get('earlier') ?? ''));
        }}
      >
        <Field label={say('yourName')} hint={say('yourNameHint')}>
          <input name="name" required maxLength={80} autocomplete="name" />
        </Field>
        {earlier !== null && earlier.length > 0 && (
          <Field label={say('earlierEvents')} hint={say('earlierHint')}>
            <select name="earlier">
              <option value="">{say('noEarlier')}</option>
              {earlier.map(({ secret: theirs, name, tournament: where }) => (
                <option value={theirs} key={theirs}>
                  {say('goOnWithHistory', { name, tournament: where })}
                </option>
              ))}
            </select>
          </Field>
        )}
        <button type="submit" class="primary" disabled={busy}>
          {say('register')}
        </button>
      </form>
    </section>
  );
}
