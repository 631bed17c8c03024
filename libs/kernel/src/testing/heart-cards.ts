import type { Ability, CardProgram, Clause, Condition, Trigger, Verb } from '../programs/programs.js';

/** Cards of the second probe game, for proposing, altering, committing, looking back and collecting. */

const inMain: readonly Trigger[] = [{ event: 'main', mark: 'at' }];
const itself: Condition = { object: { event: 'object' }, is: { is: 'self' } };
const yours: Condition = { seat: 'seat', is: 'you' };
const all = { all: { from: 'slots' } } as const;
const amount = { event: 'amount' } as const;

function unit(id: string, power: number, abilities: readonly Ability[] = []): CardProgram {
  return {
    id,
    names: { en: id, zh: `${id}卡` },
    printed: { kind: 'unit', power, cost: 1 },
    abilities: [{ kind: 'spell', on: inMain, from: ['hand'] }, ...abilities],
  };
}

function spell(id: string, clauses: readonly Clause[], more: readonly Ability[] = []): CardProgram {
  return {
    id,
    names: { en: id, zh: `${id}卡` },
    printed: { kind: 'spell', power: 0, cost: 1 },
    abilities: [{ kind: 'spell', on: inMain, from: ['hand'], clauses }, ...more],
  };
}

const replaces = (event: string, does: readonly Verb[], more: Partial<Ability> = {}, when?: Condition): Ability => ({
  kind: 'replacement',
  on: [{ event, ...(when === undefined ? {} : { if: when }) }],
  clauses: [{ do: does }],
  ...more,
});
const collected = (event: string, does: readonly Verb[], when?: Condition, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  on: [{ event, ...(when === undefined ? {} : { if: when }) }],
  clauses: [{ do: does }],
  ...more,
});

const gain = (by: unknown): Verb => ({ verb: 'gain', by });
const strike = (by: unknown): Verb => ({ verb: 'strike', by });
const more = (by: number): Verb => ({ verb: 'becomes', set: { amount: { plus: [amount, by] } } });
const double: Verb = { verb: 'becomes', set: { amount: { times: [amount, 2] } } };
const wound = (by: number, rest: object = {}): Verb => ({ verb: 'strike', by, player: 'you', ...rest });
const shield = (left: number): Verb => ({
  verb: 'shield',
  until: 'turn',
  left,
  ability: {
    kind: 'replacement',
    on: [{ event: 'damage', if: yours }],
    clauses: [{ do: [{ verb: 'reduceBy', by: 'left' }] }],
    then: [{ do: [gain({ var: 'prevented' })] }],
  },
});

