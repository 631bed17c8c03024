import type { AbilityFacts, Board, BoardObject, Offer, StackItem } from './driver.js';
import type { NamedObject, TargetRef } from './names.js';
import type { AbilityWords } from './plan.js';

/** Removes ` Token` from a name: records call tokens `X Token`; by rule 111.4 their name is `X`. */
const plain = (name: string): string => name.replace(/ Token$/, '');

/** Whether a list of names contains a name from a record. */
export const answersTo = (names: readonly string[], name: string): boolean => names.includes(name) || names.includes(plain(name));

export const sideSeat = (side: 'A' | 'B'): number => (side === 'A' ? 0 : 1);

/** Whether an object of the board has the name; an index among several objects is left to the caller. */
export function isNamed(object: BoardObject, named: NamedObject): boolean {
  // For XMage every object without a name is face down.
  if (named.faceDown) return object.faceDown || (object.zone === 'battlefield' && object.names.every((name) => name === ''));
  if (named.alias !== null) return object.alias === named.alias;
  if (named.copy === 'only' && !object.copy) return false;
  if (named.copy === 'never' && object.copy) return false;
  return answersTo(object.names, named.name);
}

/** Returns the objects with that name; only the one at the index if there is an index. */
export function pickNamed<Thing>(
  things: readonly Thing[],
  named: NamedObject,
  objectOf: (thing: Thing) => BoardObject | undefined,
): readonly Thing[] {
  const found = things.filter((thing) => {
    const object = objectOf(thing);
    return object !== undefined && isNamed(object, named);
  });
  return named.index === null ? found : found.slice(named.index, named.index + 1);
}

/** Whether an item on the stack is the one that a name means. */
export function isNamedItem(item: StackItem, named: NamedObject): boolean {
  if (named.stackWords !== null) return item.kind !== 'spell' && beginsAs(item, named.stackWords);
  if (named.copy === 'only' && !item.copy) return false;
  if (named.copy === 'never' && item.copy) return false;
  return item.kind === 'spell' && answersTo(item.names, named.name);
}

