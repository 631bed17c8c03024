import type { Decision, GameEvent, ObjectView, View } from '@arbiter/kernel';
import { HeldSinceTurnBegan, lyingIn, speaksOf, Strikes, type Watch, wordsIn } from './watch.js';

const fields: readonly string[] = ['field'];
const isResonator = ({ values }: ObjectView): boolean => wordsIn(values.types).includes('resonator');

/**
 * Checks in Force of Will who attacks in the turn in which it came, that each object deals its battle damage once (805.2, 806.2), and that
 * no resonator stays on the field without DEF left.
 */
export function forceOfWillWatch(): Watch {
  const held = new HeldSinceTurnBegan(fields);
  const strikes = new Strikes();
  let before: ReadonlyMap<number, ObjectView> = new Map();
  return {
    see(events, view, pending) {
      const now = lyingIn(view, fields);
      const isSwift = (object: ObjectView | undefined): boolean =>
        object === undefined || !isResonator(object) || ['swiftness', 'attackAtOnce'].some((word) => speaksOf(object, word));
      const faults = [
        ...newcomersThatAttack(events, held)
          .filter((id) => !isSwift(before.get(id)) && !isSwift(now.get(id)))
          .map((id) => `${before.get(id)?.card ?? 'a resonator'} (${id}) attacks in the turn in which it came`),
        ...secondStrikes(events, strikes).map((id) => `object ${id} deals battle damage twice`),
        ...(pending.some(({ kind }: Decision) => kind === 'act') ? dying(view) : []),
      ];
      held.see(events, view);
      before = now;
      return faults;
    },
  };
}

function newcomersThatAttack(events: readonly GameEvent[], held: HeldSinceTurnBegan): readonly number[] {
  if (events.some(({ type }) => type === 'turnBegan')) return [];
  return held.newcomers(events.filter(({ type }) => type === 'attacked').map(({ data }) => data.object as number));
}

/**
 * Returns the objects that deal damage in a second step of one battle; damage that an attacker deals to two objects at once counts once.
 */
function secondStrikes(events: readonly GameEvent[], strikes: Strikes): readonly number[] {
  const found: number[] = [];
  for (const { type, data } of events) {
    if (type === 'attacked' || type === 'battleEnded') strikes.combatBegins();
    if (type === 'stepBegan') strikes.stepBegins();
    if (type === 'damageDealt' && data.battle === true && strikes.again(data.source as number)) found.push(data.source as number);
  }
  return found;
}

function dying(view: View): readonly string[] {
  return [...lyingIn(view, fields).values()].flatMap((object) => {
    const { def, damage } = object.values;
    if (!isResonator(object) || typeof def !== 'number' || speaksOf(object, 'beDestroyed')) return [];
    return def <= Number(damage ?? 0)
      ? [`${object.card ?? 'a resonator'} (${object.id}) is on the field with DEF ${def} and damage ${Number(damage ?? 0)}`]
      : [];
  });
}
