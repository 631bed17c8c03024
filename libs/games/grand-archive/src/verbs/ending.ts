import type { VerbDefinition } from '@arbiter/kernel/authoring';
import { endCombat, endTurn, tie, win } from '../happenings/conclude.js';
import { lose } from '../happenings/lose.js';
import { players } from './arguments.js';

/** Verbs that end games, turns and combats. */
export const endingVerbs: { readonly [name: string]: VerbDefinition } = {
  winGame: { rule: '1.4.2.3', run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => win(seat, '1.4.2.3')) }) },
  loseGame: {
    rule: '1.4.3.4',
    run: (table, verb, env) => ({ propose: players(table, verb, env).map((seat) => lose(seat, 'effect', '1.4.3.4')) }),
  },
  drawGame: { rule: '1.4.4.1', run: () => ({ propose: [tie('1.4.4.1')] }) },
  endTurn: { rule: '2.2.8.2', run: () => ({ propose: [endTurn('2.2.8.2')] }) },
  endCombat: { rule: '2.2.8.1', run: () => ({ propose: [endCombat('2.2.8.1')] }) },
};
