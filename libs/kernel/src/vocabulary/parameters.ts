import { amount, choice, choices, boundName, condition, isBound, plainValue, player, predicate, ref, selector } from './asking-forms.js';
import { type CardReader, type Form, free, isParameter, isTree, listOf, nameThat, said, word } from './reader.js';
import type { EntryForm, ParameterForm, PlainForm } from './vocabulary.js';

/** Reads the parameters beside a word by their forms (`ParameterForm`). */

/** Forms of parts of cards that have parameters themselves. */
export interface CardParts {
  readonly modifiers: Form;
  readonly rewriting: Form;
  readonly verbs: Form;
  readonly clauses: Form;
  readonly ability: Form;
  readonly keyword: Form;
}

/** The owner of the parameters being read: its name in faults, and whether a bound name may stand for any of its parameters. */
export interface Owner {
  readonly called: string;
  readonly binds: boolean;
}

type Given = { readonly [name: string]: unknown };

/** Number of words beyond which a fault names only similar words, not the whole list. */
const manyWords = 8;

const quoted = (list: readonly string[]): string => list.map((one) => JSON.stringify(one)).join(' or ');

export interface ParameterReader {
  /** Reads all parameters of an owner. */
  readonly all: (reader: CardReader, owner: Owner, form: EntryForm, given: Given, place: string) => void;
  /** Reads one value, which is the owner itself. */
  readonly one: (reader: CardReader, owner: Owner, form: ParameterForm, value: unknown, place: string) => void;
}

/**
 * Builds a reader of what stands beside an owner's word.
 * @param parts returns the forms of parts of cards; called only when needed, since these forms have parameters themselves
 */
export function parameterReader(parts: () => CardParts): ParameterReader {
  const read = (reader: CardReader, owner: Owner, { needs, may, oneOf }: EntryForm, all: Given, place: string): void => {
    const known: { readonly [name: string]: ParameterForm } = { ...needs, ...may };
    // Names that a verb binds for its other arguments (`let`) are bound before those are read.
    const isLet = (name: string): boolean => isNamed(known[name]) && known[name].by === 'binds';
    const order = [...Object.keys(known).filter(isLet), ...Object.keys(known).filter((name) => !isLet(name))];
    const given = Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
    const has = (parameter: string): boolean => given.some(([name]) => name === parameter);
    for (const parameter of Object.keys(needs ?? {}))
      if (!has(parameter)) reader.wrong(place, `the ${owner.called} needs ${JSON.stringify(parameter)}`);
    if (oneOf !== undefined && !oneOf.some(has)) reader.wrong(place, `the ${owner.called} needs ${quoted(oneOf)}`);
    for (const [parameter, value] of given) {
      const form = Object.hasOwn(known, parameter) ? known[parameter] : undefined;
      if (form === undefined) reader.part(`parameter of the ${owner.called}`, parameter, Object.keys(known), place);
      else one(reader, { ...owner, called: `${JSON.stringify(parameter)} of the ${owner.called}` }, form, value, `${place}.${parameter}`);
    }
  };

  const one = (reader: CardReader, owner: Owner, form: ParameterForm, value: unknown, place: string): void => {
    if (isTree(value) && isParameter(value)) return;
    if (owner.binds && isTree(value) && isBound(value) && form !== 'ref' && form !== 'player' && form !== 'amount')
      return boundName(reader, value, place);
    const fitting = formFor(owner, form, value);
    if (fitting === null && isWords(form) && form.length > manyWords && typeof value === 'string')
      reader.part(`word for ${owner.called}`, value, form, place);
    else if (fitting === null) reader.wrong(place, `${owner.called} is ${described(form)}, not ${said(value)}`);
    else fitting(reader, value, place);
  };

  /** Returns the form that reads a value; null where the value is of another kind. */
  const formFor = (owner: Owner, form: ParameterForm, value: unknown): Form | null => {
    if (isWords(form)) return form.includes(value as string) ? free : null;
    if (form === 'fits') return formFor(owner, { handedOut: 'predicate' }, value);
    if (typeof form === 'string') return plainForm(form, value, parts);
    if ('or' in form)
      return (
        form.or
          .filter((other) => isMeant(other, value))
          .map((other) => formFor(owner, other, value))
          .find((found) => found !== null) ?? null
      );
    if ('pattern' in form) return typeof value === 'string' && form.pattern.test(value) ? free : null;
    if ('handedOut' in form)
      return isTree(value) && 'tree' in value
        ? (reader, node, place) => read(reader, owner, { needs: { tree: form.handedOut } }, node as Given, place)
        : null;
    if ('given' in form) {
      const fitting = formFor(owner, form.to, value);
      return fitting === null
        ? null
        : (reader, node, place) => {
            for (const name of form.given) reader.name('calls', name, place);
            fitting(reader, node, place);
          };
    }
    if ('only' in form) return value === form.only ? free : null;
    if ('fields' in form) return isTree(value) ? (reader, node, place) => read(reader, owner, form.fields, node as Given, place) : null;
    if ('listOf' in form) {
      if (!Array.isArray(value) || (form.length !== undefined && value.length !== form.length)) return null;
      return listOf((reader, node, place) => one(reader, owner, form.listOf, node, place));
    }
    if (!isTree(value)) return null;
    return (reader, node, place) => {
      for (const [name, inner] of Object.entries(node as Given)) {
        if (form.by === 'eventField') reader.word('field of events', name, `${place}.${name}`);
        const called = `${JSON.stringify(name)} in ${owner.called}`;
        if (form.by === 'binds' || form.by === 'notes') reader.name(form.by, name, `${place}.${name}`);
        const holds = form.by === 'eventField' && !isTree(inner) ? reader.holds(name, 'field of events') : null;
        if (holds === null) one(reader, { ...owner, called }, form.named, inner, `${place}.${name}`);
        else for (const entry of [inner].flat()) plainValue(holds, name)(reader, entry, `${place}.${name}`);
      }
    };
  };
  return { all: read, one };
}

