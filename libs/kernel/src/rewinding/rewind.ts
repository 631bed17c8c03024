import type { ObjectId, RewindOrder } from '../contract.js';
import { InvariantBroken } from '../errors.js';
import { anew } from '../places/places.js';
import type { State } from '../state/state.js';
import type { Table } from '../table/table.js';

const rule = 'kernel.rewind';

/**
 * Returns the tables of `then` under the numbers of `now`. The rows are those of `then`: whoever plays on copies them first.
 * @throws {InvariantBroken} where `now` does not come after `then`
 */
export function tablesOf(then: State, now: State, key: string): State {
  if (now.header.version < then.header.version)
    throw new InvariantBroken(`version ${now.header.version} does not come after ${then.header.version}`);
  const { status, result, limitReached } = then.header;
  return { ...then, header: { ...now.header, status, result, limitReached }, chance: { key, used: 0 } };
}

/**
 * Carries out a rewind on a table that was opened on `tablesOf`. It counts as one action, and nothing triggers by it. Afterwards everybody is
 * asked what they were asked then, by new questions, and nobody passes ahead.
 * @param toVersion the version that stands again
 */
export function rewind(table: Table, { piles }: RewindOrder, toVersion: number): void {
  const { header } = table.state;
  table.journal.setRecord(header, 'version', header.version + 1);
  table.newMoment();
  table.cause = { kind: 'judge' };
  table.emit('rewound', rule, { version: toVersion });
  forgetPresets(table);
  const busy = busyIds(table);
  for (const [zone, kept] of Object.entries(piles)) shuffleUnknown(table, zone, kept, busy);
  askAgain(table);
}

/** What players said about questions to come was said of a game that does not come any more. */
function forgetPresets(table: Table): void {
  for (const seat of table.seats()) {
    const player = table.player(seat);
    if (typeof player.passing === 'string' && player.passing !== '') table.journal.set(player, 'passing', '');
    if (typeof player.asked === 'string' && player.asked !== 'everywhere') table.journal.set(player, 'asked', 'everywhere');
  }
}

/**
 * Returns all numbers in unfinished work and open questions, which may be ids: the rules have begun to do something with these objects.
 * Numbers that are no ids are among them, and may keep a card where it lies; cards have had high numbers since they were first shuffled.
 */
function busyIds({ state: { frames, decisions } }: Table): ReadonlySet<ObjectId> {
  const work = frames.map(({ locals }) => locals);
  const questions = Object.values(decisions).map(({ decision: { prompt, domain } }) => [prompt.params, domain]);
  return new Set((JSON.stringify([work, questions]).match(/\d+/g) ?? []).map(Number));
}

/** Shuffles the cards of a pile that nobody knows among the positions that they have; they become new objects, so that nobody can track them. */
function shuffleUnknown(table: Table, zoneId: string, kept: number, busy: ReadonlySet<ObjectId>): void {
  const zone = table.zone(zoneId);
  const isLoose = (id: ObjectId, at: number): boolean => at >= kept && table.object(id).knownTo === 0 && !busy.has(id);
  const loose = new Set(zone.order.filter(isLoose));
  const shuffled = table.shuffled('zone', [...loose], rule, { zone: zoneId });
  let next = 0;
  table.set(
    zone,
    'order',
    zone.order.map((id) => (loose.has(id) ? (shuffled[next++] as ObjectId) : id)),
  );
  for (const id of shuffled) anew(table, id);
}

/** Asks every open question again under a fresh id, in the same order; answers that are sealed stay given. */
function askAgain(table: Table): void {
  const { decisions, header } = table.state;
  const rows = Object.values(decisions);
  for (const { decision } of rows) table.journal.remove(decisions, decision.id);
  for (const row of rows) {
    const id = header.nextDecision;
    table.journal.setRecord(header, 'nextDecision', id + 1);
    table.journal.insert(decisions, id, { ...row, decision: { ...row.decision, id, openedAt: header.version } });
  }
}
