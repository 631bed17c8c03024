import { answerOf } from '@arbiter/client';
import { useEffect, useState } from 'preact/hooks';
import { clientWith } from '../api.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { goesOn, type KeptMatch } from './kept-matches.js';

/** How kept matches stand, by id; those of which nothing could be heard are left out. */
export type Standings = ReadonlyMap<string, string>;

/** Asks how the matches stand that this browser keeps, each with its own token. */
export function useStandings(kept: readonly KeptMatch[]): Standings {
  const [standings, setStandings] = useState<Standings>(new Map());
  useEffect(() => {
    let current = true;
    // A match that can't be read may still be opened: the page says then what is wrong.
    for (const { matchId, token } of kept)
      answerOf(clientWith(token).GET('/matches/{matchId}', { params: { path: { matchId } } })).then(
        ({ status }) => current && setStandings((before) => new Map([...before, [matchId, status]])),
        () => undefined,
      );
    return () => void (current = false);
  }, []);
  return standings;
}

interface KeptProps {
  readonly language: Language;
  readonly gameName: (game: string) => string;
  readonly onOpen: (matchId: string, token: string) => void;
}

/** Offers to go on with the newest match that is not over, and says what becomes of it otherwise. */
export function GoOn({ match, language, gameName, onOpen }: KeptProps & { readonly match: KeptMatch }) {
  return (
    <div class="goes-on">
      <p>{word('botMatchRuns', language).replace('$', gameName(match.game))}</p>
      <button type="button" class="primary" onClick={() => onOpen(match.matchId, match.token)}>
        {word('botMatchGoOn', language)}
      </button>
      <small>{word('botMatchLeft', language)}</small>
    </div>
  );
}

/** How long a guest's token lasts. */
const dayMs = 24 * 3_600_000;

/** The matches that this browser keeps, the newest first, with how they stand. */
export function KeptList({
  kept,
  standings,
  language,
  gameName,
  onOpen,
}: KeptProps & { readonly kept: readonly KeptMatch[]; readonly standings: Standings }) {
  return (
    <>
      <h3>{word('yourBotMatches', language)}</h3>
      <ul>
        {kept.map(({ matchId, token, game, until }) => {
          const status = standings.get(matchId);
          return (
            <li key={matchId}>
              <a
                href={`/matches/${matchId}/board`}
                onClick={(click) => {
                  click.preventDefault();
                  onOpen(matchId, token);
                }}
              >
                <span>{gameName(game)}</span>
                {status !== undefined && <span class={`tag ${status}`}>{word(goesOn(status) ? 'running' : status, language)}</span>}
                <small class="faint">{new Date(until - dayMs).toLocaleString(language === 'en' ? 'en' : 'zh')}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
