import type { Json } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import type { FactsId } from '../cards/facts/index.js';
import { deckParts, type Deck } from './deck.js';

/** A ready-made deck in the form that `validateDeck` takes; legal under the OCG list. */
export interface PresetDeck {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly deck: Deck & Json;
}

type Counts = { readonly [Card in FactsId]?: number };

const list = (counts: Counts): readonly string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));

/** Builds a preset from the number of copies of each card. */
export const preset = (id: string, en: string, zh: string, main: Counts, extra: Counts, side: Counts): PresetDeck => ({
  id,
  names: { en, zh },
  deck: { main: list(main), extra: list(extra), side: list(side) } as Deck & Json,
});

/** Monsters that attack, Spells that clear their way, and Traps that stop the opponent's monsters; no Extra Deck. */
const classic = preset(
  'classic',
  'Classic Beatdown',
  '经典对决',
  {
    'summoned-skull': 3,
    'blue-eyes-white-dragon': 1,
    '7-colored-fish': 3,
    'insect-knight': 3,
    'neo-the-magic-swordsman': 2,
    sangan: 1,
    'd-d-warrior-lady': 1,
    'spirit-reaper': 1,
    'man-eater-bug': 1,
    'mask-of-darkness': 1,
    jinzo: 1,
    'dark-hole': 1,
    raigeki: 1,
    'monster-reborn': 1,
    'harpies-feather-duster': 1,
    'heavy-storm': 1,
    'mystical-space-typhoon': 2,
    'change-of-heart': 1,
    'swords-of-revealing-light': 1,
    'book-of-moon': 2,
    fissure: 1,
    'smashing-ground': 2,
    'mirror-force': 1,
    'sakuretsu-armor': 2,
    'call-of-the-haunted': 1,
    'torrential-tribute': 1,
    'trap-hole': 1,
    'solemn-judgment': 1,
    'dust-tornado': 1,
  },
  {},
  {
    'kycoo-the-ghost-destroyer': 1,
    'mystic-tomato': 2,
    'exarion-universe': 1,
    'white-ninja': 1,
    'tribute-to-the-doomed': 1,
    'rush-recklessly': 2,
    waboku: 2,
    scapegoat: 1,
    'level-limit-area-b': 1,
    'magic-cylinder': 1,
    'ring-of-destruction': 1,
    'trap-jammer': 1,
  },
);

/** Monsters that are summoned in large numbers and become materials for Synchro, Xyz and Link Monsters. */
const links = preset(
  'links',
  'Synchro, Xyz, Link',
  '同调・超量・连接',
  {
    'cyber-dragon': 3,
    'junk-forward': 3,
    'tin-goldfish': 3,
    'card-trooper': 1,
    'genex-controller': 2,
    'angel-trumpeter': 3,
    'fleur-synchron': 2,
    'effect-veiler': 1,
    'ash-blossom-joyous-spring': 2,
    digitron: 3,
    'the-tricky': 1,
    'mystical-space-typhoon': 2,
    'monster-reborn': 1,
    'reinforcement-of-the-army': 1,
    'foolish-burial': 1,
    'forbidden-lance': 2,
    'brain-control': 1,
    'dark-hole': 1,
    'bottomless-trap-hole': 2,
    'mirror-force': 1,
    'solemn-warning': 2,
    'compulsory-evacuation-device': 2,
  },
  {
    'scrap-archfiend': 1,
    'stardust-dragon': 1,
    'black-rose-dragon': 1,
    'catapult-warrior': 1,
    'brionac-dragon-of-the-ice-barrier': 1,
    'number-39-utopia': 1,
    'daigusto-emeral': 1,
    'steelswarm-roach': 1,
    'number-17-leviathan-dragon': 1,
    'link-spider': 1,
    lanphorhynchus: 1,
    'code-talker': 1,
    'decode-talker': 1,
    'missus-radiant': 1,
    'berserker-of-the-tenyi': 1,
  },
  {
    'kycoo-the-ghost-destroyer': 2,
    'dust-tornado': 2,
    'book-of-moon': 2,
    'torrential-tribute': 1,
    'dark-honest': 1,
    'gem-merchant': 1,
    'battle-fader': 2,
    'dimensional-fissure': 1,
    'trap-jammer': 1,
    'messenger-of-peace': 1,
    waboku: 1,
  },
);

/** Ritual Monsters, Fusion Monsters of the Elemental HEROes, and Pendulum Monsters between the scales of 2 and 7. */
const arts = preset(
  'arts',
  'Ritual, Fusion, Pendulum',
  '仪式・融合・灵摆',
  {
    'zera-the-mant': 1,
    'dark-master-zorc': 2,
    'elemental-hero-sparkman': 2,
    'elemental-hero-clayman': 2,
    'elemental-hero-bubbleman': 3,
    'foucaults-cannon': 2,
    lancephorhynchus: 3,
    mandragon: 2,
    'odd-eyes-pendulum-dragon': 2,
    'timegazer-magician': 1,
    magicalibra: 2,
    'magical-cavalry-of-cxulub': 1,
    polymerization: 3,
    'miracle-fusion': 2,
    'fusion-recovery': 1,
    'contract-with-the-abyss': 2,
    'advanced-ritual-art': 2,
    'mystical-space-typhoon': 2,
    'call-of-the-haunted': 1,
    'dust-tornado': 1,
    'mirror-force': 1,
    reinforcements: 1,
    waboku: 1,
  },
  {
    'elemental-hero-mudballman': 2,
    'elemental-hero-great-tornado': 2,
    'elemental-hero-gaia': 2,
    'ignister-prominence-the-blasting-dracoslayer': 1,
    'majester-paladin-the-ascending-dracoslayer': 1,
    'patissciel-couverture': 1,
    'black-rose-dragon': 1,
    'daigusto-emeral': 1,
    'number-39-utopia': 1,
    'link-spider': 1,
    'missus-radiant': 1,
    lanphorhynchus: 1,
  },
  {
    'demise-king-of-armageddon': 1,
    'end-of-the-world': 1,
    'shinato-king-of-a-higher-plane': 1,
    'shinatos-ark': 1,
    'elemental-hero-bladedge': 2,
    skyscraper: 2,
    'book-of-moon': 2,
    'torrential-tribute': 1,
    'solemn-judgment': 1,
    'burial-from-a-different-dimension': 1,
    'kycoo-the-ghost-destroyer': 2,
  },
);

/** Every preset. */
export const presets: readonly PresetDeck[] = [classic, links, arts];

/** The presets whose cards are all in a catalogue: a deck with a card that cannot be played is not offered. */
export function playablePresets(cards: readonly CardProgram[]): readonly PresetDeck[] {
  const known = new Set(cards.map(({ id }) => id));
  return presets.filter(({ deck }) => deckParts.every((part) => deck[part].every((card) => known.has(card))));
}
