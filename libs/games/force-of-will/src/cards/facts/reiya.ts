import { addition, chant, resonator, type CardFacts } from './making.js';

/** Cards of the Reiya Cluster. */
export const reiyaCards = {
  'red-fang-allosaurus': resonator('Red Fang Allosaurus', '{R}{R}{3}', ['Dinosaur'], 1300, 1300, {
    keywords: ['firstStrike', 'bloodlust'],
  }),
  'dragon-of-mt-hoelle': resonator('Dragon of Mt. Hoelle', '{R}{R}{R}{1}', ['Dragon'], 1500, 1500, { keywords: ['flying'] }),
  'evil-elemental-uprising': chant('Evil Elemental Uprising', '{B}', { keywords: ['quickcast'], races: ['Story'] }),
  'welser-the-archmage-of-fire': resonator('Welser, the Archmage of Fire', '{R}{R}{R}{3}', ['Wizard'], 1400, 1400),
  'sword-of-the-half-moon': chant('Sword of the Half Moon', '{B}{B}', { keywords: ['quickcast'], races: ['Mystery'] }),
  'embrace-of-darkness': chant('Embrace of Darkness', '{B}{B}', { keywords: ['quickcast'] }),
  'martial-arts-competitor': resonator('Martial Arts Competitor', '{R}{R}{1}', ['Dragonoid'], 800, 800, { keywords: ['swiftness'] }),
  'flame-claw-saber-tooth': resonator('Flame Claw Saber-Tooth', '{R}{2}', ['Beast'], 900, 500, { keywords: ['firstStrike'] }),
  eruption: chant('Eruption', '{R}{R}{1}'),
  'null-darkness': chant('Null Darkness', '{R}{B}', { keywords: ['quickcast'] }),
  'heros-bracelet': addition("Hero's Bracelet", '{R}{R}{2}'),
  'giant-rabbit': resonator('Giant Rabbit', '{U}{U}{3}', ['Beast'], 1000, 1000),
  'ashen-snow-white': resonator('Ashen Snow White', '{B}{B}', ['Fairy Tale'], 500, 700),
  'vicious-wounded-beast': resonator('Vicious Wounded Beast', '{B}{B}{3}', ['Dinosaur'], 1000, 900, { keywords: ['firstStrike'] }),
} as const satisfies { readonly [id: string]: CardFacts };
