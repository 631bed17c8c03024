import { answerOf, newCommandId } from '@arbiter/client';
import { useEffect, useState } from 'preact/hooks';
import { clientWith } from '../api.js';
import { ProblemNote } from '../problems/problem-note.js';
import { type Problem, problemOf } from '../problems/said.js';
import type { Language } from '../types.js';
import { addWords, word } from '../words.js';
import { keepMatch, keptMatches } from './kept-matches.js';
import './style.css';
import { botWords } from './words.js';

addWords(botWords);

interface PlayBotProps {
  readonly language: Language;
  /** Opens a match with its token. */
  readonly onOpen: (matchId: string, token: string) => void;
}

const client = clientWith(null);
const tablesHere = () => answerOf(client.GET('/bot-matches'));
type Tables = Awaited<ReturnType<typeof tablesHere>>;

/** Lets a guest begin a match against a bot, or go on with one of theirs; nothing where the installation lets nobody. */
export function PlayBot({ language, onOpen }: PlayBotProps) {
  const [tables, setTables] = useState<Tables | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [begins, setBegins] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let current = true;
    // An installation that does not answer says so elsewhere on the page.
    tablesHere().then(
      (found) => current && setTables(found),
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  if (tables === null || !tables.open) return null;
  const game = tables.games.find((one) => one.game === chosen) ?? tables.games[0];
  if (game === undefined) return null;
  const begin = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const [deck, name] = ['deck', 'name'].map((field) => String(data.get(field) ?? '').trim());
    setBegins(true);
    setProblem(null);
    try {
      const made = await answerOf(
        client.POST('/bot-matches', {
          body: { game: game.game, ...(deck ? { deck } : {}), ...(name ? { name } : {}), commandId: newCommandId() },
        }),
      );
      const { matchId } = made.match;
      keepMatch(localStorage, { matchId, token: made.token, game: game.game, until: Date.parse(made.expiresAt) }, Date.now());
      onOpen(matchId, made.token);
    } catch (error) {
      setProblem(problemOf(error));
      setBegins(false);
    }
  };
  const kept = keptMatches(localStorage, Date.now());
  return (
    <section class="gathering play-bot">
      <h2>{word('playBot', language)}</h2>
      <form
        class="entry"
        onSubmit={(event) => {
          event.preventDefault();
          if (!begins) void begin(event.currentTarget as HTMLFormElement);
        }}
      >
        <label>
          {word('botGame', language)}
          <select name="game" value={game.game} onChange={({ currentTarget }) => setChosen((currentTarget as HTMLSelectElement).value)}>
            {tables.games.map((one) => (
              <option value={one.game} key={one.game}>
                {one.names[language]}
              </option>
            ))}
          </select>
        </label>
        {game.decks.length === 0 ? (
          <small>{word('deckAtTable', language)}</small>
        ) : (
          <label>
            {word('botDeck', language)}
            <select name="deck" key={game.game}>
              {game.decks.map(({ id, names }) => (
                <option value={id} key={id}>
                  {names[language]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {word('yourName', language)}
          <input name="name" maxLength={80} autocomplete="nickname" />
        </label>
        <small>{word('playBotHint', language)}</small>
        <button type="submit" aria-disabled={begins}>
          {word(begins ? 'playBotBegins' : 'playBotNow', language)}
        </button>
      </form>
      {problem !== null && <ProblemNote problem={problem} language={language} />}
      {kept.length > 0 && (
        <>
          <h3>{word('yourBotMatches', language)}</h3>
          <ul>
            {kept.map(({ matchId, token, game: played, until }) => (
              <li key={matchId}>
                <a
                  href={`/matches/${matchId}/board`}
                  onClick={(click) => {
                    click.preventDefault();
                    onOpen(matchId, token);
                  }}
                >
                  <span>{tables.games.find((one) => one.game === played)?.names[language] ?? played}</span>
                  <small class="faint">{new Date(until - dayMs).toLocaleString(language === 'en' ? 'en' : 'zh')}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How long a guest's token lasts. */
const dayMs = 24 * 3_600_000;
