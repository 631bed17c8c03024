import type { CardFacts, CardId, Decision, MatchState, ObjectView, Seat, View } from '@arbiter/kernel';
import { type Draw, drawKey, shuffled } from './draw.js';
import { type BotScore, holds } from './score.js';

/** What a bot reads and writes of an object in a state, which is otherwise the kernel's own affair. */
interface DealtRow {
  readonly id: number;
  readonly card: CardId;
  readonly kind: string;
  readonly owner: Seat;
  /** '' where it lies in no zone. */
  readonly zone: string;
  /** Bit mask of the seats that know the card. */
  readonly knownTo: number;
}

/**
 * Returns a state that might be the true one, as far as a player knows: cards that they don't see are dealt again among the places where
 * they may lie, and the chance of all later draws is another. So nothing that is tried out in it depends on what is hidden from them.
 *
 * A card keeps its place if the question or an unfinished act is about it and it lies in no slot: the rules have begun to do something with it.
 *
 * @param facts of cards by id, for face-down cards whose sort everybody knows
 */
export function redealt(
  state: MatchState,
  view: View,
  decision: Decision,
  score: BotScore,
  facts: ReadonlyMap<CardId, CardFacts>,
  draw: Draw,
): MatchState {
  const rows = Object.values(state.objects as { readonly [id: string]: DealtRow });
  const kinds = new Map(view.zones.map(({ id, kind }) => [id, kind]));
  const seen = facesIn(view);
  const busy = idsIn([state.frames, decision.prompt.params, decision.domain]);
  const unseen = rows.filter(
    (row) =>
      row.card !== '' &&
      row.kind === 'card' &&
      !seen.has(row.id) &&
      (row.knownTo & (1 << decision.seat)) === 0 &&
      (row.zone === '' || !busy.has(row.id)),
  );
  const sortOf = (card: CardId): boolean => score.sort !== undefined && holds(facts.get(card)?.values[score.sort.value], score.sort.has);
  const group = ({ owner, zone }: DealtRow): string => {
    const kind = kinds.get(zone);
    return kind === undefined || score.hidden.includes(kind) ? `${owner}` : `${owner} ${kind}`;
  };
  const dealt: { [id: string]: DealtRow } = {};
  for (const places of grouped(unseen, group)) {
    // In an order that does not depend on where the cards truly lie.
    const cards = [...shuffled(places.map(({ card }) => card).toSorted(), draw)];
    // Face-down cards on the table come first, because not every card can lie there.
    for (const row of places.toSorted((a, b) => Number(a.zone !== '') - Number(b.zone !== ''))) {
      const at = row.zone === '' ? cards.findIndex((card) => sortOf(card) === sortOf(row.card)) : 0;
      const [card = row.card] = cards.splice(at, 1);
      dealt[row.id] = { ...row, card };
    }
  }
  return {
    ...state,
    chance: { key: drawKey(draw), used: 0 },
    objects: { ...(state.objects as object), ...dealt },
  };
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Iterable<readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups.values();
}

/** Returns the ids of the objects whose faces a view shows. */
function facesIn(view: View): ReadonlySet<number> {
  const seen = new Set<number>();
  const look = (object: ObjectView): void => {
    if (object.card !== undefined) seen.add(object.id);
    object.attachments.forEach(look);
    object.under.forEach(look);
  };
  for (const { objects } of view.zones) objects.forEach(look);
  for (const { object } of view.slots) if (object !== null) look(object);
  return seen;
}

/** Returns all numbers in some data, which may be ids, also those inside texts such as `object:17`. */
const idsIn = (data: unknown): ReadonlySet<number> => new Set((JSON.stringify(data).match(/\d+/g) ?? []).map(Number));
