import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { clientWith, MatchApi } from '../api.js';
import type { Link } from '../connection.js';
import { Match } from '../match.js';
import { PageFailed } from '../page-failed.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Refused } from '../refusals.js';
import { beginReading, useReading } from '../script/reading.js';
import { word } from '../words.js';
import '../style.css';
import './style.css';
import '../arrows/style.css';
import '../boards/style.css';
import '../presence/style.css';
import '../arrangement/style.css';

const matchOfEmbed = (): string => /^\/embed\/matches\/([^/]+)/.exec(location.pathname)?.[1] ?? '';

/** The language that the address asks for (`?language=zh`, `en` or `zh-Hant`); null for the reader's. */
const askedOfEmbed = (): string | null => new URLSearchParams(location.search).get('language');

/** A published match in somebody else's page. It never uses a token, so that no other page shows what only its reader may see. */
function Embedded() {
  const { language } = useReading();
  const api = useMemo(() => new MatchApi(matchOfEmbed(), clientWith(null)), []);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [lost, setLost] = useState(false);
  const link = useMemo<Link>(() => ({ lost: () => setLost(true), back: () => setLost(false) }), []);
  return (
    <main class="embedded">
      {lost && (
        <p class="problem lost" role="status">
          {word('lost', language)}
        </p>
      )}
      {problem !== null ? (
        <>
          <ProblemNote problem={problem} language={language} />
          <p class="problem" role="alert">
            {word('embedOnlyPublished', language)}
          </p>
        </>
      ) : (
        <PageFailed language={language}>
          <Match api={api} me={null} language={language} onProblem={setProblem} link={link} onPlayers={() => undefined} embedded />
        </PageFailed>
      )}
    </main>
  );
}

await beginReading(askedOfEmbed());
render(<Embedded />, document.getElementById('app') as HTMLElement);
