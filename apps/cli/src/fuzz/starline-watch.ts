import type { GameEvent, ObjectView, View } from '@arbiter/kernel';
import { objectsIn } from './invariants.js';
import { speaksOf, type Watch } from './watch.js';

/** Units that a player may play or summon in a turn without an effect: in the summoning phase, and as a tactic (二.3, 二.4(1)). */
const playsOfTurn = 2;
/** The rule of units that an effect plays besides. */
const byEffect = '十二.6';
/** Cards that a hand may hold as its player's turn ends (十四.2). */
const handLimit = 10;

/** Counts in Starline: who attacks how often and from which state (十一.1, 十一.3), blockers (十五.阻擋.1), units played, claims of an early end (十四.4), and hands as turns end (十四.2). */
export function starlineWatch(): Watch {
  let before: ReadonlyMap<number, ObjectView> = new Map();
  const attacked = new Set<number>();
  const played = new Map<string, number>();
  let isCountdown = false;

  /** What is wrong with one event, by what was before it. */
  function faultOf({ type, data, rule }: GameEvent): string | null {
    const id = data.object as number;
    switch (type) {
      case 'turnBegan':
        attacked.clear();
        played.clear();
        return null;
      case 'attackDeclared': {
        const again = attacked.has(id);
        attacked.add(id);
        return again ? `${String(data.card)} (${id}) attacks a second time in the turn` : attackFault(before.get(id));
      }
      case 'countdownEntered':
        isCountdown = true;
        return null;
      case 'earlyEndClaimed':
        return isCountdown ? 'an early end is claimed in the countdown' : null;
      case 'unitPlayed': {
        if (rule === byEffect) return null;
        const count = (played.get(String(data.seat)) ?? 0) + 1;
        played.set(String(data.seat), count);
        return count > playsOfTurn ? `seat ${String(data.seat)} plays ${count} units in a turn without an effect` : null;
      }
      default:
        return null;
    }
  }

  return {
    see(events, view) {
      const faults = events.flatMap((event) => faultOf(event) ?? []);
      const hand = events.length > 0 && events.at(-1)?.type === 'turnBegan' ? fullHand(view) : [];
      before = new Map(objectsIn(view).map((object) => [object.id, object]));
      return [...faults, ...hand];
    },
  };
}

/** Units attack that stood upright, and never as blockers. A unit that was not there before is not judged. */
function attackFault(unit: ObjectView | undefined): string | null {
  if (unit === undefined) return null;
  if (unit.values.stance === 'sideways') return `${unit.card ?? 'a unit'} (${unit.id}) attacks while it lies sideways`;
  return speaksOf(unit, 'blocker') ? `${unit.card ?? 'a unit'} (${unit.id}) attacks, and is a blocker` : null;
}

/** The hand of the player whose turn is over, where the next one begins at once. */
function fullHand(view: View): readonly string[] {
  return view.zones
    .filter(({ kind, seat, count }) => kind === 'hand' && seat !== view.turn.seat && count > handLimit)
    .map(({ seat, count }) => `seat ${String(seat)} ends the turn with ${count} cards in hand`);
}
