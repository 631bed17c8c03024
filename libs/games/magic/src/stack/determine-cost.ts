import { numberOfAnswer, type Option, picksOf } from '@arbiter/kernel';
import {
  amount,
  type Amount,
  bindVar,
  type CompiledAbility,
  type Control,
  envOf,
  type Frame,
  type Table,
  valuesOf,
} from '@arbiter/kernel/authoring';
import { addCosts, plainForms, waysToPay, withX } from '../costs/arithmetic.js';
import { costChanges, manaIn } from '../costs/changes.js';
import { type CostChanges, type CostPart, possibleTotals, type TotalCost, totalCost, withHalves } from '../costs/total.js';
import { playerOf, setObject } from '../facts.js';
import { assistance, withoutGeneric } from '../mana/assistance.js';
import { canAfford, canAffordOne, type Purse, purseOf } from '../mana/payment.js';
import { largestX, payableWays } from '../mana/solve.js';
import type { ManaType } from '../characteristics/colours.js';
import { hasVariable, type ManaCost, parseCost, printCost, printSymbol, type VariableLetter } from '../characteristics/symbols.js';
import { manaOfAbility, usesItself } from './activation.js';
import { factsOf } from './announcement.js';
import { addPaths, additionalMana, chosenMana, costOfWay, otherCosts, purseFor, subjectOf } from './casting.js';
import { momentOf } from './moment.js';
import type { AnnounceLocals } from './announcement.js';

/** Returns the mana cost of the announcement, or the chosen alternative (118.9), with X and open symbols as printed. */
export function baseOf(table: Table, locals: AnnounceLocals): ManaCost {
  const { spell, item, way, ability } = locals;
  if (!spell) return parseCost(manaOfAbility(table, locals.self, table.library.ability(ability).ability) ?? '');
  return parseCost(costOfWay(table, way, valuesOf(table, item).cost as string | null) ?? '');
}

/** Returns what changes the cost of the announcement (601.2f). */
export function changesFor(table: Table, locals: AnnounceLocals, base: CostPart, additional: readonly CostPart[]): CostChanges {
  const { spell, item, ability, parts } = locals;
  const targets = parts.flatMap(({ vars, each }) =>
    each === true ? [] : Object.values(vars).flatMap((value) => (Array.isArray(value) ? (value as number[]) : [])),
  );
  const env = envOf(locals);
  // Abilities that refer to the spell's own targets find them under the names to which they are bound.
  const own = parts.length === 0 ? env : { ...env, vars: Object.assign({}, env.vars, ...parts.map(({ vars }) => vars)) };
  if (spell) return costChanges(table, own, base, additional, subjectOf(table, item, factsOf(table, locals), locals.way, targets));
  const { keyword } = table.library.ability(ability).ability;
  return costChanges(table, own, base, additional, {
    of: 'activate',
    object: env.self,
    own: [],
    targets,
    ...(keyword === undefined ? {} : { keyword }),
  });
}

/** Returns all mana of the cost except increases and reductions, with the choices so far. */
function allMana(table: Table, locals: AnnounceLocals): readonly CostPart[] {
  const { paid } = locals;
  return [
    ...additionalMana(table, envOf(locals), factsOf(table, locals)),
    ...chosenMana(table, paid),
    ...perMode(table, locals).map(({ ability }): CostPart => ({ mana: parseCost(manaIn(ability.cost ?? [])) })),
  ];
}

/** 702.119a: returns the costs for each mode beyond the first; text added by a splice or a keyword is no mode. */
function perMode(table: Table, locals: AnnounceLocals): readonly CompiledAbility[] {
  const { parts, ability: own } = locals;
  const beyond = parts.filter(({ at }) => at.startsWith(`${own}/`)).slice(1);
  const marked = factsOf(table, locals).additional.filter(({ ability }) => ability.marks?.modes === 'beyondFirst');
  return beyond.flatMap(() => marked);
}

