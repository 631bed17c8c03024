import { useEffect, useMemo, useState } from 'preact/hooks';
import { BotSection } from '../bots/bot-section.js';
import type { Language } from '../types.js';
import { addWords, word } from '../words.js';
import { FoundList } from './found-list.js';
import { LobbyApi, type ListedGame, type ListedTournament } from './lobby-api.js';
import { addressOf, everything, listsOf, type Search, searchOf } from './search.js';
import { SearchForm } from './search-form.js';
import './style.css';
import { lobbyWords } from './words.js';

addWords(lobbyWords);

export interface LobbyProps {
  readonly language: Language;
  readonly matchId: string;
  readonly token: string | null;
  /** Whether the lists can be read: there is no token, or it is known to be good. What is wrong with a token is said above the form. */
  readonly isReady: boolean;
  readonly onOpen: (matchId: string | null, token: string) => void;
}

/** The search in the address: whoever is given the link sees the same lists, and the browser's back button goes back. */
function useSearch(): readonly [Search, (search: Search) => void] {
  const read = () => searchOf(new URLSearchParams(location.search));
  const [search, setSearch] = useState(read);
  useEffect(() => {
    const back = () => setSearch(read());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const choose = (chosen: Search) => {
    history.pushState(null, '', `/${addressOf(chosen)}`);
    setSearch(chosen);
  };
  return [search, choose];
}

/** The entry: a token, a match; what is live, to come and over, searched by what stands in the address. */
export function Lobby({ language, matchId, token, isReady, onOpen }: LobbyProps) {
  const [search, choose] = useSearch();
  const api = useMemo(() => new LobbyApi(token), [token]);
  const [games, setGames] = useState<readonly ListedGame[]>([]);
  const [tournaments, setTournaments] = useState<readonly ListedTournament[]>([]);
  useEffect(() => {
    let current = true;
    // Without the names of games their ids are shown; without tournaments the link to all of them is there.
    api.games().then(
      (found) => current && setGames(found),
      () => undefined,
    );
    if (isReady)
      api.tournaments().then(
        (found) => current && setTournaments(found),
        () => undefined,
      );
    return () => void (current = false);
  }, [api, isReady]);
  const gameName = (game: string): string => games.find((one) => one.game === game)?.names[language] ?? game;
  const key = JSON.stringify([token, search]);
  return (
    <div class="lobby">
      <div class="ways-in">
        <EntryForm language={language} matchId={matchId} onOpen={onOpen} />
        <BotSection language={language} onOpen={onOpen} />
      </div>
      <div class="found">
        {isReady && (
          <>
            <SearchForm search={search} games={games} language={language} onChoose={choose} key={`${addressOf(search)} ${games.length}`} />
            {token === null && <p class="faint">{word('onlyPublished', language)}</p>}
            <FoundList
              api={api}
              search={search}
              lists={listsOf(search)}
              language={language}
              gameName={gameName}
              onOpen={(id) => onOpen(id, '')}
              onReset={() => choose(everything)}
              key={key}
            />
          </>
        )}
        <Tournaments tournaments={tournaments} language={language} gameName={gameName} />
      </div>
    </div>
  );
}

function EntryForm({ language, matchId, onOpen }: Pick<LobbyProps, 'language' | 'matchId' | 'onOpen'>) {
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget as HTMLFormElement);
        const wanted = String(data.get('match')).trim();
        onOpen(wanted === '' ? null : wanted, String(data.get('token')).trim());
      }}
    >
      <label>
        {word('token', language)}
        <input name="token" type="password" autocomplete="off" />
      </label>
      <label>
        {word('matchId', language)}
        <input name="match" defaultValue={matchId} autocomplete="off" placeholder={word('allMatches', language)} />
      </label>
      <small>{word('tokenHint', language)}</small>
      <button type="submit">{word('open', language)}</button>
    </form>
  );
}

interface TournamentsProps {
  readonly tournaments: readonly ListedTournament[];
  readonly language: Language;
  readonly gameName: (game: string) => string;
}

/** Events that run and are to come, with the way to all of them. */
function Tournaments({ tournaments, language, gameName }: TournamentsProps) {
  return (
    <section class="gathering">
      <h2>{word('liveEvents', language)}</h2>
      <ul>
        {tournaments.map(({ tournamentId, name, game, date }) => (
          <li key={tournamentId}>
            <a href={`/t/${tournamentId}`}>
              <span>{name}</span>
              <small class="faint">
                {gameName(game)} · {new Date(date).toLocaleDateString(language === 'en' ? 'en' : 'zh')}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/t">{word('tournaments', language)}</a>
      </p>
    </section>
  );
}
