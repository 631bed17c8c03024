import type { VerbDefinition } from '@arbiter/kernel';
import { clashLocals } from '../actions/clash.js';
import { flipLocals } from '../actions/coin.js';
import { pileLocals } from '../actions/piles.js';
import { voteLocals } from '../actions/vote.js';
import { count, players } from './arguments.js';

/** Coins, clashes, votes and piles. */
export const chanceAndChoiceVerbs: { readonly [name: string]: VerbDefinition } = {
  flipCoin: {
    rule: '705.1',
    run: (table, verb, env, path) => ({
      call: 'flipCoin',
      locals: flipLocals(env, players(table, verb, env)[0] ?? env.you, count(table, verb, env), path),
    }),
  },
  clash: { rule: '701.22a', run: (table, _verb, env) => ({ call: 'clash', locals: clashLocals(table, env) }) },
  vote: { rule: '701.31a', run: (table, _verb, env, path) => ({ call: 'vote', locals: voteLocals(table, env, path) }) },
  separate: { rule: '700.3', run: (_table, _verb, env, path) => ({ call: 'separate', locals: pileLocals(env, path) }) },
  choosePile: { rule: '700.3', run: (_table, _verb, env, path) => ({ call: 'choosePile', locals: pileLocals(env, path) }) },
};
