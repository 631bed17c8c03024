import { call, type VerbDefinition } from '@arbiter/kernel/authoring';
import { mayChase, mayPlay } from '../timing/acts.js';
import { playLocals } from '../play/announcement.js';
import { what } from './arguments.js';
import { announceProcedure } from '../play/announce.js';

/** Playing cards while something resolves. */
export const playingVerbs: { readonly [name: string]: VerbDefinition } = {
  /** Its player plays the card `what`, `free` without paying its cost (903.2e-ii); what cannot be played stays where it is. */
  play: {
    rule: '903.2',
    run: (table, verb, env) => {
      const way = verb.free === true ? 'free' : '';
      // 903.2e-ii, 903.2: it has to be playable, for nothing where it is free; and nothing that can't be chased to may wait below (1008.2).
      const card = mayChase(table, env.you) ? what(table, verb, env).find((id) => mayPlay(table, env.you, id, way)) : undefined;
      return card === undefined ? { done: false } : call(announceProcedure, { ...playLocals(table, env.you, card, way), untimed: true });
    },
  },
};
