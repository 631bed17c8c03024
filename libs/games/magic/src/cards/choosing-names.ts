import { type Json, jsonOf } from '@arbiter/kernel';
import type { Ability } from '@arbiter/kernel/authoring';
import { all, cardsIn, chosen, itself, made, rule, sacrificing, still, targetPlayer } from './making.js';
import type { PrintedCard } from './printed.js';

/** Cards that have a player choose the name of a card (201.3). */

/**
 * As the permanent enters, its controller chooses a name; its other abilities read the name as `name`.
 * @param among which names may be chosen, see `faces/naming.ts`
 */
const choosesName = (among: string): Ability => ({
  kind: 'replacement',
  on: [{ event: 'entered', if: itself }],
  clauses: [{ choose: [{ as: 'name', name: among }], do: [{ verb: 'entersWith', notes: ['name'] }] }],
});

const named: Json = { tree: { named: { noted: 'name' } } };
const cantBeCast: Ability = still({ layer: 'rules', players: 'all', gain: { rules: [{ word: 'cant', what: 'cast', where: named }] } });

export const choosingNames: readonly PrintedCard[] = [
  made('Meddling Mage', '{W}{U}', 'creature - Human Wizard', '2/2', choosesName('nonland'), cantBeCast),
  made('Nevermore', '{1}{W}{W}', 'enchantment', choosesName('nonland'), cantBeCast),
  made(
    'Pithing Needle',
    '{1}',
    'artifact',
    choosesName('any'),
    still(
      rule({ from: ['battlefield', 'hand', 'graveyard'], where: { named: { noted: 'name' } } }, { word: 'cant', what: 'activateNonMana' }),
    ),
  ),
  made(
    'Cabal Therapy',
    '{B}',
    'sorcery',
    {
      kind: 'spell',
      targets: [targetPlayer],
      clauses: [
        {
          choose: [{ as: 'name', name: 'nonland' }],
          do: [
            { verb: 'reveal', what: all(cardsIn('hand', chosen())) },
            { verb: 'discard', what: all(cardsIn('hand', chosen(), { named: { chosen: 'name' } })) },
          ],
        },
      ],
    },
    { word: 'flashback', cost: jsonOf([sacrificing({ types: 'creature' })]) },
  ),
];
