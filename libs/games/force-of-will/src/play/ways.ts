import { abilitiesOf, type CompiledAbility, type ObjectId, type Seat, type Table, valuesOf } from '@arbiter/kernel';
import { gameOf, rowOf, zoneOf } from '../facts.js';
import { hasKeyword } from '../values/base.js';
import { permits } from '../values/rules.js';
import type { Way } from './items.js';

/** 701.2: the turn player has priority in his main phase, outside a battle, and the chase is empty. */
export function isMainTiming(table: Table, seat: Seat): boolean {
  const { active, phase, battle } = gameOf(table);
  return active === seat && phase === 'main' && battle === null && table.zone('chase').order.length === 0;
}

/** What a card does as it resolves: the ability that is its text (703.3); undefined for one that but enters the field. */
export function spellOf(table: Table, id: ObjectId): CompiledAbility | undefined {
  return abilitiesOf(table, table.object(id)).find(({ ability }) => ability.kind === 'spell');
}

/** 708.1, 1113: whether a card has [Trigger], and in which of its forms: with a cost, or with a condition. */
export function triggerForm(compiled: CompiledAbility | undefined): 'cost' | 'condition' | null {
  if (compiled === undefined || compiled.ability.keyword !== 'trigger') return null;
  const { on, when, cost } = compiled.ability;
  return cost !== undefined && on === undefined && when === undefined ? 'cost' : 'condition';
}

/** The ways in which a player may play a card that lies there now, as far as place and time go (702 to 704, 708, 1111, 1115). */
export function waysOf(table: Table, seat: Seat, id: ObjectId): readonly Way[] {
  const types = valuesOf(table, id).types as readonly string[];
  // 702.1: magic stones are called, rulers are never played.
  if (types.some((type) => type === 'magicStone' || type === 'ruler' || type === 'jRuler') || types.length === 0) return none;
  const form = triggerForm(spellOf(table, id));
  const kind = zoneOf(table, id);
  if (kind === 'standby') return form === 'cost' && rowOf(table, id).cameTurn !== gameOf(table).turn ? standby : none;
  // 708: on its condition alone; see the windows.
  if (form === 'condition' || (form === null && !isTimely(table, seat, id))) return none;
  if (kind === 'hand') return plain;
  if (kind === 'graveyard' && hasKeyword(table, id, 'remnant')) return remnant;
  return permits(table, id, 'playFrom') ? plain : none;
}

/** 604.2a, 1111.2: in main timing, or at any time with Quickcast. */
export function isTimely(table: Table, seat: Seat, id: ObjectId): boolean {
  return isMainTiming(table, seat) || hasKeyword(table, id, 'quickcast') || permits(table, id, 'playAtOnce');
}

const none: readonly Way[] = [];
const plain: readonly Way[] = [''];
const standby: readonly Way[] = ['standby'];
const remnant: readonly Way[] = ['remnant'];
