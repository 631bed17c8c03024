import { type ObjectId, readAs, type Seat } from '@arbiter/kernel';
import {
  abilitiesOf,
  call,
  type CompiledAbility,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  effectRef,
  endWatches,
  type Env,
  envOf,
  functions,
  holds,
  isUsedBy,
  lastingEnv,
  listenerEnv,
  type ObjectRow,
  payable,
  type PlayerRef,
  seatsOf,
  type Table,
  type Values,
  valuesOf,
  type Verb,
  verbsRef,
  type WatchRow,
} from '@arbiter/kernel/authoring';
import { manaIn } from '../costs/changes.js';
import { permanents } from '../facts.js';
import { canAfford, purseOf } from '../mana/payment.js';
import { payMana, payManaProcedure } from '../stack/pay-mana.js';
import { parseCost } from '../characteristics/symbols.js';
import type { SpecialAction, SpecialOffer } from './special-action.js';

/**
 * Special actions that the texts of cards allow (116.2c - 116.2e). An ability with the mark `special`, a word, is carried out without the
 * stack by its object's controller, or by every player if `by` is `any`; its cost is paid and its clauses are carried out at once. A
 * delayed trigger with the mark `endedBy`, `{ player, cost }`, may be ended by that player (116.2c).
 */
interface EndedBy {
  readonly player: PlayerRef;
  readonly cost: readonly Verb[];
}

/** Special abilities by an object's values, on which alone they depend; nearly always none. */
const specialIn = new WeakMap<Values, readonly CompiledAbility[]>();

/** Returns the abilities of an object that are special actions. */
function specialsOf(table: Table, row: ObjectRow): readonly CompiledAbility[] {
  const values = valuesOf(table, row.id);
  let found = specialIn.get(values);
  if (found === undefined)
    specialIn.set(values, (found = abilitiesOf(table, row).filter(({ ability }) => ability.marks?.special !== undefined)));
  return found;
}

/** @returns the offers that the player may take now; `index` numbers all such abilities of the object */
function offersOn(table: Table, seat: Seat, object: ObjectId): readonly SpecialOffer[] {
  const row = table.object(object);
  return specialsOf(table, row).flatMap((compiled, index) => {
    const { ability, path } = compiled;
    if (!isUsedBy(ability, table.controllerOf(row) === seat) || !functions(table, row, compiled)) return [];
    const env = listenerEnv(table, { object, seat, ability: path }, null);
    return (ability.when === undefined || holds(table, env, ability.when)) && canPay(table, env, ability.cost ?? [])
      ? [{ object, params: { ability: path }, index }]
      : [];
  });
}

function canPay(table: Table, env: Env, cost: readonly Verb[]): boolean {
  return payable(table, env, cost) && canAfford(purseOf(table, env.you), parseCost(manaIn(cost)));
}

export const textAction: SpecialAction = {
  offers: (table, seat) => [...permanents(table), ...table.zoneOf('hand', seat).order].flatMap((id) => offersOn(table, seat, id)),
  perform: (table, seat, object, { ability }) =>
    call(specialAbilityProcedure, locals(listenerEnv(table, { object, seat, ability: ability as string }, null), ability as string, 0)),
};

function endedBy(table: Table, { program }: WatchRow): EndedBy | undefined {
  return table.library.ability(program).ability.marks?.endedBy as EndedBy | undefined;
}

/** Returns the delayed triggers that a player may end, with `paying` only those that they can pay for. */
function endable(table: Table, seat: Seat, paying: boolean): readonly WatchRow[] {
  const found: WatchRow[] = [];
  for (const key in table.state.watches) {
    const watch = table.state.watches[key] as WatchRow;
    const ended = endedBy(table, watch);
    if (
      ended !== undefined &&
      seatsOf(table, lastingEnv(watch), ended.player).includes(seat) &&
      (!paying || canPay(table, { ...lastingEnv(watch), you: seat }, ended.cost))
    )
      found.push(watch);
  }
  return found;
}

export const endTriggerAction: SpecialAction = {
  offers: (table, seat) =>
    endable(table, seat, true).map((watch) => ({
      object: table.state.past[watch.source]?.now ?? watch.source,
      params: { card: watch.sourceCard, watch: watch.id },
    })),
  perform: (table, seat, _object, { watch }) => {
    const row = table.state.watches[watch as number] as WatchRow;
    return call(specialAbilityProcedure, locals({ ...lastingEnv(row), you: seat }, row.program, row.id));
  },
};

/** Whether, as everybody can see, a player may take such an action, whether or not they could pay for it. */
export function mightActSpecially(table: Table, seat: Seat): boolean {
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (specialsOf(table, row).some(({ ability }) => isUsedBy(ability, table.controllerOf(row) === seat))) return true;
  }
  return endable(table, seat, false).length > 0;
}

/** Locals of `specialAbility`. */
export interface SpecialAbilityLocals extends EffectLocals {
  readonly ability: string;
  readonly watch: number;
}

/**
 * Returns locals of the procedure.
 * @param watch the delayed trigger that ends, 0 for an ability that acts
 */
function locals(env: Env, ability: string, watch: number): SpecialAbilityLocals {
  return { ...effectLocals(env, ''), ability, watch };
}

/** Carries out such an action without the stack: pays its cost, then does what it says (116.1). */
export const specialAbilityProcedure = defineProcedure<SpecialAbilityLocals>({
  name: 'specialAbility',
  steps: [
    { name: 'mana', rule: '116.1', run: payManaPart },
    { name: 'pay', rule: '116.1', run: payRest },
    { name: 'act', rule: '116.2c', run: act },
    { name: 'done', rule: '116.3', run: (): Control => ({ done: null }) },
  ],
});

function costOf(table: Table, { ability, watch }: SpecialAbilityLocals): readonly Verb[] {
  const own = table.library.ability(ability).ability;
  return (watch === 0 ? own.cost : readAs<EndedBy>(own.marks?.endedBy).cost) ?? [];
}

function payManaPart(table: Table, locals: SpecialAbilityLocals): Control {
  const mana = parseCost(manaIn(costOf(table, locals)));
  const { self, card, you } = envOf(locals);
  return call(payManaProcedure, payMana(you, mana, { object: self, source: self, card }));
}

function payRest(table: Table, locals: SpecialAbilityLocals): Control | undefined {
  const at = locals.at;
  const cost = costOf(table, locals);
  const index = cost.findIndex(({ verb }, place) => place >= at && verb !== 'payMana');
  if (index < 0) return undefined;
  table.local(locals, 'at', index + 1);
  const list = locals.watch === 0 ? `${locals.ability}/cost` : `${locals.ability}/marks/endedBy/cost`;
  return call(verbsRef, { ...effectLocals(envOf(locals), list), at: index, only: index }, 'pay');
}

function act(table: Table, locals: SpecialAbilityLocals): Control | undefined {
  const watch = locals.watch;
  const { self, card, you } = envOf(locals);
  table.emit('specialAction', '116.2', { seat: you, object: self, card });
  if (watch !== 0) {
    endWatches(table, ({ id }) => id === watch);
    return undefined;
  }
  const { clauses } = table.library.ability(locals.ability).ability;
  if (clauses === undefined) return undefined;
  return call(effectRef, effectLocals(envOf(locals), `${locals.ability}/clauses`));
}
