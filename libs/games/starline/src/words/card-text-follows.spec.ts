import { describe, expect, it } from '@jest/globals';
import type { Ability, EntryForm } from '@arbiter/kernel/authoring';
import { catalogue } from '../cards/index.js';
import { subtypes } from '../subtypes.js';
import { inventedCards } from '../testing/invented-cards.js';
import { events, type Moment } from '../event-forms.js';
import { durations, phases, places, prohibitions, relations } from '../known-words.js';
import { verbForms } from '../verb-forms.js';
import { keywords, layers, races, type StarlineCard } from '../vocabulary.js';
import { abilityWords } from './card-text.js';
import { words } from './index.js';
import { sourceCards } from './source-cards.js';

const { cardText } = words;

/** Words that can replace each other in a program; replacing one must change the text. */
const families: readonly (readonly string[])[] = [
  ['before', 'at', 'after'],
  ['you', 'opponent', 'all', 'active'],
  ['atLeast', 'atMost', 'equal', 'more', 'less'],
  ['upright', 'sideways', 'attacking'],
  ['front', 'back'],
  ['battle', 'effect'],
  ['attacker', 'defender'],
  ['object', 'name'],
  ['top', 'bottom', 'shuffle'],
  ['turn', 'game'],
  ['window.main', 'window.summon', 'window.tactic', 'window.defence'],
  ['triggered', 'spell'],
  phases,
  places,
  relations,
  durations,
  layers,
  prohibitions,
  Object.keys(races),
  subtypes,
  Object.keys(keywords),
];

/** Whether a field may change without any change of behaviour: names of choices, and fields that the game does not read. */
function unread(path: readonly string[], root: unknown): boolean {
  const [last, before] = [path.at(-1), path.at(-2)];
  if (last === 'as') return true;
  if (before === 'slot' && (last === 'seat' || last === 'object')) {
    const purpose = (at(root, path.slice(0, -1)) as { readonly for: string }).for;
    return last === 'seat' ? purpose !== 'move' && purpose !== 'summon' : purpose === 'move';
  }
  // The players of a grant take precedence over those of its modifiers.
  return (
    last === 'players' &&
    path.includes('modifiers') &&
    (at(root, path.slice(0, path.lastIndexOf('modifiers'))) as { readonly players?: unknown }).players !== undefined
  );
}

function at(node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as { readonly [key: string]: unknown })[key], node);
}

function replaced(node: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((one: unknown, index) => (String(index) === key ? replaced(one, rest, value) : one));
  const record = node as { readonly [key: string]: unknown };
  return { ...record, [key]: replaced(record[key], rest, value) };
}

function leaves(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]));
}

const isMoment = (word: string): word is Moment => Object.hasOwn(events, word) && !word.startsWith('window.');

function others(word: string, key: string | undefined, names: readonly string[]): readonly unknown[] {
  if (key === 'verb') {
    const argumentsOf = ({ needs, may }: EntryForm): string => Object.keys({ ...needs, ...may }).join();
    const mine = word in verbForms ? argumentsOf(verbForms[word as keyof typeof verbForms]) : null;
    // The verbs that destroy are described by the same words, also for field cards.
    return Object.entries(verbForms).flatMap(([verb, form]) =>
      verb !== word && argumentsOf(form) === mine && !(verb.startsWith('destroy') && word.startsWith('destroy')) ? [verb] : [],
    );
  }
  if (key === 'event' && isMoment(word)) {
    const mine = JSON.stringify(events[word]);
    const moments = [
      'unitPlayed',
      'unitSummoned',
      'unitDestroyed',
      'unitSacrificed',
      'fightWon',
      'fightLost',
      'turnedSideways',
      'turnedUpright',
      'phaseBegan',
      'phaseEnded',
    ] as const;
    return moments.filter((event) => event !== word && JSON.stringify(events[event]) === mine);
  }
  if (key === 'var') return names.filter((name) => name !== word);
  const family = families.find((one) => one.includes(word)) ?? [];
  const next = family.length === 0 ? [] : [family[(family.indexOf(word) + 1) % family.length]];
  return [...next, `${word}x`];
}

