import { call, type VerbDefinition } from '@arbiter/kernel/authoring';
import { clashLocals, clashProcedure } from '../actions/clash.js';
import { flipCoinProcedure, flipLocals } from '../actions/coin.js';
import { choosePileProcedure, pileLocals, separateProcedure } from '../actions/piles.js';
import { voteLocals, voteProcedure } from '../actions/vote.js';
import { count, players } from './arguments.js';

/** Verbs about coins, clashes, votes and piles. */
export const chanceAndChoiceVerbs: { readonly [name: string]: VerbDefinition } = {
  flipCoin: {
    rule: '705.1',
    run: (table, verb, env, path) =>
      call(flipCoinProcedure, flipLocals(env, players(table, verb, env)[0] ?? env.you, count(table, verb, env), path)),
  },
  clash: { rule: '701.22a', run: (table, _verb, env) => call(clashProcedure, clashLocals(table, env)) },
  vote: { rule: '701.31a', run: (table, _verb, env, path) => call(voteProcedure, voteLocals(table, env, path)) },
  separate: { rule: '700.3', run: (_table, _verb, env, path) => call(separateProcedure, pileLocals(env, path)) },
  choosePile: { rule: '700.3', run: (_table, _verb, env, path) => call(choosePileProcedure, pileLocals(env, path)) },
};
