import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type Pins } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { yugioh } from './game.js';

const continuous = (id: string, event: string, verb: 'gainLife' | 'damage'): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'spell', property: 'continuous', groups: [] },
  abilities: [
    { kind: 'spell', clauses: [] },
    { kind: 'triggered', on: [{ event }], clauses: [{ do: [{ verb, who: 'you', amount: 100 }] }] },
  ],
});

const ruleset = createRuleset({
  ...yugioh,
  cards: [...yugioh.cards, continuous('up', 'damaged', 'gainLife'), continuous('down', 'gainedLife', 'damage')],
});
const pins: Pins = {
  matchId: 'loop',
  game: 'yugioh',
  ruleset: '',
  catalogueHash: '',
  format: yugioh.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
};

describe('effects that must be activated and trigger each other without end', () => {
  it(`are not carried out any more, and the players may agree on a draw ${shows('ruling:17')}`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['dian-keto-the-cure-master'] }, {}],
      board: [
        { seat: 0, row: 'spellTrap', lane: 1, card: 'up' },
        { seat: 0, row: 'spellTrap', lane: 2, card: 'down' },
      ],
    };
    let step = ruleset.arrange(pins, '7'.padStart(64, '0'), table);
    const answer = (pick: string): void => {
      const done = ruleset.apply(pins, step.state, {
        type: 'answer',
        seat: 0,
        decision: step.pending[0]?.id ?? 0,
        answer: { picks: [pick] },
      });
      if (!done.ok) throw new Error(done.refusal.detail);
      step = done.step;
    };
    answer('use:0');
    const before = step.pending.map(({ kind }) => kind);
    answer('slot:0:spellTrap:3');
    // The endless loop was taken back: no card was destroyed, and the players have to agree how the Duel ends.
    expect(step.events.map(({ rule }) => rule)).toContain('kernel.limit');
    expect(step.pending.map(({ kind }) => kind)).toEqual(before);
    const agreed = ruleset.apply(pins, step.state, { type: 'agreeDraw', scope: 'game' });
    expect(agreed.ok && agreed.step.result).toMatchObject({ winners: [], reason: 'agreedDraw' });
  });
});
