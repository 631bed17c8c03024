import type { VerbDefinition } from '@arbiter/kernel/authoring';
import { playerOf, setPlayer } from '../facts.js';
import type { Phase } from '../vocabulary.js';
import { whoOf } from './arguments.js';

/** Verbs about turns and phases. */
export const turnVerbs: { readonly [name: string]: VerbDefinition } = {
  /**
   * Players (`who`) skip the `phase` of their next turn, or of several (`times`). A phase that another effect already skips is skipped by
   * both (base.6.16).
   */
  skipPhase: {
    rule: 'base.6.16',
    run: (table, verb, env) => {
      const times = (verb.times as number | undefined) ?? 1;
      for (const seat of whoOf(table, verb, env)) {
        const { skips } = playerOf(table, seat);
        const due = skips.filter((phase) => phase === verb.phase).length;
        setPlayer(table, seat, 'skips', [...skips, ...Array.from({ length: times - due }, () => verb.phase as Phase)]);
      }
      return { done: true };
    },
  },
};
