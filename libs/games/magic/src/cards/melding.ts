import type { Ability, Clause, Predicate } from '@arbiter/kernel/authoring';
import {
  activated,
  addMana,
  all,
  attacks,
  create,
  creatureFacts,
  creatures,
  face,
  faced,
  gains,
  is,
  it,
  mana,
  moveTo,
  printed,
  pump,
  still,
  T,
  target,
  targetCard,
  targetCreature,
  that,
  trigger,
  whenCast,
} from './making.js';
import type { PrintedCard } from './printed.js';

/** Meld pairs (712): three of them (712.1a). */

/** Exiles the source and its counterpart, if the player both owns and controls them, and melds them (701.36a). */
function meldsWith(name: string): Clause {
  const mine: Predicate = { owner: 'you', name, types: 'creature' };
  return {
    if: { all: [is('self', { controller: 'you', owner: 'you' }), { exists: creatures('you', mine) }] },
    choose: [{ as: 'it', from: creatures('you', mine) }],
    do: [
      { verb: 'exile', what: it },
      { verb: 'exile', what: 'self', as: 'both' },
    ],
    together: true,
    then: [{ do: [{ verb: 'meld', what: { var: 'both' } }] }],
  };
}

/** The same as a trigger of a step, with the condition that both permanents are there (603.4). */
const meldsAt = (step: string, name: string): Ability => ({
  ...trigger(step, { turnOf: 'you' }, meldsWith(name)),
  when: { all: [is('self', { controller: 'you', owner: 'you' }), { exists: creatures('you', { owner: 'you', name, types: 'creature' }) }] },
});

/** Two tokens that enter tapped and attacking; the controller chooses for each whom it attacks (508.4). */
const twoAttackers = (token: string): Ability => attacks(create(token, 2, { tapped: true, attacking: true }));

const township = face(
  'meld',
  'Hanweir, the Writhing Township',
  null,
  creatureFacts(null, ['Eldrazi', 'Ooze'], 7, 4, { supertypes: ['legendary'], keywords: ['trample', 'haste'], worth: 3 }),
  [twoAttackers('eldrazi-horror')],
);

const host = face(
  'meld',
  'Chittering Host',
  '吱响寄主',
  creatureFacts(null, ['Eldrazi', 'Horror'], 5, 6, { keywords: ['haste', 'menace'], worth: 7 }),
  [trigger('entered', is(that, { is: 'self' }), pump(1, 0, all(creatures('you', {}, 'self')), 'menace'))],
);

const brisela = face(
  'meld',
  'Brisela, Voice of Nightmares',
  null,
  creatureFacts(null, ['Eldrazi', 'Angel'], 9, 10, {
    supertypes: ['legendary'],
    keywords: ['flying', 'firstStrike', 'vigilance', 'lifelink'],
    worth: 11,
  }),
  [
    still({
      layer: 'rules',
      players: 'opponent',
      gain: { rules: [{ word: 'cant', what: 'cast', where: { tree: { manaValue: { atMost: 3 } } } }] },
    }),
  ],
);

export const meldPairs: readonly PrintedCard[] = [
  faced('Hanweir Garrison', '翰威驻防兵', creatureFacts('{2}{R}', ['Human', 'Soldier'], 2, 3), [twoAttackers('human-1-1-red')], township),
  faced(
    'Hanweir Battlements',
    '翰威城垛',
    printed({ types: ['land'] }),
    [
      activated([T], addMana('{C}')),
      activated([mana('{R}'), T], targetCreature(), gains(it, 'haste')),
      activated([mana('{3}{R}{R}'), T], meldsWith('Hanweir Garrison')),
    ],
    township,
  ),
  faced(
    'Midnight Scavengers',
    '午夜拾荒客',
    creatureFacts('{4}{B}', ['Human', 'Rogue'], 3, 3),
    [
      {
        ...trigger(
          'entered',
          is(that, { is: 'self' }),
          targetCard('graveyard', { types: 'creature', manaValue: { atMost: 3 } }, 'you'),
          moveTo('hand'),
        ),
        may: true,
      },
    ],
    host,
  ),
  faced('Graf Rats', '墓地鼠群', creatureFacts('{1}{B}', ['Rat'], 2, 1), [meldsAt('step:beginCombat', 'Midnight Scavengers')], host),
  faced(
    'Bruna, the Fading Light',
    null,
    creatureFacts('{5}{W}{W}', ['Angel', 'Horror'], 5, 7, { supertypes: ['legendary'], keywords: ['flying', 'vigilance'] }),
    [
      {
        ...whenCast(
          null,
          { is: 'self' },
          target({ from: 'graveyard', of: 'you', where: { types: 'creature', subtypes: ['Angel', 'Human'] } }),
          moveTo('battlefield'),
        ),
        may: true,
        from: ['stack'],
      },
    ],
    brisela,
  ),
  faced(
    'Gisela, the Broken Blade',
    null,
    creatureFacts('{2}{W}{W}', ['Angel', 'Horror'], 4, 3, { supertypes: ['legendary'], keywords: ['flying', 'firstStrike', 'lifelink'] }),
    [meldsAt('step:end', 'Bruna, the Fading Light')],
    brisela,
  ),
];
