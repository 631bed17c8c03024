import { newCommandId } from '@arbiter/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Problem } from '../problems/said.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';
import { commitmentTo, entropyFor } from './entropy.js';
import { toldOf } from './use-play.js';

interface BeforeStartProps {
  readonly api: MatchApi;
  readonly matchView: MatchShown;
  readonly seat: number;
  readonly language: Language;
  /** Called with the version at which something is on record. */
  readonly onDone: (version: number) => void;
}

type Step = 'commit' | 'open' | 'ready';

/** What a player who is there has to do next; null while others have to, or nothing is left. */
function nextStep({ entropy, ready }: MatchShown, seat: number): Step | null {
  switch (entropy[seat]) {
    case 'undecided':
      return 'commit';
    case 'committed':
      return entropy.every((one) => one !== 'undecided') ? 'open' : null;
    default:
      return ready[seat] === true ? null : 'ready';
  }
}

async function carryOut(api: MatchApi, step: Step, matchId: string, seat: number): Promise<number> {
  switch (step) {
    case 'commit': {
      const commitment = await commitmentTo(entropyFor(matchId, seat, localStorage), matchId, seat);
      return commitment === null ? api.declineEntropy(newCommandId()) : api.commitEntropy(newCommandId(), commitment);
    }
    case 'open':
      return api.openEntropy(newCommandId(), entropyFor(matchId, seat, localStorage));
    case 'ready':
      return api.ready(newCommandId());
  }
}

/**
 * What a player does before the match begins: says that they are there. Their browser commits to chance of its own with that, opens it
 * when everybody has committed or declined, and only then says that they are ready.
 */
export function BeforeStart({ api, matchView, seat, language, onDone }: BeforeStartProps) {
  const { matchId, entropy, ready } = matchView;
  const [told, setTold] = useState<Problem | null>(null);
  const [here, setHere] = useState(false);
  // Each step is sent once, whatever order its answer and its event come in.
  const sent = useRef(new Set<Step>());
  const own = entropy[seat];
  // A page that was loaded again goes on with what it had committed to.
  const going = here || own === 'committed' || own === 'opened';
  const next = going ? nextStep(matchView, seat) : null;

  useEffect(() => {
    if (next === null || sent.current.has(next)) return;
    sent.current.add(next);
    carryOut(api, next, matchId, seat).then(onDone, (error: unknown) => {
      sent.current.delete(next);
      setTold(toldOf(error));
      setHere(false);
    });
  }, [next, told]);

  const waitsFor = matchView.players.filter(({ seat: other }) => other !== seat && ready[other] !== true);
  return (
    <section class="prompt mine" aria-label={word('beforeStart', language)}>
      {(!going && ready[seat] !== true) || told !== null ? (
        <div class="general">
          <button
            type="button"
            class="primary main-answer"
            onClick={() => {
              setTold(null);
              setHere(true);
            }}
          >
            {word('iAmReady', language)}
          </button>
          <span class="faint">{word('chanceHint', language)}</span>
        </div>
      ) : (
        <p role="status">
          {word('waitsFor', language)}{' '}
          {waitsFor.map(({ seat: other }) => nameOfSeat(matchView, other, language)).join(language === 'en' ? ', ' : '、')}
        </p>
      )}
      {told !== null && <ProblemNote problem={told} language={language} />}
    </section>
  );
}
