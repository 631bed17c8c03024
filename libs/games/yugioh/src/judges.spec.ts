import { describe, expect, it } from '@jest/globals';
import { type Answer, createRuleset, type Decision, type Json, type Option, picksOf, type Pins, type Session } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { chooser, shows } from '@arbiter/testing';
import { yugioh } from './game.js';
import { plainMonster } from './testing/plain-cards.js';

/** A monster that differs from the plain monster of its Level in some facts. */
const monster = (id: string, level: number, more: { readonly [fact: string]: Json } = {}, abilities: readonly Json[] = []): CardProgram => {
  const plain = plainMonster(id, level, 1000, 1000);
  return { ...plain, printed: { ...plain.printed, ...more }, abilities: abilities as unknown as CardProgram['abilities'] };
};

const cards: readonly CardProgram[] = [
  monster('four', 4),
  monster('other-four', 4),
  monster('five', 5),
  monster('seven', 7),
  monster('tuner', 2, { marks: ['tuner'] }),
  monster('two', 2),
  // Cannot be Tributed for a summon.
  monster('rock', 4, {}, [
    { kind: 'static', modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ cant: 'beTributed', by: 'summon' }] } }] },
  ]),
  // Counts as two Tributes.
  monster('double', 4, {}, [
    { kind: 'static', modifiers: [{ layer: 'rules', of: 'self', gain: { rules: [{ may: 'countAsTwoTributes' }] } }] },
  ]),
  monster('low', 4, { scale: 1 }),
  monster('high', 4, { scale: 8 }),
  monster('fused', 4, { frame: 'fusion', materials: [{ is: {}, count: 2 }] }),
  monster('sixth', 6, {
    frame: 'synchro',
    materials: [
      { is: { tuner: true }, count: 1 },
      { is: { tuner: false }, count: 1, more: true },
    ],
  }),
  // Special Summons all monsters of its player's hand and Extra Deck.
  {
    ...plainMonster('muster', 1, 0, 0),
    printed: { kind: 'spell', property: 'normal', groups: [] },
    abilities: [
      {
        kind: 'spell',
        clauses: [
          { do: [{ verb: 'specialSummon', what: { all: { from: ['hand', 'extraDeck'], of: 'you', where: { kinds: 'monster' } } } }] },
        ],
      },
    ] as unknown as CardProgram['abilities'],
  },
];

const ruleset = createRuleset({ ...yugioh, cards: [...yugioh.cards, ...cards] });
const pins: Pins = {
  matchId: 'judges',
  game: 'yugioh',
  ruleset: '',
  catalogueHash: '',
  format: yugioh.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
};

const open = (session: Session): Decision => session.pending()[0] as Decision;
const options = (session: Session): readonly Option[] => (open(session).domain as { readonly options: readonly Option[] }).options;

function give(session: Session, picks: readonly string[]): void {
  const decision = open(session);
  const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks } });
  if (!done.ok) throw new Error(done.refusal.detail);
}

/**
 * Plays until a question of this kind is asked: seat 0 first takes the first option whose id begins with `act`, then players pass or take
 * the first option.
 */
function asked(table: Json, act: string, kind: string): Session {
  const session = ruleset.openSession(pins, ruleset.arrange(pins, '3'.padStart(64, '0'), table).state);
  give(session, [options(session).find(({ id }) => id.startsWith(act))?.id as string]);
  while (open(session).kind !== kind)
    give(session, [options(session).find(({ id }) => id === 'pass')?.id ?? (options(session)[0]?.id as string)]);
  return session;
}

/** The different answers found in a number of random draws, each as the sorted names of its cards. Every drawn answer must be legal. */
function drawn(session: Session, draws = 400): readonly string[] {
  const decision = open(session);
  const named = new Map(options(session).map(({ id, params }) => [id, String(params?.card)]));
  const found = new Set<string>();
  for (let seed = 1; seed <= draws; seed++) {
    const answer: Answer = session.sample(decision, chooser(seed * 7919));
    const done = ruleset.apply(pins, session.state(), { type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(`${JSON.stringify(answer)}: ${done.refusal.detail}`);
    found.add(
      [...picksOf(answer as unknown as Json)]
        .map((pick) => named.get(pick))
        .sort()
        .join('+'),
    );
  }
  return [...found].sort();
}

const deck = ['four', 'four', 'four', 'four'];
const lies = (card: string, lane: number, row = 'monster'): Json => ({ seat: 0, row, lane, card });

describe('answers drawn where picks are judged as a whole', () => {
  it(`${shows('base.8.5')} are Tributes after which a zone is free, and none that cannot be made so`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['five'], mainDeck: deck }, { mainDeck: deck }],
      board: [lies('four', 1), lies('rock', 2), lies('rock', 3), lies('other-four', 4), lies('rock', 5), lies('fused', 2, 'extra')],
    };
    const session = asked(table, 'tributeSummon', 'chooseTributes');
    expect(options(session).map(({ params }) => params?.card)).toEqual(['four', 'other-four', 'fused']);
    expect(drawn(session)).toEqual(['four', 'other-four']);
    // The example answer is the first option that leaves a free zone.
    expect((open(session).domain as { readonly example?: readonly string[] }).example).toEqual([options(session)[0]?.id]);
  });

  it(`${shows('base.8.3')} are enough Tributes, each of them once`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['seven'], mainDeck: deck }, { mainDeck: deck }],
      board: [lies('four', 1), lies('double', 2), lies('other-four', 3)],
    };
    expect(drawn(asked(table, 'tributeSummon', 'chooseTributes'))).toEqual([
      'double',
      'double+four',
      'double+other-four',
      'four+other-four',
    ]);
  });

  it(`${shows('base.13.4')} are monsters for a Pendulum Summon for which their player has room, be there room on the other side or not`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ hand: ['four', 'other-four', 'five'], mainDeck: deck }, { mainDeck: deck }],
      board: [
        lies('four', 1),
        lies('rock', 2),
        lies('rock', 3),
        lies('rock', 5),
        { ...(lies('low', 1, 'spellTrap') as object), pendulum: true } as Json,
        { ...(lies('high', 5, 'spellTrap') as object), pendulum: true } as Json,
      ],
    };
    expect(drawn(asked(table, 'pendulum', 'chooseMonsters'))).toEqual(['five', 'four', 'other-four']);
  });

  it(`${shows('base.9.10')} are as many monsters as there is room for, each of them once`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [
        { hand: ['muster', 'four', 'other-four', 'two'], extraDeck: [{ card: 'fused', proper: true }], mainDeck: deck },
        { mainDeck: deck },
      ],
      board: [lies('rock', 1), lies('rock', 2), lies('rock', 3)],
    };
    expect(drawn(asked(table, 'use:0', 'chooseMonsters'))).toEqual(['four+fused+other-four', 'four+fused+two', 'fused+other-four+two']);
  });

  it(`${shows('base.11.1')} are materials that come out exactly, each of them once`, () => {
    const table: Json = {
      turn: { number: 3, seat: 0, phase: 'main1' },
      players: [{ extraDeck: ['sixth'], mainDeck: deck }, { mainDeck: deck }],
      board: [lies('tuner', 1), lies('four', 2), lies('two', 3), lies('two', 4)],
    };
    expect(drawn(asked(table, 'synchro', 'chooseMaterials'))).toEqual(['four+tuner', 'tuner+two+two']);
  });
});
