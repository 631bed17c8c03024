import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../contract.js';
import type { GameDefinition } from '../game.js';
import type { CardProgram } from '../programs/programs.js';
import { clauseGame } from '../testing/clause-game.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { VerbDefinition } from '../table/rules.js';
import { checkProgram } from './check-program.js';

const vocabulary: Vocabulary = {
  entries: { keywords: { words: { hiding: {} } } },
  abilityWords: [],
  characteristics: { power: 'number' },
  printed: { keywords: { listOf: 'keyword' } },
  events: { slain: { always: ['object', 'seat'] } },
  eventValues: {},
  names: { bound: ['x'], boundFor: { 'rule:odd': ['it'] }, noted: ['paid'], read: ['told'] },
  durations: ['turn'],
  spans: [],
  refunds: [],
  marks: { additional: 'announces' },
  verbs: {
    slay: { needs: { what: 'ref' } },
    draw: { needs: { amount: 'amount' } },
    pay: { may: { rider: { given: ['payer'], to: 'clauses' } } },
  },
  phases: [],
  playerAmounts: [],
  matchAmounts: [],
  gameFields: {},
  purposes: [],
  faceKinds: [],
};
const idle: VerbDefinition = { run: () => ({ done: true }) };
const game: GameDefinition = {
  ...clauseGame,
  vocabulary,
  verbs: { ...clauseGame.verbs, draw: idle, pay: idle },
  keywordAbilities: {
    hiding: () => [{ kind: 'static', clauses: [{ do: [{ verb: 'slay', what: 'self', note: 'hidden' }] }] }],
  },
};
const layer = game.layers[0] as string;

function faults(abilities: readonly JsonObject[], { id = 'odd', keywords = [] as readonly string[] } = {}): readonly string[] {
  const card = { id, names: { en: 'Odd', zh: 'Odd' }, printed: { keywords }, abilities } as unknown as CardProgram;
  return checkProgram(game, card, () => false).map(({ place, fault }) => `${place}: ${fault}`);
}

const having = (more: JsonObject): JsonObject => ({ kind: 'triggered', ...more });
const doing = (...verbs: readonly JsonObject[]): JsonObject => having({ clauses: verbs.map((verb) => ({ do: [verb] })) });
const slaying = (name: string, more: JsonObject = {}): JsonObject => ({ verb: 'slay', what: { var: name }, ...more });
const first = { verb: 'slay', what: 'self', as: 'gone' } as const;
const target = { as: 'it', from: { from: 'slots' } } as const;

