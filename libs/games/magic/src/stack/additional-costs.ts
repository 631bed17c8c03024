import { numberOfAnswer } from '@arbiter/kernel';
import {
  type Amount,
  bindVar,
  type Control,
  envOf,
  type Frame,
  holds,
  payable,
  saidYes,
  type Table,
  type Verb,
  yesOrNo,
} from '@arbiter/kernel/authoring';
import { manaIn } from '../costs/changes.js';
import { type CostPart, possibleTotals } from '../costs/total.js';
import { canAffordOne } from '../mana/payment.js';
import { momentOf } from './moment.js';
import { factsOf } from './announcement.js';
import { additionalMana, chosenMana, purseFor } from './casting.js';
import { additionalMarks, type CastingFacts } from './casting-facts.js';
import { baseOf, changesFor } from './determine-cost.js';
import type { AnnounceLocals } from './announcement.js';

/** The greatest number of times that a player can choose to pay a cost. */
const mostTimes = 50;

/** Returns the additional costs that the player may choose to pay (118.8b), in printed order. */
export function additionsLeft(table: Table, locals: AnnounceLocals, facts: CastingFacts): readonly string[] {
  const env = envOf(locals);
  return facts.additional.flatMap(({ ability, path }) => {
    const { optional, if: condition } = additionalMarks(ability);
    return optional === true && (condition === undefined || holds(table, env, condition)) ? [path] : [];
  });
}

/** Asks about the next optional additional cost, if it can be paid at all (118.3). */
export function askAddition(table: Table, locals: AnnounceLocals, frame: Frame): Control {
  const { optional } = locals;
  const [path, ...rest] = optional;
  if (path === undefined) return { to: 'modes' };
  const { ability } = table.library.ability(path);
  const { additional, repeated } = additionalMarks(ability);
  const most = timesPayable(table, locals, path, repeated === true ? mostTimes : 1);
  if (most === 0) {
    table.local(locals, 'optional', rest);
    return { to: 'addition' };
  }
  const params = {
    card: locals.card,
    object: locals.self,
    cost: additional,
    ability: path,
    mana: manaIn(ability.cost ?? []),
  };
  const question = { seat: locals.you, kind: repeated === true ? 'chooseTimes' : 'payAdditional', rule: '601.2b', params };
  if (repeated === true) table.ask(frame, { ...question, domain: { type: 'number', min: 0, max: most } });
  else table.ask(frame, { ...question, domain: yesOrNo() });
  return { wait: true, then: 'added' };
}

export function takeAddition(table: Table, locals: AnnounceLocals): Control {
  const { optional, paid } = locals;
  const [path, ...rest] = optional as readonly [string];
  const { additional, also, repeated } = additionalMarks(table.library.ability(path).ability);
  const times = repeated === true ? numberOfAnswer(locals.answer) : saidYes(locals.answer) ? 1 : 0;
  table.local(locals, 'optional', rest);
  if (times > 0) {
    table.local(locals, 'paid', { ...paid, [path]: (paid[path] ?? 0) + times });
    for (const name of new Set([additional, also ?? additional])) {
      const before = (locals.vars[name] ?? 0) as number;
      bindVar(table, locals, name, before + times);
    }
  }
  return { to: 'addition' };
}

/** Returns a part of a cost that is paid several times: with its number of cards or amount of life multiplied. */
const timesOver = (verb: Verb, times: number): Verb =>
  times === 1 ? verb : { ...verb, amount: { times: [(verb.amount ?? 1) as Amount, times] } };

/**
 * Returns how often a cost can be paid in addition to the mana of the choices so far; its other parts must be available that many times as
 * well (118.3).
 */
function timesPayable(table: Table, locals: AnnounceLocals, path: string, most: number): number {
  const { item, way, paid } = locals;
  const env = envOf(locals);
  const { ability } = table.library.ability(path);
  const others = (ability.cost ?? []).filter(({ verb }) => verb !== 'payMana');
  const purse = purseFor(table, momentOf(table, env.you), item, way);
  // Earlier payments of an equal cost are paid as well.
  const already = paid[path] ?? 0;
  const pays = (times: number): boolean => {
    if (
      !payable(
        table,
        env,
        others.map((verb) => timesOver(verb, times)),
      )
    )
      return false;
    const parts: CostPart[] = [
      ...additionalMana(table, env, factsOf(table, locals)),
      ...chosenMana(table, { ...paid, [path]: already + times }),
    ];
    return canAffordOne(purse, possibleTotals(changesFor(table, locals, { mana: baseOf(table, locals) }, parts)));
  };
  let times = 0;
  while (times < most && pays(times + 1)) times++;
  return times;
}
