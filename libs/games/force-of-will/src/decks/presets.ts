import type { Json } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import type { FactsId } from '../cards/facts/index.js';
import { type Deck, deckParts } from './deck.js';

/** A ready-made deck, as `validateDeck` takes it. */
export interface PresetDeck {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly deck: Deck & Json;
}

type Counts = { readonly [Card in FactsId]?: number };

const list = (counts: Counts): readonly string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** Makes a preset from the number of copies of each of its cards. */
function preset(id: string, en: string, zh: string, ruler: FactsId, main: Counts, magicStones: Counts, side: Counts): PresetDeck {
  return {
    id,
    names: { en, zh },
    deck: { ruler: [ruler], main: list(main), magicStones: list(magicStones), side: list(side) } as Deck & Json,
  };
}

/** The simplest deck: attacking resonators, most of them without abilities, and damage that removes blockers. */
const flame = preset(
  'flame',
  'Flames of Melgis',
  '烈焰',
  'melgis-the-flame-king',
  {
    'infernal-spirit-of-vell-savaria': 4,
    'flame-cat': 4,
    'whelp-drake': 4,
    'dragon-knight-of-altea': 4,
    'lancelot-the-knight-of-mad-demon': 4,
    gusurg: 4,
    'gareth-the-dauntless-knight': 3,
    'mordred-the-traitor': 3,
    'tiny-aggressive-dragon': 3,
    thunder: 4,
    bombardment: 3,
  },
  { 'fire-magic-stone': 10 },
  {
    'hector-de-maris-the-acolyte-of-mad-demon': 3,
    'flash-of-demon-sword': 3,
    'shadow-flame': 3,
    'emissary-of-another-dimension': 2,
    'blood-covered-war-axe': 2,
    'red-fang-allosaurus': 2,
  },
);

/** Elves that bring other elves, much will, and Torrent. */
const sages = preset(
  'sages',
  'Winds of the Sages',
  '风与精灵',
  'fiethsing-six-sage-of-wind',
  {
    'wiseman-of-amonsulle': 4,
    'torrent-elf': 4,
    'melfee-the-successor-of-sacred-wind': 3,
    'sorceress-of-heavenly-wind-melfee': 4,
    'wind-clad-elf': 3,
    'oberon-lord-of-elves': 2,
    'christie-the-warden-of-sanctuary': 3,
    'vampire-hunter-christie': 3,
    'resistance-forces-of-amonsulle': 2,
    'spirit-of-wind': 3,
    'great-holy-sealing-wave': 3,
    'rapid-growth': 3,
    'gale-force': 1,
    'severing-winds': 2,
  },
  { 'wind-magic-stone': 8, 'magic-stone-of-gusting-skies': 2 },
  {
    'home-of-the-sages': 2,
    'cloning-magic': 3,
    'fiethsing-the-fate-spinning-winds': 3,
    'soul-debt': 2,
    'feethsing-the-holy-wind-stone': 1,
  },
);

/** Light and darkness: Resonance gives the ruler mana counters until its player performs Judgment. */
const emperor = preset(
  'emperor',
  'Ebon Dragon Emperor',
  '光与暗',
  'gill-alhamaat',
  {
    'rachel-nephilim-commander': 4,
    'unleashed-dragonoid': 4,
    'viola-obsidian-dragon-princess': 4,
    'demon-captain-eligos': 3,
    'fallen-angel': 4,
    'pandora-the-goddess-of-light-and-dark': 4,
    'the-dark-march-hare': 4,
    'spirit-of-light': 3,
    'violas-machinations': 3,
    'shield-of-the-nephilim': 2,
    'fury-of-the-obsidian-dragon': 2,
    'unseen-pressure': 3,
  },
  { 'light-magic-stone': 3, 'darkness-magic-stone': 3, 'ancient-magic-stone': 4 },
  { 'death-at-midnight': 3, 'the-nameless-mist': 2, 'holy-warrior-of-hope': 3, 'light-of-hope': 3, 'zeros-magic-light': 3 },
);

/** Knights under Faria: small resonators that attack together, and God's Art. */
const knights = preset(
  'knights',
  'Knights of the Sacred Queen',
  '聖女王的騎士',
  'faria-the-sacred-queen',
  {
    'young-knight-of-gloria': 4,
    'holy-warrior-of-hope': 4,
    'little-angel-of-armalla': 4,
    'veteran-master': 4,
    'bors-returned-adventurer': 4,
    siegfried: 4,
    'dignified-seraph': 3,
    'emperor-guangwu-of-han': 3,
    'last-people-of-gloria': 2,
    'give-wings': 3,
    'pride-of-knights': 3,
    'excalibur-the-gods-sword': 2,
  },
  { 'light-magic-stone': 10 },
  { 'order-of-sacred-queen': 3, 'abe-no-seimei': 3, hammurabi: 3, 'sign-to-the-future': 3, 'light-of-hope': 3 },
);

/** All presets. */
export const presets: readonly PresetDeck[] = [flame, sages, emperor, knights];

/** Returns the presets whose cards are all in a catalogue: a deck with a card that cannot be played is not offered. */
export function playablePresets(cards: readonly CardProgram[]): readonly PresetDeck[] {
  const known = new Set(cards.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part) => deck[part].every((card) => known.has(card))));
}
