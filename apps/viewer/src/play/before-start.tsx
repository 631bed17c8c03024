import { newCommandId } from '@arbiter/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import { ProblemNote } from '../problems/problem-note.js';
import type { Problem } from '../problems/said.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';
import { commitmentTo, entropyFor, hasDrawn } from './entropy.js';
import { toldOf } from '../problems/said.js';

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
      // The id follows from the commitment: sent again after the line broke, it counts once.
      return commitment === null ? api.declineEntropy(newCommandId()) : api.commitEntropy(`commit-${commitment.slice(0, 32)}`, commitment);
    }
    case 'open':
      return api.openEntropy(newCommandId(), entropyFor(matchId, seat, localStorage));
    case 'ready':
      return api.ready(newCommandId());
  }
}

/** Whether a step was taken by another device of the player first: what is on record then comes by itself. */
const isDoneAlready = (step: Step, code: string): boolean =>
  (step === 'ready' && code === 'match/wrong-phase') || (step === 'open' && code === 'match/entropy-given');

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
  // What was drawn never leaves the browser that drew it: another one can't open it.
  const elsewhere =
    own === 'committed' &&
    (!hasDrawn(matchId, seat, localStorage) || told?.code === 'match/entropy-mismatch' || told?.code === 'match/entropy-given');
  // A page that was loaded again goes on with what it had committed to.
  const going = !elsewhere && (here || own === 'committed' || own === 'opened');
  const next = going ? nextStep(matchView, seat) : null;

  useEffect(() => {
    if (next === null || sent.current.has(next)) return;
    sent.current.add(next);
    carryOut(api, next, matchId, seat).then(onDone, (error: unknown) => {
      if (isDoneAlready(next, toldOf(error).code)) return;
      sent.current.delete(next);
      setTold(toldOf(error));
      setHere(false);
    });
  }, [next, told]);

  if (elsewhere)
    return (
      <section class="prompt mine" aria-label={word('beforeStart', language)}>
        <p role="status">{word('chanceElsewhere', language)}</p>
      </section>
    );
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
