import { idOfSeat, type Json, type ObjectId, type Seat } from '@arbiter/kernel';
import { abilitiesOf, type ObjectRow, once, type Table, type Values, valuesOf, wordOf } from '@arbiter/kernel/authoring';
import { mightTurnUp, type TurnUpAct, turnUpActs } from '../faces/turn-up.js';
import { canActivate } from '../mana/payment.js';
import { asExiled } from '../faces/forms.js';
import { fieldsOf, permanents } from '../facts.js';
import { mayPlayFrom, placesBeyondHand } from './permissions.js';
import { forbids, playerRulesOf, rulesOf } from '../rules.js';
import { mightActSpecially } from '../special-actions/special-abilities.js';
import { type SpecialAct, specialActs } from '../special-actions/special.js';
import { mayPlayLand } from '../turn/lands.js';
import { activatedAbilities, isStackAbility, mayActivate, type PlacedAbility } from './activation.js';
import { mayCast } from './casting.js';
import { castingFacts } from './casting-facts.js';
import { type Moment, momentOf } from './moment.js';
import { ordinaryOnly, type Way, wayMark, waysOf } from './ways.js';

/** Something that a player with priority may begin (117.1). */
export type Act =
  | { readonly type: 'land'; readonly object: ObjectId }
  | { readonly type: 'cast'; readonly object: ObjectId; readonly way: Way }
  | TurnUpAct
  /** `index` counts the abilities of the object. */
  | { readonly type: 'activate' | 'mana'; readonly object: ObjectId; readonly ability: string; readonly index: number }
  | SpecialAct;

/** All that a player may begin now, in a fixed order: what he holds, other zones, abilities, special actions, mana. */
export function actsOf(table: Table, seat: Seat): Act[] {
  const moment = momentOf(table, seat);
  const acts: Act[] = [];
  const land = mayPlayLand(table, seat);
  addFrom(table, moment, land, 'hand', table.zoneOf('hand', seat).order, acts);
  for (const { kind, order } of placesBeyondHand(table, seat)) addFrom(table, moment, land, kind, order, acts);
  if (!moment.splitSecond) for (const id of permanents(table)) addActivations(table, moment, id, acts);
  acts.push(...turnUpActs(table, seat), ...specialActs(table, seat));
  for (const ability of moment.mana())
    if (canActivate(table, seat, ability)) acts.push({ type: 'mana', object: ability.object, ability: ability.path, index: ability.index });
  return acts;
}

/** Cards of a zone that may be played or cast, and abilities that work there. */
function addFrom(table: Table, moment: Moment, land: boolean, kind: string, order: readonly ObjectId[], acts: Act[]): void {
  const isCalm = playerRulesOf(table, moment.seat).length === 0;
  for (const id of order) {
    // 406.3: who has no leave to play it never looks at what lies face down.
    if (kind !== 'exile' || fieldsOf(table.object(id)).faceDown === '') addCard(table, moment, land, isCalm, kind, id, acts);
    else if (rulesOf(table, id).length > 0) asExiled(table, id, () => addCard(table, moment, land, isCalm, kind, id, acts));
  }
}

/** @param isCalm no effect gives the player leave to do anything, nor takes any */
function addCard(table: Table, moment: Moment, land: boolean, isCalm: boolean, kind: string, id: ObjectId, acts: Act[]): void {
  const { seat } = moment;
  const row = table.object(id);
  const values = valuesOf(table, id) as Values & { readonly types: readonly string[]; readonly keywords: readonly unknown[] };
  const { timing, activated } = factsOf(table, row, values, isCalm);
  if (timing === 'sorcery' && !moment.sorcery && activated.length === 0) return;
  const isLand = values.types.includes('land');
  if (timing !== 'other' && (kind !== 'hand' || (timing === 'sorcery' && !moment.sorcery))) {
    // Nothing of it can be played or cast now.
  } else {
    if (isLand && land && mayPlayFrom(table, seat, row, kind) && !forbids(table, idOfSeat(seat), 'playLands', id))
      acts.push({ type: 'land', object: id });
    // 305.9: a land is cast by no way that leaves it one, but may be face down (702.36c).
    if (!isLand || values.keywords.length > 0)
      for (const way of timing !== 'other' ? ordinaryOnly : waysOf(table, seat, row, kind))
        if (mayCast(table, moment, id, way)) acts.push({ type: 'cast', object: id, way });
  }
  addActivations(table, moment, id, acts, activated);
}

