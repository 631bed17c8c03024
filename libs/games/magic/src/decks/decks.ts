import type { Json } from '@arbiter/kernel';

/** A ready-made deck, as `validateDeck` takes it. */
export interface PresetDeck {
  readonly id: string;
  readonly names: { readonly en: string; readonly zh: string };
  readonly deck: { readonly main: readonly string[]; readonly sideboard: readonly string[] } & Json;
}

type Counts = { readonly [card: string]: number };

const list = (counts: Counts): readonly string[] =>
  Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, () => card));

function preset(id: string, en: string, zh: string, main: Counts, sideboard: Counts): PresetDeck {
  return { id, names: { en, zh }, deck: { main: list(main), sideboard: list(sideboard) } };
}

/** Aggro: cheap Goblins, and burn spells to finish the opponent. */
const redGoblins = preset(
  'red-goblins',
  'Red Goblins: Fast Fire',
  '红色快攻：鬼怪烈火',
  {
    'raging-goblin': 4,
    'mogg-fanatic': 4,
    'foundry-street-denizen': 4,
    'goblin-wardriver': 4,
    'mogg-war-marshal': 4,
    'goblin-rabblemaster': 4,
    'lightning-bolt': 4,
    'lava-spike': 4,
    'searing-spear': 4,
    'hordeling-outburst': 2,
    'goblin-bombardment': 2,
    mountain: 20,
  },
  { 'searing-blood': 4, 'pillar-of-flame': 4, 'molten-rain': 4, 'blood-moon': 3 },
);

/** Control: answers to most cards, card draw, and one Dragon to win with. */
const blueBlackControl = preset(
  'blue-black-control',
  'Blue-Black Control: An Answer to Everything',
  '蓝黑控制：有问必答',
  {
    counterspell: 4,
    'mana-leak': 4,
    remand: 2,
    'doom-blade': 4,
    murder: 2,
    damnation: 3,
    'think-twice': 3,
    mulldrifter: 2,
    'snapcaster-mage': 4,
    'cryptic-command': 3,
    'jace-beleren': 2,
    'keiga-the-tide-star': 1,
    'underground-sea': 4,
    'polluted-delta': 4,
    island: 10,
    swamp: 8,
  },
  { duress: 4, 'fatal-push': 3, thoughtseize: 2, dissipate: 2, 'tormods-crypt': 2, 'threads-of-disloyalty': 2 },
);

/** Ramp: mana first, then expensive spells. */
const greenRamp = preset(
  'green-ramp',
  'Green Ramp: From Elves to Behemoths',
  '绿色跳费：由精灵到巨兽',
  {
    'llanowar-elves': 4,
    'elvish-mystic': 4,
    'birds-of-paradise': 4,
    'wall-of-blossoms': 4,
    'wood-elves': 4,
    'eternal-witness': 3,
    'green-suns-zenith': 3,
    'giant-growth': 2,
    thragtusk: 4,
    'colossal-dreadmaw': 3,
    'craterhoof-behemoth': 3,
    'tranquil-thicket': 2,
    forest: 20,
  },
  { 'natures-claim': 4, 'reclamation-sage': 3, 'obstinate-baloth': 4, skylasher: 2, 'vines-of-vastwood': 2 },
);

/** Tokens: many small creatures, with effects that double and strengthen them. */
const whiteBlackTokens = preset(
  'white-black-tokens',
  'White-Black Tokens: A Host from Nothing',
  '白黑衍生物：无中生有',
  {
    'raise-the-alarm': 4,
    'spectral-procession': 4,
    'lingering-souls': 4,
    'secure-the-wastes': 3,
    bitterblossom: 3,
    'glorious-anthem': 4,
    'anointed-procession': 3,
    'ajani-goldmane': 3,
    'elspeth-suns-champion': 2,
    'swords-to-plowshares': 4,
    thoughtseize: 2,
    scrubland: 4,
    'caves-of-koilos': 4,
    'shambling-vent': 2,
    plains: 10,
    swamp: 4,
  },
  { disenchant: 4, 'wrath-of-god': 2, duress: 3, 'lone-missionary': 3, 'rest-in-peace': 3 },
);

/** Four decks with different plans, each legal in constructed play (100.2a, 100.4a): 60 cards and a sideboard of 15. */
export const presetDecks: readonly PresetDeck[] = [redGoblins, blueBlackControl, greenRamp, whiteBlackTokens];
