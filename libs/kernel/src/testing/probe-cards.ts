import type { Ability, CardProgram, Clause, Modifier, Trigger } from '../programs/programs.js';

/** The cards of the probe game: one for each feature of the kernel that a test exercises. */

const inMain: readonly Trigger[] = [{ event: 'main', mark: 'at' }];

/** Builds a unit. It waits on the stack like a spell; its abilities work once it stands in a slot. */
function unit(id: string, power: number, abilities: readonly Ability[] = []): CardProgram {
  return {
    id,
    names: { en: id, zh: `${id}卡` },
    printed: { kind: 'unit', power, cost: 1 },
    abilities: [{ kind: 'spell', on: inMain, from: ['hand'] }, ...abilities],
  };
}

function spell(id: string, clauses: readonly Clause[], more: Partial<Ability> = {}): CardProgram {
  return {
    id,
    names: { en: id, zh: `${id}卡` },
    printed: { kind: 'spell', power: 0, cost: 1 },
    abilities: [{ kind: 'spell', on: inMain, from: ['hand'], clauses, ...more }],
  };
}

const standing = (modifiers: readonly Modifier[], more: Partial<Ability> = {}): Ability => ({ kind: 'static', modifiers, ...more });
const itself = { object: { event: 'object' }, is: { is: 'self' } } as const;
const units = { from: 'slots' } as const;

export const probeCards: readonly CardProgram[] = [
  unit('ox', 2),
  unit('cub', 1),
  unit('scout', 1, [
    {
      kind: 'triggered',
      on: [{ event: 'entered', mark: 'after', if: itself }],
      may: true,
      clauses: [{ do: [{ verb: 'draw', count: 1 }] }],
    },
  ]),
  unit('warden', 1, [
    {
      kind: 'triggered',
      on: [{ event: 'damage', mark: 'before', if: { seat: 'seat', is: 'you' } }],
      clauses: [{ do: [{ verb: 'reduce', by: 1 }] }],
    },
  ]),
  unit('banner', 1, [standing([{ layer: 'add', of: { from: 'slots', of: 'you', except: 'self' }, add: { power: 1 } }])]),
  unit('giant', 1, [standing([{ layer: 'set', set: { power: 6 } }])]),
  unit('mimic', 1, [
    standing([{ layer: 'set', set: { power: { sum: { from: 'slots', relation: { is: 'beside', to: 'self' } }, of: 'power' } } }]),
  ]),
  unit('chief', 1, [
    standing([
      {
        layer: 'lend',
        of: { from: 'slots', of: 'you', except: 'self' },
        abilities: [
          {
            kind: 'triggered',
            on: [{ event: 'turnEnded', mark: 'at', if: { seat: 'seat', is: 'you' } }],
            clauses: [{ do: [{ verb: 'heal', by: 1 }] }],
          },
        ],
      },
    ]),
  ]),
  unit('miner', 1, [
    {
      kind: 'activated',
      on: inMain,
      limit: { uses: 1, per: 'turn', scope: 'name' },
      cost: [{ verb: 'payLife', by: 1 }],
      clauses: [{ do: [{ verb: 'draw', count: 1 }] }],
    },
  ]),
  unit('bell', 1, [
    { kind: 'triggered', on: [{ event: 'rung', mark: 'after' }], clauses: [{ do: [{ verb: 'ring' }] }] },
    { kind: 'activated', on: inMain, clauses: [{ do: [{ verb: 'ring' }] }] },
  ]),
  unit('herald', 1, [
    {
      kind: 'triggered',
      on: [{ event: 'turnStarted', mark: 'at', if: { seat: 'seat', is: 'you' } }],
      when: { exists: { from: 'slots', of: 'you', where: { power: { atLeast: 2 } } } },
      clauses: [
        {
          choose: [{ as: 'it', from: { ...units, of: 'you', where: { power: { atLeast: 2 } } } }],
          do: [{ verb: 'destroy', what: { var: 'it' } }],
        },
      ],
    },
  ]),
  unit('ghost', 1, [
    {
      kind: 'triggered',
      from: ['discard'],
      on: [{ event: 'turnStarted', mark: 'at', if: { seat: 'seat', is: 'you' } }],
      may: true,
      clauses: [{ do: [{ verb: 'recover', what: 'self' }] }],
    },
  ]),
  spell('rally', [
    {
      choose: [{ as: 'it', from: units, target: true }],
      do: [{ verb: 'grant', to: { var: 'it' }, until: 'turn', modifiers: [{ layer: 'add', add: { power: 2 } }] }],
    },
  ]),
  spell('hush', [
    {
      choose: [{ as: 'it', from: units, target: true }],
      do: [{ verb: 'grant', to: { var: 'it' }, until: 'turn', modifiers: [{ layer: 'silence', set: { silent: true } }] }],
    },
  ]),
  spell('ward', [
    { do: [{ verb: 'grant', players: 'you', until: 'turn', modifiers: [{ layer: 'add', players: 'you', add: { armour: 2 } }] }] },
  ]),
  spell('reckoning', [
    {
      choose: [{ as: 'them', from: units, min: 1, max: 3, sum: { of: 'power', is: 3 } }],
      do: [{ verb: 'destroy', what: { var: 'them' } }],
    },
  ]),
  spell('denial', [{ do: [{ verb: 'counter', what: { event: 'object' } }] }], {
    on: [{ event: 'cast', mark: 'at', if: { not: { seat: 'by', is: 'you' } } }],
  }),
  spell('avenge', [{ do: [{ verb: 'hit', by: 1 }] }], {
    on: [{ event: 'destroyed', mark: 'after' }],
    when: { exists: { from: 'hand', of: 'you', where: { power: { atLeast: 1 } } } },
  }),
  spell('hatch', [{ choose: [{ as: 'where', slot: { for: 'enter' } }], do: [{ verb: 'create', card: 'sprout', slot: { var: 'where' } }] }]),
  spell('peek', [
    { choose: [{ as: 'it', from: { from: 'hand', of: 'opponent' }, random: true }], do: [{ verb: 'show', what: { var: 'it' } }] },
  ]),
  spell('tithe', [
    {
      choose: [{ as: 'it', from: { from: 'hand', of: 'you' }, min: 0, max: 2 }],
      do: [{ verb: 'discard', what: { var: 'it' } }],
      then: [{ do: [{ verb: 'draw', count: { var: 'it' } }] }],
      otherwise: [{ do: [{ verb: 'heal', by: 1 }] }],
    },
  ]),
  spell('bolt', [{ choose: [{ as: 'by', number: { min: 1, max: 3 } }], do: [{ verb: 'hit', by: { var: 'by' } }] }]),
  spell('purge', [{ forEach: { ...units, where: { power: { atMost: 1 } } }, may: true, do: [{ verb: 'destroy', what: 'each' }] }]),
  spell('charge', [{ do: [{ verb: 'assault' }] }]),
  spell('trample', [{ do: [{ verb: 'trample', by: 4 }] }]),
  spell('banish', [{ do: [{ verb: 'banish' }] }]),
  { id: 'sprout', names: { en: 'sprout', zh: '芽' }, printed: { kind: 'token', power: 1, cost: 0 }, abilities: [] },
];