describe('a name that a program reads', () => {
  it.each([
    ['an earlier clause binds it', [doing(first, slaying('gone'))]],
    ['it is the name of a target', [having({ clauses: [{ do: [slaying('it')] }], targets: [target] })]],
    ['the cost binds it, and a target reads it', [having({ targets: [{ ...target, min: { countOf: { var: 'gone' } } }], cost: [first] })]],
    ['a target is called so, and the cost reads it', [having({ targets: [target], cost: [slaying('it')] })]],
    [
      '`let` binds it',
      [doing({ verb: 'grant', to: 'self', until: 'turn', modifiers: [{ layer, add: { power: { var: 'n' } } }], let: { n: 2 } })],
    ],
    ['an ability that is delayed finds it bound', [doing(first, { verb: 'when', ability: doing(slaying('gone')) })]],
    ['a cost that is paid as the card is announced binds it', [{ kind: 'static', cost: [first] }, doing(slaying('gone'))]],
    [
      'a mark announces it',
      [
        { kind: 'static', marks: { additional: 'extra' } },
        doing({ verb: 'draw', amount: { plus: [{ var: 'extra' }, { noted: 'extra' }] } }),
      ],
    ],
    ['the verb itself binds it for what it carries', [doing({ verb: 'pay', rider: [{ do: [slaying('payer')] }] })]],
    ['the game binds it', [doing({ verb: 'draw', amount: { var: 'x' } })]],
    ['the kernel binds it', [doing({ verb: 'draw', amount: { var: 'prevented' } })]],
    [
      'it is the name of a field of the event',
      [having({ on: [{ event: 'slain' }], when: { seat: 'seat', is: 'you' }, clauses: [{ do: [slaying('it')] }], targets: [target] })],
    ],
    ['another ability notes it', [doing({ verb: 'slay', what: 'self', note: 'kept' }), doing({ verb: 'draw', amount: { noted: 'kept' } })]],
    ['the game notes it', [doing({ verb: 'draw', amount: { noted: 'paid' } })]],
    [
      'a lent ability reads a note of who has it',
      [having({ kind: 'static', modifiers: [{ layer, abilities: [doing({ verb: 'draw', amount: { noted: 'theirs' } })] }] })],
    ],
  ] as const)('given that %s, then it is taken', (_case, abilities) => {
    expect(faults(abilities)).toEqual([]);
  });

  it('given a keyword that notes it, then it is taken, and without the keyword it is not', () => {
    const reading = doing({ verb: 'slay', what: { noted: 'hidden' } });
    expect(faults([reading], { keywords: ['hiding'] })).toEqual([]);
    expect(faults([reading])).toEqual(['abilities[0].clauses[0].do[0].what.noted: the note "hidden" is read but never noted']);
  });

  it('given what the game binds for one card of its own, then no other card reads it', () => {
    expect(faults([doing(slaying('it'))], { id: 'rule:odd' })).toEqual([]);
    expect(faults([doing(slaying('it'))])).toEqual(['abilities[0].clauses[0].do[0].what.var: the name "it" is not bound where it is read']);
  });

  it.each([
    [
      'nothing binds it',
      [having({ targets: [{ ...target, as: 'victim' }], clauses: [{ do: [slaying('victin')] }] })],
      ['abilities[0].clauses[0].do[0].what.var: the name "victin" is not bound where it is read; did you mean "victim"?'],
    ],
    [
      'a later clause binds it',
      [doing(slaying('gone'), first, slaying('gone'))],
      ['abilities[0].clauses[0].do[0].what.var: the name "gone" is not bound where it is read'],
    ],
    [
      'another ability binds it',
      [having({ targets: [target] }), doing(slaying('it'))],
      ['abilities[1].clauses[0].do[0].what.var: the name "it" is not bound where it is read'],
    ],
    [
      'what lends the ability binds it',
      [
        having({
          targets: [target],
          clauses: [
            { do: [{ verb: 'grant', to: { var: 'it' }, until: 'turn', modifiers: [{ layer, abilities: [doing(slaying('it'))] }] }] },
          ],
        }),
      ],
      ['abilities[0].clauses[0].do[0].modifiers[0].abilities[0].clauses[0].do[0].what.var: the name "it" is not bound where it is read'],
    ],
    [
      'a delayed ability binds it for itself',
      [doing({ verb: 'when', ability: doing(first, slaying('gone')) }, slaying('gone'))],
      ['abilities[0].clauses[1].do[0].what.var: the name "gone" is not bound where it is read'],
    ],
  ] as const)('given that %s, then it is refused with its place', (_case, abilities, sentences) => {
    expect(faults(abilities)).toEqual(sentences);
  });
});

describe('a name that a program binds', () => {
  it('given that nobody reads it, then it is refused with its place', () => {
    expect(faults([doing(first)])).toEqual(['abilities[0].clauses[0].do[0].as: the name "gone" is bound but never read']);
    expect(faults([doing({ verb: 'slay', what: 'self', note: 'kept' })])).toEqual([
      'abilities[0].clauses[0].do[0].note: the note "kept" is never read',
    ]);
  });

  it('given a choice, which has to have a name, or a name that a rule of the game reads, then it is taken', () => {
    expect(faults([having({ targets: [target] }), doing({ ...first, as: 'told' })])).toEqual([]);
  });

  it('given another fault, then that is told alone', () => {
    expect(faults([doing(slaying('it'), { verb: 'slya', what: 'self' })])).toEqual([
      'abilities[0].clauses[1].do[0].verb: unknown verb "slya"; did you mean "slay"?',
    ]);
  });
});
