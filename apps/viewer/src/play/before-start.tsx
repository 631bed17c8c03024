import { newCommandId } from '@arbiter/client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchApi } from '../api.js';
import { nameOfSeat } from '../players.js';
import type { Language, MatchShown } from '../types.js';
import { word } from '../words.js';
import { commitmentTo, entropyFor } from './entropy.js';
import { RefusedAnswer } from './questions.js';
import { toldOf, type Told } from './use-play.js';

interface BeforeStartProps {
  readonly api: MatchApi;
  readonly matchView: MatchShown;
  readonly seat: number;
  readonly language: Language;
  /** Called with the version at which something is on record. */
  readonly onDone: (version: number) => void;
}

/**
 * What a player does before the match begins: says that they are there. Their browser commits to chance of its own with that, opens it
 * when everybody has committed or declined, and only then says that they are ready.
 */
export function BeforeStart({ api, matchView, seat, language, onDone }: BeforeStartProps) {
  const { matchId, entropy, ready } = matchView;
  const [told, setTold] = useState<Told | null>(null);
  const [here, setHere] = useState(false);
  const busy = useRef(false);
  // Each step has one id, so that it counts once however often it is sent.
  const ids = useMemo(
    () => ({ commit: newCommandId(), decline: newCommandId(), open: newCommandId(), ready: newCommandId() }),
    [matchId, seat],
  );
  const own = entropy[seat];
  const everybodyHas = entropy.every((one) => one !== 'undecided');
  // A page that was loaded again goes on with what it had committed to.
  const going = here || own === 'committed' || own === 'opened';

  const step = async (): Promise<number | null> => {
    if (own === 'undecided') {
      const commitment = await commitmentTo(entropyFor(matchId, seat, localStorage), matchId, seat);
      return commitment === null ? api.declineEntropy(ids.decline) : api.commitEntropy(ids.commit, commitment);
    }
    if (own === 'committed') return everybodyHas ? api.openEntropy(ids.open, entropyFor(matchId, seat, localStorage)) : null;
    return ready[seat] === true ? null : api.ready(ids.ready);
  };
  useEffect(() => {
    if (!going || busy.current) return;
    busy.current = true;
    step()
      .then(
        (version) => {
          if (version !== null) onDone(version);
        },
        (error: unknown) => {
          setTold(toldOf(error));
          setHere(false);
        },
      )
      .finally(() => (busy.current = false));
  }, [going, own, everybodyHas, ready[seat]]);

  const waitsFor = matchView.players.filter(({ seat: other }) => other !== seat && ready[other] !== true);
  return (
    <section class="prompt mine" aria-label={word('beforeStart', language)}>
      {!going && ready[seat] !== true ? (
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
      {told !== null && <RefusedAnswer told={told} language={language} />}
    </section>
  );
}
