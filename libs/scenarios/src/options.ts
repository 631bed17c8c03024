import { type Answer, type Decision, namePick, type Option, type View } from '@arbiter/kernel';
import { matchesFields } from './compare.js';
import type { Selector } from './format.js';
import { locate } from './locate.js';
import type { Names } from './names.js';

type Fields = Exclude<Selector, string>;

/** Returns the options of a decision that a selector may mean. */
export function optionsFor(decision: Decision, selector: Selector, names: Names, view: View): readonly Option[] {
  if (!('options' in decision.domain)) return [];
  const { options } = decision.domain;
  if (typeof selector !== 'string') return options.filter((option) => matches(option, selector, names, view));
  if (names.has(selector)) return options.filter((option) => matches(option, { object: selector }, names, view));
  const byId = options.filter((option) => option.id === selector);
  if (byId.length > 0) return byId;
  const byLabel = options.filter((option) => option.label === selector);
  return byLabel.length > 0 ? byLabel : options.filter((option) => matches(option, { card: selector }, names, view));
}

function matches(option: Option, wanted: Fields, names: Names, view: View): boolean {
  const card = option.object === undefined ? undefined : locate(view, option.object)?.object.card;
  return (
    (wanted.id === undefined || option.id === withIds(wanted.id, names)) &&
    (wanted.label === undefined || option.label === wanted.label) &&
    (wanted.object === undefined || (option.object !== undefined && option.object === names.idOf(wanted.object))) &&
    (wanted.card === undefined || names.isCard(card, wanted.card) || names.isCard(textOf(option, 'card'), wanted.card)) &&
    (wanted.slot === undefined || textOf(option, 'slot') === wanted.slot || option.id === `slot:${wanted.slot}`) &&
    (wanted.params === undefined || matchesFields(option.params ?? {}, wanted.params, names))
  );
}

function textOf(option: Option, param: string): string | undefined {
  const value = option.params?.[param];
  return typeof value === 'string' ? value : undefined;
}

/** Replaces names by ids: `object:@wolf` is an option's id, written without the object's number. */
function withIds(text: string, names: Names): string {
  return text.replace(/@([\p{L}\p{N}_-]+)/gu, (whole, alias: string) => String(names.idOf(alias) ?? whole));
}

export type Picked = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly problem: string };

/**
 * Turns the picks of a script into an answer.
 *
 * @param refused whether the script expects a refusal: a pick that is not offered is then sent as its id would be, so that the rules refuse
 *   it
 */
export function pick(decision: Decision, selectors: readonly Selector[], names: Names, view: View, refused: boolean): Picked {
  if (decision.domain.type === 'name') return { ok: true, answer: { picks: selectors.map((selector) => nameOf(selector, names)) } };
  const picks: string[] = [];
  for (const selector of selectors) {
    const found = optionsFor(decision, selector, names, view).filter((option) => !picks.includes(option.id));
    const spelt = found.length === 0 && refused ? spell(selector, names) : undefined;
    if (found.length !== 1 && spelt === undefined) {
      const problem = found.length === 0 ? 'is not offered' : `can mean several options (${found.map((one) => one.id).join(', ')})`;
      return { ok: false, problem: `${describeSelector(selector)} ${problem}; offered: ${offered(decision, names)}` };
    }
    picks.push(spelt ?? found[0]!.id);
  }
  return { ok: true, answer: { picks } };
}

/**
 * Turns the amounts of a script into an answer; as with picks, options that the rules refuse may be named.
 *
 * @param amounts pairs of an option and its amount
 */
export function distribute(
  decision: Decision,
  amounts: readonly (readonly [Selector, number])[],
  names: Names,
  view: View,
  refused: boolean,
): Picked {
  const picked = pick(
    decision,
    amounts.map(([selector]) => selector),
    names,
    view,
    refused,
  );
  if (!picked.ok || !('picks' in picked.answer)) return picked;
  const { picks } = picked.answer;
  return { ok: true, answer: { amounts: Object.fromEntries(amounts.map(([, amount], at) => [picks[at] ?? '', amount])) } };
}

/** Returns the pick that names a card, given by its id or name; any other text is used unchanged. */
function nameOf(selector: Selector, names: Names): string {
  const text = typeof selector === 'string' ? selector : (selector.card ?? selector.id ?? '');
  return text.startsWith('name:') ? text : namePick(names.cardId(text) ?? text);
}

function spell(selector: Selector, names: Names): string | undefined {
  if (typeof selector === 'string') return names.has(selector) ? `object:${names.idOf(selector)}` : selector;
  if (selector.id !== undefined) return withIds(selector.id, names);
  if (selector.object !== undefined) return names.has(selector.object) ? `object:${names.idOf(selector.object)}` : undefined;
  return selector.slot === undefined ? undefined : `slot:${selector.slot}`;
}

export const describeSelector = (selector: Selector): string => (typeof selector === 'string' ? `"${selector}"` : JSON.stringify(selector));

/** Lists the options of a decision in one line, with the scenario's own names for objects. */
export function offered(decision: Decision, names: Names): string {
  const domain = decision.domain;
  if (domain.type === 'number') return `a number from ${domain.min} to ${domain.max}`;
  if (domain.type === 'bulk') return `one answer in bulk (${domain.schema})`;
  if (domain.type === 'name') return `the name of a card (${domain.among})`;
  const each = domain.options.map((option) => {
    const alias = (option.object === undefined ? undefined : names.nameOf(option.object)) ?? textOf(option, 'card');
    return `${option.id} [${option.label}${alias === undefined ? '' : ` ${alias}`}]`;
  });
  if (domain.type === 'distribution') return `${domain.total} divided among ${each.join(', ')}, at least ${domain.min} each`;
  return `${domain.min} to ${domain.max} of ${each.join(', ')}`;
}
