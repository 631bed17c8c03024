import { useEffect, useState } from 'preact/hooks';
import type { HistoryAsked } from '../shared/archive-api.js';
import { usePage } from '../shared/page.js';
import { Field } from '../shared/widgets.js';
import { outcomeWord } from '../shared/words.js';

const names = ['game', 'tournament', 'from', 'to', 'opponent', 'result'] as const;
const nothing: HistoryAsked = { game: '', tournament: '', from: '', to: '', opponent: '', result: '' };
const results = [
  ['won', 'win'],
  ['lost', 'loss'],
  ['drawn', 'draw'],
  ['bye', 'bye'],
] as const;

/** Reads what is looked for from an address or a form. What can't be looked for is the server's to refuse. */
export function askedIn(given: { get(name: string): unknown }): HistoryAsked {
  const found: Record<(typeof names)[number], string> = { ...nothing };
  for (const name of names) {
    const value = given.get(name);
    if (typeof value === 'string') found[name] = value.trim();
  }
  return found;
}

/** The part of an address that asks for this, with its question mark; empty for everything. */
export function addressOfAsked(asked: HistoryAsked): string {
  const given = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** The filter in the address: whoever is given the link sees the same, and the browser's back button goes back. */
export function useAsked(): readonly [HistoryAsked, (asked: HistoryAsked) => void] {
  const read = () => askedIn(new URLSearchParams(location.search));
  const [asked, setAsked] = useState(read);
  useEffect(() => {
    const back = () => setAsked(read());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const choose = (chosen: HistoryAsked) => {
    history.pushState(null, '', `${location.pathname}${addressOfAsked(chosen)}`);
    setAsked(chosen);
  };
  return [asked, choose];
}

interface HistoryFilterProps {
  readonly asked: HistoryAsked;
  readonly games: readonly (readonly [string, string])[];
  readonly onChoose: (asked: HistoryAsked) => void;
}

/** Everything that a history is searched by. */
export function HistoryFilter({ asked, games, onChoose }: HistoryFilterProps) {
  const { language, say } = usePage();
  return (
    <form
      class="card"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(askedIn(new FormData(event.currentTarget)));
      }}
    >
      <Field label={say('game')}>
        <select name="game">
          <option value="">{say('anyGame')}</option>
          {games.map(([game, name]) => (
            <option value={game} selected={game === asked.game} key={game}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('tournamentName')}>
        <input type="search" name="tournament" defaultValue={asked.tournament} maxLength={120} autocomplete="off" />
      </Field>
      <Field label={say('opponent')}>
        <input type="search" name="opponent" defaultValue={asked.opponent} maxLength={80} autocomplete="off" />
      </Field>
      <Field label={say('result')}>
        <select name="result">
          <option value="">{say('anyResult')}</option>
          {results.map(([result, term]) => (
            <option value={result} selected={result === asked.result} key={result}>
              {outcomeWord(term, language)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('fromDay')}>
        <input type="date" name="from" defaultValue={asked.from} />
      </Field>
      <Field label={say('toDay')}>
        <input type="date" name="to" defaultValue={asked.to} />
      </Field>
      <div class="row">
        <button type="submit" class="primary">
          {say('search')}
        </button>
        {addressOfAsked(asked) !== '' && (
          <button type="button" onClick={() => onChoose(nothing)}>
            {say('resetFilter')}
          </button>
        )}
      </div>
    </form>
  );
}