function changesOf(root: unknown, path: readonly string[], names: readonly string[]): readonly unknown[] {
  const value = at(root, path);
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return others(value, /^\d+$/.test(path.at(-1) ?? '') ? path.at(-2) : path.at(-1), names);
  return [];
}

/** The text of an ability in both languages; null if it has no words. */
function said(ability: Ability): readonly [string, string] | null {
  try {
    const { en, zh } = abilityWords(ability, sourceCards);
    return [en, zh];
  } catch {
    return null;
  }
}

function silentChanges(card: StarlineCard, ability: Ability, index: number): readonly string[] {
  const text = said(ability);
  if (text === null) return [`${card.id}: not said`];
  const names = [...new Set([...JSON.stringify(ability).matchAll(/"as":"(\w+)"/g)].map((match) => match[1] as string))];
  return leaves(ability)
    .filter((path) => !unread(path, ability))
    .flatMap((path) =>
      changesOf(ability, path, names).flatMap((value) => {
        const other = said(replaced(ability, path, value) as Ability);
        const same = other !== null && (other[0] === text[0] || other[1] === text[1]);
        return same ? [`${card.id}/abilities/${index}/${path.join('/')} = ${JSON.stringify(value)}: ${other[0]} ${other[1]}`] : [];
      }),
    );
}

const shownAsValues = ['type', 'race', 'subtypes', 'attack', 'score', 'tributes', 'mana', 'magicKind', 'blueStar'];
const all: readonly StarlineCard[] = [...catalogue, ...inventedCards];

describe('card text follows the program', () => {
  it('given any card, when any number or word of an ability is another one, then its text is another one in both languages', () => {
    expect(all.flatMap((card) => card.abilities.flatMap((ability, index) => silentChanges(card, ability, index)))).toEqual([]);
  });

  it('given any card, when a printed fact that is rules text is another one, then its text is another one', () => {
    const silent = all.flatMap((card) =>
      leaves(card.printed)
        .filter(([fact]) => fact !== undefined && !shownAsValues.includes(fact))
        .flatMap((path) =>
          changesOf(card.printed, path, []).flatMap((value) => {
            const other = { ...card, printed: replaced(card.printed, path, value) as StarlineCard['printed'] };
            try {
              return (['en', 'zh'] as const).some((language) => cardText(other, language) === cardText(card, language))
                ? [`${card.id}: ${path.join('/')} = ${JSON.stringify(value)}`]
                : [];
            } catch {
              return [];
            }
          }),
        ),
    );
    expect(silent).toEqual([]);
  });

  it('given any ability, when a condition, a limit, a cost or a part of an effect is taken away, then its text is another one', () => {
    const optional = [
      'if',
      'when',
      'x',
      'may',
      'limit',
      'cost',
      'target',
      'random',
      'by',
      'min',
      'sum',
      'where',
      'except',
      'relation',
      'stance',
      'side',
      'of',
      'first',
      'last',
      'otherwise',
      'then',
    ];
    const silent = all.flatMap((card) =>
      card.abilities.flatMap((ability) => {
        const text = said(ability);
        return branches(ability)
          .filter((path) => optional.includes(path.at(-1) ?? ''))
          .flatMap((path) => {
            const other = said(replaced(ability, path, undefined) === undefined ? ability : without(ability, path));
            return other !== null && (other[0] === text?.[0] || other[1] === text?.[1]) ? [`${card.id}: ${path.join('/')}`] : [];
          });
      }),
    );
    expect(silent).toEqual([]);
  });
});

function branches(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null) return [path];
  return [path, ...Object.entries(node).flatMap(([key, value]) => branches(value, [...path, key]))];
}

function without(ability: Ability, path: readonly string[]): Ability {
  const parent = path.slice(0, -1);
  const left = Object.fromEntries(Object.entries(at(ability, parent) as object).filter(([key]) => key !== path.at(-1)));
  return replaced(ability, parent, left) as Ability;
}
