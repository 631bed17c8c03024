import type { Decision, GameEvent, Json, JsonObject, ObjectView, PendingView, Seat, SlotView, View, Viewer, ZoneView } from './contract.js';
import type { ObjectRow, ZoneRow } from './state.js';
import { openDecisions } from './machine.js';
import type { Table } from './table.js';

/**
 * The match as one viewer may see it. Nothing in it depends on what he may not know: hidden piles show a count, cards
 * that he was shown show themselves, ids in hidden zones are fresh after every shuffle.
 */
export function viewOf(table: Table, viewer: Viewer): View {
  const { state, game } = table;
  return {
    version: state.header.version,
    status: state.header.status,
    result: state.header.result,
    turn: game.viewTurn(table),
    players: table.seats().map((seat) => ({ seat, values: game.viewPlayer(table, seat) })),
    zones: Object.values(state.zones).map((zone) => viewZone(table, zone, viewer)),
    slots: Object.values(state.slots).map((slot): SlotView => ({ id: slot.id, seat: slot.seat, column: slot.column, row: slot.row, object: slot.object === 0 ? null : viewObject(table, table.object(slot.object), viewer) })),
    pending: pendingFor(openDecisions(table), viewer),
    values: game.viewMatch(table),
  };
}

function viewZone(table: Table, zone: ZoneRow, viewer: Viewer): ZoneView {
  const objects = zone.order.map((id) => table.object(id)).filter((row) => knows(table, zone, row, viewer));
  return { id: zone.id, kind: zone.kind, seat: zone.seat < 0 ? null : zone.seat, count: zone.order.length, objects: objects.map((row) => viewObject(table, row, viewer)) };
}

/** Whether a viewer may see a card in a zone. */
function knows(table: Table, zone: ZoneRow, row: ObjectRow, viewer: Viewer): boolean {
  if (viewer.role === 'judge') return true;
  const visibility = table.game.visibility[zone.kind] ?? 'all';
  if (visibility === 'all') return true;
  if (viewer.role === 'spectator') return table.seats().every((seat) => knowsAlready(row, seat));
  return (visibility === 'owner' && zone.seat === viewer.seat) || knowsAlready(row, viewer.seat);
}

function knowsAlready(row: ObjectRow, seat: Seat): boolean {
  return (row.knownTo & (1 << seat)) !== 0;
}

function viewObject(table: Table, row: ObjectRow, viewer: Viewer): ObjectView {
  return {
    id: row.id,
    card: row.card,
    owner: row.owner,
    controller: row.controller,
    values: table.game.viewObject(table, row),
    attachments: row.attached.map((id) => viewObject(table, table.object(id), viewer)),
    under: row.under.map((id) => viewObject(table, table.object(id), viewer)),
  };
}

/** Open decisions: whole for the decider and for judges, for others only that somebody is asked. */
export function pendingFor(decisions: readonly Decision[], viewer: Viewer): PendingView[] {
  return decisions.map((decision) =>
    viewer.role === 'judge' || (viewer.role === 'player' && viewer.seat === decision.seat)
      ? { yours: true, decision }
      : { yours: false, id: decision.id, openedAt: decision.openedAt, seat: decision.seat },
  );
}

/** Events as a viewer may read them: secrets merged in, or dropped. */
export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => {
    if (event.secrets === undefined) return event;
    const { secrets, ...open } = event;
    let data: { [key: string]: Json } = { ...event.data };
    for (const secret of secrets) if (viewer.role === 'judge' || (viewer.role === 'player' && secret.seats.includes(viewer.seat))) data = { ...data, ...secret.data };
    return { ...open, data };
  });
}

/** Fills a template: `{name}` is replaced by the words for that parameter. */
export function fill(template: string, params: JsonObject, word: (name: string, value: Json) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => (params[name] === undefined ? '' : word(name, params[name] as Json)));
}
