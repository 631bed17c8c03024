import { type JsonObject, numberOfAnswer, type ObjectId, type Seat } from '@arbiter/kernel';
import {
  call,
  type Control,
  defineProcedure,
  effectLocals,
  type EffectLocals,
  envOf,
  type Frame,
  happen,
  keywordPaths,
  listenerEnv,
  type ObjectRow,
  payable,
  stampInOrder,
  type Table,
  trial,
  type Values,
  valuesOf,
  type Verb,
  verbsRef,
  wordOf,
} from '@arbiter/kernel/authoring';
import { withX } from '../costs/arithmetic.js';
import { fieldsOf, permanents, setObject } from '../facts.js';
import { purseOf } from '../mana/payment.js';
import { largestX } from '../mana/solve.js';
import { payMana, payManaProcedure } from '../stack/pay-mana.js';
import { hasVariable, type ManaCost, parseCost, printCost } from '../characteristics/symbols.js';
import { faceUpValues } from './base.js';
import { turnUp } from './turning.js';

/**
 * Turning a face-down permanent face up: a special action of its controller (116.2b, 702.36e, 701.33b). Its cost is given by the hidden
 * face: the cost of a morph ability, or for a manifested creature card its mana cost.
 */
export interface TurnUpAct {
  readonly type: 'turnUp';
  readonly object: ObjectId;
  /** Program path of the morph ability whose cost is paid; '' for a mana cost. */
  readonly ability: string;
  /** Numbers the ways of one permanent. */
  readonly index: number;
}

/** Returns the ways in which a player could turn their permanents face up now, as far as the player can pay for them. */
export function turnUpActs(table: Table, seat: Seat): readonly TurnUpAct[] {
  let acts: TurnUpAct[] | null = null;
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (fieldsOf(row).faceDown === '' || table.controllerOf(row) !== seat) continue;
    waysOf(table, row).forEach((ability, index) => {
      const cost = costOf(table, row, ability);
      const env = listenerEnv(table, { object: id, seat, ability }, null);
      if (payable(table, env, cost)) (acts ??= []).push({ type: 'turnUp', object: id, ability, index });
    });
  }
  return acts ?? none;
}

const none: readonly TurnUpAct[] = [];

/** Whether a player has a face-down permanent: as far as the others know, the player may turn it face up. */
export function mightTurnUp(table: Table, seat: Seat): boolean {
  for (const id of permanents(table)) {
    const row = table.object(id);
    if (fieldsOf(row).faceDown !== '' && table.controllerOf(row) === seat) return true;
  }
  return false;
}

/** Returns the values that a face-down permanent would have face up, including copy effects (707.10). */
export function hiddenValues(table: Table, row: ObjectRow): Values {
  const hidden = valuesOf(table, row.id).faceUp as JsonObject | undefined;
  return hidden ?? faceUpValues(table, row);
}

/** Returns the paths of the morph abilities; '' for the mana cost of a creature card that was manifested. */
function waysOf(table: Table, row: ObjectRow): readonly string[] {
  const { types, cost } = hiddenValues(table, row) as { readonly types: readonly string[]; readonly cost: string | null };
  const ways = keywordsFaceUp(table, row)
    .filter((entry) => wordOf(entry) === 'morph')
    .flatMap((entry) => keywordPaths(table.game, entry));
  return fieldsOf(row).faceDown === 'manifest' && types.includes('creature') && cost !== null ? [...ways, ''] : ways;
}

/**
 * 702.36e: returns the keywords that the permanent would have face up, after all effects: if it would have lost morph, it has no morph
 * cost.
 */
function keywordsFaceUp(table: Table, { id }: ObjectRow): readonly (string | JsonObject)[] {
  return trial(table, () => {
    setObject(table, id, 'faceDown', '');
    stampInOrder(table, [id]);
    return valuesOf(table, id).keywords as readonly (string | JsonObject)[];
  });
}

function costOf(table: Table, row: ObjectRow, ability: string): readonly Verb[] {
  if (ability !== '') return table.library.ability(ability).ability.cost ?? [];
  return [{ verb: 'payMana', mana: hiddenValues(table, row).cost as string }];
}

function manaOf(cost: readonly Verb[]): string {
  return cost.map(({ mana = '' }) => mana as string).join('');
}

/** Locals of `turnUp`. */
export interface TurnUpLocals extends EffectLocals {
  readonly ability: string;
  readonly x: number;
}

/** Turns a permanent face up, as a special action. Locals: an environment, and `ability`. */
export const turnUpProcedure = defineProcedure<TurnUpLocals>({
  name: 'turnUp',
  steps: [
    { name: 'x', rule: '702.36f', run: askX },
    { name: 'xChosen', rule: '702.36f', run: takeX },
    { name: 'mana', rule: '702.36e', run: payManaPart },
    { name: 'pay', rule: '702.36e', run: payRest },
    { name: 'turn', rule: '116.2b', run: turn },
    { name: 'done', rule: '116.2b', run: (): Control => ({ done: null }) },
  ],
});

export function turnUpLocals(table: Table, seat: Seat, { object, ability }: TurnUpAct): TurnUpLocals {
  return { ...effectLocals(listenerEnv(table, { object, seat, ability }, null), ''), ability, x: 0 };
}

/** Returns the mana cost of turning the permanent face up, as printed. */
function manaOfLocals(table: Table, locals: TurnUpLocals): ManaCost {
  return parseCost(manaOf(costOf(table, table.object(locals.self), locals.ability)));
}

/** 702.36f: X of the cost is chosen as the action is taken; the permanent keeps its value. */
function askX(table: Table, locals: TurnUpLocals, frame: Frame): Control | undefined {
  const cost = manaOfLocals(table, locals);
  if (!hasVariable(cost)) return { to: 'mana' };
  const seat = locals.you;
  const params = { card: table.object(locals.self).card, object: locals.self, cost: printCost(cost) };
  table.ask(frame, {
    seat,
    kind: 'chooseX',
    rule: '702.36f',
    params,
    domain: { type: 'number', min: 0, max: largestX(cost, purseOf(table, seat).means) },
  });
  return { wait: true };
}

function takeX(table: Table, locals: TurnUpLocals): void {
  const x = numberOfAnswer(locals.answer);
  table.local(locals, 'x', x);
  const row = table.object(locals.self);
  setObject(table, row.id, 'notes', { ...fieldsOf(row).notes, x });
}

function payManaPart(table: Table, locals: TurnUpLocals): Control {
  const self = locals.self;
  const mana = withX(manaOfLocals(table, locals), locals.x);
  return call(payManaProcedure, payMana(locals.you, mana, { object: self, source: self }));
}

/** Pays what a morph cost asks for besides mana, one part after the other. */
function payRest(table: Table, locals: TurnUpLocals): Control | undefined {
  const ability = locals.ability;
  const at = costOf(table, table.object(locals.self), ability).findIndex(({ verb }, place) => place >= locals.at && verb !== 'payMana');
  if (at < 0) return undefined;
  table.local(locals, 'at', at + 1);
  return call(verbsRef, { ...effectLocals(envOf(locals), `${ability}/cost`), at, only: at }, 'pay');
}

function turn(table: Table, locals: TurnUpLocals): Control | undefined {
  const ability = locals.ability;
  const mega = table.library.ability(ability).ability.marks?.mega === true;
  return happen(table, [turnUp(locals.self, ability === '' ? '701.33b' : '702.36e', mega)]);
}
