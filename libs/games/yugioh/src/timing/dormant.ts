import { type Json, jsonOf } from '@arbiter/kernel';
import type { Ability, CompiledAbility, CompiledTrigger, Condition, Program } from '@arbiter/kernel/authoring';
import { negatesActivation } from '../battle/admission.js';
import { isLeaving } from './leaving.js';

/**
 * What could be activated from a place that only its owner sees, as the windows use it: without the card, and with only those parts of the
 * ability that
 * every player can judge. Computed over the whole catalogue (the game's `openings`), never over the cards of a match (base.7.4).
 */
export interface Dormant {
  readonly key: string;
  readonly if?: Condition;
  readonly last?: true;
  readonly ability: Ability;
  /** The activation of a Spell Card. */
  readonly spell?: true;
  /** The card, for an ability that triggers as its own card leaves the field; it is known if everybody saw that card. */
  readonly card?: string;
}

/** What may be activated from a hand, by the keys that it waits for (base.7.4). */
export const dormantInHand = (program: Program): readonly Json[] =>
  dormantOf(program, ({ ability }) =>
    ability.from?.includes('hand') === true
      ? ability.kind === 'spell' && program.card.printed.kind === 'spell'
        ? { spell: true }
        : {}
      : null,
  );

/** The activations that a Set card may have (base.7.4). */
export const dormantSet = (program: Program): readonly Json[] =>
  dormantOf(program, ({ ability }) => (ability.kind === 'spell' ? {} : null));

/** The optional triggers that cards have in a hand, or carry there when they leave the field (base.7.4). */
export const dormantTriggers = (program: Program): readonly Json[] =>
  dormantOf(program, ({ ability }, { key }) => {
    if (ability.may !== true) return null;
    if (ability.from?.includes('hand') === true) return {};
    return isLeaving(key) ? { card: program.card.id } : null;
  });

type Extra = Pick<Dormant, 'spell' | 'card'>;

function dormantOf({ abilities }: Program, extra: (compiled: CompiledAbility, trigger: CompiledTrigger) => Extra | null): readonly Json[] {
  return abilities.flatMap((compiled) =>
    compiled.triggers.flatMap((trigger) => {
      const more = extra(compiled, trigger);
      if (more === null) return [];
      const { key, if: condition, last } = trigger;
      const found: Dormant = {
        key,
        ...(condition === undefined ? {} : { if: condition }),
        ...(last === undefined ? {} : { last }),
        ability: outline(compiled.ability),
        ...more,
      };
      return [jsonOf(found)];
    }),
  );
}

/**
 * The parts of an ability that every player can judge without its card; of its effect only whether it negates an activation (base.18.3).
 */
function outline(ability: Ability): Ability {
  const { kind, may, when, targets, marks } = ability;
  return {
    kind,
    ...(may === undefined ? {} : { may }),
    ...(when === undefined ? {} : { when }),
    ...(targets === undefined ? {} : { targets: targets.map(({ as, from }) => (from === undefined ? { as } : { as, from })) }),
    ...(marks === undefined ? {} : { marks }),
    ...(negatesActivation(ability) ? { clauses: [{ do: [{ verb: 'negateActivation' }] }] } : {}),
  };
}

/**
 * Groups entries by the key that they wait for. Those with the fewest requirements come first, because they show soonest that something is
 * possible.
 */
export function byKey(entries: readonly Dormant[]): ReadonlyMap<string, readonly Dormant[]> {
  const found = new Map<string, Dormant[]>();
  for (const one of entries) {
    const list = found.get(one.key);
    if (list === undefined) found.set(one.key, [one]);
    else list.push(one);
  }
  for (const list of found.values()) list.sort((one, other) => demands(one) - demands(other));
  return found;
}

/** The number of requirements that have to be checked. */
function demands({ ability, if: condition }: Dormant): number {
  return (ability.when === undefined ? 0 : 1) + (ability.targets ?? []).length + (condition === undefined ? 0 : 1);
}
