import { useState } from 'preact/hooks';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { Entrant, Tournament } from '../shared/types.js';
import { Field } from '../shared/widgets.js';

/** Something that is wrong with a deck. */
interface Violation {
  readonly detail: string;
  readonly cards: readonly string[];
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null;

/** Reads the violations that come with a refused deck. */
export function violationsOf(params: Readonly<Record<string, unknown>>): readonly Violation[] {
  const list = params['violations'];
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).map(({ detail, cards }) => ({
    detail: typeof detail === 'string' ? detail : '',
    cards: Array.isArray(cards) ? cards.filter((card): card is string => typeof card === 'string') : [],
  }));
}

/** Hands in a deck, as text or from a file, and shows what is wrong with it. */
export function DeckForm({ tournament, me, sender }: { readonly tournament: Tournament; readonly me: Entrant; readonly sender: Sender }) {
  const { say } = usePage();
  const [text, setText] = useState('');
  const [handedIn, setHandedIn] = useState(false);
  const violations = sender.problem?.code === 'deck/illegal' ? violationsOf(sender.problem.params) : [];
  const submit = async () => setHandedIn(await sender.send({ type: 'submitDeck', entrant: me.entrant, text }));
  return (
    <div class="card">
      <h3>{say('deck')}</h3>
      <p role="status">{say(handedIn || me.deck !== null ? 'deckThere' : 'deckMissing')}</p>
      {tournament.decksLocked ? (
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
      {violations.length > 0 && (
        <ul>
          {violations.map(({ detail, cards }) => (
            <li key={`${detail} ${cards.join()}`}>
              {detail} {cards.length > 0 && <small class="faint">{cards.join(', ')}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
