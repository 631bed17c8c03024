import { call, type VerbDefinition } from '@arbiter/kernel/authoring';
import { mayChase, mayPlay } from '../timing/acts.js';
import { playLocals } from '../play/announcement.js';
import { what } from './arguments.js';
import { announceProcedure } from '../play/announce.js';

/** Verbs that play cards while something resolves. */
export const playingVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Lets the player play the card `what`, with `free` without paying its cost (903.2e-ii); a card that cannot be played stays where it is.
   */
  play: {
    rule: '903.2',
    run: (table, verb, env) => {
      const way = verb.free === true ? 'free' : '';
      // The card must be playable, without cost if it is free (903.2e-ii, 903.2), and the chase must hold nothing that can't be chased to
      // (1008.2).
      const card = mayChase(table, env.you) ? what(table, verb, env).find((id) => mayPlay(table, env.you, id, way)) : undefined;
      return card === undefined ? { done: false } : call(announceProcedure, { ...playLocals(table, env.you, card, way), untimed: true });
    },
  },
};
