import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Json, type Pins } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import { yugioh } from '../game.js';
import { plainMonster } from '../testing/plain-cards.js';

const ruleset = createRuleset(yugioh);
const pins: Pins = {
  matchId: 'w',
  game: 'yugioh',
  ruleset: '',
  catalogueHash: '',
  format: yugioh.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
};

/** What seat 0 learns at a table where seat 1 has this card in hand or Set: its view and events, and which seats were asked what. */
function seenOf(card: string, where: 'hand' | 'set'): { readonly view: unknown; readonly asked: unknown; readonly events: unknown } {
  const table: Json = {
    turn: { number: 3, seat: 0, phase: 'main1' },
    players: [{ hand: ['dark-hole'], mainDeck: ['insect-knight'] }, where === 'hand' ? { hand: [card] } : {}],
    board: [
      { seat: 0, row: 'monster', lane: 1, card: 'gil-garth' },
      { seat: 1, row: 'monster', lane: 1, card: 'gil-garth' },
      ...(where === 'set' ? [{ seat: 1, row: 'spellTrap', lane: 1, card, faceUp: false }] : []),
    ],
  };
  let step = ruleset.arrange(pins, '5'.padStart(64, '0'), table);
  const events = [...step.events];
  const asked: unknown[] = [];
  // The turn player activates the Spell in their hand; the other player passes whenever asked.
  for (const pick of ['use:0', 'slot:0:spellTrap:1', 'pass', 'pass']) {
    const [decision] = step.pending;
    if (decision === undefined) break;
    asked.push({ seat: decision.seat, kind: decision.kind });
    const picks = 'options' in decision.domain && decision.domain.options.some(({ id }) => id === pick) ? [pick] : ['pass'];
    const done = ruleset.apply(pins, step.state, { type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks } });
    if (!done.ok) throw new Error(done.refusal.detail);
    step = done.step;
    events.push(...step.events);
  }
  return {
    view: ruleset.view(pins, step.state, { role: 'player', seat: 0 }),
    asked,
    events: ruleset.eventsFor(events, { role: 'player', seat: 0 }),
  };
}

describe('windows of a player whose cards are hidden', () => {
  it(`${shows('base.5.6')} open in the same way for every Set card`, () => {
    const first = seenOf('mystical-space-typhoon', 'set');
    for (const card of ['dark-hole', 'solemn-judgment', 'mirror-force', 'pot-of-greed']) expect(seenOf(card, 'set')).toEqual(first);
  });

  it(`${shows('base.5.1')} open in the same way for every card of a hand`, () => {
    const first = seenOf('ghost-belle-haunted-mansion', 'hand');
    for (const card of ['insect-knight', 'mystical-space-typhoon', 'blue-eyes-white-dragon']) expect(seenOf(card, 'hand')).toEqual(first);
  });

  it('are asked of who has something Set', () => {
    expect(seenOf('pot-of-greed', 'set').asked).toContainEqual({ seat: 1, kind: 'fastEffect' });
  });
});

describe('windows for what returned to a hand and triggered by that', () => {
  const program = (card: CardProgram, ...abilities: readonly Json[]): CardProgram => ({
    ...card,
    abilities: abilities as unknown as CardProgram['abilities'],
  });
  const left = { event: 'leftField', if: { object: { event: 'object' }, is: { is: 'self' } } };
  // No other card of this catalogue is activated from a hand.
  const few = createRuleset({
    ...yugioh,
    cards: [
      plainMonster('plain', 4, 1000, 1000),
      program(plainMonster('homing', 4, 1000, 1000), {
        kind: 'triggered',
        may: true,
        on: [left],
        clauses: [{ do: [{ verb: 'gainLife', amount: 100 }] }],
      }),
      program(
        { ...plainMonster('recall', 1, 0, 0), printed: { kind: 'spell', property: 'normal', groups: [] } },
        { kind: 'spell', clauses: [{ do: [{ verb: 'returnToHand', what: { all: { from: 'monsterZone', of: 'all' } } }] }] },
      ),
    ],
  });

  /** The seats that are asked for fast effects in the timing after seat 0 returned to the hand a monster on seat 1's side. */
  function askedAfter(owner: number): readonly number[] {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [
        { hand: ['recall', 'plain'], mainDeck: ['plain'] },
        { hand: ['plain'], mainDeck: ['plain'] },
      ],
      board: [{ seat: 1, owner, row: 'monster', lane: 1, card: 'homing' }],
    };
    let step = few.arrange(pins, '5'.padStart(64, '0'), table);
    const asked: number[] = [];
    for (const pick of ['use:0', 'slot:0:spellTrap:1', 'pass', 'pass']) {
      const [decision] = step.pending;
      if (decision === undefined) break;
      if (decision.kind === 'fastEffect') asked.push(decision.seat);
      const picks = 'options' in decision.domain && decision.domain.options.some(({ id }) => id === pick) ? [pick] : ['pass'];
      const done = few.apply(pins, step.state, { type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks } });
      if (!done.ok) throw new Error(done.refusal.detail);
      step = done.step;
    }
    return asked;
  }

  it(`${shows('base.20.16')} are those of its owner, whose hand it is, and of nobody else`, () => {
    expect(askedAfter(1)).toEqual([1]);
    expect(askedAfter(0)).toEqual([0]);
  });
});
