import { useState } from 'preact/hooks';
import { DeckFaults } from '../shared/deck-faults.js';
import { type Sender, useLoaded } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import { nameHolds } from '../shared/seating.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Command, Entrant, Tournament } from '../shared/types.js';
import { Deliberate, Field, ProblemNote } from '../shared/widgets.js';
import type { WordKey } from '../shared/words.js';

type Filter = 'all' | 'missing' | 'wrong';

const standingWords = {
  enforced: 'deckEnforced',
  notEnforced: 'deckNotEnforced',
  illegal: 'deckIllegal',
} as const satisfies Readonly<Record<string, WordKey>>;

const isMissing = ({ deck }: Entrant): boolean => deck === null;
const isWrong = ({ deck }: Entrant): boolean => deck !== null && (deck.late === true || deck.standing === 'illegal');

interface DeckListProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** Everybody's deck as staff see it: whether there is one, how it stands, and what can be done about it. */
export function DeckList({ api, tournament, sender }: DeckListProps) {
  const { say } = usePage();
  const { value, problem } = useLoaded(() => api.entrants(), String(tournament.version));
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [handingIn, setHandingIn] = useState<number | null>(null);
  const entrants = (value ?? []).filter(({ place }) => place !== 'cancelled');
  const holds = { all: () => true, missing: isMissing, wrong: isWrong }[filter];
  const shown = entrants.filter((entrant) => holds(entrant) && nameHolds(entrant.name, typed));
  const label = {
    all: say('allDecks', { n: entrants.length }),
    missing: say('missingDecks', { n: entrants.filter(isMissing).length }),
    wrong: say('wrongDecks', { n: entrants.filter(isWrong).length }),
  };
  return (
    <>
      <div class="segments" role="group" aria-label={say('filter')}>
        {(['all', 'missing', 'wrong'] as const).map((one) => (
          <button type="button" key={one} aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {label[one]}
          </button>
        ))}
      </div>
      <ProblemNote problem={problem} />
      <Field label={say('searchName')}>
        <input type="search" value={typed} onInput={({ currentTarget }) => setTyped(currentTarget.value)} autocomplete="off" />
      </Field>
      {value !== null && shown.length === 0 && <p class="faint">{say('nobodyFound')}</p>}
      <ol class="people">
        {shown.map((entrant) => (
          <li key={entrant.entrant} value={entrant.entrant}>
            <DeckRow
              entrant={entrant}
              locked={tournament.decksLocked}
              sender={sender}
              handsIn={handingIn === entrant.entrant}
              onHandIn={(open) => setHandingIn(open ? entrant.entrant : null)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface DeckRowProps {
  readonly entrant: Entrant;
  readonly locked: boolean;
  readonly sender: Sender;
  /** Whether a deck is being handed in for this entrant. */
  readonly handsIn: boolean;
  onHandIn(open: boolean): void;
}

function DeckRow({ entrant, locked, sender, handsIn, onHandIn }: DeckRowProps) {
  const { say } = usePage();
  const { entrant: number, name, deck, deckUnlocked } = entrant;
  const standing = deck?.standing;
  return (
    <details class="person">
      <summary>
        {name}{' '}
        <small class={isWrong(entrant) ? 'wrong' : 'faint'}>
          {deck === null ? say('deckNone') : standing === undefined ? '' : say(standingWords[standing])}
          {deck?.late === true && ` · ${say('deckLate')}`}
          {locked && deckUnlocked === true && ` · ${say('deckUnlocked')}`}
        </small>
      </summary>
      <div class="row">
        {locked && deckUnlocked !== true && (
          <Deliberate
            label={say('unlockDeck')}
            question={say('unlockDeckSure', { name })}
            reason
            disabled={sender.busy}
            onDo={(reason) => void sender.send({ type: 'unlockDeck', entrant: number, reason })}
          />
        )}
        {!handsIn && (
          <button type="button" disabled={sender.busy} aria-label={`${say('handInFor')}: ${name}`} onClick={() => onHandIn(true)}>
            {say('handInFor')}
          </button>
        )}
      </div>
      {handsIn && <HandIn entrant={number} replaces={deck !== null} late={locked} sender={sender} onDone={() => onHandIn(false)} />}
    </details>
  );
}

type HandingIn = Extract<Command, { readonly type: 'submitDeck' }>;

interface HandInProps {
  readonly entrant: number;
  readonly replaces: boolean;
  readonly late: boolean;
  readonly sender: Sender;
  onDone(): void;
}

/** Hands in a deck in the player's place. One that breaks the rules is refused with all that is wrong; staff may then take it all the same. */
function HandIn({ entrant, replaces, late, sender, onDone }: HandInProps) {
  const { say } = usePage();
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const command = (accept: boolean): HandingIn => ({
    type: 'submitDeck',
    entrant,
    text,
    accept,
    ...(fileName === null ? {} : { fileName }),
  });
  const send = async (accept: boolean) => {
    setSent(true);
    if (await sender.send(command(accept))) onDone();
  };
  const read = async (file: File) => {
    setText(await file.slice(0, longestDeck).text());
    setFileName(file.name);
    setSent(false);
  };
  const refused = sent ? sender.problem : null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      {late && <p>{say('deckWillBeLate')}</p>}
      {replaces && <p>{say('deckReplaces')}</p>}
      <Field label={say('deckText')} hint={say('deckHint')}>
        <textarea
          rows={8}
          required
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setFileName(null);
            setSent(false);
          }}
        />
      </Field>
      <Field label={say('deckFile')}>
        <input
          type="file"
          accept=".txt,.dec,.dek,.ydk,.csv,.cod,text/plain"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) void read(file);
          }}
        />
      </Field>
      <DeckFaults problem={refused} />
      <div class="row">
        <button type="submit" class="primary" disabled={sender.busy}>
          {say('handIn')}
        </button>
        <button type="button" onClick={onDone}>
          {say('cancel')}
        </button>
        {refused?.code === 'deck/illegal' && (
          <Deliberate
            label={say('acceptIllegal')}
            question={say('acceptIllegalSure')}
            disabled={sender.busy}
            onDo={() => void send(true)}
          />
        )}
      </div>
    </form>
  );
}

/** No deck is longer, in bytes: what stands behind is not read. The server takes 65,536 letters, of at most three bytes each. */
const longestDeck = 3 * 65_536 + 1;
