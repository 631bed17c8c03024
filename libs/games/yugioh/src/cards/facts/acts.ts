import { effect, link, spell, trap, xyz, type CardFacts } from './making.js';
import { ofLevel } from './materials.js';

/** Cards that show verbs and rules shown by no other card. Facts only; a card is in the catalogue once its program is written. */
export const actCards = {
  'relinquished-anima': link('Relinquished Anima', 94259633, 'DARK', 'Spellcaster', ['up'], 0, [
    { is: { level: 1, token: false }, count: 1 },
  ]),
  'machine-lord-r': effect('Machine Lord Ür', 96938777, 'EARTH', 'Machine', 4, 1600, 1500),
  'downerd-magician': xyz('Downerd Magician', 72167543, 'DARK', 'Spellcaster', 4, 2100, 200, ofLevel(4, 2, { races: 'Spellcaster' })),
  'performapal-bot-eyes-lizard': effect('Performapal Bot-Eyes Lizard', 72708264, 'EARTH', 'Reptile', 4, 1600, 1200, {
    groups: ['Performapal'],
  }),
  'jirai-gumo': effect('Jirai Gumo', 94773007, 'EARTH', 'Insect', 4, 2200, 100),
  'loss-time': trap('Loss Time', 72453068, 'normal'),
  trancefamiliar: effect('Trancefamiliar', 7969770, 'DARK', 'Psychic', 1, 0, 0),
  'pendulum-treasure': spell('Pendulum Treasure', 26237713, 'normal'),
  'one-time-passcode': spell('One-Time Passcode', 93104632, 'normal'),
  'xyz-import': spell('Xyz Import', 14602126, 'quickPlay'),
  'skull-meister': effect('Skull Meister', 67750322, 'DARK', 'Fiend', 4, 1700, 400),
  'sword-of-deep-seated': spell('Sword of Deep-Seated', 98495314, 'equip'),
  'spellbook-organization': spell('Spellbook Organization', 96677818, 'quickPlay', { groups: ['Spellbook'] }),
  'fruits-of-kozakys-studies': trap("Fruits of Kozaky's Studies", 49998907, 'normal'),
  tuningware: effect('Tuningware', 8910240, 'LIGHT', 'Machine', 1, 100, 300),
} as const satisfies { readonly [id: string]: CardFacts };
