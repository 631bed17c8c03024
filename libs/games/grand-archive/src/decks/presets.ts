import type { Json } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { type Deck, deckParts } from './deck.js';

/** A ready-made deck, as `validateDeck` takes it. */
export interface PresetDeck {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly deck: Deck & Json;
}

/** Returns four copies of each card, the most that a deck may have (1.5.1.1). */
const fourOf = (...cards: readonly string[]): readonly string[] => cards.flatMap((card) => [card, card, card, card]);

function preset(id: string, en: string, zh: string, material: readonly string[], main: readonly string[]): PresetDeck {
  return { id, names: { en, zh }, deck: { material, main, side: [] } as Deck & Json };
}

/** Fire spells of mages that remove units, levels gained by spells, and allies that fit. */
const embers = preset(
  'embers',
  'Rai’s Embers',
  '莱的余烬',
  ['spirit-of-fire', 'rai-spellcrafter', 'rai-archmage', 'rai-mana-weaver', 'forgelight-blade', 'training-sword'],
  fourOf(
    'fireball',
    'ignite-fate',
    'excoriate',
    'spark-link',
    'spontaneous-combustion',
    'blitz-mage',
    'blitz-charger',
    'impassioned-tutor',
    'flame-rune-swordsman',
    'library-witch',
    'develop-mana',
    'peer-into-mana',
    'veteran-soldier',
    'honorable-vanguard',
    'enchanted-fete',
  ),
);

/** Allies that defend, and water cards that come back from the graveyard. */
const bulwark = preset(
  'bulwark',
  'Bulwark of Tides',
  '潮汐壁垒',
  ['spirit-of-water', 'tonoris-lone-mercenary', 'nico-whiplash-allure', 'training-sword', 'drawn-blade'],
  fourOf(
    'throne-keeper-bullfrog',
    'giant-tortoise',
    'croaking-webfoot',
    'seafaring-mercenary',
    'drowned-cut',
    'restorative-slash',
    'imbue-in-frost',
    'brash-defender',
    'palace-guard',
    'vigil-rempart',
    'savage-smash',
    'hub-of-innovation',
    'honorable-vanguard',
    'veteran-soldier',
    'esteemed-knight',
  ),
);

/** Attacks with polearm and dagger, human allies, and preparation for the decisive attack. */
const stalkers = preset(
  'stalkers',
  'Stalkers in the Wind',
  '风中猎手',
  ['spirit-of-wind', 'jin-fate-defiant', 'tristan-grim-stalker', 'training-sword', 'drawn-blade'],
  fourOf(
    'windrider-vanguard',
    'vigilant-sentry',
    'swift-recruit',
    'unrelenting-warden',
    'surveil-the-winds',
    'shade-striker',
    'imperial-assassin',
    'kingdom-informant',
    'sidestep',
    'accepted-contract',
    'savage-swing',
    'savage-slash',
    'opening-cut',
    'clean-cut',
    'trusty-steed',
  ),
);

/** All presets. */
export const presets: readonly PresetDeck[] = [embers, bulwark, stalkers];

/** Returns the presets whose cards are all in a catalogue: a deck with a card that cannot be played is not offered. */
export function playablePresets(cards: readonly CardProgram[]): readonly PresetDeck[] {
  const known = new Set(cards.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part) => deck[part].every((card) => known.has(card))));
}
