import type { StandingsPolicy } from '../policies/policy.js';
import type { TournamentCommand } from './commands.js';
import { decideDecks } from './decide-decks.js';
import { drawPods } from './decide-drafts.js';
import { decideEntrants } from './decide-entrants.js';
import { decidePhases } from './decide-phases.js';
import { decideResults } from './decide-results.js';
import { decideRounds } from './decide-rounds.js';
import { type Decided, decided } from './deciding.js';
import type { Done } from './events.js';
import { refuse } from './refusals.js';
import type { TournamentState } from './state.js';

/**
 * Decides what a command leads to: the events that record it, all or none, or why it is refused. No event means that the command is right
 * and there is nothing to record.
 * @param state null before the tournament was created
 * @param policy the standings policy that the tournament names
 * @param done when and by whom the command was sent
 */
export const decide = (state: TournamentState | null, command: TournamentCommand, policy: StandingsPolicy, done: Done): Decided => {
  if (command.type === 'create') {
    const { gatheringId, game, settings, policyHash, seedCommitment } = command;
    if (state !== null) return refuse('tournament/nothing-to-change', 'It was created already.');
    return decided('TournamentCreated', done, { gatheringId, game, settings, policyHash, seedCommitment });
  }
  if (state === null) return refuse('tournament/wrong-status', 'There is no such tournament yet.');
  const situation = { state, policy, done };
  switch (command.type) {
    case 'registerEntrant':
    case 'addLateEntrant':
    case 'cancelRegistration':
    case 'promoteEntrant':
    case 'checkIn':
    case 'recordNoShow':
    case 'dropEntrant':
    case 'reinstateEntrant':
    case 'disqualifyEntrant':
    case 'givePenalty':
    case 'withdrawPenalty':
      return decideEntrants(situation, command);
    case 'submitDeck':
    case 'lockDecks':
    case 'unlockDeck':
    case 'drawDeckChecks':
    case 'recordDeckCheck':
    case 'openDeckLists':
      return decideDecks(situation, command);
    case 'reportResult':
    case 'confirmResult':
    case 'confirmLoneReport':
    case 'correctResult':
      return decideResults(situation, command);
    case 'drawPods':
      return drawPods(situation, command);
    case 'pairRound':
    case 'overridePairing':
    case 'discardPairings':
    case 'publishRound':
    case 'startRound':
    case 'pauseRound':
    case 'resumeRound':
    case 'extendTime':
    case 'callTime':
    case 'closeRound':
      return decideRounds(situation, command);
    case 'setStructure':
    case 'openRegistration':
    case 'closeRegistration':
    case 'makeCut':
    case 'publishStandings':
    case 'finish':
    case 'cancel':
      return decidePhases(situation, command);
  }
};
