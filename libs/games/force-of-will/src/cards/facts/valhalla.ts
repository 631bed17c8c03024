import { oldAddition, oldChant, resonator, type CardFacts } from './making.js';

/** Cards of the Valhalla Cluster: lifebreak, old subtypes. */
export const valhallaCards = {
  'lofty-knight': resonator('Lofty Knight', '{W}', ['Knight of the Round Table'], 200, 200),
  'order-of-gartar': resonator('Order of Gartar', '{W}{1}', ['Knight of the Round Table'], 400, 400),
  'shield-bearer-of-the-kingdom': resonator('Shield Bearer of the Kingdom', '{W}{2}', ['Knight of the Round Table'], 200, 800),
  'wandering-knight': resonator('Wandering Knight', '{W}', ['Knight'], 200, 200),
  'suicidal-knights': resonator('Suicidal Knights', '{W}{W}', ['Knight'], 400, 400, { keywords: ['precision'] }),
  'tristan-the-lusting-knight': resonator('Tristan, the Lusting Knight', '{W}{W}{1}', ['Knight of the Round Table'], 600, 600),
  'mordred-the-dueling-knight': resonator('Mordred, the Dueling Knight', '{W}{W}{1}', ['Knight of the Round Table'], 400, 400),
  'garahad-the-oracle-knight': resonator('Garahad, the Oracle Knight', '{W}{W}{1}', ['Knight of the Round Table'], 600, 500),
  'lanslot-the-knight-of-the-lake': resonator('Lanslot, the Knight of the Lake', '{W}{W}{2}', ['Knight of the Round Table'], 800, 600, {
    keywords: ['precision'],
  }),
  'healing-master': resonator('Healing Master', '{W}{1}', ['Wizard'], 400, 400),
  chivalry: oldAddition('Chivalry', '{W}{W}', 'field'),
  'power-from-inside': oldAddition('Power from Inside', '{W}', 'resonator'),
  expedition: oldChant('Expedition', '{W}{W}', 'chant'),
  'head-on-attack': oldChant('Head On Attack', '{W}', 'instant'),
  duel: oldChant('Duel', '{W}{1}', 'standby'),
  'oath-of-round-table': oldChant('Oath of Round Table', '{W}{W}', 'standby'),
  'hardworking-followers': resonator('Hardworking Followers', '{W}{1}', ['Crowd'], 400, 400),
  'knight-errant': resonator('Knight Errant', '{W}{1}', ['Knight'], 200, 200),
  'sphinx-the-guardian-of-the-kings-tomb': resonator("Sphinx, the Guardian of the King's Tomb", '{W}{W}{3}', ['Divine Beast'], 0, 1500),
  'michael-the-archangel': resonator('Michael, the Archangel', '{W}{W}{4}', ['Angel'], 1000, 1000, { keywords: ['flying'] }),
  'sleeping-lion': resonator('Sleeping Lion', '{W}{W}{2}', ['Lion'], 800, 800),
  'guardian-of-asakna': resonator('Guardian of Asakna', '{R}{1}', ['Samurai'], 200, 200, { keywords: ['explode'] }),
  'azazel-the-blazing-charger': resonator('Azazel, the Blazing Charger', '{R}{R}{2}', ['Demon'], 1000, 200, { keywords: ['pierce'] }),
} as const satisfies { readonly [id: string]: CardFacts };
