import { effect, normal, spell, synchro, trap, xyz, type CardFacts } from './making.js';
import { ofLevel, tunerAndOthers } from './materials.js';

/** Cards that the cards of the examples search, summon or name. Facts only; a card is in the catalogue once its program is written. */
export const supportCards = {
  'helios-the-primordial-sun': effect('Helios - The Primordial Sun', 54493213, 'LIGHT', 'Pyro', 4, 0, 0, { questionMarks: ['atk', 'def'] }),
  'valhalla-hall-of-the-fallen': spell('Valhalla, Hall of the Fallen', 1353770, 'continuous'),
  'lunalight-gold-leo': effect('Lunalight Gold Leo', 8379983, 'DARK', 'Beast-Warrior', 4, 600, 1600, { groups: ['Lunalight'] }),
  'lunalight-silver-hound': effect('Lunalight Silver Hound', 35763582, 'DARK', 'Beast-Warrior', 3, 1400, 400, { groups: ['Lunalight'] }),
  'ghostrick-lantern': effect('Ghostrick Lantern', 54512827, 'DARK', 'Fiend', 1, 800, 0, { groups: ['Ghostrick'] }),
  'ghostrick-specter': effect('Ghostrick Specter', 81907872, 'DARK', 'Fiend', 1, 600, 0, { groups: ['Ghostrick'] }),
  'ghostrick-warwolf': effect('Ghostrick Warwolf', 72913666, 'DARK', 'Zombie', 3, 1400, 1500, { groups: ['Ghostrick'] }),
  'ghostrick-yeti': effect('Ghostrick Yeti', 84472026, 'DARK', 'Zombie', 3, 300, 2000, { groups: ['Ghostrick'] }),
  'ghostrick-scare': trap('Ghostrick Scare', 86516889, 'normal', { groups: ['Ghostrick'] }),
  'fabled-raven': effect('Fabled Raven', 47217354, 'LIGHT', 'Fiend', 2, 1300, 1000, { marks: ['tuner'], groups: ['Fabled'] }),
  'stygian-security': effect('Stygian Security', 50732780, 'DARK', 'Fiend', 1, 100, 600, { marks: ['tuner'] }),
  'genni-the-maid-of-endymion': effect('Genni, the Maid of Endymion', 7656689, 'WIND', 'Spellcaster', 1, 300, 500, {
    groups: ['Endymion', 'Witchcrafter'],
  }),
  'magical-abductor': effect('Magical Abductor', 10239627, 'EARTH', 'Spellcaster', 4, 1700, 1400, { scale: 3, pendulumEffect: true }),
  'defender-the-magical-knight': effect('Defender, the Magical Knight', 2525268, 'LIGHT', 'Spellcaster', 4, 1600, 2000),
  'atlantean-attack-squad': effect('Atlantean Attack Squad', 8078366, 'WATER', 'Sea Serpent', 3, 1400, 0, { groups: ['Atlantean'] }),
  'deep-sea-diva': effect('Deep Sea Diva', 78868119, 'WATER', 'Sea Serpent', 2, 200, 400, { marks: ['tuner'] }),
  'abyss-squall': trap('Abyss-squall', 34707034, 'normal', { groups: ['Abyss-'] }),
  'mermail-abysshilde': effect('Mermail Abysshilde', 96682430, 'WATER', 'Aqua', 3, 1300, 400, { groups: ['Abyss-', 'Mermail'] }),
  'mystery-shell-dragon': normal('Mystery Shell Dragon', 18108166, 'DARK', 'Wyrm', 4, 2000, 0),
  'lonefire-blossom': effect('Lonefire Blossom', 48686504, 'FIRE', 'Plant', 3, 500, 1400),
  'sylvan-bladefender': effect('Sylvan Bladefender', 11682713, 'EARTH', 'Plant', 4, 1900, 700, { groups: ['Sylvan'] }),
  'raidraptor-readiness': trap('Raidraptor - Readiness', 21648584, 'normal', { groups: ['Raidraptor'] }),
  'abyss-scorn': trap('Abyss-scorn', 79206750, 'normal', { groups: ['Abyss-'] }),
  'raidraptor-vanishing-lanius': effect('Raidraptor - Vanishing Lanius', 53251824, 'DARK', 'Winged Beast', 4, 1300, 1600, {
    groups: ['Raidraptor'],
  }),
  'raidraptor-rise-falcon': xyz(
    'Raidraptor - Rise Falcon',
    73887236,
    'DARK',
    'Winged Beast',
    4,
    100,
    2000,
    ofLevel(4, 3, { races: 'Winged Beast' }),
    { groups: ['Raidraptor'] },
  ),
  'raidraptor-force-strix': xyz('Raidraptor - Force Strix', 73347079, 'DARK', 'Winged Beast', 4, 100, 2000, ofLevel(4, 2), {
    groups: ['Raidraptor'],
  }),
  'super-quantum-blue-layer': effect('Super Quantum Blue Layer', 12369277, 'WATER', 'Psychic', 3, 1200, 2000, {
    groups: ['Super Quant', 'Super Quantum'],
  }),
  'super-quantum-white-layer': effect('Super Quantum White Layer', 73422829, 'LIGHT', 'Fairy', 7, 2400, 2400, {
    groups: ['Super Quant', 'Super Quantum'],
  }),
  'super-quantum-black-layer': effect('Super Quantum Black Layer', 92034192, 'DARK', 'Zombie', 7, 2400, 2400, {
    groups: ['Super Quant', 'Super Quantum'],
  }),
  'lumina-lightsworn-summoner': effect('Lumina, Lightsworn Summoner', 95503687, 'LIGHT', 'Spellcaster', 3, 1000, 1000, {
    groups: ['Lightsworn'],
  }),
  'lyla-lightsworn-sorceress': effect('Lyla, Lightsworn Sorceress', 22624373, 'LIGHT', 'Spellcaster', 4, 1700, 200, {
    groups: ['Lightsworn'],
  }),
  'jain-lightsworn-paladin': effect('Jain, Lightsworn Paladin', 96235275, 'LIGHT', 'Warrior', 4, 1800, 1200, { groups: ['Lightsworn'] }),
  'dark-magician': normal('Dark Magician', 46986414, 'DARK', 'Spellcaster', 7, 2500, 2100),
  'buster-blader': effect('Buster Blader', 78193831, 'EARTH', 'Warrior', 7, 2600, 2300),
  'elemental-hero-sparkman': normal('Elemental HERO Sparkman', 20721928, 'LIGHT', 'Warrior', 4, 1600, 1400, {
    groups: ['Elemental HERO', 'HERO'],
  }),
  'elemental-hero-clayman': normal('Elemental HERO Clayman', 84327329, 'EARTH', 'Warrior', 4, 800, 2000, {
    groups: ['Elemental HERO', 'HERO'],
  }),
  'elemental-hero-bubbleman': effect('Elemental HERO Bubbleman', 79979666, 'WATER', 'Warrior', 4, 800, 1200, {
    groups: ['Elemental HERO', 'HERO'],
  }),
  'red-dragon-archfiend': synchro('Red Dragon Archfiend', 70902743, 'DARK', 'Dragon', 8, 3000, 2000, tunerAndOthers, {
    groups: ['Archfiend'],
  }),
} as const satisfies { readonly [id: string]: CardFacts };
