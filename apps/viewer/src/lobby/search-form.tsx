import type { Language } from '../types.js';
import { word } from '../words.js';
import type { ListedGame } from './lobby-api.js';
import { addressOf, everything, type Search, searchOf, statuses } from './search.js';

interface SearchFormProps {
  readonly search: Search;
  readonly games: readonly ListedGame[];
  readonly language: Language;
  readonly onChoose: (search: Search) => void;
}

/** Everything that matches are searched by. What is chosen goes into the address. */
export function SearchForm({ search, games, language, onChoose }: SearchFormProps) {
  const say = (key: string): string => word(key, language);
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ ...searchOf(new FormData(event.currentTarget as HTMLFormElement)), gathering: search.gathering });
      }}
    >
      <label>
        {say('playerSearched')}
        <input type="search" name="player" defaultValue={search.player} maxLength={80} autocomplete="off" />
      </label>
      <label>
        {say('gameSearched')}
        <select name="game">
          <option value="">{say('anyGameSearched')}</option>
          {games.map(({ game, names }) => (
            <option value={game} selected={game === search.game} key={game}>
              {names[language]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('eventSearched')}
        <input type="search" name="tournament" defaultValue={search.tournament} maxLength={120} autocomplete="off" />
      </label>
      <label>
        {say('deckSearched')}
        <input type="search" name="deck" defaultValue={search.deck} maxLength={80} autocomplete="off" title={say('deckHint')} />
      </label>
      <label>
        {say('statusSearched')}
        <select name="status">
          <option value="">{say('anyStatus')}</option>
          {statuses.map((status) => (
            <option value={status} selected={status === search.status} key={status}>
              {say(status)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('fromDaySearched')}
        <input type="date" name="from" defaultValue={search.from} />
      </label>
      <label>
        {say('toDaySearched')}
        <input type="date" name="to" defaultValue={search.to} />
      </label>
      <div class="buttons">
        <button type="submit">{say('searchMatches')}</button>
        {addressOf(search) !== '' && (
          <button type="button" onClick={() => onChoose(everything)}>
            {say('resetSearch')}
          </button>
        )}
      </div>
    </form>
  );
}