/** Returns the purse of the announcement; the cost may use up its own source. */
export function purseOfAnnouncement(table: Table, locals: AnnounceLocals): Purse {
  const { spell, item, way, ability } = locals;
  const seat = locals.you;
  if (spell) return purseFor(table, momentOf(table, seat), item, way);
  const self = locals.self;
  return purseOf(table, seat, {
    without: usesItself(table.library.ability(ability).ability.cost ?? []) ? [self] : [],
    spender: { purpose: 'ability', object: self },
  });
}

/** 601.2b, 107.3a: asks for X if the cost that is paid has it, then for Y (107.3m), up to the largest number that can be paid. */
export function askX(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const sum = openCost(table, locals);
  table.local(locals, 'base', sum);
  const { ability } = locals;
  const marks = table.library.ability(ability).ability.marks as { readonly x?: Amount; readonly xOnly?: readonly ManaType[] } | undefined;
  const letter = letterIn(sum);
  if (letter === undefined && marks?.x === undefined) return { to: 'symbol' };
  const most =
    letter === undefined
      ? amount(table, envOf(locals), marks?.x as Amount)
      : mostX(table, locals, withoutOthers(sum, letter), marks?.xOnly);
  if (most < 0) return { to: 'reverse' };
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseX',
    rule: '601.2b',
    params: { card: locals.card, object: locals.self, cost: printCost(sum), letter: letter ?? 'X' },
    domain: { type: 'number', min: 0, max: most },
  });
  return { wait: true };
}

/** Returns the mana that is asked for before anything changes it; the number chosen for one letter is kept while the next is asked for. */
function openCost(table: Table, locals: AnnounceLocals): ManaCost {
  const { base } = locals;
  return hasVariable(base) ? base : addCosts(baseOf(table, locals), ...allMana(table, locals).map(({ mana }) => mana));
}

const letters: readonly VariableLetter[] = ['X', 'Y', 'Z'];

function letterIn(cost: ManaCost): VariableLetter | undefined {
  return letters.find((letter) => cost.some((symbol) => symbol.kind === 'variable' && symbol.letter === letter));
}

const withoutOthers = (cost: ManaCost, own: VariableLetter): ManaCost =>
  letters.reduce((rest, letter) => (letter === own ? rest : withX(rest, 0, undefined, letter)), cost);

function mostX(table: Table, locals: AnnounceLocals, sum: ManaCost, only?: readonly ManaType[]): number {
  const purse = purseOfAnnouncement(table, locals);
  const { spell, item } = locals;
  const helped = spell ? assistance(table, locals.you, item) : 0;
  const isPaid = (cost: ManaCost): boolean =>
    totalsOf(changesFor(table, locals, { mana: cost }, [])).some(({ mana, life }) =>
      canAfford(purse, helped === 0 ? mana : withoutGeneric(mana, helped), life),
    );
  return largestX(sum, purse.means, only, isPaid);
}

/** Returns the totals that a cost can result in; only the cost itself if nothing changes it. */
function totalsOf(changes: CostChanges): readonly TotalCost[] {
  return changes.increases === undefined ? [{ mana: changes.base.mana, life: 0 }] : possibleTotals(changes);
}

export function takeX(table: Table, locals: AnnounceLocals): Control | undefined {
  const { ability, base, item, spell } = locals;
  const number = numberOfAnswer(locals.answer);
  const only = table.library.ability(ability).ability.marks?.xOnly as readonly ManaType[] | undefined;
  const letter = letterIn(base) ?? 'X';
  const rest = withX(base, number, only, letter);
  bindVar(table, locals, letter.toLowerCase(), number);
  table.local(locals, 'base', rest);
  if (letter === 'X') table.local(locals, 'x', number);
  if (letter === 'X' && spell) setObject(table, item, 'x', number);
  return hasVariable(rest) ? { to: 'x' } : undefined;
}

