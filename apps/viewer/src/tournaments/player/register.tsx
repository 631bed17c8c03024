import { useRef, useState } from 'preact/hooks';
import { addressOf } from '../shared/addresses.js';
import { usePage } from '../shared/page.js';
import { type Problem, problemOf } from '../shared/problems.js';
import { newCommandId, type TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { CopyField, Field, ProblemNote } from '../shared/widgets.js';

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
  if (tournament.status !== 'registration' || !tournament.settings.selfRegistration) return null;
  const register = async (name: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const mine = await api.register(name, commandId.current);
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
          void register(String(new FormData(event.currentTarget).get('name') ?? '').trim());
        }}
      >
        <Field label={say('yourName')} hint={say('yourNameHint')}>
          <input name="name" required maxLength={80} autocomplete="name" />
        </Field>
        <button type="submit" class="primary" disabled={busy}>
          {say('register')}
        </button>
      </form>
    </section>
  );
}
