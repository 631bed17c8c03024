import type {
  Decision,
  GameEvent,
  Json,
  ObjectId,
  ObjectView,
  Option,
  PendingView,
  Seat,
  SlotView,
  View,
  Viewer,
  ZoneView,
} from '../contract.js';
import { decisionTold, optionsTold } from '../answers/about.js';
import { showsFace, showsObject } from '../table/faces.js';
import { seatOfId } from '../ids.js';
import { calledTime } from '../matches/end-of-round.js';
import { openDecisions } from '../running/machine.js';
import { hasPlace } from '../places/places.js';
import type { ObjectRow, ZoneRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/**
 * Returns the match as one viewer may see it. Nothing in the view depends on what the viewer may not know: hidden piles show only a count,
 * face-down cards only their backs, and cards that the viewer was shown their faces; ids in hidden zones are fresh after every shuffle.
 */
export function viewOf(table: Table, viewer: Viewer): View {
  const { state, game } = table;
  const called = calledTime(table);
  return {
    version: state.header.version,
    status: state.header.status,
    result: state.header.result,
    turn: game.viewTurn(table),
    players: table.seats().map((seat) => ({ seat, values: game.viewPlayer(table, seat) })),
    zones: Object.values(state.zones).map((zone) => viewZone(table, zone, viewer)),
    slots: Object.values(state.slots).map(
      (slot): SlotView => ({
        id: slot.id,
        seat: slot.seat < 0 ? null : slot.seat,
        column: slot.column,
        row: slot.row,
        object: slot.object === 0 ? null : viewObject(table, table.object(slot.object), viewer),
      }),
    ),
    pending: pendingOn(table, viewer),
    values: game.viewMatch(table),
    ...(called === null ? {} : { timeCalled: called }),
  };
}

function viewZone(table: Table, zone: ZoneRow, viewer: Viewer): ZoneView {
  const objects = zone.order.map((id) => table.object(id)).filter((row) => showsObject(table, row, viewer));
  return {
    id: zone.id,
    kind: zone.kind,
    seat: zone.seat < 0 ? null : zone.seat,
    count: zone.order.length,
    objects: objects.map((row) => viewObject(table, row, viewer)),
  };
}

/** Returns an object as a viewer may see it, by its face or by its back. Attached objects that lie nowhere else are shown with it. */
function viewObject(table: Table, row: ObjectRow, viewer: Viewer): ObjectView {
  const { game } = table;
  const open = showsFace(table, row, viewer);
  const attached = row.attached.filter((id) => hasPlace(table.object(id)));
  return {
    id: row.id,
    ...(open && row.card !== '' ? { card: row.card } : {}),
    ...(row.kind === 'card' ? {} : { kind: row.kind }),
    owner: row.owner,
    controller: table.controllerOf(row),
    values: open ? game.viewObject(table, row) : (game.viewHidden?.(table, row) ?? {}),
    attachments: row.attached
      .map((id) => table.object(id))
      .filter((one) => !hasPlace(one))
      .map((one) => viewObject(table, one, viewer)),
    under: row.under.map((id) => viewObject(table, table.object(id), viewer)),
    ...(attached.length > 0 ? { attached } : {}),
    ...hostOf(row),
  };
}

/** Returns what an object with a place of its own is attached to. */
function hostOf(row: ObjectRow): { readonly host?: ObjectId; readonly hostSeat?: Seat } {
  if (row.host === 0 || !hasPlace(row)) return {};
  const seat = seatOfId(row.host);
  return seat === null ? { host: row.host } : { hostSeat: seat };
}

/** Returns the open decisions of a table as a viewer learns of them, with what a player can say while another one is asked. */
export function pendingOn(table: Table, viewer: Viewer): PendingView[] {
  const may = viewer.role === 'player' ? table.game.interjections?.of(table, viewer.seat) : undefined;
  return pendingFor(openDecisions(table), viewer, may);
}

/**
 * Returns open decisions: complete for the decider and for judges; others learn only that somebody is asked.
 * @param may what the viewer can say in the meantime
 */
export function pendingFor(decisions: readonly Decision[], viewer: Viewer, may: readonly Option[] = []): PendingView[] {
  return decisions.map((decision) =>
    viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === decision.seat)
      ? { yours: true, decision: decisionTold(decision) }
      : {
          yours: false,
          id: decision.id,
          openedAt: decision.openedAt,
          seat: decision.seat,
          ...(may.length === 0 ? {} : { may: optionsTold(may) }),
        },
  );
}

/** Returns events as a viewer may read them: secrets are merged in, or dropped. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => {
    if (event.secrets === undefined) return event;
    const { secrets, ...open } = event;
    let data: { [key: string]: Json } = { ...event.data };
    for (const secret of secrets)
      if (viewer.role === 'judge' || (viewer.role === 'player' && secret.seats.includes(viewer.seat))) data = { ...data, ...secret.data };
    return { ...open, data };
  });
}
