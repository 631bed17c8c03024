import type { Ability, CardProgram } from '@arbiter/kernel/authoring';
import { asPrinted, type Attribute } from './printed.js';

/** Makes a resonator token from its name, which is also its race (1303.1d). Its id has a colon, so that it is in no deck. */
function token(name: string, attributes: readonly Attribute[], atk: number, def: number, ...abilities: readonly Ability[]): CardProgram {
  return {
    id: `token:${attributes.join('-')}-${name.toLowerCase()}`,
    names: { en: name, zh: name },
    printed: asPrinted({ kind: 'resonator', cost: null, attributes, races: [name], keywords: [], atk, def }),
    abilities,
  };
}

/** A bomb's ability: at the beginning of its player's turn it is banished, and then deals damage. */
const bomb: Ability = {
  kind: 'triggered',
  on: [{ event: 'turnStart', if: { turnOf: 'you' } }],
  clauses: [
    {
      do: [{ verb: 'banish', what: 'self' }],
      then: [
        {
          do: [
            {
              verb: 'dealDamage',
              amount: 1000,
              player: 'opponent',
              to: { all: { from: 'field', of: 'opponent', where: { any: [{ types: 'resonator' }, { types: 'jRuler' }] } } },
            },
          ],
        },
      ],
    },
  ],
};

/** Tokens that programs create (1303). */
export const tokens: readonly CardProgram[] = [
  token('Elf', ['wind'], 100, 100),
  token('Fantasy', ['water', 'darkness'], 400, 400),
  token('Bomb', ['fire'], 100, 100, bomb),
];
export const elfToken = 'token:wind-elf';
export const fantasyToken = 'token:water-darkness-fantasy';
export const bombToken = 'token:fire-bomb';
