import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../contract.js';
import type { GameDefinition } from '../game.js';
import type { CardProgram } from '../programs/programs.js';
import type { VerbDefinition } from '../table/rules.js';
import { clauseGame } from '../testing/clause-game.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { checkProgram } from './check-program.js';

const vocabulary: Vocabulary = {
  entries: {},
  abilityWords: [],
  characteristics: { power: 'number' },
  printed: {},
  events: {
    slain: { always: ['object', 'seat'], sometimes: ['weapon'], afterwards: ['seat'], marked: ['objects'] },
    drawn: { always: ['seat', 'amount'] },
    'dawn:': { always: ['seat', 'hour'] },
  },
  eventValues: {},
  names: { bound: [], noted: [], read: [] },
  durations: ['turn'],
  spans: [],
  refunds: [],
  marks: {},
  verbs: { slay: { needs: { what: 'ref' } }, draw: { needs: { amount: 'amount' } } },
  phases: [],
  playerAmounts: [],
  matchAmounts: [],
  gameFields: {},
  purposes: [],
  faceKinds: [],
};
const idle: VerbDefinition = { run: () => ({ done: true }) };
const game: GameDefinition = { ...clauseGame, vocabulary, verbs: { ...clauseGame.verbs, draw: idle } };
const layer = game.layers[0] as string;

function faults(...abilities: readonly JsonObject[]): readonly string[] {
  const card = { id: 'odd', names: { en: 'Odd', zh: 'Odd' }, printed: {}, abilities } as unknown as CardProgram;
  return checkProgram(game, card, () => false).map(({ place, fault }) => `${place}: ${fault}`);
}

const having = (more: JsonObject): JsonObject => ({ kind: 'triggered', ...more });
const on = (...events: readonly string[]): JsonObject => ({ on: events.map((event) => ({ event })) });
const doing = (...verbs: readonly JsonObject[]): JsonObject => ({ clauses: [{ do: verbs }] });
const slaying = (field: string): JsonObject => ({ verb: 'slay', what: { event: field } });
const drawing = (field: string): JsonObject => ({ verb: 'draw', amount: { event: field } });
const verb = 'abilities[0].clauses[0].do[0]';

const lasting = (modifier: JsonObject): JsonObject =>
  having({ ...on('drawn'), ...doing({ verb: 'grant', to: 'self', until: 'turn', modifiers: [{ layer, ...modifier }] }) });

