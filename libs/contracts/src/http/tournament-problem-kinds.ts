import { z } from 'zod';
import { kind } from './problem-kind.js';

const number = z.int();
const numbers = z.array(z.int());
const words = z.array(z.string());

/** Status, title and parameters of the problems of tournaments. */
export const tournamentProblemKinds = {
  'tournament/not-found': kind(404, 'No such tournament'),
  'tournament/changed': kind(409, 'The tournament has changed since you looked', { version: number, since: words }),
  'entrants/unreadable': kind(422, 'The file of players cannot be read', { line: number.optional() }),
  'read/lists-closed': kind(403, 'The lists of this match are closed'),
  'policy/not-found': kind(404, 'No such standings policy', { policies: words }),
  'card-list/not-found': kind(404, 'No such list of cards', { lists: words }),
  'card-list/unreadable': kind(422, 'The list of cards cannot be read', {
    faults: z.array(z.object({ code: z.string(), line: number, detail: z.string() })),
  }),
  'tournament/wrong-status': kind(409, 'Not at this stage of the tournament', { status: z.string().optional(), allowed: words.optional() }),
  'tournament/structure-missing': kind(409, 'Nobody has said which rounds are played'),
  'tournament/structure-invalid': kind(422, 'This structure cannot be played', { phase: number.optional() }),
  'tournament/nothing-to-change': kind(409, 'It is so already', {
    entrant: number.optional(),
    round: number.optional(),
    table: number.optional(),
  }),
  'tournament/too-few-entrants': kind(409, 'Too few entrants play', { entrants: number }),
  'tournament/phase-not-over': kind(409, 'Rounds are left to be played'),
  'tournament/no-next-phase': kind(409, 'No phase follows'),
  'tournament/cut-too-large': kind(422, 'The cut is larger than the field', { cut: number, entrants: number }),
  'tournament/cut-tied': kind(409, 'Entrants are tied at the edge of the cut', { entrants: numbers }),
  'tournament/late-entry-closed': kind(409, 'Nobody enters any more', { phase: number.optional() }),
  'entrant/not-found': kind(404, 'No such entrant', { entrant: number }),
  'entrant/registered-already': kind(409, 'The player is registered already', { entrant: number }),
  'entrant/wrong-place': kind(409, 'The entrant does not hold such a place', { entrant: number, place: z.string() }),
  'entrant/not-active': kind(409, 'The entrant does not play', { entrant: number, play: z.string() }),
  'penalty/not-found': kind(404, 'No such penalty', { penalty: number }),
  'round/not-found': kind(404, 'No such round', { round: number.optional() }),
  'round/wrong-stage': kind(409, 'Not at this stage of the round', { round: number, stage: z.string(), allowed: words }),
  'round/unfinished': kind(409, 'The round is not finished', {
    round: number.optional(),
    stage: z.string().optional(),
    missing: numbers.optional(),
    disputed: numbers.optional(),
  }),
  'round/no-more': kind(409, 'No round is left', { rounds: number }),
  'round/pairing-refused': kind(409, 'The round cannot be paired', { because: z.string().optional() }),
  'round/override-invalid': kind(422, 'These pairings do not seat everybody once', { round: number }),
  'table/not-found': kind(404, 'No such table', { round: number, table: number }),
  'result/impossible': kind(422, 'This result cannot happen', { round: number, table: number }),
  'result/draw-not-allowed': kind(422, 'There are no draws here', { round: number, table: number }),
  'result/not-reported-by-players': kind(403, 'Staff enter the results'),
  'result/not-yours': kind(403, "Another table's result", { round: number, table: number }),
  'result/stands': kind(409, 'The table has its result', { round: number, table: number }),
  'result/not-due': kind(409, 'No report stands by itself yet', { round: number, table: number }),
  'result/frozen': kind(409, 'Later matches stand on this result', { round: number, table: number }),
  'result/missing': kind(409, 'The table has no result', { round: number, table: number }),
  'draft/not-now': kind(409, 'No draft begins now', { phase: number }),
  'draft/pods-missing': kind(409, 'The pods of this draft are not drawn', { phase: number }),
  'draft/pods-drawn': kind(409, 'The pods of this draft are drawn', { phase: number }),
  'deck/submission-closed': kind(409, 'Decks are locked', { entrant: number }),
  'deck/too-few-tables': kind(409, 'Fewer tables can be drawn', { wanted: number, left: number }),
  'deck/not-asked-for': kind(409, 'The tournament takes no decks'),
  'deck/unreadable': kind(422, 'The deck cannot be read', {
    faults: z.array(z.object({ code: z.string(), line: number, detail: z.string() })),
  }),
  'deck/not-found': kind(404, 'No such deck', { entrant: number }),
} as const;
