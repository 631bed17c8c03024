import type { Language, View } from '../types.js';
import { word } from '../words.js';

/** The turn as it goes by, in groups that belong together. */
const phases = [
  ['untap', 'upkeep', 'draw'],
  ['main'],
  ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'],
  ['main2'],
  ['end', 'cleanup'],
] as const;

/** Where the turn stands. */
export function Phases({ view, language }: { readonly view: View; readonly language: Language }) {
  const { turn, values } = view;
  return (
    <div class={`phases seat-${turn.seat ?? 'none'}`}>
      {typeof values.bestOf === 'number' && values.bestOf > 1 && (
        <span class="tag">
          {word('gameNumber', language).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
        </span>
      )}
      <ol>
        {phases.map((group) => (
          <li key={group[0]}>
            {group.map((step) => (
              <span key={step} class={`step ${step === turn.phase ? 'now' : ''}`} aria-current={step === turn.phase ? 'step' : undefined}>
                {word(`short.${step}`, language)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
