import type { ObjectId, Seat } from '@arbiter/kernel';
import { anew, isOpenItem, showTo, type Table, wereNamed } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer, topOfStack } from '../facts.js';
import { playerRulesOf, type StandingRule } from '../rules.js';

/**
 * Tops of libraries that effects have players reveal, or let them look at (401.5): those players see the card that is on top now. Nothing
 * is revealed while a spell or ability is being announced. Called with every check of state-based actions, and before each card that is
 * drawn.
 */
export function noteTops(table: Table): void {
  const seats = table.state.players.length;
  for (let seat = 0; seat < seats; seat++) noteTop(table, seat);
}

const showsTop = (rule: StandingRule): boolean => rule.word === 'shows';
const looksAtTop = (rule: StandingRule): boolean => 'what' in rule && rule.what === 'lookAtTop';

/** Does this for one player's library. */
export function noteTop(table: Table, seat: Seat): void {
  const rules = playerRulesOf(table, seat);
  const { tops } = playerOf(table, seat);
  if (rules.length === 0 && tops.length === 0) return;
  const item = topOfStack(table);
  if (item !== 0 && isOpenItem(table.object(item))) return;
  const [top = 0] = table.zoneOf('library', seat).order;
  if (rules.some(showsTop)) show(table, seat, top);
  else if ((tops[0] ?? 0) !== 0) setPlayer(table, seat, 'tops', [0, ...stillThere(table, seat, tops)]);
  if (top !== 0 && rules.some(looksAtTop)) showTo(table, top, [seat]);
}

/** Reveals the top card. A card that was revealed there before and has been covered since becomes a new object (401.6). */
function show(table: Table, seat: Seat, top: ObjectId): void {
  const { tops } = playerOf(table, seat);
  if ((tops[0] ?? 0) === top) return;
  const earlier = stillThere(table, seat, tops);
  if (top === 0) return setPlayer(table, seat, 'tops', []);
  const hidden = earlier.includes(top) ? anew(table, top) : top;
  const now = showTo(table, hidden, table.seats());
  setPlayer(table, seat, 'tops', [now, ...earlier.filter((id) => id !== top)]);
  table.emit('topRevealed', '401.5', { seat, object: now, card: table.object(now).card, ...wereNamed([hidden], [now]) });
}

/** Returns those of these cards that are still in the library as the same objects. */
function stillThere(table: Table, seat: Seat, ids: readonly ObjectId[]): readonly ObjectId[] {
  return ids.filter((id) => table.find(id)?.zone === `library:${seat}`);
}
