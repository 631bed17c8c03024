import type { StandingsPolicy } from '../policies/policy.js';
import type { TournamentCommand } from './commands.js';
import { decide } from './decide.js';
import type { Decided } from './deciding.js';
import type { Done, TournamentEvent } from './events.js';
import { evolve } from './evolve.js';
import { accept } from './refusals.js';
import type { TournamentState } from './state.js';

/** Names no event: what is decided here is not in the log yet, and nothing is opened down to it. */
const notYet = { version: 0, hash: '0'.repeat(64) };

/**
 * Decides several commands that are sent as one, each on what the ones before lead to: all of them, or the first refusal.
 * @param done when and by whom they were sent
 */
export const decideSeveral = (
  state: TournamentState | null,
  commands: readonly TournamentCommand[],
  policy: StandingsPolicy,
  done: Done,
): Decided => {
  const events: TournamentEvent[] = [];
  let now = state;
  for (const command of commands) {
    const decision = decide(now, command, policy, done);
    if (!decision.ok) return decision;
    for (const event of decision.value) {
      now = evolve(now, event, notYet);
      events.push(event);
    }
  }
  return accept(events);
};
