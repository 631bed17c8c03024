import { describe, expect, it } from '@jest/globals';
import { createRuleset } from '../ruleset.js';
import { seatsOf, sourceEnv } from '../evaluation/evaluate.js';
import type { GameDefinition } from '../game.js';
import { boardGame } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { probeGame } from '../testing/probe-game.js';
import { keyOf, probePins } from '../testing/probe-run.js';

describe('a game that goes on without a player', () => {
  it("given a player who plays no more, then they are nobody's opponent", () => {
    const without: GameDefinition = { ...boardGame, plays: (_table, seat) => seat !== 2 };
    const opponents = (game: GameDefinition): readonly number[] => seatsOf(boardTable(4, game), sourceEnv(0, '', 1, null), 'opponent');
    expect([opponents(boardGame), opponents(without)]).toEqual([
      [0, 2, 3],
      [0, 3],
    ]);
  });

  it('given a player who plays no more, then what is asked of them is answered by the least there is', () => {
    const absent = 2;
    const starts = (game: GameDefinition) => {
      const ruleset = createRuleset(game);
      const pins = probePins(3);
      const session = ruleset.openSession(pins, ruleset.start(pins, keyOf(3)).state);
      const [first] = session.pending();
      if (first === undefined) throw new Error('nobody is asked');
      const done = session.act({ type: 'answer', seat: first.seat, decision: first.id, answer: { number: 1 } });
      return { ok: done.ok, open: session.pending().map(({ seat }) => seat) };
    };
    const all = starts(probeGame);
    const fewer = starts({ ...probeGame, plays: (_table, seat) => seat !== absent });
    expect(all.ok && fewer.ok).toBe(true);
    expect([all.open.includes(absent), fewer.open.includes(absent)]).toEqual([true, false]);
    expect(fewer.open).toEqual(all.open.filter((seat) => seat !== absent));
  });

  it('given a player who plays no more, then what they would decide for another is answered by the least there is', () => {
    const absent = 2;
    const open = (game: GameDefinition): readonly number[] => {
      const ruleset = createRuleset(game);
      const pins = probePins(3);
      const session = ruleset.openSession(pins, ruleset.start(pins, keyOf(3)).state);
      const [first] = session.pending();
      if (first === undefined) throw new Error('nobody is asked');
      session.act({ type: 'answer', seat: first.seat, decision: first.id, answer: { number: 1 } });
      return session.pending().map(({ subject }) => subject);
    };
    const led: GameDefinition = { ...probeGame, decider: (_table, seat) => (seat === 1 ? absent : seat), seesAs: () => [] };
    expect(open(led)).toContain(1);
    expect(open({ ...led, plays: (_table, seat) => seat !== absent })).not.toContain(1);
  });
});