/** Whether words mean an item on the stack: they may be anywhere in a spell's name, or in the structure or text of an ability. */
export function waitsAs(item: StackItem, words: string): boolean {
  const ability = /^stack ability \((.*)$/s.exec(words);
  if (ability !== null) return item.kind !== 'spell' && beginsAs(item, ability[1] ?? '');
  const name = words.replace(/^Cast /, '').replace(/^fused /, '');
  if (item.kind === 'spell') return item.names.some((one) => one.includes(name)) || (item.text !== '' && saysAs(item, words));
  return beginsAs(item, words) || normal(item.text, item.names).includes(normal(words, item.names));
}

/** Whether the text of a spell's effect contains the words, apart from numbers. */
function saysAs(item: StackItem, words: string): boolean {
  const plainly = (text: string): string => normal(text, item.names).replace(/\d+ /g, '');
  return plainly(item.text).includes(plainly(words));
}

/** Whether an ability begins with these words, by its structure or else by its rendered text. */
function beginsAs(item: StackItem, words: string): boolean {
  if (item.kind === 'activated')
    return (
      startsLike(item.cost.join(', ').toLowerCase(), words.toLowerCase()) ||
      normal(item.text, item.names).startsWith(normal(words, item.names))
    );
  if (normal(item.text, item.names).startsWith(normal(words, item.names))) return true;
  // The wording may differ: a triggered ability is meant that begins with the same word (when, whenever or at) and whose text contains most
  // words of the condition.
  return (
    item.kind === 'triggered' &&
    firstWord(item.text) === firstWord(words) &&
    ['when', 'whenever', 'at'].includes(firstWord(words)) &&
    saysMost(item, words)
  );
}

/** Whether at least half of the words of the condition, up to the first comma, occur in the item's text, in any order. */
function saysMost(item: StackItem, words: string): boolean {
  const telling = (text: string): readonly string[] =>
    (
      normal(text, item.names)
        .replace('{this}', '')
        .match(/[a-z0-9+/-]{3,}/g) ?? []
    ).slice(1);
  const said = new Set(telling(item.text));
  const asked = telling(words.split(',')[0] ?? '');
  return asked.filter((word) => said.has(word)).length * 2 >= asked.length;
}

const firstWord = (text: string): string => /^\w+/.exec(text.toLowerCase())?.[0] ?? '';

const startsLike = (text: string, words: string): boolean =>
  words !== '' && text !== '' && (text.startsWith(words) || words.startsWith(text));

/** Normalizes a text for comparing: the name of its source is replaced, and case and spaces at the ends are ignored. */
export function normal(text: string, names: readonly string[]): string {
  return names
    .reduce((rest, name) => rest.split(name).join('{this}'), text)
    .replace(/this (creature|permanent|artifact|enchantment|land|card|spell)/gi, '{this}')
    .toLowerCase()
    .trim();
}

/** Whether an option's object is the target that is meant: an object of the board, an item on the stack or a player. */
export function isTarget(offer: Offer, target: TargetRef, board: Board): boolean {
  const { means } = offer;
  if (target.type === 'player') return means.type === 'player' && means.seat === sideSeat(target.side);
  if (means.type !== 'object') return means.type === 'word' && means.word.toLowerCase() === target.object.name.toLowerCase();
  const item = board.stack.find((one) => one.id === means.object);
  if (item !== undefined) return isNamedItem(item, target.object);
  const object = board.objects.find((one) => one.id === means.object);
  return object !== undefined && isNamed(object, target.object);
}

/** Returns how well an ability fits the words of a record: 0 not at all, more with more evidence. */
export function fits(facts: AbilityFacts, words: AbilityWords): number {
  if (isTurningUp(words)) return facts.keyword === 'morph' ? (costBegins(facts.cost, words) ? 3 : 0) : facts.keyword === 'turnUp' ? 1 : 0;
  if (words.keyword !== null)
    return facts.keyword === (words.keyword === 'megamorph' ? 'morph' : words.keyword) &&
      (words.keywordCost === null || sameCost(facts, words.keywordCost))
      ? 3
      : 0;
  if (words.loyalty !== null) return facts.loyalty === words.loyalty ? 1 + effectEvidence(facts, words.effect) : 0;
  // An ability word says nothing about structure, so the ability with the longest text is meant.
  if (words.abilityWord) return facts.keyword === null ? 1 + Math.min(facts.text.length, 999) / 1000 : 0;
  if (words.cost.length === 0) return effectEvidence(facts, words.effect);
  if (facts.loyalty !== null || facts.keyword !== null || !costBegins(facts.cost, words)) return 0;
  const evidence = effectEvidence(facts, words.effect);
  // Where the effect is written too, a text that doesn't contain it only gives no further evidence.
  return 1 + evidence + (words.closed && facts.cost.length === words.cost.length ? 1 : 0);
}

/** Whether the words turn a face-down permanent up: written with its cost; a manifested card's mana cost is not known beforehand. */
const isTurningUp = ({ cost, effect }: AbilityWords): boolean => cost.length > 0 && effect.toLowerCase().startsWith('turn');

function sameCost(facts: AbilityFacts, cost: string): boolean {
  const written = facts.cost.filter((part) => part.startsWith('{')).join('');
  return !cost.includes('{') || written === '' || written === cost.replace(/[^{}A-Z0-9/]/g, '');
}

/** Whether an ability's cost begins as written. The last symbols may be the beginning of longer ones, unless a colon followed them. */
function costBegins(cost: readonly string[], words: AbilityWords): boolean {
  return words.cost.every((part, index) => {
    const actual = cost[index];
    if (actual === undefined) return false;
    const last = index === words.cost.length - 1;
    return part.startsWith('{')
      ? actual === part || (last && !words.closed && actual.startsWith(part))
      : actual.toLowerCase().startsWith(part);
  });
}

function effectEvidence(facts: AbilityFacts, effect: string): number {
  if (effect === '') return 0;
  const wanted = normal(effect, facts.names);
  const actual = normal(facts.text, facts.names);
  if (actual.startsWith(wanted)) return 3;
  const [first] = wanted.split(/\W+/).filter((word) => word !== '' && word !== 'this');
  return first !== undefined && actual.includes(first) ? 1 : 0;
}