export const heartCards: readonly CardProgram[] = [
  unit('ox', 2),
  unit('banner', 1, [
    { kind: 'static', modifiers: [{ layer: 'add', of: { from: 'slots', of: 'you', except: 'self' }, add: { power: 1 } }] },
  ]),
  unit('mourner', 1, [collected('died', [gain(1)])]),
  unit('crowd', 1, [{ kind: 'triggered', on: [{ event: 'died', batch: true }], clauses: [{ do: [gain(amount)] }] }]),
  unit('estate', 1, [{ kind: 'triggered', on: [{ event: 'damage', batch: 'seat' }], clauses: [{ do: [gain(amount)] }] }]),
  unit('legatee', 1, [collected('died', [gain({ value: 'power', of: { event: 'object' } })], itself)]),
  unit('phoenix', 1, [collected('died', [{ verb: 'move', what: { became: { event: 'object' } }, to: 'hand' }], itself)]),
  unit('guest', 1, [collected('entered', [strike(1)], itself, { when: { exists: { from: 'slots' }, atLeast: 2 } })]),
  unit('hermit', 1, [collected('drew', [gain(1)], yours, { limit: { uses: 2, per: 'turn', scope: 'object' } })]),
  unit('dreg', 1, [collected('state', [gain(3)], undefined, { when: { compare: [{ player: 'you', value: 'life' }, 'atMost', 3] } })]),
  unit('herald', 1, [{ kind: 'replacement', on: [{ event: 'damage' }], then: [{ do: [gain(2)] }] }]),
  unit('doubler', 1, [replaces('damage', [double])]),
  unit('goad', 1, [replaces('damage', [more(1)])]),
  unit('zealot', 1, [replaces('damage', [more(3)], { tier: 'self' }, { eventIs: 'by', equal: 'zeal' })]),
  unit('miser', 1, [replaces('draws', [{ verb: 'instead', do: [gain(amount)] }], {}, yours)]),
  unit('twin', 1, [replaces('draw', [{ verb: 'instead', do: [{ verb: 'drawCards', count: 2 }] }], {}, yours)]),
  unit('sage', 1, [
    {
      kind: 'replacement',
      on: [{ event: 'draw', if: yours }],
      clauses: [{ may: true, do: [{ verb: 'instead', do: [gain(2)] }] }],
      then: [{ do: [strike(1)] }],
    },
  ]),
  unit('warden', 1, [
    replaces('died', [{ verb: 'becomes', set: { to: 'deck' } }], {}, { object: { event: 'object' }, is: { not: { is: 'self' } } }),
  ]),
  unit('ferry', 1, [replaces('died', [{ verb: 'becomes', set: { to: 'deck' } }], { again: true }, itself)]),
  unit('tide', 1, [replaces('left', [{ verb: 'becomes', set: { to: 'discard' } }], {}, { eventIs: 'to', equal: 'deck' })]),
  unit('toll', 1, [
    {
      kind: 'replacement',
      on: [{ event: 'damage', if: yours }],
      clauses: [{ may: true, cost: [{ verb: 'pay', by: 1 }], do: [{ verb: 'cancel' }] }],
    },
  ]),
  unit('wall', 1, [replaces('damage', [{ verb: 'cancel' }], {}, yours)]),
  unit('lodger', 1, [
    replaces(
      'entered',
      [{ verb: 'becomes', set: { struck: true } }],
      {},
      { all: [itself, { exists: { from: 'slots', of: 'you', where: { power: 2, is: 'self' } } }] },
    ),
  ]),
  unit('jailer', 1, [
    collected('entered', [{ verb: 'move', what: { all: { from: 'slots', of: 'opponent' } }, to: 'exile', note: 'jailed' }], itself),
    collected('left', [{ verb: 'move', what: { noted: 'jailed' }, to: 'slots' }], itself),
  ]),
  unit('chooser', 1, [
    {
      kind: 'triggered',
      on: [{ event: 'entered', if: itself }],
      clauses: [{ choose: [{ as: 'level', number: { min: 1, max: 3 } }], do: [{ verb: 'note', as: 'level', what: 'level' }] }],
    },
    {
      kind: 'activated',
      on: inMain,
      clauses: [
        { do: [gain({ noted: 'level' }), { verb: 'slay', what: { all: { from: 'slots', where: { power: { noted: 'level' } } } } }] },
      ],
    },
  ]),
  spell('harvest', [
    { do: [gain({ countOf: { history: 'died' }, where: { power: { atLeast: 2 } } }), gain({ history: 'lost', of: 'opponent' })] },
  ]),
  spell('bolt', [{ do: [strike(2)] }]),
  spell('zeal', [{ do: [{ verb: 'strike', by: 1, name: 'zeal' }] }]),
  spell('quake', [
    {
      together: true,
      do: [
        { verb: 'strike', by: 2 },
        { verb: 'strike', by: 1 },
        { verb: 'slay', what: { all: { from: 'slots', where: { power: { atLeast: 9 } } } } },
      ],
    },
  ]),
  spell('doom', [{ do: [{ verb: 'slay', what: all, as: 'slain', total: 'count' }] }, { do: [gain({ var: 'count' })] }]),
  spell('insight', [{ do: [{ verb: 'drawCards', count: 3 }] }]),
  spell('flood', [{ together: true, do: [strike(2), wound(2)] }]),
  unit('sponge', 1, [
    {
      kind: 'replacement',
      on: [{ event: 'damage', if: yours }],
      clauses: [{ do: [{ verb: 'reduceBy', by: amount }] }],
      then: [{ do: [gain({ var: 'prevented' })] }],
      together: true,
    },
  ]),
  spell('parry', [
    {
      do: [
        {
          verb: 'shield',
          left: 1,
          ability: { kind: 'replacement', on: [{ event: 'damage', if: yours }], clauses: [{ do: [{ verb: 'reduceBy', by: amount }] }] },
        },
      ],
    },
  ]),
  spell('omen', [
    { do: [{ verb: 'later', let: { units: { count: { from: 'slots' } } }, ability: collected('died', [gain({ var: 'units' })]) }] },
  ]),
  spell('buckler', [{ do: [shield(2)] }]),
  spell('flay', [{ together: true, do: [wound(2), wound(1)] }]),
  spell('burn', [{ do: [wound(2, { firm: true })] }]),
  spell('aegis', [{ do: [shield(3)] }]),
  spell('pact', [
    {
      choose: [{ as: 'it', from: { from: 'slots' } }],
      do: [
        {
          verb: 'later',
          until: 'turn',
          ability: {
            kind: 'triggered',
            on: [{ event: 'died', if: { object: { event: 'object' }, is: { is: { var: 'it' } } } }],
            clauses: [{ do: [gain({ value: 'power', of: { var: 'it' } })] }],
          },
        },
      ],
    },
  ]),
  spell('vow', [
    {
      do: [{ verb: 'slay', what: { all: { from: 'slots', of: 'you' } }, as: 'them' }],
      then: [{ do: [{ verb: 'when', ability: { kind: 'triggered', clauses: [{ do: [strike({ countOf: { var: 'them' } })] }] } }] }],
    },
  ]),
];
