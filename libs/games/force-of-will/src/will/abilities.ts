import { type Ability, type CompiledAbility, holds, idOfSeat, listenerEnv, type ObjectId, payable, type Seat, type Table, usesLeft, type Verb } from '@arbiter/kernel';
import { battleAreaOf } from '../facts.js';
import { asksOfHidden } from '../play/hidden.js';
import { playTextOf } from '../play/text.js';
import { forbids, rulesWith } from '../values/rules.js';
import { producingVerbs } from './producing.js';

/** A will ability that a card has now. */
export interface WillAbility {
  readonly object: ObjectId;
  readonly path: string;
}

/** The will abilities of a player's cards. */
export interface WillAbilities {
  /** Those that he could play now (907.2), in the order of the cards. */
  readonly usable: readonly WillAbility[];
  /** Which they are, and what they produce, follows from what lies there alone, and does not change with the time. */
  readonly steady: boolean;
  /** For all that everybody knows there may be more: one depends on cards that not everybody sees. */
  readonly secret: boolean;
}

/** The will abilities of a player's cards, as they are now. */
export function willAbilitiesOf(table: Table, seat: Seat): WillAbilities {
  const usable: WillAbility[] = [];
  let steady = isPermanent(table, idOfSeat(seat));
  let secret = false;
  const look = (object: ObjectId): void => {
    for (const compiled of playTextOf(table, object).will) {
      // Most ask for their own card alone.
      if (!isSteady(compiled)) {
        steady = false;
        secret ||= asksOfHidden(table, compiled.ability);
      } else if (!isPermanent(table, object)) steady = false;
      if (mayUse(table, seat, object, compiled)) usable.push({ object, path: compiled.path });
    }
  };
  for (const id of battleAreaOf(table, seat)) look(id);
  // 1119.2a: a will coin works in the removed area.
  for (const id of table.zoneOf('removed', seat).order) if (table.object(id).kind === 'token') look(id);
  return { usable, steady, secret };
}

/** Nothing forbids anything: what is forbidden may depend on anything. */
const isPermanent = (table: Table, bearer: number): boolean => rulesWith(table, bearer, 'cant').length === 0;

const steadyByPath = new WeakMap<CompiledAbility, boolean>();
const steadyCosts: ReadonlySet<string> = new Set(['restSelf', 'banishSelf', 'payWill']);

/** Whether an ability asks for nothing but its own card and will, and always produces the same; remembered. */
export function isSteady(compiled: CompiledAbility): boolean {
  let known = steadyByPath.get(compiled);
  if (known === undefined) {
    const { when, limit, cost = none } = compiled.ability;
    steadyByPath.set(compiled, (known = when === undefined && limit === undefined && cost.every(({ verb }) => steadyCosts.has(verb)) && producingVerbs(compiled).every(({ verb }) => verb.amount === undefined)));
  }
  return known;
}

/** Limits, conditions and costs but will are looked at. */
function mayUse(table: Table, seat: Seat, object: ObjectId, { ability, path }: CompiledAbility): boolean {
  const listener = { object, seat, ability: path };
  const env = listenerEnv(table, listener, null);
  if (!payable(table, env, costBesidesWill(ability))) return false;
  if (ability.limit !== undefined && usesLeft(table, listener, ability.limit) <= 0) return false;
  if (ability.when !== undefined && !holds(table, env, ability.when)) return false;
  return !forbids(table, object, 'activate') && !forbids(table, idOfSeat(seat), 'activate', object);
}

const none: readonly Verb[] = [];

interface Parted {
  readonly will: string;
  readonly others: readonly Verb[];
  readonly usesItself: boolean;
}

const parted = new WeakMap<Pick<Ability, 'cost'>, Parted>();

/** What an ability costs, told apart; remembered, for programs never change. */
function partsOf(ability: Pick<Ability, 'cost'>): Parted {
  let known = parted.get(ability);
  if (known === undefined) {
    const { cost = none } = ability;
    parted.set(ability, (known = { will: cost.filter(({ verb }) => verb === 'payWill').map(({ will }) => will as string).join(''), others: cost.filter(({ verb }) => verb !== 'payWill'), usesItself: cost.some(({ verb }) => verb === 'restSelf' || verb === 'banishSelf') }));
  }
  return known;
}

/** Whether an ability costs `payWill`, and what, as one text. */
export const willIn = (ability: Pick<Ability, 'cost'>): string => partsOf(ability).will;

/** Whether an ability rests or banishes its own card for its cost: will that the card produces can't pay for it. */
export const usesItself = (ability: Pick<Ability, 'cost'>): boolean => partsOf(ability).usesItself;

/** What an ability costs besides will. */
export const costBesidesWill = (ability: Pick<Ability, 'cost'>): readonly Verb[] => partsOf(ability).others;
