import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type Json, type JsonObject, type Pins } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { pointedFrom } from './arrows.js';
import { yugioh } from './game.js';

const ruleset = createRuleset(yugioh);

/** A Link Monster without effects. */
const linkMonster = (id: string, arrows: readonly string[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: {
    kind: 'monster',
    frame: 'link',
    effect: false,
    marks: [],
    groups: [],
    attribute: 'DARK',
    race: 'Cyberse',
    link: 2,
    atk: 1000,
    arrows: [...arrows],
    materials: [{ is: {}, count: 2 }],
  },
  abilities: [],
});

/**
 * Summons a second Link Monster called Top and returns the zones of both. A row of other Link Monsters connects the first one to the others
 * across columns 2 to 4.
 */
function zonesOfTops(): readonly string[] {
  const pins: Pins = {
    matchId: 'a',
    game: 'yugioh',
    ruleset: '',
    catalogueHash: '',
    format: yugioh.formats.open as Pins['format'],
    seats: 2,
    seedCommitment: null,
    inlineCards: [
      linkMonster('top', ['down']),
      linkMonster('left', ['up', 'right']),
      linkMonster('middle', ['left', 'right']),
      linkMonster('right', ['left', 'up']),
    ],
  };
  const table: Json = {
    turn: { number: 3, seat: 0, phase: 'main1' },
    players: [{ extraDeck: ['top'] }, {}],
    board: [
      { seat: 0, row: 'extra', lane: 2, card: 'top' },
      { seat: 0, row: 'monster', lane: 2, card: 'left' },
      { seat: 0, row: 'monster', lane: 3, card: 'middle' },
      { seat: 0, row: 'monster', lane: 4, card: 'right' },
      { seat: 0, row: 'monster', lane: 1, card: 'gil-garth' },
      { seat: 0, row: 'monster', lane: 5, card: 'insect-knight' },
    ],
  };
  let step = ruleset.arrange(pins, '5'.padStart(64, '0'), table);
  // The Link Monster in the Extra Deck is summoned, with the two monsters that are not Link Monsters as its materials.
  for (const wanted of [['top'], ['gil-garth', 'insect-knight']]) {
    const [decision] = step.pending as readonly [Decision];
    const options = 'options' in decision.domain ? decision.domain.options : [];
    const picks = options.filter(({ label, params }) => label !== 'position' && wanted.includes(String(params?.card))).map(({ id }) => id);
    const done = ruleset.apply(pins, step.state, { type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks } });
    if (!done.ok) throw new Error(done.refusal.detail);
    step = done.step;
  }
  return ruleset
    .view(pins, step.state, { role: 'judge' })
    .slots.filter(({ object }) => object?.card === 'top')
    .map(({ id }) => id);
}

describe('Link Arrows', () => {
  it(`join the Extra Monster Zones by a row of any length whose Link Monsters all point at each other ${shows('base.14.13')}`, () => {
    expect(zonesOfTops()).toEqual(['x:extra:2', 'x:extra:4']);
  });

  it(`point from Monster Zones alone ${shows('base.14.6', 'base.14.7')}`, () => {
    expect(pointedFrom('0:monster:1', 0, ['right', 'left', 'down'])).toEqual(['0:monster:2']);
    expect(pointedFrom('0:spellTrap:1', 0, ['right', 'up'])).toEqual([]);
    expect(pointedFrom('', 0, ['right', 'up'])).toEqual([]);
  });
});
