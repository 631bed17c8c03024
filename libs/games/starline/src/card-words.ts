import type { EntryForm, Vocabulary } from '@arbiter/kernel';
import {
  characteristics,
  durations,
  eventData,
  events,
  matchAmounts,
  phases,
  placements,
  playerAmounts,
  playerValues,
  prohibitions,
  slotPurposes,
  spans,
} from './known-words.js';
import { subtypes } from './subtypes.js';
import { verbForms } from './verb-forms.js';
import { keywords, races } from './vocabulary.js';

/** The words that cards are written in; `check-program.ts` of the kernel refuses all others. No keyword has parameters. */

const plain: EntryForm = {};
const everyWord = (words: object): readonly string[] => Object.keys(words);

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: Object.fromEntries(everyWord(keywords).map((word) => [word, plain])) } },
  abilityWords: ['immediate', 'parasiteMerge', 'board', 'alight'],
  characteristics: [...characteristics, ...playerValues],
  words: {
    race: everyWord(races),
    subtypes,
    cannot: prohibitions,
    type: ['unit', 'magic'],
    magicKind: ['consumable', 'permanent', 'field'],
    stance: ['upright', 'attacking', 'sideways'],
    row: ['front', 'back'],
    placements,
    exposes: ['attack', 'score', 'text'],
    enters: ['sideways'],
  },
  printed: {
    type: ['unit', 'magic'],
    race: everyWord(races),
    subtypes: { listOf: everyWord(subtypes) },
    attack: { or: ['number', { only: null }] },
    score: 'number',
    tributes: 'number',
    blueStar: 'flag',
    keywords: { listOf: 'keyword' },
    placements: { listOf: placements },
    tributesMustBe: 'predicate',
    ride: 'number',
    enters: ['sideways'],
    souls: { listOf: 'number' },
    overload: 'flag',
    exposes: { listOf: ['attack', 'score', 'text'] },
    mana: 'number',
    magicKind: ['consumable', 'permanent', 'field'],
  },
  events,
  eventData: [...new Set(events.flatMap((event) => eventData(event) ?? []))],
  durations,
  spans,
  refunds: [],
  marks: { blueStar: 'flag' },
  verbs: verbForms,
  phases,
  playerAmounts,
  matchAmounts,
  gameFields: [],
  purposes: slotPurposes,
  faceKinds: [],
};