/** Whether a form may be the intended one of several trees, because the fields it needs are there. */
function isMeant(form: ParameterForm, value: unknown): boolean {
  if (typeof form === 'string' || !('fields' in form) || !isTree(value)) return true;
  return Object.keys(form.fields.needs ?? {}).every((field) => field in value);
}

const fits = (is: boolean): Form | null => (is ? free : null);

function plainForm(form: Exclude<PlainForm, 'fits'>, value: unknown, parts: () => CardParts): Form | null {
  switch (form) {
    case 'number':
      return fits(Number.isInteger(value));
    case 'text':
      return fits(typeof value === 'string');
    case 'name':
      return fits(typeof value === 'string' && value !== '');
    case 'binds':
    case 'calls':
    case 'reads':
    case 'seat':
    case 'notes':
    case 'keeps':
    case 'readsNote':
    case 'announces':
      return typeof value === 'string' && value !== '' ? nameThat(form) : null;
    case 'flag':
      return fits(typeof value === 'boolean');
    case 'card':
      return typeof value === 'string' ? (reader, node, place) => reader.card(node as string, place) : null;
    case 'cost':
      return typeof value === 'string' ? free : Array.isArray(value) ? parts().verbs : null;
    case 'literal':
      return isTree(value) ? amount : free;
    case 'amount':
      return typeof value === 'number' || isTree(value) ? amount : null;
    case 'condition':
      return isTree(value) ? condition : null;
    case 'predicate':
      return isTree(value) ? predicate : null;
    case 'selector':
      return isTree(value) && 'from' in value ? selector : null;
    case 'player':
      return typeof value === 'string' || isTree(value) ? player : null;
    case 'ref':
      return typeof value === 'string' || isTree(value) ? ref : null;
    case 'modifiers':
    case 'verbs':
    case 'clauses':
      return Array.isArray(value) ? parts()[form] : null;
    case 'rewriting':
    case 'ability':
      return isTree(value) ? parts()[form] : null;
    case 'keyword':
      return parts().keyword;
    case 'abilityWord':
      return typeof value === 'string' ? word('keyword of an ability') : null;
    case 'duration':
    case 'place':
    case 'phase':
    case 'event':
      return typeof value === 'string' ? word(form) : null;
    case 'eventField':
      return typeof value === 'string' ? word('field of events') : null;
    case 'choice':
      return isTree(value) ? choice : null;
    case 'choices':
      return Array.isArray(value) ? choices : null;
  }
}

const isNamed = (form: ParameterForm | undefined): form is Extract<ParameterForm, { readonly named: unknown }> =>
  typeof form === 'object' && 'named' in form;
const isWords = (form: ParameterForm): form is readonly string[] => Array.isArray(form);

const plainly: { readonly [form in PlainForm]?: string } = {
  number: 'a whole number',
  flag: 'true or false',
  binds: 'a name',
  calls: 'a name',
  reads: 'a name',
  seat: 'a name',
  notes: 'a name',
  keeps: 'a name',
  readsNote: 'a name',
  announces: 'a name',
  cost: 'a text or a list of verbs',
  amount: 'an amount',
  card: 'the id of a card',
  place: 'a kind of zone',
  ability: 'an ability',
  abilityWord: 'a keyword of an ability',
  ref: 'a reference',
  modifiers: 'a list of modifiers',
  rewriting: 'a tree of changes',
  event: 'an event',
  eventField: 'a field of events',
  literal: 'an amount or a plain value',
  verbs: 'a list of verbs',
  clauses: 'a list of clauses',
  choices: 'a list of choices',
  fits: 'a predicate in a `tree`',
};

function described(form: ParameterForm): string {
  if (isWords(form)) return quoted(form);
  if (typeof form === 'string') return plainly[form] ?? `a ${form}`;
  if ('or' in form) return form.or.map(described).join(' or ');
  if ('pattern' in form) return form.called;
  if ('handedOut' in form) return `${described(form.handedOut)} in a \`tree\``;
  if ('given' in form) return described(form.to);
  if ('only' in form) return JSON.stringify(form.only);
  if ('fields' in form) return 'a tree';
  return 'listOf' in form
    ? `a list${form.length === undefined ? '' : ` of ${form.length}`}, each ${described(form.listOf)}`
    : 'a tree of names';
}
