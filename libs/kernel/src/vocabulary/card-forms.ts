import type { Json } from '../contract.js';
import { wordOf } from '../programs/paths.js';
import { amount, amountVariants, choices, condition, isBound, player, ref, selector, valueWord } from './asking-forms.js';
import { type CardReader, type Fields, type Form, free, isTree, listOf, readFields, readVariant, said, tree, word } from './reader.js';
import { type ParameterReader, parameterReader } from './parameters.js';
import { everyVerb } from './verb-forms.js';

/** What cards consist of, as forms: printed values, abilities, clauses, verbs, modifiers (`programs.ts`). What is no field, kind or word of its place is told to the reader. */

/** What a characteristic is set to, gains or loses: words, entries, amounts, names that were bound. */
function written(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  if (Array.isArray(value))
    return value.forEach((one, at) =>
      (reader.entries(characteristic) === null ? written : entry)(reader, characteristic, one, `${place}[${at}]`),
    );
  if (!isTree(value)) return valueWord(reader, characteristic, value, place);
  if (isBound(value)) return;
  if (amountVariants.some(([key]) => key in value)) return readVariant(reader, value, place, 'amount', amountVariants);
  reader.wrong(place, `a word, an amount or a bound name stands here, not ${said(value)}`);
}

/** An entry of a list whose entries the game declares. */
function entry(reader: CardReader, characteristic: string, value: unknown, place: string): void {
  const entries = reader.entries(characteristic);
  if (entries === null || (isTree(value) && !('word' in value) && isBound(value))) return;
  const called = characteristic === 'keywords' ? 'keyword' : `entry of ${characteristic}`;
  if ('fields' in entries)
    return isTree(value)
      ? parameters.all(reader, { called, binds: true }, entries.fields, value, place)
      : reader.wrong(place, `a tree stands here, not ${said(value)}`);
  const name = wordOf(value as Json);
  if (name === '') return reader.wrong(place, `a word stands here, or a tree with a word, not ${said(value)}`);
  const form = Object.hasOwn(entries.words, name) ? entries.words[name] : undefined;
  if (form === undefined) return reader.entry(characteristic, name, place);
  const { word: _word, ...given } = isTree(value) ? value : { word: name };
  parameters.all(reader, { called: `${called} "${name}"`, binds: true }, form, given, place);
}

const parameters: ParameterReader = parameterReader(() => ({
  modifiers,
  rewriting: tree('change', () => rewritingFields),
  verbs,
  clauses: listOf(clause),
  ability,
  keyword,
}));

const keyword: Form = (reader, node, place) => entry(reader, 'keywords', node, place);

