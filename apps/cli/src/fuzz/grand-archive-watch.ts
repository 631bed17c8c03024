import type { Decision, GameEvent, Json, ObjectView, View } from '@arbiter/kernel';
import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { tally } from './counts.js';
import { lyingIn, speaksOf, type Watch, wordsIn } from './watch.js';
import type { Tally } from './profile.js';

const fields: readonly string[] = ['field'];
const isOf = ({ values }: ObjectView, list: 'types' | 'supertypes', word: string): boolean => wordsIn(values[list]).includes(word);

/**
 * Checks in Grand Archive that no rested unit attacks or retaliates (2.6.1.4, 2.2.7.1.2), that a combat deals no damage twice and wears no
 * weapon twice (2.2.7.2.2.5), how often a player draws in a draw phase and an ability is used in a turn, and that state-based effects have
 * been applied.
 *
 * @param cardOf programs by their ids
 */
export function grandArchiveWatch(cardOf: ReadonlyMap<string, CardProgram>): Watch {
  const combat = new Combat();
  const turn = new Turn(cardOf);
  const retaliating = new Set<number>();
  let before: ReadonlyMap<number, ObjectView> = new Map();
  return {
    see(events, view, pending) {
      const faults = [
        ...restedThatFight(events, before, retaliating),
        ...events.flatMap((event) => [...combat.see(event), ...turn.see(event)]),
        ...(pending.some(({ kind }: Decision) => kind === 'act') ? outOfOrder(view) : []),
      ];
      before = lyingIn(view, fields);
      return faults;
    },
  };
}

/**
 * Returns a fault for each object that fights although it was rested when it was last seen and has not woken up since. A champion may
 * attack: it rests for an attack card before it attacks with it. A unit rests to retaliate, and retaliates only when every player has
 * chosen.
 * @param retaliating objects that rested to retaliate; kept from one action to the next
 */
function restedThatFight(
  events: readonly GameEvent[],
  before: ReadonlyMap<number, ObjectView>,
  retaliating: Set<number>,
): readonly string[] {
  const rested = new Set([...before.values()].filter(({ values }) => values.rested === true).map(({ id }) => id));
  const faults: string[] = [];
  for (const { type, rule, data } of events) {
    const id = data.object as number;
    const object = before.get(id);
    if (type === 'rested' && rule === '2.2.7.1.2') retaliating.add(id);
    if (type === 'retaliated' && retaliating.delete(id)) continue;
    if (type === 'wokeUp' || type === 'leveledUp') rested.delete(id);
    if (object === undefined || !rested.has(id)) continue;
    if (type === 'attacked' && !isOf(object, 'types', 'champion'))
      faults.push(`${String(data.card)} (${String(id)}) attacks although it is rested`);
    if (type === 'retaliated' && !speaksOf(object, 'steadfast'))
      faults.push(`${String(data.card)} (${String(id)}) retaliates although it is rested`);
  }
  return faults;
}

/** Counts what happens at most once in a combat: one unit deals its damage to another, and a weapon is worn. */
class Combat {
  private readonly seen: Tally = new Map();

  see({ type, rule, data }: GameEvent): readonly string[] {
    if (type === 'attacked') this.seen.clear();
    if (type === 'damageDealt' && data.attack === true)
      return this.once(`object ${String(data.source)} deals combat damage to object ${String(data.object)}`);
    if (type === 'countersChanged' && rule === '1.7.6.4.3') return this.once(`weapon ${String(data.object)} is worn`);
    return [];
  }

  private once(what: string): readonly string[] {
    tally(this.seen, what);
    return this.seen.get(what) === 1 ? [] : [`${what} twice in a combat`];
  }
}

/** Counts within a turn: the draw of its draw phase (2.2.4.1), and uses of abilities that limit their uses in a turn. */
class Turn {
  private readonly seen: Tally = new Map();

  constructor(private readonly cardOf: ReadonlyMap<string, CardProgram>) {}

  see({ type, rule, data }: GameEvent): readonly string[] {
    if (type === 'turnBegan') this.seen.clear();
    if (type === 'cardDrawn' && rule === '2.2.4.1') return this.atMost(1, 'the turn player draws in the draw phase');
    if (type !== 'abilityActivated' && type !== 'abilityTriggered') return [];
    const limit = typeof data.ability === 'string' ? abilityAt(this.cardOf, data.ability)?.limit : undefined;
    if (limit?.per !== 'turn' || limit.scope !== 'object' || limit.refund !== undefined || limit.as !== undefined) return [];
    return this.atMost(limit.uses, `object ${String(data.source)} uses ${String(data.ability)}`);
  }

  private atMost(most: number, what: string): readonly string[] {
    tally(this.seen, what);
    const times = this.seen.get(what) as number;
    return times > most ? [`${what} ${times} times in a turn`] : [];
  }
}

/** Returns the ability at a path such as `card/abilities/0`. */
function abilityAt(cardOf: ReadonlyMap<string, CardProgram>, path: string): Ability | undefined {
  const [card, kind, at] = path.split('/');
  return kind === 'abilities' ? cardOf.get(card ?? '')?.abilities[Number(at)] : undefined;
}

/**
 * Returns what may not exist when a player may act (2.11.7.8): worn-out weapons, several unique objects of one name, tokens off the field,
 * and players without a champion.
 */
function outOfOrder(view: View): readonly string[] {
  const field = [...lyingIn(view, fields).values()];
  const strays = view.zones.filter(({ kind }) => kind !== 'field').flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'token'));
  return [
    ...field.filter(isWornOut).map(({ id }) => `weapon ${id} is on the field without durability`),
    ...twins(field),
    ...strays.map(({ id }) => `token ${id} lies off the field`),
  ];
}

function isWornOut(object: ObjectView): boolean {
  const { durability, counters } = object.values;
  return (
    isOf(object, 'types', 'weapon') &&
    typeof durability === 'number' &&
    !speaksOf(object, 'immortality') &&
    Number((counters as { readonly durability?: Json }).durability ?? 0) === 0
  );
}

function twins(field: readonly ObjectView[]): readonly string[] {
  const names: Tally = new Map();
  for (const object of field) if (isOf(object, 'supertypes', 'unique')) tally(names, `${object.controller} ${String(object.values.name)}`);
  return [...names]
    .filter(([, count]) => count > 1)
    .map(([who]) => `several unique objects of one name are on the field: player and name ${who}`);
}
