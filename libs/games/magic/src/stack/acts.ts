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
  /** `index` numbers the abilities of the object. */
  | { readonly type: 'activate' | 'mana'; readonly object: ObjectId; readonly ability: string; readonly index: number }
  | SpecialAct;

/** Returns everything that a player may begin now, in a fixed order: cards in hand, other zones, abilities, special actions, mana. */
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

/** Adds the cards of a zone that may be played or cast, and the abilities that work there. */
function addFrom(table: Table, moment: Moment, land: boolean, kind: string, order: readonly ObjectId[], acts: Act[]): void {
  const isCalm = playerRulesOf(table, moment.seat).length === 0;
  for (const id of order) {
    // 406.3: a face-down card in exile is considered only if the player has permission to play it.
    if (kind !== 'exile' || fieldsOf(table.object(id)).faceDown === '') addCard(table, moment, land, isCalm, kind, id, acts);
    else if (rulesOf(table, id).length > 0) asExiled(table, id, () => addCard(table, moment, land, isCalm, kind, id, acts));
  }
}

/** @param isCalm whether no effect changes what the player may do */
function addCard(table: Table, moment: Moment, land: boolean, isCalm: boolean, kind: string, id: ObjectId, acts: Act[]): void {
  const { seat } = moment;
  const row = table.object(id);
  const values = valuesOf(table, id) as Values & { readonly types: readonly string[]; readonly keywords: readonly unknown[] };
  const { timing, activated } = factsOf(table, row, values, isCalm);
  if (timing === 'sorcery' && !moment.sorcery && activated.length === 0) return;
  const isLand = values.types.includes('land');
  if (timing !== 'other' && (kind !== 'hand' || (timing === 'sorcery' && !moment.sorcery))) {
    // The card can't be played or cast now.
  } else {
    if (isLand && land && mayPlayFrom(table, seat, row, kind) && !forbids(table, idOfSeat(seat), 'playLands', id))
      acts.push({ type: 'land', object: id });
    // 305.9: no way of casting lets a land be cast as a land, but it may be cast face down (702.36c).
    if (!isLand || values.keywords.length > 0)
      for (const way of timing !== 'other' ? ordinaryOnly : waysOf(table, seat, row, kind))
        if (mayCast(table, moment, id, way)) acts.push({ type: 'cast', object: id, way });
  }
  addActivations(table, moment, id, acts, activated);
}

/**
 * When a card can be played or cast from a hand: `sorcery` only at sorcery timing, `instant` at any time. These two are only for cards that
 * can be played from no other zone and in no other way unless an effect permits it; `other` is for all other cards.
 */
type Timing = 'sorcery' | 'instant' | 'other';

/** Facts about a card for finding a player's acts, apart from those that change from window to window. */
interface CardFacts {
  readonly timing: Timing;
  readonly activated: readonly PlacedAbility[];
}

function factsOf(table: Table, row: ObjectRow, values: Values, isCalm: boolean): CardFacts {
  return isCalm ? calmFacts(values, table, row) : { timing: 'other', activated: activatedAbilities(table, row) };
}

/** Computed once for the card's values, which alone determine it as long as no effect changes what its player may do. */
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

/**
 * Returns the id of an act's option: `cast:17`, `cast:17:flashback`, `activate:17:0`; it stays the same while the object stays in its zone.
 */
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
 * Whether a player with priority might do something, as far as everybody knows: the player has a card in hand, or a permanent of theirs has
 * an activated ability, or a face-up card in another zone might be used. The cards in hand are never looked at, since a pause would reveal
 * what they are. With the format's option `everyWindow` the answer is always yes, for callers that need to stop at every window.
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

/** Whether a face-up card in another zone could be cast or has an ability that works there, if everything else allowed it. */
function isUsable(table: Table, seat: Seat, id: ObjectId, kind: string): boolean {
  const row = table.object(id);
  if (waysOf(table, seat, row, kind).length > 0) return true;
  return row.owner === seat && activatedAbilities(table, row).some(({ compiled }) => compiled.ability.from?.includes(kind) === true);
}
