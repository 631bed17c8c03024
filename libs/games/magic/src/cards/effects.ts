import type { Ability } from '@arbiter/kernel/authoring';
import {
  activated,
  all,
  both,
  bury,
  controllerOf,
  draw,
  gainLife,
  is,
  itself,
  made,
  mana,
  may,
  ruleFor,
  still,
  T,
  tapFor,
  that,
  trigger,
} from './making.js';
import { showDrawn } from '../keywords/making.js';
import type { PrintedCard } from './printed.js';

/**
 * Cards whose abilities are linked (607), that change how permanents enter (614.12), or that let a player act as though something were true
 * (609.4).
 */

const self = 'self' as const;
const colours = ['white', 'blue', 'black', 'red', 'green'] as const;

/** As the permanent enters, a word is chosen. */
const chooseAsItEnters = (as: string, oneOf: readonly string[]): Ability => ({
  kind: 'replacement',
  on: [{ event: 'entered', if: itself }],
  clauses: [{ choose: [{ as, oneOf }], do: [{ verb: 'entersWith', notes: [as] }] }],
});
const entersTapped: Ability = {
  kind: 'replacement',
  on: [{ event: 'entered', if: itself }],
  clauses: [{ do: [{ verb: 'entersWith', tapped: true }] }],
};

export const effectCards: readonly PrintedCard[] = [
  made(
    'Paradise Plume',
    '{4}',
    'artifact',
    chooseAsItEnters('colour', colours),
    trigger('cast', is(that, { colours: { noted: 'colour' } }), may(gainLife(1))),
    activated([T], { verb: 'addMana', types: { noted: 'colour' } }),
  ),
  made(
    'Voice of All',
    '{2}{W}{W}',
    'creature - Angel',
    '2/2',
    'flying',
    chooseAsItEnters('colour', colours),
    still({ layer: 'abilities', of: self, gain: { keywords: [{ word: 'protection', from: { tree: { colours: { noted: 'colour' } } } }] } }),
  ),
  made(
    'Quirion Elves',
    '{1}{G}',
    'creature - Elf Druid',
    '1/1',
    chooseAsItEnters('colour', colours),
    tapFor('{G}'),
    activated([T], { verb: 'addMana', types: { noted: 'colour' } }),
  ),
  // 603.11, 607.2g: only cards revealed by its own first ability count.
  made(
    'Rowen',
    '{2}{G}{G}',
    'enchantment',
    {
      kind: 'replacement',
      tier: 'shown',
      on: [{ event: 'drew', if: both({ seat: 'seat', is: 'you' }, { compare: [{ history: 'drew', of: 'you' }, 'equal', 0] }) }],
      then: [{ do: showDrawn }],
    },
    trigger('revealedAsDrawn', both(is({ event: 'source' }, { is: self }), is(that, { types: 'land', supertypes: 'basic' })), draw()),
  ),
  made('Orb of Dreams', '{3}', 'artifact', {
    kind: 'replacement',
    on: [{ event: 'entered' }],
    clauses: [{ do: [{ verb: 'entersWith', tapped: true }] }],
  }),
  made(
    'Yixlid Jailer',
    '{1}{B}',
    'creature - Zombie Wizard',
    '2/1',
    still({ layer: 'abilities', of: { from: 'graveyard' }, lose: { abilities: 'all', keywords: 'all' } }),
  ),
  made('Scarwood Treefolk', '{3}{G}', 'creature - Treefolk', '3/5', entersTapped),
  made('Rusted Sentinel', '{4}', 'artifact creature - Golem', '3/4', entersTapped),
  made('Vedalken Orrery', '{4}', 'artifact', still(ruleFor('you', { word: 'may', what: 'castAsThoughFlash' }))),
  made(
    'Arbiter of the Ideal',
    '{4}{U}{U}',
    'creature - Sphinx',
    '4/5',
    'flying',
    trigger(
      'untapped',
      itself,
      {
        choose: [{ as: 'top', all: true, from: { from: 'library', of: 'you', first: 1 } }],
        do: [{ verb: 'reveal', what: { var: 'top' } }],
      },
      {
        if: is({ var: 'top' }, { types: ['artifact', 'creature', 'land'] }),
        may: true,
        do: [
          {
            verb: 'move',
            what: { var: 'top' },
            to: 'battlefield',
            counters: { manifestation: 1 },
            being: [{ layer: 'types', gain: { types: ['enchantment'] } }],
          },
        ],
      },
    ),
  ),
  made(
    'City in a Bottle',
    '{2}',
    'artifact',
    {
      kind: 'triggered',
      on: [
        {
          event: 'state',
          if: { exists: { from: 'battlefield', where: { originalPrinting: 'arabianNights', token: false }, except: self } },
        },
      ],
      clauses: [
        {
          forEach: { from: 'battlefield', where: { originalPrinting: 'arabianNights', token: false }, except: self },
          do: [{ verb: 'sacrifice', what: 'each', player: controllerOf('each') }],
        },
      ],
    },
    still(
      ruleFor(
        'all',
        { word: 'cant', what: 'cast', where: { tree: { originalPrinting: 'arabianNights' } } },
        { word: 'cant', what: 'playLands', where: { tree: { originalPrinting: 'arabianNights' } } },
      ),
    ),
  ),
  made(
    'Golgothian Sylex',
    '{4}',
    'artifact',
    activated([mana('{1}'), T], {
      forEach: { from: 'battlefield', where: { originalPrinting: 'antiquities', token: false } },
      do: [{ verb: 'sacrifice', what: 'each', player: controllerOf('each') }],
    }),
  ),
  made(
    'Apocalypse Chime',
    '{2}',
    'artifact',
    activated(
      [mana('{2}'), T, { verb: 'sacrifice', what: self }],
      bury(all({ from: 'battlefield', where: { originalPrinting: 'homelands', token: false } })),
    ),
  ),
  made('Thunder-Thrash Elder', '{2}{R}', 'creature - Viashino Warrior', '1/1', { word: 'devour', amount: 3 }),
];
