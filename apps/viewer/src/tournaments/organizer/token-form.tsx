import { secretOfFragment } from '../shared/addresses.js';
import { usePage } from '../shared/page.js';
import { keep, organizerKey } from '../shared/storage.js';
import { needsAnotherToken, type Problem } from '../shared/problems.js';
import { Field, ProblemNote } from '../shared/widgets.js';

/** Takes an organizer's token, or the whole link that holds it. */
export function TokenForm({ onToken }: { readonly onToken: (secret: string) => void }) {
  const { say } = usePage();
  return (
    <form
      class="card"
      onSubmit={(event) => {
        event.preventDefault();
        const pasted = String(new FormData(event.currentTarget).get('token') ?? '').trim();
        const secret = pasted.includes('#') ? (secretOfFragment(pasted.slice(pasted.indexOf('#'))) ?? pasted) : pasted;
        keep(organizerKey, secret);
        onToken(secret);
      }}
    >
      <h2>{say('organizerToken')}</h2>
      <p>{say('organizerTokenHint')}</p>
      <Field label={say('token')}>
        <input name="token" type="password" required autocomplete="off" />
      </Field>
      <button type="submit" class="primary">
        {say('open')}
      </button>
    </form>
  );
}

/** Why a page does not open with an organizer's token; and, where another one is needed, a form for it. */
export function NotOpened({ problem, onToken }: { readonly problem: Problem; readonly onToken: (secret: string) => void }) {
  return (
    <>
      <ProblemNote problem={problem} />
      {needsAnotherToken(problem) && <TokenForm onToken={onToken} />}
    </>
  );
}
