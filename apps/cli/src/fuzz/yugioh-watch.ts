import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { tally } from './counts.js';
import type { Watch } from './watch.js';
import type { Tally } from './profile.js';

/**
 * Checks in Yu-Gi-Oh! how often each player activated an effect that is limited in a turn by its card's name, wherever the card is by then.
 * Effects that a negated activation lets the player use again are left to the rules.
 *
 * @param cardOf programs by their ids
 */
export function yugiohWatch(cardOf: ReadonlyMap<string, CardProgram>): Watch {
  const uses: Tally = new Map();
  return {
    see(events) {
      const faults: string[] = [];
      for (const { type, data } of events) {
        if (type === 'turnBegan') uses.clear();
        if (type !== 'activated' || typeof data.ability !== 'string') continue;
        const limit = abilityAt(cardOf, data.ability)?.limit;
        if (limit?.per !== 'turn' || limit.scope !== 'name' || limit.refund !== undefined || limit.as !== undefined) continue;
        const key = `${String(data.seat)} ${String(data.card)} ${data.ability}`;
        tally(uses, key);
        if ((uses.get(key) as number) > limit.uses)
          faults.push(`seat ${String(data.seat)} uses ${data.ability} of ${String(data.card)} ${String(uses.get(key))} times in a turn`);
      }
      return faults;
    },
  };
}

/** Returns the ability at a path such as `card/abilities/0`. */
function abilityAt(cardOf: ReadonlyMap<string, CardProgram>, path: string): Ability | undefined {
  const [card, kind, at] = path.split('/');
  return kind === 'abilities' ? cardOf.get(card ?? '')?.abilities[Number(at)] : undefined;
}