const fieldsWith =
  (form: (reader: CardReader, characteristic: string, value: unknown, place: string) => void): Form =>
  (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `characteristics with their values stand here, not ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word('characteristic', key, `${place}.${key}`);
      form(reader, key, value, `${place}.${key}`);
    }
  };

const changed: Form = fieldsWith(written);
const counted: Form = fieldsWith((reader, _key, value, place) => amount(reader, value, place));
/** What is lost needs no parameters: its word names it. */
const lost: Form = fieldsWith((reader, key, value, place) => {
  if (value === 'all') return;
  const named: Form = (one, node, at) =>
    !isTree(node) ? valueWord(one, key, node, at) : (one.entries(key) === null ? written : entry)(one, key, node, at);
  listOf(named)(reader, value, place);
});
const gained: Form = fieldsWith((reader, key, value, place) =>
  Array.isArray(value)
    ? written(reader, key, value, place)
    : isTree(value) && isBound(value)
      ? undefined
      : reader.wrong(place, `a list stands here, not ${said(value)}`),
);

/** A verb with its arguments. */
const verb: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `a verb stands here, not ${said(node)}`);
  word('verb')(reader, node.verb, `${place}.verb`);
  const form = reader.verb(String(node.verb));
  if (form === null) return;
  const { verb: name, ...given } = node;
  if ((given.until === 'while') !== 'while' in given)
    reader.wrong(
      place,
      given.until === 'while' ? 'what lasts "while" something holds needs "while"' : '"while" stands only beside the duration "while"',
    );
  parameters.all(reader, { called: `verb "${String(name)}"`, binds: false }, { ...form, may: { ...everyVerb, ...form.may } }, given, place);
};
const verbs: Form = listOf(verb);

const clauseFields: Fields = {
  if: condition,
  may: free,
  choose: choices,
  cost: verbs,
  do: verbs,
  together: free,
  whole: free,
  and: free,
  also: free,
  then: listOf((reader, node, place) => clause(reader, node, place)),
  otherwise: listOf((reader, node, place) => clause(reader, node, place)),
  forEach: selector,
  forEachPlayer: player,
  repeat: amount,
  unless: tree('price', () => ({ player, cost: verbs })),
};
const clause: Form = tree('clause', () => clauseFields);

const rewritingFields: Fields = {
  add: counted,
  set: changed,
  times: counted,
  gain: gained,
  lose: lost,
  abilities: listOf((reader, node, place) => ability(reader, node, place)),
};
const changeFields: Fields = {
  ...rewritingFields,
  layer: word('layer'),
  become: tree('copy', () => ({ copyOf: ref, except: tree('exception', () => rewritingFields) })),
  words: free,
  controller: player,
  cantHave: changed,
  swap: listOf(word('characteristic')),
};
const modifierFields: Fields = {
  ...changeFields,
  of: (reader, node, place) => (node === 'self' || node === 'host' ? undefined : selector(reader, node, place)),
  players: player,
  if: condition,
  defining: free,
  also: listOf(tree('change', () => changeFields)),
};
const modifiers: Form = listOf(tree('modifier', () => modifierFields));

const abilityKinds = ['triggered', 'activated', 'static', 'spell', 'replacement'] as const;
const ability: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `an ability stands here, not ${said(node)}`);
  if (!abilityKinds.includes(node.kind as 'static')) reader.part('kind of ability', String(node.kind), abilityKinds, place);
  readFields(reader, node, place, 'ability', abilityFields);
};
const abilityFields: Fields = {
  kind: free,
  keyword: word('keyword of an ability'),
  from: listOf(word('place')),
  by: (reader, node, place) =>
    node === 'any' || node === 'opponents' ? undefined : reader.part('user', String(node), ['any', 'opponents'], place),
  on: listOf(tree('trigger', () => ({ event: word('event'), mark: markOf, batch: free, if: condition, last: free }))),
  when: condition,
  x: amount,
  may: free,
  limit: tree('limit', () => ({ uses: free, per: word('span'), scope: scopeOf, as: free, refund: word('refund') })),
  cost: verbs,
  clauses: listOf(clause),
  targets: choices,
  modes: tree('modes', () => ({
    min: amount,
    max: amount,
    repeat: free,
    by: player,
    of: listOf(tree('mode', () => ({ if: condition, targets: choices, clauses: listOf(clause) }))),
  })),
  tier: word('tier'),
  again: free,
  every: free,
  then: listOf(clause),
  together: free,
  modifiers,
  marks: (reader, node, place) => {
    if (!isTree(node)) return reader.wrong(place, `marks stand here, not ${said(node)}`);
    for (const [key, value] of Object.entries(node)) {
      reader.word('mark', key, `${place}.${key}`);
      const form = reader.form('mark', key);
      if (form !== null)
        parameters.one(reader, { called: `the mark ${JSON.stringify(key)}`, binds: false }, form, value, `${place}.${key}`);
    }
  },
};

const wordAmong =
  (what: string, known: readonly string[]): Form =>
  (reader, node, place) => {
    if (!known.includes(node as string)) reader.part(what, String(node), known, place);
  };
const markOf: Form = wordAmong('mark of a moment', ['before', 'at', 'after']);
const scopeOf: Form = wordAmong('scope', ['object', 'name', 'player']);

const namesForm: Form = tree('names', () => ({ en: free, zh: free }));

const printed: Form = (reader, node, place) => {
  if (!isTree(node)) return reader.wrong(place, `printed values stand here, not ${said(node)}`);
  for (const [key, value] of Object.entries(node)) {
    reader.word('printed value', key, `${place}.${key}`);
    const form = reader.form('printed value', key);
    if (value === undefined || form === null) continue;
    parameters.one(reader, { called: `the printed value ${JSON.stringify(key)}`, binds: false }, form, value, `${place}.${key}`);
  }
};

const faceFields: Fields = { kind: word('kind of face'), names: namesForm, printed, abilities: listOf(ability) };

/** A whole card, as its writer wrote it. */
export const cardForm: Form = tree('card', () => ({
  id: free,
  names: namesForm,
  printed,
  abilities: listOf(ability),
  faces: listOf(tree('face', () => faceFields)),
}));
