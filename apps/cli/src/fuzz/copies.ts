import type { Action, GameEvent, JsonObject, MatchState, Pins, Ruleset, Session, View, Viewer } from '@arbiter/kernel';
import type { State } from '@arbiter/kernel/authoring';
import type { Draw } from './draw.js';
import { demand, objectsIn } from './invariants.js';
import { difference, viewersOf } from './secrets.js';

/** Offset of ids: no other number in a game is this large, so ids can be recognised anywhere in a text. */
const apart = 700_000;

/** Number of actions for which two cards are followed. */
const followed = 40;

/**
 * Returns the same state with ids that can't be confused with other numbers: ids of cards in zones to which nothing else refers, and all
 * ids assigned from now on.
 */
export function withIdsApart(state: MatchState): MatchState {
  const { objects, zones, header, ...rest } = JSON.parse(JSON.stringify(state)) as State;
  const numbers = new Set(JSON.stringify(rest).match(/\d+/g));
  const now = (id: number): number => (objects[id]?.zone !== '' && !numbers.has(String(id)) ? id + apart : id);
  return {
    ...rest,
    header: { ...header, nextId: header.nextId + apart },
    objects: Object.fromEntries(Object.values(objects).map((row) => [now(row.id), { ...row, id: now(row.id) }])),
    zones: Object.fromEntries(Object.entries(zones).map(([key, zone]) => [key, { ...zone, order: zone.order.map(now) }])),
  } as unknown as MatchState;
}

/**
 * Property: the id of a hidden card tells nothing. If a player uses one copy of a card rather than the other (one that was drawn earlier,
 * or is still in the deck), whoever sees neither copy must see the same, ids included. To check it, two hidden cards exchange their ids
 * everywhere in the state, and the match continues in both states for some actions.
 */
export class OtherCopy {
  private left = followed;

  private constructor(
    private readonly ruleset: Ruleset,
    private readonly pins: Pins,
    private readonly session: Session,
    private readonly viewers: readonly Viewer[],
    private readonly exchanged: <T>(node: T) => T,
  ) {}

  /**
   * Begins to follow two cards that are hidden from at least one viewer; null where there are none.
   * @param state a state returned by `withIdsApart`
   */
  static of(ruleset: Ruleset, pins: Pins, state: MatchState, draw: Draw): OtherCopy | null {
    const seen = viewersOf(pins).map((viewer) => ({ viewer, ids: idsSeen(ruleset.view(pins, state, viewer)) }));
    const { objects, decisions } = state as unknown as State;
    const hidden = Object.values(objects).filter((row) => row.id > apart && row.zone !== '' && seen.some(({ ids }) => !ids.has(row.id)));
    // Cards that the players are asked about now are likely to be used next.
    const asked = new Set(JSON.stringify(decisions).match(/\d+/g));
    const near = hidden.filter((row) => asked.has(String(row.id)));
    const one = pick(near.length > 0 && draw(4) > 0 ? near : hidden, draw);
    if (one === null) return null;
    const others = hidden.filter((row) => row.id !== one.id && row.owner === one.owner);
    const copies = others.filter((row) => row.card === one.card);
    const other = pick(copies.length > 0 && draw(2) === 0 ? copies : others, draw);
    if (other === null) return null;
    const viewers = seen.filter(({ ids }) => !ids.has(one.id) && !ids.has(other.id)).map(({ viewer }) => viewer);
    if (viewers.length === 0) return null;
    const exchanged = exchange(one.id, other.id);
    const session = ruleset.openSession(pins, exchanged(state));
    const both = new OtherCopy(ruleset, pins, session, viewers, exchanged);
    both.compare(ruleset.openSession(pins, state), [], [], 'before anything is done');
    return both;
  }

  /** Whether the two cards have been followed for long enough. */
  get over(): boolean {
    return this.left === 0;
  }

  /** Carries out the match's next action in the state with exchanged ids too, and compares what the viewers see. */
  follow(session: Session, action: Action, events: readonly GameEvent[]): void {
    this.left--;
    const done = this.session.act(this.exchanged(action));
    demand(
      done.ok,
      'ids of hidden cards',
      () => `with the other copy ${JSON.stringify(action)} is refused: ${done.ok ? '' : done.refusal.detail}`,
    );
    if (done.ok && (events.length > 0 || done.events.length > 0))
      this.compare(session, events, done.events, `after ${JSON.stringify(action)}`);
  }

  private compare(session: Session, events: readonly GameEvent[], others: readonly GameEvent[], when: string): void {
    for (const viewer of this.viewers) {
      const one = this.shown(session, events, viewer);
      const other = this.shown(this.session, others, viewer);
      demand(
        one === other,
        'ids of hidden cards',
        () => `${JSON.stringify(viewer)} sees which of two hidden cards it is ${when}: ${difference(one, other)}`,
      );
    }
  }

  private shown(session: Session, events: readonly GameEvent[], viewer: Viewer): string {
    return JSON.stringify([this.ruleset.eventsFor(events, viewer), session.view(viewer)]);
  }
}

/**
 * Returns the objects that a viewer sees, or is asked about with their faces shown. Cards of a pile that the viewer looks through have ids
 * for that question alone; a card that was picked there keeps its id in the questions that follow.
 */
function idsSeen(view: View): ReadonlySet<number> {
  const asked = view.pending.flatMap((one): readonly { readonly object?: number | undefined; readonly params?: JsonObject }[] => {
    if (!one.yours) return [];
    const { prompt, domain } = one.decision;
    return [{ object: prompt.params.object as number | undefined, params: prompt.params }, ...('options' in domain ? domain.options : [])];
  });
  return new Set([
    ...objectsIn(view).map(({ id }) => id),
    ...asked.flatMap(({ object, params }) => (object === undefined || params?.card === undefined ? [] : [object])),
  ]);
}

function pick<T>(list: readonly T[], draw: Draw): T | null {
  return list.length === 0 ? null : (list[draw(list.length)] as T);
}

const tokens = (...ids: readonly number[]): RegExp => new RegExp(`(?<!\\d)(?:${ids.join('|')})(?!\\d)`, 'g');

/** Returns a function that exchanges two ids wherever they occur in a value. */
function exchange(one: number, other: number): <T>(node: T) => T {
  const either = tokens(one, other);
  return <T>(node: T) => JSON.parse(JSON.stringify(node).replace(either, (id) => String(Number(id) === one ? other : one))) as T;
}
