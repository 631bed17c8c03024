import type { Language } from '../types.js';
import { word } from '../words.js';
import { useAskingHere } from './asking-context.js';
import { letGo } from './let-go.js';
import type { Side } from './stops.js';

const sides: readonly Side[] = ['own', 'others'];

/** The sign of a stop: it points at whose turn it is for, up at the others or down at the reader. */
function StopSign({ side }: { readonly side: Side }) {
  return (
    <svg class="stop-sign" viewBox="0 0 12 10" aria-hidden="true">
      <path d={side === 'own' ? 'M1 1.5h10L6 9z' : 'M1 8.5h10L6 1z'} />
    </svg>
  );
}

/** What the two rows of stops are, beside them: in whose turns they hold. */
export function StopLegend({ language }: { readonly language: Language }) {
  if (useAskingHere() === null) return null;
  return (
    <span class="stop-legend" aria-hidden="true" title={word('stopsTold', language)}>
      <span>
        {word('stopsOfOthers', language)} <StopSign side="others" />
      </span>
      <span>
        {word('stopsOwn', language)} <StopSign side="own" />
      </span>
    </span>
  );
}

/** Where a phone has no room for stops, the button that unfolds them. */
export function StopFold({
  open,
  onToggle,
  language,
}: {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly language: Language;
}) {
  if (useAskingHere() === null) return null;
  return (
    <button
      type="button"
      class="stop-fold"
      aria-expanded={open}
      onClick={(event) => {
        letGo(event);
        onToggle();
      }}
    >
      {word('stops', language)}
    </button>
  );
}

/** What stops are, until the reader has said that they know. */
export function StopsTold({ language }: { readonly language: Language }) {
  const asking = useAskingHere();
  if (asking === null || !asking.tellsStops) return null;
  return (
    <p class="stops-told" role="note">
      {word('stopsTold', language)}{' '}
      <button type="button" onClick={() => asking.understandStops()}>
        {word('understood', language)}
      </button>
    </p>
  );
}

/**
 * Two buttons at a phase, for a player: a stop in their own turns, below, and one in the turns of others, above. At a stop the page answers
 * nothing for them.
 * @param name what the phase is called
 */
export function StopButtons({ phase, name, language }: { readonly phase: string; readonly name: string; readonly language: Language }) {
  const asking = useAskingHere();
  if (asking === null) return null;
  return (
    <span class="stop-buttons">
      {sides.map((side) => {
        const label = word(side === 'own' ? 'stopOwn' : 'stopOthers', language).replace('$', name);
        return (
          <button
            type="button"
            key={side}
            class={`stop ${side}`}
            title={label}
            aria-label={label}
            aria-pressed={asking.stops[side].includes(phase)}
            onClick={(event) => {
              letGo(event);
              asking.toggleStop(side, phase);
            }}
          >
            <StopSign side={side} />
          </button>
        );
      })}
    </span>
  );
}
