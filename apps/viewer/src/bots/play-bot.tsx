import { answerOf } from '@arbiter/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith } from '../api.js';
import type { UnreadableLine } from '../play/deck-faults.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Problem } from '../problems/said.js';
import type { Language } from '../types.js';
import { addWords, word } from '../words.js';
import { Beginner } from './begin.js';
import { type ChosenDeck, DeckChoice } from './deck-choice.js';
import { GoOn, KeptList, useStandings } from './kept-list.js';
import { goesOn, keepMatch, keptMatches } from './kept-matches.js';
import './style.css';
import { botWords } from './words.js';

addWords(botWords);

interface PlayBotProps {
  readonly language: Language;
  /** Opens a match with its token. */
  readonly onOpen: (matchId: string, token: string) => void;
}

const tablesHere = () => answerOf(clientWith(null).GET('/bot-matches'));
type Tables = Awaited<ReturnType<typeof tablesHere>>;

const readyMade: ChosenDeck = { own: false, preset: null, text: '' };

/** Lets a guest begin a match against a bot, or go on with one of theirs; nothing where the installation lets nobody. */
export function PlayBot({ language, onOpen }: PlayBotProps) {
  const [tables, setTables] = useState<Tables | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [deck, setDeck] = useState(readyMade);
  const [begins, setBegins] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [faults, setFaults] = useState<readonly UnreadableLine[]>([]);
  const beginner = useMemo(() => new Beginner((body) => answerOf(clientWith(null).POST('/bot-matches', { body }))), []);
  const kept = useMemo(() => keptMatches(localStorage, Date.now()), []);
  const standings = useStandings(kept);
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
  const gameName = (played: string): string => tables.games.find((one) => one.game === played)?.names[language] ?? played;
  const running = kept.find(({ matchId }) => goesOn(standings.get(matchId)));
  const choose = (now: ChosenDeck) => {
    setFaults([]);
    setDeck(now);
  };
  const begin = async (form: HTMLFormElement): Promise<void> => {
    const name = String(new FormData(form).get('name') ?? '').trim();
    setBegins(true);
    setProblem(null);
    setFaults([]);
    const begun = await beginner.begin({ game: game.game, name, deck: game.decks.length === 0 ? null : deck });
    if (begun.kind === 'begun') {
      const { match, token, expiresAt } = begun.made;
      keepMatch(localStorage, { matchId: match.matchId, token, game: game.game, until: Date.parse(expiresAt) }, Date.now());
      onOpen(match.matchId, token);
      return;
    }
    if (begun.kind === 'unfit') setFaults(begun.faults);
    else setProblem(begun.problem);
    setBegins(false);
  };
  return (
    <section class="gathering play-bot">
      <h2>{word('playBot', language)}</h2>
      {running !== undefined && <GoOn match={running} language={language} gameName={gameName} onOpen={onOpen} />}
      <form
        class="entry"
        onSubmit={(event) => {
          event.preventDefault();
          if (!begins) void begin(event.currentTarget as HTMLFormElement);
        }}
      >
        <label>
          {word('botGame', language)}
          <select
            name="game"
            value={game.game}
            onChange={({ currentTarget }) => {
              setChosen((currentTarget as HTMLSelectElement).value);
              choose({ ...deck, preset: null });
            }}
          >
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
          <DeckChoice decks={game.decks} chosen={deck} faults={faults} language={language} onChoose={choose} />
        )}
        <label>
          {word('yourName', language)}
          <input name="name" maxLength={80} autocomplete="nickname" />
        </label>
        <small>{word('playBotHint', language)}</small>
        <button type="submit" aria-disabled={begins}>
          {word(begins ? 'playBotBegins' : running === undefined ? 'playBotNow' : 'playBotAnother', language)}
        </button>
      </form>
      {problem !== null && <ProblemNote problem={problem} language={language} />}
      {kept.length > 0 && <KeptList kept={kept} standings={standings} language={language} gameName={gameName} onOpen={onOpen} />}
    </section>
  );
}
