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
import { keywords, races, type StarlineVerb } from './vocabulary.js';

/** The words that cards are written in; `check-program.ts` of the kernel refuses all others. No keyword has parameters. */

const plain: EntryForm = {};
const everyWord = (words: object): readonly string[] => Object.keys(words);

const objects: EntryForm = { needs: { objects: 'ref' } };
const place: EntryForm['may'] = { side: 'player', slot: 'name' };
const payout: EntryForm = { needs: { player: 'player', amount: 'amount' } };

/** What the game's verbs read (`verbs/index.ts`). */
const verbs: { readonly [verb in Exclude<StarlineVerb['verb'], 'grant'>]: EntryForm } = {
  draw: { needs: { player: 'player', count: 'amount' } },
  discard: objects,
  destroy: objects,
  sacrifice: objects,
  exile: objects,
  toHand: { ...objects, may: { how: ['recall'] } },
  toDeck: { needs: { objects: 'ref', at: ['top', 'bottom', 'shuffle'] } },
  toGraveyard: objects,
  summon: { ...objects, may: { ...place, stance: ['upright', 'sideways'] } },
  summonTravellers: { needs: { count: 'amount' }, may: { ...place, by: 'player' } },
  playExtra: { ...objects, may: place },
  turn: { needs: { objects: 'ref', to: ['upright', 'sideways'] } },
  move: { needs: { objects: 'ref', slot: 'name' } },
  swap: { needs: { a: 'ref', b: 'ref' } },
  become: { needs: { objects: 'ref', into: 'ref' } },
  reward: payout,
  charge: payout,
  spendEnergy: { needs: { amount: 'amount' } },
  shuffleDeck: { needs: { player: 'player' } },
  reveal: objects,
  look: objects,
  bestow: { needs: { to: 'ref', modifiers: 'modifiers', until: 'duration' } },
  destroyField: objects,
  negateMagic: {},
  negateImmediate: objects,
  prevent: objects,
  parasiteMerge: { needs: { objects: 'ref', onto: 'ref' } },
  split: objects,
  board: { needs: { travellers: 'ref', onto: 'ref' } },
  alight: { needs: { objects: 'ref', amount: 'amount' } },
  redirectAttack: { needs: { attackers: 'ref', to: 'ref' } },
  skipSummonDuty: {},
  triggerAmbush: objects,
  triggerSacrificed: objects,
  cancelClaim: { needs: { player: 'player' } },
};

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
  verbs,
  phases,
  playerAmounts,
  matchAmounts,
  gameFields: [],
  purposes: slotPurposes,
  faceKinds: [],
};
