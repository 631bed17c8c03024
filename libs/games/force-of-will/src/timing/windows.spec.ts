import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type Json, type JsonObject, must, type Pins, type Seat, type Session } from '@arbiter/kernel';
import { type GameDefinition, localsIn, type Table } from '@arbiter/kernel/authoring';
import { chooser, pinsFor, playOut } from '@arbiter/testing';
import { catalogue } from '../cards/index.js';
import { sampleDeck } from '../decks/deck-samples.js';
import { forceOfWill } from '../game.js';
import { willAbilitiesOf } from '../will/abilities.js';
import { usableWillAbilities } from '../will/purse.js';
import { actId, actsOf } from './acts.js';
import { mightAct } from './windows.js';
import { priorityProcedure } from './priority.js';

/** Returns the game with a call of `look` wherever a player has priority. */
function watched(look: (table: Table, seat: Seat) => void): GameDefinition {
  const procedures = forceOfWill.procedures.map((procedure) =>
    procedure.name !== 'priority'
      ? procedure
      : {
          ...procedure,
          steps: procedure.steps.map((step) =>
            step.name !== 'offer'
              ? step
              : {
                  ...step,
                  run: (...[table, locals, frame]: Parameters<typeof step.run>) => {
                    look(table, must(localsIn(frame, priorityProcedure), 'who has priority').seat);
                    return step.run(table, locals, frame);
                  },
                },
          ),
        },
  );
  return { ...forceOfWill, procedures };
}

describe('who is asked what they do (604.1, 605.1)', () => {
  it('given decks of all cards and of presets, when they are played at random, then whoever could do more than produce will is asked, and what is known of will abilities is so', () => {
    const missed: string[] = [];
    let passed = 0;
    const ruleset = createRuleset(
      watched((table, seat) => {
        expect(usableWillAbilities(table, seat)).toEqual(willAbilitiesOf(table, seat).usable);
        if (mightAct(table, seat)) return;
        passed++;
        missed.push(
          ...actsOf(table, seat)
            .filter(({ type }) => type !== 'will')
            .map(actId),
        );
      }),
    );
    const presets = forceOfWill.presetDecks.map(({ deck }) => deck);
    for (let seed = 0; seed < 8; seed++) {
      const decks =
        seed < 4
          ? [1, 2].map((side) => sampleDeck(catalogue, chooser(seed * 2 + side)) as unknown as Json)
          : [presets[seed % presets.length] as Json, presets[(seed + 1) % presets.length] as Json];
      playOut(ruleset, pinsFor(forceOfWill, decks), seed + 1, { eager: 4 });
    }
    expect(missed).toEqual([]);
    expect(passed).toBeGreaterThan(100);
  });
});

const ruler: JsonObject = {
  id: 'ruler',
  names: { en: 'Ruler', zh: 'Ruler' },
  printed: { kind: 'ruler', attributes: [], races: [], keywords: [] },
  abilities: [],
};
const gains: JsonObject = { kind: 'spell', clauses: [{ do: [{ verb: 'gainLife', amount: 100 }] }] };
const chant = (id: string, cost: string, keywords: readonly string[], ...more: readonly JsonObject[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: { kind: 'chant', attributes: [], races: [], keywords, cost },
  abilities: [gains, ...more],
});
const slow = chant('slow', '{1}', []);

/**
 * Lets the first player pass in their main phase while the second holds one card.
 * @returns whether the second player is asked in this turn
 */
function isAsked(cards: readonly JsonObject[], theirs: JsonObject): boolean {
  const pins = {
    ...pinsFor(forceOfWill, [], [ruler, slow, ...cards]),
    seats: 2,
    format: forceOfWill.formats.open as Pins['format'],
    decks: [],
  };
  const deck = { ruler: 'ruler', mainDeck: Array.from({ length: 10 }, () => 'slow') };
  const ruleset = createRuleset(forceOfWill);
  const session: Session = ruleset.openSession(
    pins,
    ruleset.arrange(pins, '7'.padStart(64, '0'), {
      turn: { number: 3, seat: 0, phase: 'main' },
      players: [deck, { ...deck, hand: ['slow'], ...theirs }],
    } as unknown as Json).state,
  );
  const { id, seat } = session.pending()[0] as Decision;
  session.act({ type: 'answer', seat, decision: id, answer: { picks: ['pass'] } });
  return (session.pending()[0] as Decision).seat === 1 && session.view({ role: 'judge' }).turn.number === 3;
}

describe('who holds cards (302.2, 604.1)', () => {
  it('given no will, when no card could be played without any at that time, then the player is not asked', () => {
    expect(isAsked([], {})).toBe(false);
  });

  it('given will that a player could produce, then they are asked, whatever they hold', () => {
    expect(isAsked([], { stones: 'R' })).toBe(true);
  });

  it('given no will, when the catalogue has a card that costs nothing and has Quickcast, then the player is asked, whatever they hold', () => {
    expect(isAsked([chant('spark', '{0}', ['quickcast'])], {})).toBe(true);
  });

  it('given no will, when a card of the catalogue makes itself free on a condition, then the player is asked where it holds', () => {
    const cheap = (life: number): JsonObject =>
      chant('cheap', '{1}', ['quickcast'], {
        kind: 'static',
        from: ['hand'],
        modifiers: [
          {
            layer: 'rules',
            of: 'self',
            if: { compare: [{ player: 'you', value: 'life' }, 'atMost', life] },
            gain: { rules: [{ word: 'cost', of: 'play', less: '{1}' }] },
          },
        ],
      });
    expect(isAsked([cheap(4000)], {})).toBe(true);
    expect(isAsked([cheap(3000)], {})).toBe(false);
  });

  it('given no will, when something in play gives cards of hands Quickcast, then the player is asked, whatever they hold', () => {
    const planet: JsonObject = {
      id: 'planet',
      names: { en: 'Planet', zh: 'Planet' },
      printed: { kind: 'regalia', attributes: [], races: [], keywords: [], cost: '{0}' },
      abilities: [
        { kind: 'static', modifiers: [{ layer: 'abilities', of: { from: 'hand', of: 'you' }, gain: { keywords: ['quickcast'] } }] },
      ],
    };
    expect(isAsked([planet], { field: ['planet'] })).toBe(true);
  });
});
