import type { Table } from '../table/table.js';
import type { World } from './world.js';

/**
 * Sets the derived values of the table aside while the table is changed for a moment. Once the journal has undone all changes, `takeUp`
 * makes these values hold again, so that they need not be derived anew.
 */
export function holdDerived(table: Table): { readonly takeUp: () => void } {
  const { cache, journal, subscriptions } = table;
  const { nearEpoch, epoch, baseEpoch, population } = journal;
  const { farSighted } = cache;
  const world = cache.world as World | null;
  const holds = table.ordered && world !== null && world.age === ageOf(farSighted, epoch, nearEpoch);
  const { objects, watches } = subscriptions;
  const listed = subscriptions.population === population;
  subscriptions.population = NEVER;
  if (listed) {
    subscriptions.objects = new Map();
    subscriptions.watches = new Map();
  }
  return {
    takeUp: () => {
      if (holds) {
        cache.farSighted = farSighted;
        cache.world = { ...world, age: ageOf(farSighted, journal.epoch, journal.nearEpoch) } satisfies World;
      }
      if (listed) {
        subscriptions.population = journal.population;
        subscriptions.objects = objects;
        subscriptions.watches = watches;
      }
      // If undoing was the only change of the base epoch, base values still hold. Those of objects made in the meantime are forgotten,
      // because their ids will be used again.
      if (!journal.takeUpBase(baseEpoch)) return;
      const { nextId } = table.state.header;
      if (cache.baseAt.length > nextId) cache.baseAt.length = nextId;
      if (cache.base.length > nextId) cache.base.length = nextId;
    },
  };
}

const NEVER = -1;

const ageOf = (far: boolean, epoch: number, nearEpoch: number): number => (far ? epoch * 2 : nearEpoch * 2 + 1);
