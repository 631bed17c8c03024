import { useEffect, useMemo, useState } from 'preact/hooks';
import { MatchApi, whoAmI, type Eyes, type Me, type Problem } from './api.js';
import { Lobby } from './lobby.js';
import { Match } from './match.js';
import type { Language } from './types.js';
import { word } from './words.js';

const tokenKey = 'arbiter.token';

/** The token of the address's fragment moves into the tab's storage, so that it stays out of what is copied or logged. */
function takeToken(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given !== null) {
    sessionStorage.setItem(tokenKey, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(tokenKey);
}

function matchOfAddress(): string | null {
  return /\/matches\/([^/]+)\/board/.exec(location.pathname)?.[1] ?? null;
}

export function App() {
  const [token, setToken] = useState(takeToken);
  const [matchId, setMatchId] = useState(matchOfAddress);
  const [me, setMe] = useState<Me | null>(null);
  const [eyes, setEyes] = useState<Eyes>(null);
  const [language, setLanguage] = useState<Language>(navigator.language.startsWith('zh') ? 'zh' : 'en');
  const [problem, setProblem] = useState<Problem | null>(null);
  const api = useMemo(() => (matchId === null ? null : new MatchApi(matchId, token, eyes)), [matchId, token, eyes]);
  useEffect(() => {
    const back = () => setMatchId(matchOfAddress());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    setMe(null);
    if (token !== null) whoAmI(token).then(setMe, () => undefined);
  }, [token]);
  const open = (id: string | null, secret: string) => {
    if (secret !== '') sessionStorage.setItem(tokenKey, secret);
    setProblem(null);
    setEyes(null);
    setToken(secret === '' ? token : secret);
    setMatchId(id);
    history.pushState(null, '', id === null ? '/' : `/matches/${id}/board`);
  };
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
        {me?.role === 'judge' && matchId !== null && <EyesChoice eyes={eyes} onChoose={setEyes} language={language} />}
        <button type="button" onClick={() => setLanguage(language === 'en' ? 'zh' : 'en')}>
          {language === 'en' ? '中文' : 'English'}
        </button>
      </nav>
      {problem !== null && (
        <p class="problem" role="alert">
          <strong>{problem.title}</strong> {problem.detail}
        </p>
      )}
      {api === null || problem !== null ? (
        <Lobby language={language} matchId={matchId ?? ''} token={token} onOpen={open} />
      ) : (
        <Match api={api} me={me} language={language} onProblem={setProblem} key={`${api.matchId} ${token} ${eyes}`} />
      )}
    </main>
  );
}

/** With whose eyes a judge looks; while a match runs, each look is an event of the match. */
function EyesChoice({ eyes, onChoose, language }: { readonly eyes: Eyes; readonly onChoose: (eyes: Eyes) => void; readonly language: Language }) {
  const choices = [['', word('judge', language)], ['seat-0', `${word('player', language)} 1`], ['seat-1', `${word('player', language)} 2`], ['spectator', word('spectator', language)]] as const;
  return (
    <label class="eyes">
      {word('eyes', language)}
      <select value={eyes ?? ''} onChange={(event) => onChoose((event.currentTarget as HTMLSelectElement).value || null)}>
        {choices.map(([value, label]) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
