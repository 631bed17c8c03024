import { abilitiesOf, type CompiledAbility, type Json, listenerEnv, type ObjectId, payable, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { type Form, formAbility, formsOf, formValues } from '../faces/forms.js';
import { mightTurnUp, type TurnUpAct, turnUpActs } from '../faces/turn-up.js';
import { permanents, permanentsOf } from '../facts.js';
import { isMana } from '../mana/abilities.js';
import { canAfford, type Purse, purseOf } from '../mana/payment.js';
import { atSorceryTime, mayPlayLand } from '../turn/lands.js';
import { targetable } from './targets.js';

/** Something that a player with priority may begin (117.1). */
export type Act =
  | { readonly type: 'land'; readonly object: ObjectId }
  | { readonly type: 'cast'; readonly object: ObjectId; readonly form: Form }
  | TurnUpAct
  /** `index` counts the abilities of the object. */
  | { readonly type: 'activate'; readonly object: ObjectId; readonly ability: string; readonly index: number };

/** All that a player may begin now, in a fixed order: what he holds, then abilities of permanents. */
export function actsOf(table: Table, seat: Seat): Act[] {
  const purse = purseOf(table, seat);
  return [...fromHand(table, seat, purse), ...activations(table, seat, purse), ...turnUpActs(table, seat, purse)];
}

function fromHand(table: Table, seat: Seat, purse: Purse): Act[] {
  const acts: Act[] = [];
  const sorcery = atSorceryTime(table, seat);
  const land = mayPlayLand(table, seat);
  for (const id of table.zoneOf('hand', seat).order) {
    const { types } = valuesOf(table, id) as { readonly types: readonly string[] };
    // 305.9: what is a land can't be cast.
    if (types.includes('land')) {
      if (land) acts.push({ type: 'land', object: id });
      continue;
    }
    for (const form of formsOf(table, id)) if (castable(table, seat, id, form, sorcery, purse)) acts.push({ type: 'cast', object: id, form });
  }
  return acts;
}

/** Whether a card may be cast in a form: nothing but what it would be then is looked at (601.3, 708.3a). */
function castable(table: Table, seat: Seat, id: ObjectId, form: Form, sorcery: boolean, purse: Purse): boolean {
  const { types, cost, keywords } = formValues(table, id, form) as { readonly types: readonly string[]; readonly cost: string | null; readonly keywords: readonly Json[] };
  if (cost === null || !(sorcery || types.includes('instant') || keywords.includes('flash')) || !canAfford(purse, cost)) return false;
  const ability = formAbility(table, id, form);
  return targetable(table, listenerEnv(table, { object: id, seat, ability }, null), ability);
}

/** Activated abilities that are no mana abilities (602.1); those are activated while paying. */
function activations(table: Table, seat: Seat, purse: Purse): Act[] {
  const acts: Act[] = [];
  for (const id of permanentsOf(table, seat)) {
    abilitiesOf(table, table.object(id)).forEach((compiled, index) => {
      if (isStackAbility(compiled) && mayActivate(table, seat, id, compiled, purse)) acts.push({ type: 'activate', object: id, ability: compiled.path, index });
    });
  }
  return acts;
}

function isStackAbility(compiled: CompiledAbility): boolean {
  return compiled.ability.kind === 'activated' && !isMana(compiled);
}

function mayActivate(table: Table, seat: Seat, object: ObjectId, { ability, path }: CompiledAbility, purse: Purse): boolean {
  const env = listenerEnv(table, { object, seat, ability: path }, null);
  const cost = ability.cost ?? [];
  if (!payable(table, env, cost)) return false;
  const mana = cost.filter(({ verb }) => verb === 'payMana').map((verb) => verb.mana as string).join('');
  if (mana !== '' && !canAfford(cost.some(({ verb }) => verb === 'tapSelf') ? purseOf(table, seat, object) : purse, mana)) return false;
  return targetable(table, env, path);
}

/**
 * Whether a player with priority might do something, as far as everybody knows: he holds a card, or a permanent of his has
 * an ability that is activated. What he holds is never looked at, for the pause would betray it. The option `everyWindow`
 * of a format asks always: those who look on at every window need it.
 */
export function mightAct(table: Table, seat: Seat): boolean {
  if (table.pins.format.options.everyWindow === true) return true;
  if (table.zoneOf('hand', seat).order.length > 0) return true;
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (table.controllerOf(row) === seat && abilitiesOf(table, row).some(isStackAbility)) return true;
  }
  return mightTurnUp(table, seat);
}
