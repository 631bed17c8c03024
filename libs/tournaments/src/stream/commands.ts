import type { DeckStanding, EntrantNumber, PenaltyKind, ResultSource, TableResult, TournamentSettings, Unpaired } from './events.js';
import type { Structure } from './plan.js';

/** What the organizer puts in a pairing's place. */
export interface OverriddenPairing {
  readonly tables: readonly { readonly table: number; readonly entrants: readonly EntrantNumber[] }[];
  readonly unpaired: readonly Pick<Unpaired, 'entrant' | 'gets'>[];
}

/** What can be asked of a tournament. Ids, seeds and commitments come from the caller: deciding draws nothing itself. */
export type TournamentCommand =
  | {
      readonly type: 'create';
      readonly gatheringId: string;
      readonly game: string;
      readonly settings: TournamentSettings;
      readonly policyHash: string;
      readonly seedCommitment: string;
    }
  | { readonly type: 'setStructure'; readonly structure: Structure; readonly reason: string | null }
  | { readonly type: 'openRegistration' }
  | { readonly type: 'closeRegistration' }
  | { readonly type: 'registerEntrant'; readonly players: readonly string[]; readonly awardedByes: number; readonly byStaff: boolean }
  | { readonly type: 'cancelRegistration'; readonly entrant: EntrantNumber }
  | { readonly type: 'promoteEntrant'; readonly entrant: EntrantNumber }
  | { readonly type: 'checkIn'; readonly entrant: EntrantNumber }
  | { readonly type: 'recordNoShow'; readonly entrant: EntrantNumber }
  | { readonly type: 'dropEntrant'; readonly entrant: EntrantNumber }
  | { readonly type: 'reinstateEntrant'; readonly entrant: EntrantNumber }
  | { readonly type: 'addLateEntrant'; readonly players: readonly string[]; readonly missed: 'losses' | 'byes' | 'nothing' }
  | { readonly type: 'disqualifyEntrant'; readonly entrant: EntrantNumber; readonly infraction: string }
  | { readonly type: 'givePenalty'; readonly entrant: EntrantNumber; readonly infraction: string; readonly kind: PenaltyKind }
  | { readonly type: 'withdrawPenalty'; readonly penalty: number; readonly reason: string }
  | {
      readonly type: 'submitDeck';
      readonly entrant: EntrantNumber;
      readonly deckId: string;
      readonly commitment: string;
      readonly verdict: DeckStanding;
      /** Whether staff hand it in, who may do so after the lock. */
      readonly byStaff: boolean;
    }
  | { readonly type: 'lockDecks' }
  | { readonly type: 'unlockDeck'; readonly entrant: EntrantNumber; readonly reason: string }
  | {
      readonly type: 'drawDeckChecks';
      /** How many tables; null for as many as bring the checks of the day to a tenth of all tables (MTR 2.8). */
      readonly tables: number | null;
      readonly seed: string;
    }
  | { readonly type: 'recordDeckCheck'; readonly round: number; readonly table: number; readonly outcome: 'inOrder' | 'problem' }
  | { readonly type: 'openDeckLists'; readonly to: 'opponents' | 'everybody' }
  /** Draws the pods of the draft whose first round is next; `reason` says why where they were drawn before. */
  | { readonly type: 'drawPods'; readonly seed: string; readonly reason: string | null }
  | {
      readonly type: 'pairRound';
      readonly seed: string;
      /** Version of the stream's last event. */
      readonly input: number;
      /** At least one for each table that is recorded. */
      readonly matchIds: readonly string[];
    }
  | { readonly type: 'overridePairing'; readonly pairing: OverriddenPairing; readonly matchIds: readonly string[]; readonly reason: string }
  | { readonly type: 'discardPairings'; readonly reason: string }
  | { readonly type: 'publishRound' }
  | { readonly type: 'startRound' }
  | { readonly type: 'pauseRound' }
  | { readonly type: 'resumeRound' }
  | { readonly type: 'extendTime'; readonly table: number; readonly seconds: number; readonly reason: string }
  | { readonly type: 'callTime' }
  | { readonly type: 'closeRound' }
  | { readonly type: 'reportResult'; readonly table: number; readonly reporter: EntrantNumber; readonly result: TableResult }
  | {
      readonly type: 'confirmResult';
      readonly round: number;
      readonly table: number;
      readonly result: TableResult;
      readonly source: Exclude<ResultSource, { readonly kind: 'players' | 'player' }>;
    }
  /** Lets the report of one player alone stand, when the tournament's time for it is over. */
  | { readonly type: 'confirmLoneReport'; readonly round: number; readonly table: number }
  | {
      readonly type: 'correctResult';
      readonly round: number;
      readonly table: number;
      readonly result: TableResult;
      readonly reason: string;
    }
  | { readonly type: 'publishStandings'; readonly round: number; readonly digest: string }
  | { readonly type: 'makeCut'; readonly seed: string; readonly byLot: boolean }
  | { readonly type: 'finish'; readonly seed: string }
  | { readonly type: 'cancel'; readonly reason: string; readonly seed: string };

export type TournamentCommandType = TournamentCommand['type'];
