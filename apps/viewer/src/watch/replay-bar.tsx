import { Signs } from '../boards/signs.js';
import type { Language } from '../types.js';
import { word } from '../words.js';
import { Share } from './share.js';
import { speeds, type Playback } from './use-playback.js';

interface ReplayBarProps {
  readonly matchId: string;
  readonly shown: number;
  readonly newest: number;
  readonly live: boolean;
  readonly playback: Playback;
  readonly language: Language;
  readonly onMove: (version: number | null) => void;
  readonly onFlip: () => void;
  readonly onKeys: () => void;
  readonly comparing: boolean;
  readonly onCompare: () => void;
}

/** The slider over all versions, and what plays, shares and turns them. */
export function ReplayBar({
  matchId,
  shown,
  newest,
  live,
  playback,
  language,
  onMove,
  onFlip,
  onKeys,
  comparing,
  onCompare,
}: ReplayBarProps) {
  const { playing, speed, setSpeed, play } = playback;
  const step = (by: number) => onMove(Math.min(newest, Math.max(1, shown + by)));
  return (
    <div class="slider">
      <button type="button" aria-label={word('back', language)} onClick={() => step(-1)}>
        <Signs text="◀" />
      </button>
      <button type="button" aria-label={word(playing ? 'pause' : 'play', language)} onClick={() => play(!playing)}>
        <Signs text={playing ? '❚❚' : '►'} />
      </button>
      <button type="button" aria-label={word('forward', language)} onClick={() => step(1)}>
        <Signs text="▶" />
      </button>
      <input
        type="range"
        min={1}
        max={Math.max(1, newest)}
        value={shown}
        aria-label={word('version', language)}
        onInput={(event) => onMove(Number((event.currentTarget as HTMLInputElement).value))}
      />
      <output>
        {shown} / {newest}
      </output>
      <button type="button" class={live ? 'on' : ''} aria-pressed={live} onClick={() => (play(false), onMove(null))}>
        {word(live ? 'live' : 'follow', language)}
      </button>
      <div class="replay-tools">
        <select
          aria-label={word('speed', language)}
          value={speed}
          onChange={(event) => setSpeed(Number((event.currentTarget as HTMLSelectElement).value))}
        >
          {speeds.map((one) => (
            <option value={one} key={one}>
              {one}×
            </option>
          ))}
        </select>
        <button type="button" aria-label={word('flip', language)} title={word('flip', language)} onClick={onFlip}>
          <Signs text="⇅" />
        </button>
        <button type="button" class={comparing ? 'on' : ''} aria-pressed={comparing} title={word('compare', language)} onClick={onCompare}>
          {word('compareShort', language)}
        </button>
        <Share matchId={matchId} version={shown} language={language} />
        <button type="button" class="keys-button" aria-label={word('keys', language)} title={word('keys', language)} onClick={onKeys}>
          ?
        </button>
      </div>
    </div>
  );
}
