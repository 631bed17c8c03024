import { describe, expect, it } from '@jest/globals';
import type { News } from '../types.js';
import { lifeLines, pathOf, percentOf, valueAt } from './lines.js';
import { scoresIn } from './use-scores.js';
import { addNotes, type Note, turnBack, turnForward, turnsOf, versionOfTurn } from './notes.js';

type Told = readonly [type: string, data: News['game'][number]['data']];

const news = (version: number, told: readonly Told[], type = 'ActionRecorded'): News => ({
  version,
  at: 0,
  type,
  facts: {},
  over: false,
  game: told.map(([name, data], seq) => ({
    seq,
    action: version,
    moment: 0,
    type: name,
    rule: '1.1',
    cause: { kind: 'rule' },
    data,
    words: { en: name, zh: name },
  })),
});
const turn = (version: number, number: number, seat: number): News => news(version, [['turnBegan', { turn: number, seat }]]);
const notesFrom = (...all: readonly News[]): readonly Note[] => addNotes([], 0, all);

describe('what the timeline marks', () => {
  it('given turns, draws, rulings, time and ends of games, then each is marked with its version', () => {
    const notes = notesFrom(
      turn(3, 1, 0),
      news(4, [['cardsDrawn', { seat: 1, amount: 2 }]]),
      news(5, [], 'RulingGiven'),
      news(6, [['timeCalled', {}]], 'TimeCalled'),
      news(7, [['gameEnded', { game: 1, winners: [1], reason: 'life' }]]),
      news(8, [
        ['gameEnded', { winner: 0 }],
        ['matchEnded', { winners: [0], reason: 'life' }],
      ]),
    );
    expect(notes).toEqual([
      { note: 'turn', version: 3, turn: 1, seat: 0 },
      { note: 'draw', version: 4, seat: 1 },
      { note: 'ruling', version: 5 },
      { note: 'time', version: 6 },
      { note: 'gameEnd', version: 7, winners: [1] },
      { note: 'gameEnd', version: 8, winners: [0] },
      { note: 'matchEnd', version: 8, winners: [0] },
    ]);
  });

  it('given life that changes, then it is marked with what it was before, whatever the game calls the change', () => {
    expect(
      notesFrom(
        news(3, [['lifeChanged', { seat: 0, by: -3, life: 17 }]]),
        news(4, [['lifeChanged', { seat: 1, change: 500, life: 8500 }]]),
        news(5, [['lifeChanged', { seat: 1, life: 10 }]]),
        news(6, [['lifeChanged', { seat: 1, by: 1 }]]),
      ),
    ).toEqual([
      { note: 'life', version: 3, seat: 0, life: 17, before: 20 },
      { note: 'life', version: 4, seat: 1, life: 8500, before: 8000 },
      { note: 'life', version: 5, seat: 1, life: 10, before: null },
    ]);
  });

  it('given news that come twice, then they are marked once', () => {
    const known = notesFrom(turn(3, 1, 0), turn(9, 2, 1));
    expect(addNotes(known, 9, [turn(9, 2, 1), turn(14, 3, 0)])).toEqual(notesFrom(turn(3, 1, 0), turn(9, 2, 1), turn(14, 3, 0)));
  });
});

describe('moving by turns', () => {
  const notes = notesFrom(turn(3, 1, 0), turn(9, 2, 1), turn(14, 1, 1));

  it.each([
    [20, 14],
    [14, 9],
    [10, 9],
    [9, 3],
    [3, 1],
    [1, 1],
  ])('given version %i, when it goes a turn back, then it comes to version %i', (shown, back) => expect(turnBack(notes, shown)).toBe(back));

  it.each([
    [1, 3],
    [3, 9],
    [13, 14],
    [14, null],
  ])('given version %i, when it goes a turn forward, then it comes to version %s', (shown, forward) =>
    expect(turnForward(notes, shown)).toBe(forward),
  );

  it('given a turn that two games had, then it is that of the first', () => {
    expect(versionOfTurn(notes, 1)).toBe(3);
    expect(versionOfTurn(notes, 5)).toBeNull();
    expect(turnsOf(notes)).toHaveLength(3);
  });
});

describe('the lines of life', () => {
  const notes = notesFrom(
    news(5, [['lifeChanged', { seat: 1, by: -2, life: 18 }]]),
    news(8, [
      ['lifeChanged', { seat: 1, by: -18, life: 0 }],
      ['gameEnded', { winners: [0] }],
    ]),
    news(15, [['lifeChanged', { seat: 1, by: 1, life: 21 }]]),
    news(16, [['lifeChanged', { seat: 0, by: -20, life: 0 }]]),
  );
  const [ann, bob] = lifeLines(notes);

  it('given changes, then each stands until the next, the first life from the beginning, and the next game begins anew', () => {
    expect(bob).toEqual({
      seat: 1,
      points: [
        { version: 1, value: 20 },
        { version: 5, value: 18 },
        { version: 8, value: 0 },
        { version: 8, value: 20 },
        { version: 15, value: 21 },
      ],
    });
    expect(ann?.points[0]).toEqual({ version: 1, value: 20 });
    expect([1, 4, 5, 9, 40].map((version) => valueAt(bob!, version))).toEqual([20, 20, 18, 20, 21]);
  });

  it('given a view of a game that counts scores, then they are drawn as life is; of another game, nothing', () => {
    const view = (values: Readonly<Record<string, number>>) => ({ version: 9, view: { players: [{ seat: 0, values }] } });
    expect(scoresIn(view({ score: 4 }))).toEqual([{ note: 'life', version: 9, seat: 0, life: 4, before: null }]);
    expect(scoresIn(view({ life: 4 }))).toEqual([]);
    expect(scoresIn({ version: 9, view: null })).toEqual([]);
  });

  it('given a life that is only known from some version on, then before it there is none', () => {
    const [line] = lifeLines(notesFrom(news(5, [['lifeChanged', { seat: 0, life: 18 }]])));
    expect([valueAt(line!, 4), valueAt(line!, 5)]).toEqual([null, 18]);
  });

  it('given a box, then the line goes in steps from the first point to the right edge, and never below it', () => {
    const points = [
      { version: 1, value: 20 },
      { version: 6, value: 10 },
      { version: 11, value: -5 },
    ];
    expect(pathOf({ points }, 11, 20)).toBe('M0 0H50V50H100V100H100');
    expect(pathOf({ points: [] }, 11, 20)).toBe('');
    expect([percentOf(1, 1), percentOf(1, 5), percentOf(5, 5)]).toEqual([0, 0, 100]);
  });
});
