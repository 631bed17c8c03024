import { type ObjectId, type RuleRef, seatOfId } from '@arbiter/kernel';
import { attach, detach, type Happening, type HappeningRule, notice, propose, type Table } from '@arbiter/kernel/authoring';
import { attachable } from '../permanents/attachments.js';
import { endBestow } from '../permanents/bestow.js';
import { nameOf, shownCard } from '../facts.js';

/** Attaches an Aura, Equipment or Fortification to an object, or to a player by the player's id (701.3a). */
export function attachTo(object: ObjectId, host: number, rule: RuleRef): Happening {
  return propose('attach', { object }, { host, rule });
}

/** Makes an attached permanent unattached; it stays on the battlefield (704.5n, 704.5p). */
export function unattach(object: ObjectId, rule: RuleRef): Happening {
  return propose('unattach', { object }, { rule });
}

const attaching = ['attached'] as const;
const unattaching = ['unattached'] as const;

/**
 * 303.4j, 701.3b: nothing happens if the object is already attached there, or can't be. A new attachment gives a new timestamp (701.3c).
 */
export const attachRule: HappeningRule = {
  keys: () => attaching,
  possible: (table, { object, data }) => {
    const row = table.find(object);
    return row !== null && row.zone === 'battlefield' && row.host !== data.host && attachable(table, object, data.host as number);
  },
  commit: (table, list) => {
    for (const { object, data } of list) {
      const { host, card } = table.object(object);
      attach(table, object, data.host as number);
      table.emit('attached', data.rule as RuleRef, {
        object,
        card,
        to: nameOf(data.host as number),
        ...((data.host as number) > 0 ? { toCard: shownCard(table, data.host as number) } : {}),
      });
      if (host === 0) continue;
      tellUnattached(table, [object]);
      noticeUnattached(table, object, host);
    }
    return list;
  },
};

export const unattachRule: HappeningRule = {
  keys: () => unattaching,
  possible: (table, { object }) => (table.find(object)?.host ?? 0) !== 0,
  commit: (table, list) => {
    for (const { object, data } of list) {
      detach(table, object);
      endBestow(table, object);
      table.emit('unattached', data.rule as RuleRef, { object, card: shownCard(table, object) });
    }
    return list;
  },
};

/** Reports that objects whose host left, or that left it for another, became unattached from it (701.3d). */
export function tellUnattached(table: Table, attached: readonly ObjectId[]): void {
  for (const object of attached) {
    const row = table.object(object);
    if (row.zone !== 'battlefield') continue;
    // 702.102a: an unattached bestowed permanent becomes a creature again.
    if (row.host === 0) endBestow(table, object);
    table.emit('unattached', '701.3d', { object, card: shownCard(table, object) });
  }
}

function noticeUnattached(table: Table, object: ObjectId, host: number): void {
  notice(table, 'unattached', { object }, seatOfId(host) === null ? { from: host } : undefined);
}

/**
 * 603.10c: abilities that trigger on becoming unattached look back, so they are notified before any of the objects that leave together has
 * left. An attached object that leaves itself is reported with its own move.
 */
export function noticeLeaving(table: Table, leaving: readonly ObjectId[]): void {
  for (const object of leaving) {
    for (const attached of table.object(object).attached) if (!leaving.includes(attached)) noticeUnattached(table, attached, object);
  }
}
