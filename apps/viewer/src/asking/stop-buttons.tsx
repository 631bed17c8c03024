import type { Language } from '../types.js';
import { word } from '../words.js';
import { useAskingHere } from './asking-context.js';
import { letGo } from './let-go.js';
import type { Side } from './stops.js';

const sides: readonly Side[] = ['own', 'others'];

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
          />
        );
      })}
    </span>
  );
}