/**
 * When a card can be played or cast from a hand, and from nowhere else and in no other way, unless something gives its player leave:
 * as a sorcery can, at any time, or it is of none of these kinds.
 */
type Timing = 'sorcery' | 'instant' | 'other';

/** What of a card the question of acts asks, beside what changes from window to window. */
interface CardFacts {
  readonly timing: Timing;
  readonly activated: readonly PlacedAbility[];
}

function factsOf(table: Table, row: ObjectRow, values: Values, isCalm: boolean): CardFacts {
  return isCalm ? calmFacts(values, table, row) : { timing: 'other', activated: activatedAbilities(table, row) };
}

/** By the card's values, from which alone it follows as long as nothing gives its player leave. */
const calmFacts = once(
  (values: Values, table: Table, row: ObjectRow): CardFacts => ({
    timing: readTiming(table, row, values),
    activated: activatedAbilities(table, row),
  }),
);

function readTiming(table: Table, row: ObjectRow, values: Values): Timing {
  const { types, keywords, rules } = values as {
    readonly types: readonly string[];
    readonly keywords: readonly Json[];
    readonly rules?: readonly Json[];
  };
  const words = keywords.map(wordOf);
  if (
    words.includes('morph') ||
    (rules ?? []).length > 0 ||
    table.program(row).card.faces !== undefined ||
    castingFacts(table, row.id).ways.length > 0
  )
    return 'other';
  return types.includes('instant') || words.includes('flash') ? 'instant' : 'sorcery';
}

function addActivations(
  table: Table,
  moment: Moment,
  id: ObjectId,
  acts: Act[],
  activated = activatedAbilities(table, table.object(id)),
): void {
  for (const { compiled, index } of activated) {
    if (mayActivate(table, moment, id, compiled)) acts.push({ type: 'activate', object: id, ability: compiled.path, index });
  }
}

/** The id of an act's option: `cast:17`, `cast:17:flashback`, `activate:17:0`; stable while the object lies where it lies. */
export function actId(act: Act): string {
  switch (act.type) {
    case 'land':
      return `land:${act.object}`;
    case 'cast':
      return `cast:${act.object}${wayMark(act.way)}`;
    case 'turnUp':
      return `turnUp:${act.object}:${act.index}`;
    case 'activate':
    case 'mana':
      return `activate:${act.object}:${act.index}`;
    case 'special':
      return `${act.action}:${(act.params.watch as number | undefined) ?? act.object}${act.index === 0 ? '' : `:${act.index}`}`;
  }
}

/**
 * Whether a player with priority might do something, as far as everybody knows: he holds a card, or a permanent of his has
 * an ability that is activated, or a card that lies open might be used. What he holds is never looked at, for the pause would
 * betray it. The option `everyWindow` of a format asks always: those who look on at every window need it.
 */
export function mightAct(table: Table, seat: Seat): boolean {
  if (table.pins.format.options.everyWindow === true) return true;
  if (table.zoneOf('hand', seat).order.length > 0) return true;
  for (const id of permanents(table)) {
    const row = table.object(id);
    const mine = table.controllerOf(row) === seat;
    for (const compiled of abilitiesOf(table, row))
      if (isStackAbility(compiled) && (mine || compiled.ability.by !== undefined)) return true;
  }
  if (mightTurnUp(table, seat) || mightActSpecially(table, seat)) return true;
  for (const { kind, order } of placesBeyondHand(table, seat)) for (const id of order) if (isUsable(table, seat, id, kind)) return true;
  return false;
}

/** Whether a card that lies open could be cast or has an ability that works there, if all else allowed it. */
function isUsable(table: Table, seat: Seat, id: ObjectId, kind: string): boolean {
  const row = table.object(id);
  if (waysOf(table, seat, row, kind).length > 0) return true;
  return row.owner === seat && activatedAbilities(table, row).some(({ compiled }) => compiled.ability.from?.includes(kind) === true);
}
