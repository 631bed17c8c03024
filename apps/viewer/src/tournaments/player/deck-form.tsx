import { useState } from 'preact/hooks';
import { DeckFaults } from '../shared/deck-faults.js';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { Entrant, Tournament } from '../shared/types.js';
import { Field } from '../shared/widgets.js';

/** Hands in a deck, as text or from a file, and shows what is wrong with it. */
export function DeckForm({ tournament, me, sender }: { readonly tournament: Tournament; readonly me: Entrant; readonly sender: Sender }) {
  const { say } = usePage();
  const [text, setText] = useState('');
  const [handedIn, setHandedIn] = useState(false);
  const submit = async () => setHandedIn(await sender.send({ type: 'submitDeck', entrant: me.entrant, text }));
  return (
    <div class="card">
      <h3>{say('deck')}</h3>
      <p role="status">{say(handedIn || me.deck !== null ? 'deckThere' : 'deckMissing')}</p>
      {tournament.decksLocked && me.deckUnlocked !== true ? (
        <p>{say('decksLocked')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field label={say('deckText')} hint={say('deckHint')}>
            <textarea rows={8} required value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
          </Field>
          <Field label={say('deckFile')}>
            <input
              type="file"
              accept=".txt,.dec,.dek,.ydk,text/plain"
              onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
            />
          </Field>
          <button type="submit" class="primary" disabled={sender.busy}>
            {say('handIn')}
          </button>
        </form>
      )}
      <DeckFaults problem={sender.problem} />
    </div>
  );
}
