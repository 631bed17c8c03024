import type { GameEvent, ObjectId, RewindOrder, Seat } from '../contract.js';
import type { State, ZoneRow } from '../state/state.js';
import { readAs } from '../json.js';
import type { Table } from '../table/table.js';

/**
 * What was learned of hidden piles in a stretch of a match that a rewind abandons, with whatever was abandoned in it before. Cards that their
 * owner has drawn from the top stay on top: they would have been drawn. Once anything else became of a pile (it was shuffled, looked into,
 * milled or searched), somebody may know its order, or could work it out, and what is left of it is shuffled.
 */
interface Pile {
  readonly seat: Seat;
  /** The pile as it lay then. */
  readonly order: readonly ObjectId[];
  /** Who knew each of its cards then (bit masks by seat). */
  readonly known: ReadonlyMap<ObjectId, number>;
  /** Number of cards that are gone from its top now. */
  readonly gone: number;
  /** Most cards that were ever drawn from its top while nothing else became of it. */
  readonly drawn: number;
  readonly disturbed: boolean;
}

/** Watches the hidden piles of a match while its actions are played again. */
export class AbandonedPiles {
  private readonly piles: Map<string, Pile>;

  /** @param table as it stood then */
  constructor(table: Table) {
    this.piles = new Map(
      hiddenPiles(table).map(({ id, seat, order }) => [
        id,
        { seat, order, known: new Map(order.map((one) => [one, table.object(one).knownTo])), gone: 0, drawn: 0, disturbed: false },
      ]),
    );
    this.follow(table, () => 0);
  }

  /** Notes what became of the piles. @param events of the action that was played last */
  note(table: Table, events: readonly GameEvent[]): void {
    this.follow(table, (pile) => pile.gone + drawnBy(events, pile.seat));
  }

  /** Notes that the match went back, and how the piles lie since. */
  noteRewind(table: Table): void {
    this.follow(table, (pile, zone) => pile.order.length - table.zone(zone).order.length);
  }

  /** Returns the piles to shuffle, with the cards on top of each that stay. */
  toShuffle(): RewindOrder['piles'] {
    return Object.fromEntries([...this.piles].filter(([, { disturbed }]) => disturbed).map(([zone, { drawn }]) => [zone, drawn]));
  }

  /** @param expected how many cards are gone from the top of a pile if it was left alone otherwise */
  private follow(table: Table, expected: (pile: Pile, zone: string) => number): void {
    for (const [zone, pile] of this.piles) {
      if (pile.disturbed) continue;
      const { order } = table.zone(zone);
      const gone = expected(pile, zone);
      const isWhole = order.length === pile.order.length - gone && order.every((id, at) => id === pile.order[gone + at]);
      const isLookedAt = order.some((id) => table.object(id).knownTo !== pile.known.get(id) || isAskedAbout(table.state, id));
      this.piles.set(zone, isWhole && !isLookedAt ? { ...pile, gone, drawn: Math.max(gone, pile.drawn) } : { ...pile, disturbed: true });
    }
  }
}

const hiddenPiles = (table: Table): readonly ZoneRow[] =>
  Object.values(table.state.zones).filter(({ kind, seat }) => seat >= 0 && table.game.visibility[kind] === 'nobody');

/** Whether an open question is about an object, as it is while somebody searches a pile. */
const isAskedAbout = ({ decisions }: State, object: ObjectId): boolean =>
  Object.values(decisions).some(
    ({ decision: { domain } }) => 'options' in domain && domain.options.some((option) => option.object === object),
  );

/** Returns how many cards a player drew, as the games tell it: card by card, or several at once. */
function drawnBy(events: readonly GameEvent[], seat: Seat): number {
  return events.reduce((sum, { type, data }) => {
    if (data.seat !== seat) return sum;
    if (type === 'cardDrawn') return sum + 1;
    const { count, amount } = readAs<{ readonly count?: number; readonly amount?: number }>(data);
    return type === 'cardsDrawn' ? sum + (count ?? amount ?? 0) : sum;
  }, 0);
}
