import { useEffect, useState } from 'preact/hooks';
import { listMatches } from './api.js';
import { BotSection } from './bots/bot-section.js';
import type { Gathering, Language, MatchSummary } from './types.js';
import { nameOfSeat, wonByNobody } from './players.js';
import { word } from './words.js';

interface LobbyProps {
  readonly language: Language;
  readonly matchId: string;
  /** Null until it is known to be good. */
  readonly token: string | null;
  readonly onOpen: (matchId: string | null, token: string) => void;
}

type Listed = readonly { readonly gathering: Gathering; readonly matches: readonly MatchSummary[] }[];

/** The entry: a token, a match; and, for a token that is known, the matches that it reaches. */
export function Lobby({ language, matchId, token, onOpen }: LobbyProps) {
  const [listed, setListed] = useState<Listed>([]);
  useEffect(() => {
    let current = true;
    setListed([]);
    // What is wrong with a token is said above the form.
    if (token !== null)
      listMatches(token).then(
        (found) => current && setListed(found),
        () => undefined,
      );
    return () => void (current = false);
  }, [token]);
  return (
    <div class="lobby">
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
      <p>
        <a href="/t">{word('tournaments', language)}</a>
      </p>
      <BotSection language={language} onOpen={onOpen} />
      {listed.map(({ gathering, matches }) => (
        <section class="gathering" key={gathering.gatheringId}>
          <h2>{gathering.name}</h2>
          {matches.length === 0 && <p class="faint">{word('noMatches', language)}</p>}
          <ul>
            {matches.map((match) => (
              <li key={match.matchId}>
                <a
                  href={`/matches/${match.matchId}/board`}
                  onClick={(click) => {
                    click.preventDefault();
                    onOpen(match.matchId, '');
                  }}
                >
                  <span>{match.players.map(({ name }) => name).join(' – ')}</span>
                  <span class={`tag ${match.status}`}>{word(match.status, language)}</span>
                  {match.result !== null && <strong>{winnersOf(match, language)}</strong>}
                  <small class="faint">
                    {match.format} · {new Date(match.createdAt).toLocaleString(language === 'en' ? 'en' : 'zh')}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function winnersOf({ players, result }: MatchSummary, language: Language): string {
  if (result === null || result.winners.length === 0) return word(wonByNobody(result) ? 'nobodyWon' : 'draw', language);
  return `${word('winner', language)}: ${result.winners.map((seat) => nameOfSeat({ players }, seat, language)).join(', ')}`;
}