describe('a field that a program reads of its event', () => {
  it.each([
    ['each event of the name has it', having({ ...on('slain'), ...doing(slaying('object')) })],
    ['some have it', having({ ...on('slain'), ...doing(slaying('weapon')) })],
    ['the kernel says it of every object', having({ ...on('slain'), ...doing(slaying('was')) })],
    ['it belongs to several at once', having({ on: [{ event: 'slain', batch: true }], ...doing(slaying('objects'), drawing('amount')) })],
    ['it belongs to what is answered at its moment', having({ on: [{ event: 'slain', mark: 'at' }], ...doing(slaying('objects')) })],
    ['every one of its events has it', having({ ...on('slain', 'drawn'), when: { seat: 'seat', is: 'you' } })],
    [
      'the one that its clause is for has it',
      having({ ...on('slain', 'drawn'), clauses: [{ if: { eventIs: 'key', equal: 'drawn' }, do: [drawing('amount')] }] }),
    ],
    ['the events of such names have it', having({ ...on('dawn:red'), ...doing(drawing('hour')) })],
    [
      'the condition of its own trigger reads it',
      having({ on: [{ event: 'slain' }, { event: 'drawn', if: { eventIs: 'amount', equal: 1 } }] }),
    ],
    [
      'what follows at once acts for the same event',
      having({ ...on('drawn'), ...doing({ verb: 'when', ability: having(doing(drawing('amount'))) }) }),
    ],
    [
      'what waits for another event reads that one',
      having({
        ...on('slain'),
        ...doing({ verb: 'later', until: 'turn', ability: having({ ...on('drawn'), ...doing(drawing('amount')) }) }),
      }),
    ],
    ['a replacement reads it before it happens', { kind: 'replacement', ...on('slain'), ...doing(slaying('weapon'), slaying('together')) }],
  ] as const)('given that %s, then it is taken', (_case, ability) => {
    expect(faults(ability)).toEqual([]);
  });

  it.each([
    [
      'its event has no such field',
      having({ ...on('drawn'), ...doing(slaying('object')) }),
      `${verb}.what.event: the event "drawn" carries no "object"`,
    ],
    [
      'one of its events has none',
      having({ ...on('slain', 'drawn'), ...doing(drawing('amount')) }),
      `${verb}.amount.event: the event "slain" carries no "amount"`,
    ],
    [
      'its own trigger has none',
      having({ on: [{ event: 'slain', if: { eventIs: 'amount', equal: 1 } }, { event: 'drawn' }] }),
      'abilities[0].on[0].if.eventIs: the event "slain" carries no "amount"',
    ],
    [
      'its clause is for the other event',
      having({ ...on('slain', 'drawn'), clauses: [{ if: { eventIs: 'key', equal: 'slain' }, do: [drawing('amount')] }] }),
      `${verb}.amount.event: the event "slain" carries no "amount"`,
    ],
    [
      'only several at once have it',
      having({ ...on('slain'), ...doing(slaying('objects')) }),
      `${verb}.what.event: the event "slain" carries no "objects"; did you mean "object"?`,
    ],
    [
      'only what the game collects has it',
      having({ on: [{ event: 'slain', mark: 'at' }], ...doing(slaying('was')) }),
      `${verb}.what.event: the event "slain" carries no "was"`,
    ],
    [
      'it is known only when it has happened',
      { kind: 'replacement', ...on('slain'), when: { seat: 'seat', is: 'you' } },
      'abilities[0].when.seat: the name "seat" is not bound where it is read',
    ],
    [
      'what is known only when it has happened is read as an amount before',
      { kind: 'replacement', ...on('slain'), ...doing(drawing('seat')) },
      `${verb}.amount.event: the event "slain" carries no "seat" before it happens`,
    ],
    [
      'the ability waits for nothing',
      { kind: 'activated', ...doing(slaying('object')) },
      `${verb}.what.event: no event is read here that could carry "object"`,
    ],
    [
      'another object has the ability',
      having({
        ...on('slain'),
        ...doing({ verb: 'grant', to: 'self', until: 'turn', modifiers: [{ layer, abilities: [having(doing(slaying('object')))] }] }),
      }),
      `${verb}.modifiers[0].abilities[0].clauses[0].do[0].what.event: no event is read here that could carry "object"`,
    ],
    [
      'what waits for another event reads it of the first',
      having({
        ...on('slain'),
        ...doing({ verb: 'later', until: 'turn', ability: having({ ...on('drawn'), ...doing(slaying('object')) }) }),
      }),
      `${verb}.ability.clauses[0].do[0].what.event: the event "drawn" carries no "object"`,
    ],
    [
      'an effect that lasts reads it later',
      lasting({ add: { power: { event: 'amount' } } }),
      `${verb}.modifiers[0].add.power.event: no event is read here that could carry "amount"`,
    ],
    [
      'a trigger asks it of those that share it',
      having({ on: [{ event: 'slain', batch: 'hour' }] }),
      'abilities[0].on[0].batch: the event "slain" carries no "hour"',
    ],
    [
      'a replacement sets it',
      { kind: 'replacement', ...on('slain'), ...doing({ verb: 'becomes', set: { hour: 1 } }) },
      `${verb}.set.hour: the event "slain" carries no "hour"`,
    ],
  ] as const)('given that %s, then it is refused with its place', (_case, ability, sentence) => {
    expect(faults(ability as unknown as JsonObject)).toEqual([sentence]);
  });

  it('given a game that counts amounts as an effect begins, then that effect reads it', () => {
    const card = { id: 'odd', names: { en: 'Odd', zh: 'Odd' }, printed: {}, abilities: [lasting({ add: { power: { event: 'amount' } } })] };
    expect(checkProgram({ ...game, fixesAmounts: true }, card as unknown as CardProgram, () => false)).toEqual([]);
  });
});
