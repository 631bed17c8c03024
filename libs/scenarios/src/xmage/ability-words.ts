import { parseName } from './names.js';
import type { AbilityWords } from './plan.js';

/** Keywords that the records write in place of a cost. */
const keywords = [
  'equip',
  'flashback',
  'jump-start',
  'retrace',
  'aftermath',
  'escape',
  'level up',
  'scavenge',
  'unearth',
  'transmute',
  'cycling',
  'slivercycling',
  'crew',
  'forecast',
  'suspend',
  'embalm',
  'eternalize',
  'monstrosity',
  'morph',
  'megamorph',
  'battle cry',
  'fortify',
  'reinforce',
  'outlast',
  'ninjutsu',
  'basic landcycling',
  'plainscycling',
  'islandcycling',
  'swampcycling',
  'mountaincycling',
  'forestcycling',
] as const;

/** Ability words (207.2c) that are written in front of activated abilities. */
const abilityWords = [
  'delirium',
  'parley',
  'metalcraft',
  'threshold',
  'hellbent',
  'grandeur',
  'kinship',
  'channel',
  'spell mastery',
  'formidable',
  'addendum',
  'undergrowth',
] as const;

const costVerbs = ['sacrifice', 'discard', 'remove', 'exile', 'pay', 'put', 'return', 'reveal', 'tap', 'untap', 'mill'] as const;
const symbols = /^(\{[^}]+\})+$/;

/** Parses the beginning of an ability's text, so that the ability can be found by its cost and structure. */
export function parseAbilityWords(written: string): AbilityWords {
  const named = /^(@[\w.]+) (.*)$/s.exec(written);
  const text = (named?.[2] ?? written).replace(/<\/?i>/g, '');
  const empty = {
    text,
    source: named === null ? null : parseName(named[1] ?? ''),
    keyword: null,
    keywordCost: null,
    loyalty: null,
    abilityWord: false,
    cost: [],
    closed: false,
    effect: '',
  };
  const lower = text.toLowerCase();
  if (abilityWords.some((word) => lower === word || lower.startsWith(`${word} `))) return { ...empty, abilityWord: true };
  const keyword = keywords.find((word) => lower === word || lower.startsWith(`${word} `));
  if (keyword !== undefined) return { ...empty, keyword, keywordCost: costBehind(text.slice(keyword.length)) };
  const loyalty = /^([+\u2212-]?(?:\d+|X))(?::(.*))?$/s.exec(text.trimEnd());
  if (loyalty !== null)
    return { ...empty, loyalty: (loyalty[1] ?? '').replace('\u2212', '-'), effect: (loyalty[2] ?? '').trim(), closed: true };
  const colon = colonOf(text);
  const head = colon < 0 ? text : text.slice(0, colon);
  const cost = costParts(head);
  if (cost === null) return { ...empty, effect: text };
  return { ...empty, cost, closed: colon >= 0, effect: colon < 0 ? '' : text.slice(colon + 1).trim() };
}

function costBehind(rest: string): string | null {
  const trimmed = rest.trim();
  return trimmed === '' ? null : trimmed;
}

/** Finds the colon that ends the cost; a colon inside quotes belongs to the effect. */
function colonOf(text: string): number {
  const at = text.indexOf(':');
  const quote = text.indexOf('"');
  return quote >= 0 && quote < at ? -1 : at;
}

function costParts(head: string): readonly string[] | null {
  const parts = head
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => (symbols.test(part) ? part : (costVerbs.find((verb) => part.toLowerCase().startsWith(verb)) ?? null)));
  return parts.length === 0 || read.includes(null) ? null : (read as readonly string[]);
}
