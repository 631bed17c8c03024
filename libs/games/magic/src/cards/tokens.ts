import { activated, addMana, anyTarget, damage, dies, facts, gainLife, mana, sacrificeSelf, still, T, token } from './making.js';
import type { PrintedCard } from './printed.js';

const white = facts({ colours: ['white'] });
const blue = facts({ colours: ['blue'] });
const black = facts({ colours: ['black'] });
const red = facts({ colours: ['red'] });
const green = facts({ colours: ['green'] });

/** Tokens that cards create (111.3). Their ids begin with `token:`, and no deck may contain them. */
export const tokens: readonly PrintedCard[] = [
  token('soldier', 'Soldier', 'creature - Soldier', '1/1', white),
  token('spirit', 'Spirit', 'creature - Spirit', '1/1', white, 'flying'),
  token('bird', 'Bird', 'creature - Bird', '1/1', white, 'flying'),
  token('cat', 'Cat', 'creature - Cat', '2/2', white),
  token('cat-soldier', 'Cat Soldier', 'creature - Cat Soldier', '1/1', white, 'vigilance'),
  token('knight-ally', 'Knight Ally', 'creature - Knight Ally', '2/2', white),
  token('warrior', 'Warrior', 'creature - Warrior', '1/1', white),
  token('warrior-vigilance', 'Warrior', 'creature - Warrior', '1/1', white, 'vigilance'),
  token('angel', 'Angel', 'creature - Angel', '4/4', white, 'flying'),
  token('thopter', 'Thopter', 'artifact creature - Thopter', '1/1', 'flying'),
  token('golem-first-strike', 'Golem', 'artifact creature - Golem', '3/3', 'firstStrike'),
  token('sliver', 'Sliver', 'creature - Sliver', '1/1'),
  token('construct-thopter', 'Thopter', 'artifact creature - Thopter', '1/1', 'flying'),
  token('wurm-deathtouch', 'Wurm', 'artifact creature - Wurm', '3/3', 'deathtouch'),
  token('wurm-lifelink', 'Wurm', 'artifact creature - Wurm', '3/3', 'lifelink'),
  token('food', 'Food', 'artifact - Food', activated([mana('{2}'), T, sacrificeSelf], gainLife(3))),
  token('treasure', 'Treasure', 'artifact - Treasure', activated([T, sacrificeSelf], { verb: 'addMana', types: 'anyColour' })),
  token('eldrazi-scion', 'Eldrazi Scion', 'creature - Eldrazi Scion', '1/1', activated([sacrificeSelf], addMana('{C}'))),
  token('squid', 'Squid', 'creature - Squid', '1/1', blue, { word: 'landwalk', where: { subtypes: 'Island' } }),
  token('zombie', 'Zombie', 'creature - Zombie', '2/2', black),
  token('faerie-rogue', 'Faerie Rogue', 'creature - Faerie Rogue', '1/1', black, 'flying'),
  token('rat', 'Rat', 'creature - Rat', '1/1', black),
  token('insect-black', 'Insect', 'creature - Insect', '1/1', black),
  token('demon', 'Demon', 'creature - Demon', '5/5', black, 'flying'),
  token('goblin', 'Goblin', 'creature - Goblin', '1/1', red),
  token('goblin-haste', 'Goblin', 'creature - Goblin', '1/1', red, 'haste'),
  token('elemental-1-1', 'Elemental', 'creature - Elemental', '1/1', red),
  token('kobolds', 'Kobolds of Kher Keep', 'creature - Kobold', '0/1', red),
  token('dragon', 'Dragon', 'creature - Dragon', '5/5', red, 'flying'),
  token('dinosaur', 'Dinosaur', 'creature - Dinosaur', '3/3', green, 'trample'),
  token('saproling', 'Saproling', 'creature - Saproling', '1/1', green),
  token('squirrel', 'Squirrel', 'creature - Squirrel', '1/1', green),
  token('insect', 'Insect', 'creature - Insect', '1/1', green),
  token('elephant', 'Elephant', 'creature - Elephant', '3/3', green),
  token('beast-3-3', 'Beast', 'creature - Beast', '3/3', green),
  token('beast-4-4', 'Beast', 'creature - Beast', '4/4', green),
  token('wolf', 'Wolf', 'creature - Wolf', '2/2', green),
  token('elf-warrior', 'Elf Warrior', 'creature - Elf Warrior', '1/1', green),
  token('snake-deathtouch', 'Snake', 'creature - Snake', '1/1', green, 'deathtouch'),
  token('hound', 'Hound', 'creature - Hound', '1/1', green),
  token('wolf-1-1', 'Wolf', 'creature - Wolf', '1/1', green),
  token('centaur', 'Centaur', 'creature - Centaur', '3/3', green),
  token('goblin-warrior-rg', 'Goblin Warrior', 'creature - Goblin Warrior', '1/1', facts({ colours: ['red', 'green'] })),
  token('soldier-lifelink', 'Soldier', 'creature - Soldier', '1/1', white, 'lifelink'),
  token('kor-ally', 'Kor Ally', 'creature - Kor Ally', '1/1', white),
  token('vampire', 'Vampire', 'creature - Vampire', '2/2', black, 'flying'),
  token(
    'avatar',
    'Avatar',
    'creature - Avatar',
    '0/0',
    white,
    still({
      layer: 'pt.define',
      defining: true,
      of: 'self',
      set: { power: { player: 'you', value: 'life' }, toughness: { player: 'you', value: 'life' } },
    }),
  ),
  token(
    'voice',
    'Elemental',
    'creature - Elemental',
    '0/0',
    facts({ colours: ['white', 'green'] }),
    still({
      layer: 'pt.define',
      defining: true,
      of: 'self',
      set: {
        power: { count: { from: 'battlefield', of: 'you', where: { types: 'creature' } } },
        toughness: { count: { from: 'battlefield', of: 'you', where: { types: 'creature' } } },
      },
    }),
  ),
  token('devil', 'Devil', 'creature - Devil', '1/1', red, dies(anyTarget, damage(1))),
];