/**
 * Returns the place of the next symbol with several ways to pay, for which the way is announced (601.2b); a hybrid symbol of two colours
 * counts only if something changes the cost.
 */
function openSymbol(cost: ManaCost, changed: boolean): number {
  return cost.findIndex(({ kind }) => kind === 'phyrexian' || kind === 'monohybrid' || (kind === 'hybrid' && changed));
}

export function askSymbol(table: Table, locals: AnnounceLocals, frame: Frame): Control | undefined {
  const { base, life } = locals;
  const changes = changesFor(table, locals, { mana: base }, []);
  const changed = (changes.reductions?.length ?? 0) > 0 || (changes.atLeast ?? 0) > 0;
  const at = openSymbol(base, changed);
  if (at < 0) return { to: 'targets' };
  const purse = purseOfAnnouncement(table, locals);
  const available = playerOf(table, locals.you).life - life;
  const pays = (cost: ManaCost, left: number): boolean =>
    plainForms(cost).some(
      (form) => form.life <= left && canAffordOne(purse, possibleTotals(changesFor(table, locals, { mana: form.mana }, []))),
    );
  const ways = payableWays(base, at, available, pays);
  const symbol = base[at] as ManaCost[number];
  const all = waysToPay(symbol);
  if (ways.length <= 1)
    return settleSymbol(
      table,
      locals,
      at,
      all.findIndex((way) => JSON.stringify(way) === JSON.stringify(ways[0] ?? all[0])),
    );
  // No symbol has more than two ways, so both can be paid.
  const options = all.map(
    (way, index): Option => ({
      id: `way:${index}`,
      label: way.life > 0 ? 'payLife' : 'mana',
      params: way.life > 0 ? { amount: way.life } : { mana: printCost(way.mana) },
    }),
  );
  table.ask(frame, {
    seat: locals.you,
    kind: 'chooseWayToPay',
    rule: '601.2b',
    params: { card: locals.card, object: locals.self, cost: printCost(base), symbol: printSymbol(symbol) },
    domain: { type: 'options', min: 1, max: 1, options },
  });
  return { wait: true };
}

export function takeSymbol(table: Table, locals: AnnounceLocals): Control {
  const { base } = locals;
  const changes = changesFor(table, locals, { mana: base }, []);
  const at = openSymbol(base, (changes.reductions?.length ?? 0) > 0 || (changes.atLeast ?? 0) > 0);
  return settleSymbol(table, locals, at, Number((picksOf(locals.answer)[0] as string).slice('way:'.length)));
}

function settleSymbol(table: Table, locals: AnnounceLocals, at: number, index: number): Control {
  const { base, life } = locals;
  const way = waysToPay(base[at] as ManaCost[number])[index] as { readonly mana: ManaCost; readonly life: number };
  table.local(locals, 'base', [...base.slice(0, at), ...way.mana, ...base.slice(at + 1)]);
  table.local(locals, 'life', life + way.life);
  return { to: 'symbol' };
}

/** Determines the total cost and locks it in (601.2f). Halves of hybrid symbols stay open if nothing is reduced. */
export function determineTotal(table: Table, locals: AnnounceLocals): void {
  const { base, spell, ability, way, paid, halves } = locals;
  const env = envOf(locals);
  const changes = withHalves(changesFor(table, locals, { mana: base }, []), halves);
  const { mana } = changes.increases === undefined ? { mana: base } : totalCost(changes);
  table.local(locals, 'base', mana);
  const left: string[] = [];
  if (spell) left.push(...otherCosts(table, env, way, factsOf(table, locals)));
  else addPaths(table, `${ability}/cost`, left);
  for (const [path, times] of Object.entries(paid)) for (let time = 0; time < times; time++) addPaths(table, `${path}/cost`, left);
  for (const { path } of perMode(table, locals)) addPaths(table, `${path}/cost`, left);
  table.local(locals, 'left', left);
}
