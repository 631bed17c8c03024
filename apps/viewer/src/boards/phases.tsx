import type { View } from '../types.js';
import { word, type Tongue } from '../words.js';

/** The turn as it goes by, in groups that belong together. */
const phases = [['untap', 'upkeep', 'draw'], ['main'], ['beginCombat', 'declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat'], ['main2'], ['end', 'cleanup']] as const;

/** Where the turn stands. */
export function Phases({ view, tongue }: { readonly view: View; readonly tongue: Tongue }) {
  const { turn, values } = view;
  return (
    <div class={`phases seat-${turn.seat ?? 'none'}`}>
      {typeof values.bestOf === 'number' && values.bestOf > 1 && (
        <span class="tag">
          {word('gameNumber', tongue).replace('$', String(values.game))} · {((values.wins ?? []) as readonly number[]).join('–')}
        </span>
      )}
      <ol>
        {phases.map((group) => (
          <li key={group[0]}>
            {group.map((step) => (
              <span key={step} class={`step ${step === turn.phase ? 'now' : ''}`} aria-current={step === turn.phase ? 'step' : undefined}>
                {word(`short.${step}`, tongue)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
