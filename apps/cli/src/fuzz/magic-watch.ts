import type { Decision, GameEvent, Json, ObjectView, View } from '@arbiter/kernel';
import { HeldSinceTurnBegan, lyingIn, speaksOf, Strikes, type Watch, wordsIn } from './watch.js';

const permanents: readonly string[] = ['battlefield', 'phased'];

/**
 * Checks in Magic who attacks (302.6), that creatures strike once (702.7b), and that state-based actions have been carried out on the
 * battlefield (704.5).
 */
export function magicWatch(): Watch {
  const held = new HeldSinceTurnBegan(permanents);
  const strikes = new Strikes();
  let before: ReadonlyMap<number, ObjectView> = new Map();
  let depth: Json = 0;
  return {
    see(events, view, pending) {
      const now = lyingIn(view, permanents);
      const known = (id: number): ObjectView | undefined => before.get(id) ?? now.get(id);
      // A subgame has a table of its own (720.1).
      if (view.values.depth !== depth) held.forget();
      depth = view.values.depth ?? 0;
      const faults = [
        ...newcomersThatAttack(events, held)
          .filter((id) =>
            [before.get(id), now.get(id)].every(
              (object) => object === undefined || !['haste', 'attackAsThoughHaste'].some((word) => speaksOf(object, word)),
            ),
          )
          .map((id) => `${known(id)?.card ?? 'a creature'} (${id}) attacks, and came after the turn began`),
        ...secondStrikes(events, strikes)
          .filter((id) => [before.get(id), now.get(id)].every((object) => object === undefined || !speaksOf(object, 'doubleStrike')))
          .map((id) => `${known(id)?.card ?? 'a creature'} (${id}) strikes twice in a combat`),
        ...(hasPriority(pending) ? stateFaults(view) : []),
      ];
      held.see(events, view);
      before = now;
      return faults;
    },
  };
}

/** Whether a player has priority; state-based actions are carried out before (704.3). */
const hasPriority = (pending: readonly Decision[]): boolean => pending.some(({ kind }) => kind === 'act');

function newcomersThatAttack(events: readonly GameEvent[], held: HeldSinceTurnBegan): readonly number[] {
  if (events.some(({ type }) => type === 'turnBegan')) return [];
  const attackers = events
    .filter(({ type }) => type === 'attackersDeclared')
    .flatMap(({ data }) => (data.attackers as unknown as readonly { readonly object: number }[]).map(({ object }) => object));
  return held.newcomers(attackers);
}

function secondStrikes(events: readonly GameEvent[], strikes: Strikes): readonly number[] {
  const found: number[] = [];
  for (const { type, data } of events) {
    if (type === 'stepBegan' && data.step === 'beginCombat') strikes.combatBegins();
    if (type === 'stepBegan' && data.step === 'combatDamage') strikes.stepBegins();
    if (type === 'damageDealt' && data.combat === true && strikes.again(data.object as number)) found.push(data.object as number);
  }
  return found;
}

/** Returns what state-based actions should have removed (704.5f, 704.5g, 704.5i, 704.5j, 704.5k). */
function stateFaults(view: View): readonly string[] {
  const all = [...lyingIn(view, ['battlefield']).values()];
  const legends = all
    .filter(({ values }) => wordsIn(values.supertypes).includes('legendary'))
    .map(({ controller, card }) => `${controller} ${card ?? ''}`);
  return [
    ...all.flatMap((object) => dying(object).map((why) => `${object.card ?? 'a permanent'} (${object.id}) is on the battlefield ${why}`)),
    ...legends.filter((one, at) => legends.indexOf(one) !== at).map((one) => `two legendary permanents lie side by side: ${one}`),
    ...(all.filter(({ values }) => wordsIn(values.supertypes).includes('world')).length > 1 ? ['there are two worlds'] : []),
  ];
}

function dying(object: ObjectView): readonly string[] {
  const { types, toughness, damage, loyalty } = object.values;
  const kinds = wordsIn(types);
  return [
    ...(kinds.includes('creature') && typeof toughness === 'number' && toughness <= 0 ? ['without toughness'] : []),
    ...(kinds.includes('creature') &&
    typeof toughness === 'number' &&
    Number(damage) > 0 &&
    Number(damage) >= toughness &&
    !speaksOf(object, 'indestructible')
      ? ['with lethal damage']
      : []),
    ...(kinds.includes('planeswalker') && !(Number(loyalty) > 0) ? ['without loyalty'] : []),
  ];
}
