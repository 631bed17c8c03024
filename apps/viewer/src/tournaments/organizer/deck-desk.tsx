import { useState } from 'preact/hooks';
import type { Sender } from '../shared/hooks.js';
import { usePage } from '../shared/page.js';
import type { TournamentApi } from '../shared/tournament-api.js';
import type { Tournament } from '../shared/types.js';
import { Deliberate } from '../shared/widgets.js';
import { DeckList } from './deck-list.js';

interface DeckDeskProps {
  readonly api: TournamentApi;
  readonly tournament: Tournament;
  readonly sender: Sender;
}

/** Decks of a tournament that takes some: the lock, everybody's deck, who may read the lists, and tables whose decks are checked. */
export function DeckDesk({ api, tournament, sender }: DeckDeskProps) {
  const { say } = usePage();
  const [open, setOpen] = useState(false);
  const { decksLocked, deckChecks, rounds } = tournament;
  const stage = rounds.at(-1)?.stage;
  const playing = stage === 'published' || stage === 'running';
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('decks')}</summary>
      <div class="row">
        {!decksLocked && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'lockDecks' })}>
            {say('lockDecks')}
          </button>
        )}
        <Deliberate
          label={say('openToOpponents')}
          question={say('openListsSure')}
          disabled={sender.busy}
          onDo={() => void sender.send({ type: 'openDeckLists', to: 'opponents' })}
        />
        <Deliberate
          label={say('openToEverybody')}
          question={say('openListsSure')}
          disabled={sender.busy}
          onDo={() => void sender.send({ type: 'openDeckLists', to: 'everybody' })}
        />
        {playing && (
          <button type="button" disabled={sender.busy} onClick={() => void sender.send({ type: 'drawDeckChecks', tables: null })}>
            {say('drawChecks')}
          </button>
        )}
      </div>
      <ul>
        {deckChecks.map(({ round, table, outcome }) => (
          <li key={`${round}/${table}`}>
            {say('roundTable', { round, table })}{' '}
            {outcome === null
              ? (['inOrder', 'problem'] as const).map((found) => (
                  <button
                    type="button"
                    key={found}
                    disabled={sender.busy}
                    onClick={() => void sender.send({ type: 'recordDeckCheck', round, table, outcome: found })}
                  >
                    {say(checkWords[found])}
                  </button>
                ))
              : say(checkWords[outcome])}
          </li>
        ))}
      </ul>
      {open && <DeckList api={api} tournament={tournament} sender={sender} />}
    </details>
  );
}

const checkWords = { inOrder: 'checkInOrder', problem: 'checkProblem' } as const;
