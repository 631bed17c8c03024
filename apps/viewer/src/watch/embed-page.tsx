import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { clientWith, MatchApi } from '../api.js';
import type { Link } from '../connection.js';
import { Match } from '../match.js';
import { refusalOf, type Refused } from '../refusals.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import '../style.css';
import './style.css';
import '../presence/style.css';

const matchOfEmbed = (): string => /^\/embed\/matches\/([^/]+)/.exec(location.pathname)?.[1] ?? '';

/** The language that the address asks for (`?language=zh`), or the reader's. */
const languageOfEmbed = (): Language => {
  const asked = new URLSearchParams(location.search).get('language');
  if (asked === 'zh' || asked === 'en') return asked;
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
};

/** A published match in somebody else's page. It never uses a token, so that no other page shows what only its reader may see. */
function Embedded() {
  const language = useMemo(languageOfEmbed, []);
  const api = useMemo(() => new MatchApi(matchOfEmbed(), clientWith(null)), []);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [lost, setLost] = useState(false);
  const link = useMemo<Link>(() => ({ lost: () => setLost(true), back: () => setLost(false) }), []);
  const refusal = problem === null ? null : refusalOf(problem, language);
  return (
    <main class="embedded">
      {lost && (
        <p class="problem lost" role="status">
          {word('lost', language)}
        </p>
      )}
      {refusal !== null ? (
        <p class="problem" role="alert">
          <strong>{refusal.title}</strong> {word('embedOnlyPublished', language)}
        </p>
      ) : (
        <Match api={api} me={null} language={language} onProblem={setProblem} link={link} onPlayers={() => undefined} embedded />
      )}
    </main>
  );
}

render(<Embedded />, document.getElementById('app') as HTMLElement);
