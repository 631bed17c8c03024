import { useEffect, useMemo, useState } from 'preact/hooks';
import { clientWith, MatchApi, newCommandId, RequestRefused, tableThere, whoAmI, type Perspective, type Me } from './api.js';
import { untilAnswered, type Link } from './connection.js';
import { useLater } from './later.js';
import type { LobbyProps } from './lobby/lobby.js';
import { Match } from './match.js';
import { PageFailed } from './page-failed.js';
import { loadEarly } from './play/lazily.js';
import { ProblemNote } from './problems/problem-note.js';
import { tokenKey, tokenOfFragment } from './reader-token.js';
import { isAboutOpening, malformedToken, refusalOf, unreachable, type Refused } from './refusals.js';
import { LanguageChoice } from './script/language-choice.js';
import { readMatch, useReading } from './script/reading.js';
import type { Language, PlayerShown } from './types.js';
import { fragmentOf, momentOf } from './watch/moments.js';
import { word } from './words.js';

/**
 * The token of the address's fragment moves into the tab's storage, so that it stays out of what is copied or logged. The moment that the
 * fragment names stays in the address.
 */
function takeToken(): string | null {
  const given = tokenOfFragment(location.hash);
  if (given !== null) sessionStorage.setItem(tokenKey, given);
  const moment = fragmentOf(momentOf(location.hash));
  if (location.hash !== moment) history.replaceState(null, '', location.pathname + location.search + moment);
  return sessionStorage.getItem(tokenKey);
}

function matchOfAddress(): string | null {
  return /\/matches\/([^/]+)\/board/.exec(location.pathname)?.[1] ?? null;
}

export function App() {
  const [token, setToken] = useState(takeToken);
  const malformed = useMemo(() => (token === null ? null : malformedToken(token)), [token]);
  const [matchId, setMatchId] = useState(matchOfAddress);
  const [me, setMe] = useState<Me | null>(null);
  const [perspective, setPerspective] = useState<Perspective>(null);
  const [players, setPlayers] = useState<readonly PlayerShown[]>([]);
  const { reading, language, choose } = useReading();
  const [problem, setProblem] = useState<Refused | null>(null);
  const [lost, setLost] = useState(false);
  const link = useMemo<Link>(() => ({ lost: () => setLost(true), back: () => setLost(false) }), []);
  const api = useMemo(
    () =>
      matchId === null || malformed !== null
        ? null
        : new MatchApi(matchId, clientWith(token), perspective, token === null ? null : newCommandId()),
    [matchId, token, malformed, perspective],
  );
  const opening = useMemo(() => {
    const table = api === null || perspective !== null ? null : tableThere(api.matchId, momentOf(location.hash), token);
    if (table !== null) readMatch(table.seen.matchView);
    return table;
  }, [api]);
  useEffect(() => {
    const back = () => setMatchId(matchOfAddress());
    // A link with another token, opened where the page is already: the browser does not load it anew.
    const another = () => {
      if (tokenOfFragment(location.hash) === null) return;
      setProblem(null);
      setToken(takeToken());
    };
    addEventListener('popstate', back);
    addEventListener('hashchange', another);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('hashchange', another);
    };
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    setMe(null);
    if (token !== null && malformed === null) {
      loadEarly();
      untilAnswered(() => whoAmI(token), link, abort.signal).then(
        (known) => abort.signal.aborted || setMe(known),
        (error: unknown) => abort.signal.aborted || setProblem(error instanceof RequestRefused ? error : unreachable),
      );
    }
    return () => abort.abort();
  }, [token, malformed]);
  const open = (id: string | null, secret: string) => {
    if (secret !== '') sessionStorage.setItem(tokenKey, secret);
    setProblem(null);
    setPerspective(null);
    setPlayers([]);
    setToken(secret === '' ? token : secret);
    setMatchId(id);
    const moment = id === matchId ? fragmentOf(momentOf(location.hash)) : '';
    history.pushState(null, '', id === null ? '/' : `/matches/${id}/board${moment}`);
  };
  const look = (chosen: Perspective) => {
    setProblem(null);
    setPerspective(chosen);
  };
  const forgetToken = () => {
    sessionStorage.removeItem(tokenKey);
    setProblem(null);
    setToken(null);
  };
  const refused = malformed ?? problem;
  return (
    <main>
      <nav>
        <h1>
          <a
            href="/"
            onClick={(event) => {
              event.preventDefault();
              open(null, '');
            }}
          >
            Arbiter
          </a>
        </h1>
        {me?.role === 'judge' && matchId !== null && (
          <PerspectiveChoice players={players} perspective={perspective} onChoose={look} language={language} />
        )}
        <LanguageChoice reading={reading} choose={choose} />
      </nav>
      {lost && (
        <p class="problem lost" role="status">
          {word('lost', language)}
        </p>
      )}
      {refused !== null && <RefusalNote refused={refused} language={language} onForget={token === null ? null : forgetToken} />}
      {api === null || refused !== null ? (
        <LazyLobby
          language={language}
          matchId={matchId ?? ''}
          token={me === null ? null : token}
          isReady={refused === null && (token === null || me !== null)}
          onOpen={open}
        />
      ) : (
        <PageFailed language={language} key={`${api.matchId} ${token} ${perspective}`}>
          <Match
            api={api}
            opening={opening}
            me={me}
            language={language}
            onProblem={setProblem}
            link={link}
            lost={lost}
            onPlayers={setPlayers}
          />
        </PageFailed>
      )}
    </main>
  );
}

/** The lobby, which a match page does not load. */
function LazyLobby(props: LobbyProps) {
  const [failed, setFailed] = useState(false);
  const loaded = useLater(
    () => import('./lobby/lobby.js'),
    () => setFailed(true),
  );
  if (failed) return <RefusalNote refused={unreachable} language={props.language} onForget={null} />;
  return loaded === null ? null : <loaded.Lobby {...props} />;
}

/** What is wrong, and what to do. */
function RefusalNote({
  refused,
  language,
  onForget,
}: {
  readonly refused: Refused;
  readonly language: Language;
  /** Goes on without the token; null where there is none. */
  readonly onForget: (() => void) | null;
}) {
  if (!isAboutOpening(refused)) return <ProblemNote problem={refused} language={language} />;
  const { title, detail, tokenIsUseless } = refusalOf(refused, language);
  return (
    <p class="problem" role="alert">
      <strong>{title}</strong> {detail}
      {tokenIsUseless && onForget !== null && (
        <button type="button" onClick={onForget}>
          {word('withoutToken', language)}
        </button>
      )}
    </p>
  );
}

/** From whose perspective a judge looks; while a match runs, each look is an event of the match. */
function PerspectiveChoice({
  players,
  perspective,
  onChoose,
  language,
}: {
  readonly players: readonly PlayerShown[];
  readonly perspective: Perspective;
  readonly onChoose: (perspective: Perspective) => void;
  readonly language: Language;
}) {
  const choices = [
    ['', word('judge', language)] as const,
    ...players.map(({ seat, name }) => [`seat-${seat}`, name] as const),
    ['spectator', word('spectator', language)],
  ] as const;
  return (
    <label class="perspective">
      {word('perspective', language)}
      <select value={perspective ?? ''} onChange={(event) => onChoose((event.currentTarget as HTMLSelectElement).value || null)}>
        {choices.map(([value, label]) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
