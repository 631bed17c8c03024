import type { Action, GameEvent, MatchState, Outcome, Pins, Ruleset, Seat, Viewer } from '@arbiter/kernel';
import type { State } from '@arbiter/kernel/authoring';
import type { Draw } from './draw.js';
import { demand, objectsIn } from './invariants.js';
import type { TellsOfHidden } from './profile.js';

type Player = Extract<Viewer, { readonly role: 'player' }>;

/** A state with two hidden cards exchanged, the owner of the cards, and the objects whose faces changed. */
interface Twin {
  readonly state: MatchState;
  readonly owner: Seat;
  readonly ids: readonly number[];
}

/**
 * Property: two states that differ only in what a viewer may not know give this viewer equal views, pending decisions and events. To check
 * it, two cards of one owner that the viewer doesn't see are exchanged; where it is the viewer who acts, the action is carried out in both
 * states.
 * @param followed the outcome of the action in the unchanged state
 * @param tells whether a player has allowed that what follows may depend on their hidden cards
 */
export function checkSecrets(
  ruleset: Ruleset,
  pins: Pins,
  state: MatchState,
  action: Action,
  followed: Outcome,
  draw: Draw,
  tells: TellsOfHidden,
): void {
  for (const viewer of viewersOf(pins)) {
    const twin = exchange(ruleset, pins, state, viewer, draw);
    if (twin === null) continue;
    same(seen(ruleset, pins, twin.state, [], viewer), seen(ruleset, pins, state, [], viewer), viewer, 'the view');
    if (viewer.role !== 'player' || action.type !== 'answer' || action.seat !== viewer.seat) continue;
    if (tells(state, twin.owner) || (followed.ok && tells(followed.step.state, twin.owner))) continue;
    compareAfter(ruleset, pins, followed, twin, action, viewer);
  }
}

function compareAfter(ruleset: Ruleset, pins: Pins, left: Outcome, twin: Twin, action: Action, viewer: Player): void {
  const right = ruleset.apply(pins, twin.state, action);
  demand(left.ok && right.ok, 'secrets', () => `what ${JSON.stringify(viewer)} may do depends on hidden cards`);
  if (!left.ok || !right.ok || left.step.result !== null || right.step.result !== null) return;
  const hiddenStill = (after: MatchState): boolean =>
    untouched(after, twin.ids, viewer.seat) && !twin.ids.some((id) => facesIn(ruleset, pins, after, viewer).has(id));
  if (!hiddenStill(left.step.state) || !hiddenStill(right.step.state) || isRevealed(left.step.events, twin.ids)) return;
  same(
    seen(ruleset, pins, right.step.state, right.step.events, viewer),
    seen(ruleset, pins, left.step.state, left.step.events, viewer),
    viewer,
    'what followed',
  );
}

/** Returns all viewers that are not judges. */
export function viewersOf(pins: Pins): Viewer[] {
  return [{ role: 'spectator' }, ...Array.from({ length: pins.seats }, (_, seat): Viewer => ({ role: 'player', seat }))];
}

function seen(ruleset: Ruleset, pins: Pins, state: MatchState, events: readonly GameEvent[], viewer: Viewer): string {
  return JSON.stringify([ruleset.view(pins, state, viewer), ruleset.pendingFor(state, viewer), ruleset.eventsFor(events, viewer)]);
}

function same(one: string, other: string, viewer: Viewer, what: string): void {
  demand(one === other, 'secrets', () => `${what} of ${JSON.stringify(viewer)} depends on a hidden card: ${difference(one, other)}`);
}

/** Returns the first place where two texts differ, for the report. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `...${one.slice(Math.max(0, at - 60), at + 60)}... against ...${other.slice(Math.max(0, at - 60), at + 60)}...`;
}

/**
 * Whether both cards are still hidden, no unfinished procedure is about them, and no open decision of this seat is: a card that is being
 * played is not secret any more, nor is one that a player finds when searching their deck.
 */
function untouched(state: MatchState, ids: readonly number[], seat: Seat): boolean {
  const { objects, frames, decisions } = state as unknown as State;
  const asked = Object.values(decisions).filter(({ decision }) => decision.seat === seat);
  return ids.every(
    (id) => objects[id] !== undefined && objects[id]?.knownTo === 0 && lies(objects[id]) && !mentions(frames, id) && !mentions(asked, id),
  );
}

/** Whether an event shows one of the cards: a hand that is revealed as proof is hidden again at once. */
const isRevealed = (events: readonly GameEvent[], ids: readonly number[]): boolean =>
  events.some(({ type, data }) => type === 'cardRevealed' && ids.some((id) => mentions(data, id)));

function mentions(node: unknown, id: number): boolean {
  if (node === id) return true;
  return typeof node === 'object' && node !== null && Object.values(node).some((child) => mentions(child, id));
}

/** Whether an object is in a zone or slot; objects that are between zones, or only attached to another object, are not used. */
function lies(row: { readonly zone: string; readonly slot: string } | undefined): boolean {
  return row !== undefined && (row.zone !== '' || row.slot !== '');
}

/** Returns the objects whose face a viewer sees; of others the viewer sees the back, or nothing. */
function facesIn(ruleset: Ruleset, pins: Pins, state: MatchState, viewer: Viewer): ReadonlySet<number> {
  return new Set(
    objectsIn(ruleset.view(pins, state, viewer))
      .filter((object) => object.card !== undefined)
      .map((object) => object.id),
  );
}

/** Exchanges the faces of two cards of one owner that the viewer doesn't see, because they are in hidden zones or face down. */
function exchange(ruleset: Ruleset, pins: Pins, state: MatchState, viewer: Viewer, draw: Draw): Twin | null {
  const { objects } = state as unknown as State;
  if (objects === undefined) return null;
  const shown = facesIn(ruleset, pins, state, viewer);
  const hidden = Object.values(objects).filter((row) => row.card !== '' && lies(row) && row.knownTo === 0 && !shown.has(row.id));
  if (hidden.length === 0) return null;
  const one = hidden[draw(hidden.length)] as (typeof hidden)[number];
  const others = hidden.filter((row) => row.owner === one.owner && row.card !== one.card);
  if (others.length === 0) return null;
  const two = others[draw(others.length)] as (typeof hidden)[number];
  const exchanged = { ...objects, [one.id]: { ...one, card: two.card }, [two.id]: { ...two, card: one.card } };
  return { state: { ...state, objects: exchanged } as MatchState, owner: one.owner, ids: [one.id, two.id] };
}
