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
  verbArguments,
} from './known-words.js';
import { subtypes } from './subtypes.js';
import { keywords, races } from './vocabulary.js';

/** The words that cards are written in; `unknown-words.ts` of the kernel refuses all others. No keyword has parameters. */

const plain: EntryForm = {};
const everyWord = (words: object): readonly string[] => Object.keys(words);

export const vocabulary: Vocabulary = {
  entries: { keywords: { words: Object.fromEntries(everyWord(keywords).map((word) => [word, plain])) } },
  abilityWords: ['immediate', 'parasiteMerge', 'board', 'alight'],
  characteristics: [...characteristics, ...playerValues],
  words: {
    race: everyWord(races),
    subtypes: everyWord(subtypes),
    cannot: prohibitions,
    type: ['unit', 'magic'],
    magicKind: ['consumable', 'permanent', 'field'],
    stance: ['upright', 'attacking', 'sideways'],
    row: ['front', 'back'],
    placements,
    exposes: ['attack', 'score', 'text'],
    enters: ['sideways'],
  },
  printed: [
    'type',
    'race',
    'subtypes',
    'attack',
    'score',
    'tributes',
    'blueStar',
    'keywords',
    'placements',
    'tributesMustBe',
    'ride',
    'enters',
    'souls',
    'overload',
    'exposes',
    'mana',
    'magicKind',
  ],
  events,
  eventData: [...new Set(events.flatMap((event) => eventData(event) ?? []))],
  durations,
  spans,
  refunds: [],
  marks: ['blueStar'],
  arguments: ['as', ...new Set(Object.values(verbArguments).flat())],
  phases,
  playerAmounts,
  matchAmounts,
  gameFields: [],
  purposes: slotPurposes,
  faceKinds: [],
};
