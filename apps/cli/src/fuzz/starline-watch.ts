import type { GameEvent, ObjectView, View } from '@arbiter/kernel';
import { objectsIn } from './invariants.js';
import { speaksOf, type Watch } from './watch.js';

/**
 * Greatest number of units that a player may play or summon in a turn without an effect: one in the summoning phase, and one as a tactic
 * (二.3, 二.4(1)).
 */
const playsOfTurn = 2;
/** The rule by which an effect plays further units. */
const byEffect = '十二.6';
/** Greatest number of cards in a player's hand when their turn ends (十四.2). */
const handLimit = 10;

/**
 * Checks in Starline how often and from which stance units attack (十一.1, 十一.3), blockers (十五.阻擋.1), the number of units played, claims of
 * an early end (十四.4), and hands when turns end (十四.2).
 */
export function starlineWatch(): Watch {
  let before: ReadonlyMap<number, ObjectView> = new Map();
  const attacked = new Set<number>();
  const played = new Map<string, number>();
  let isCountdown = false;

  /** Returns what is wrong with one event, given what was seen before it. */
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

/** Returns a fault when a unit attacks that did not stand upright, or that is a blocker. A unit that was not there before is not judged. */
function attackFault(unit: ObjectView | undefined): string | null {
  if (unit === undefined) return null;
  if (unit.values.stance === 'sideways') return `${unit.card ?? 'a unit'} (${unit.id}) attacks while it lies sideways`;
  return speaksOf(unit, 'blocker') ? `${unit.card ?? 'a unit'} (${unit.id}) attacks, and is a blocker` : null;
}

/** Checks the hand of the player whose turn has ended, just when the next turn begins. */
function fullHand(view: View): readonly string[] {
  return view.zones
    .filter(({ kind, seat, count }) => kind === 'hand' && seat !== view.turn.seat && count > handLimit)
    .map(({ seat, count }) => `seat ${String(seat)} ends the turn with ${count} cards in hand`);
}
