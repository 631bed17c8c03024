import { useState } from 'preact/hooks';
import { useLater } from '../later.js';
import type { Language, MatchShown } from '../types.js';
import type { WordOf } from '../words.js';
import type { KeyAction } from './keys.js';
import type { KeysListProps } from './keys-list.js';
import { type Note, turnBack, turnForward } from './notes.js';
import { ReplayBar } from './replay-bar.js';
import { Timeline } from './timeline.js';
import { useKeys } from './use-keys.js';
import { usePlayback } from './use-playback.js';

interface ReplayProps {
  readonly matchView: MatchShown;
  /** Version that is looked at; null follows the newest. */
  readonly wanted: number | null;
  readonly newest: number;
  readonly notes: readonly Note[];
  /** Whether the reader plays in the match. */
  readonly plays: boolean;
  /** Id of what folds. */
  readonly id: string;
  /** Whether nothing of it is shown; keys work all the same. */
  readonly folded: boolean;
  readonly language: Language;
  readonly word: WordOf;
  readonly embedded: boolean;
  readonly onMove: (version: number | null) => void;
  readonly onFlip: () => void;
  /** The version with which the moment is compared; null ends that. */
  readonly onCompare: (version: number | null) => void;
  readonly comparing: boolean;
}

/** Everything that moves through a match: slider, keys and timeline. */
export function Replay({
  matchView,
  wanted,
  newest,
  notes,
  plays,
  id,
  folded,
  language,
  word,
  embedded,
  onMove,
  onFlip,
  onCompare,
  comparing,
}: ReplayProps) {
  const [listed, setListed] = useState(false);
  const shown = wanted ?? newest;
  const playback = usePlayback({ wanted, newest, arrived: matchView.version === shown, look: onMove });
  const over = matchView.status === 'ended' || matchView.status === 'cancelled';
  // Before it is known where turns began, going by turns would lead astray.
  const turnsKnown = notes.some(({ note }) => note === 'turn');
  const compare = () => onCompare(comparing ? null : turnsKnown ? turnBack(notes, shown) : 1);
  const act = (action: KeyAction): void => {
    switch (action) {
      case 'back':
        return onMove(Math.max(1, shown - 1));
      case 'forward':
        return wanted === null ? undefined : onMove(wanted + 1 >= newest ? null : wanted + 1);
      case 'turnBack':
        return turnsKnown ? onMove(turnBack(notes, shown)) : undefined;
      case 'turnForward':
        return turnsKnown ? onMove(turnForward(notes, shown)) : undefined;
      case 'first':
        return onMove(1);
      case 'last':
        return onMove(null);
      case 'play':
        return playback.play(!playback.playing);
      case 'compare':
        return compare();
      case 'flip':
        return onFlip();
      case 'help':
        return setListed(true);
    }
  };
  useKeys(plays && wanted === null && !over, act);
  return (
    <div class="replay">
      <div class="foldable" id={id} hidden={folded}>
        <ReplayBar
          matchId={matchView.matchId}
          shown={shown}
          newest={newest}
          live={wanted === null}
          playback={playback}
          language={language}
          onMove={onMove}
          onFlip={onFlip}
          onKeys={() => setListed(true)}
          comparing={comparing}
          onCompare={compare}
        />
        {!embedded && (
          <Timeline notes={notes} shown={shown} newest={newest} matchView={matchView} language={language} word={word} onMove={onMove} />
        )}
      </div>
      {listed && <ListedKeys language={language} plays={plays} onClose={() => setListed(false)} />}
    </div>
  );
}

/** The list of keys, whose code is loaded when somebody first opens it. */
function ListedKeys(props: KeysListProps) {
  const loaded = useLater(() => import('./keys-list.js'), console.error);
  return loaded === null ? null : <loaded.KeysList {...props} />;
}
