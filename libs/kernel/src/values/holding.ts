import type { Table } from '../table/table.js';
import type { World } from './world.js';

/**
 * What was derived of the table as it stands now, laid aside while it is changed for a moment. Once the journal has taken all of that back,
 * `takeUp` makes it hold again, instead of having it derived anew.
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
      // Only taking it back made base values old: those of objects that were made meanwhile are forgotten, for their ids come again.
      if (journal.baseEpoch !== baseEpoch + 1) return;
      journal.baseEpoch = baseEpoch;
      const { nextId } = table.state.header;
      if (cache.baseAt.length > nextId) cache.baseAt.length = nextId;
      if (cache.base.length > nextId) cache.base.length = nextId;
    },
  };
}

const NEVER = -1;

const ageOf = (far: boolean, epoch: number, nearEpoch: number): number => (far ? epoch * 2 : nearEpoch * 2 + 1);
