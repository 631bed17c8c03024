import type { ProblemCode } from '../problems.js';
import type { Problem } from './problem-documents.js';
import type { ProblemExample, ProblemExamples } from './problem-example.js';
import { problemKinds } from './problem-kinds.js';
import { tournamentProblemExamples } from './tournament-problem-examples.js';

const [match, token] = ['018f2f0a-7b7c-7d00-8000-000000000001', '018f2f0a-7b7c-7d00-8000-000000000002'];
const hash = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9';
const violation = { code: 'deck/size', rule: '100.2a', cards: [], detail: 'A deck has at least 60 cards, this one 59.', params: {} };

/** What a problem document of every code may say. A code without an example does not compile. */
const examples: ProblemExamples<ProblemCode> = {
  'decision/unknown': { detail: 'There is no decision 99.', params: { decision: 99 } },
  'decision/closed': { detail: 'Decision 12 was answered already.', params: { decision: 12 } },
  'decision/not-yours': { detail: 'The decision is for seat 1.' },
  'answer/malformed': { detail: 'This decision takes picks.', params: { decision: 12 } },
  'answer/illegal': { detail: 'Between 1 and 1 picks, not 2.', params: { decision: 12 } },
  'deck/illegal': { detail: violation.detail, rule: violation.rule, params: { violations: [violation] } },
  'match/over': { detail: 'The match has ended.', params: { status: 'ended' } },
  'action/not-possible': { detail: 'Nobody can do this now.' },
  'time/not-offered': { detail: 'The rules of this match do not say what happens then.', params: { ruleset: hash } },
  'time/called': { detail: 'Time was called in version 40.' },
  'match/not-found': { detail: 'There is no such match.', params: { matchId: match } },
  'match/set-apart': { detail: 'Its record does not hold; the operator was told.', params: { matchId: match, finding: 'hash-chain' } },
  'match/exists': { detail: 'The match was created by another command.', params: { matchId: match } },
  'match/wrong-phase': { detail: 'The match has not started.', params: { status: 'created' } },
  'match/paused': { detail: 'A judge has paused the match.' },
  'match/not-paused': { detail: 'The match runs.' },
  'match/seat-unknown': { detail: 'The match has two seats.', params: { seats: 2 } },
  'match/not-ready': { detail: 'Seat 1 is not ready.', params: { missing: [1] } },
  'match/entropy-given': { detail: 'Seat 0 has committed already.', params: { seat: 0 } },
  'match/entropy-waiting': { detail: 'Seat 1 is undecided.', params: { missing: [1] } },
  'match/entropy-not-committed': { detail: 'Seat 0 has committed to nothing.', params: { seat: 0 } },
  'match/entropy-mismatch': { detail: 'This is not what seat 0 committed to.', params: { seat: 0 } },
  'match/entropy-unopened': { detail: 'Seat 0 has to open first.', params: { seat: 0 } },
  'match/owned-elsewhere': { detail: 'Try again shortly.', params: { matchId: match } },
  'match/archived': { detail: 'The match is archived.', params: { matchId: match } },
  'answer/nothing-done': { detail: 'Wait until something happens.', params: { most: 50 } },
  'draw/no-offer': { detail: 'Nobody offers a draw.', params: { scope: 'game' } },
  'draw/already-offered': { detail: 'You offer this draw already.', params: { seat: 0, scope: 'match' } },
  'command/reused': { detail: 'This command id was used for something else.', params: { commandId: 'b8f7c2d0-0001' } },
  'call/already-open': { detail: 'Call 1 is open.', params: { seat: 0, call: 1 } },
  'call/not-found': { detail: 'The match has no call 3.', params: { call: 3, made: 2 } },
  'call/closed': { detail: 'Call 1 was closed.', params: { call: 1 } },
  'call/taken': { detail: 'Somebody comes to call 1.', params: { call: 1 } },
  'call/still-open': { detail: 'Close call 2 first.', params: { calls: [2] } },
  'judge/rewind-unavailable': { detail: 'The rules of this match were released before a match could go back.' },
  'rewind/other-game': { detail: 'Version 40 is of another game of the match.' },
  'rewind/abandoned': { detail: 'Version 40 was abandoned by the rewind at version 60.' },
  'rewind/nothing-since': { detail: 'The rules have done nothing since version 40.' },
  'rewind/too-many': { detail: 'The match has gone back 8 times.', params: { most: 8 } },
  'judge/plays-in-this-match': { detail: 'You sit at this table.' },
  'judge/players-left': { detail: 'Seats 0 and 1 would be left.', params: { left: [0, 1] } },
  'judge/result-stands': { detail: 'The match has ended.', params: { status: 'ended' } },
  'version/not-found': { detail: 'The newest version is 40.', params: { newest: 40 } },
  'read/closed-while-running': { detail: 'Read it when the match is over.' },
  'read/not-published': { detail: 'The organizer has not published the match.' },
  'ruleset/unknown': { detail: 'No such ruleset was released.', params: { ruleset: hash } },
  'format/not-fitting': { detail: 'The game is played by two.', params: { min: 2, max: 2, seats: 3 } },
  'deck/locked': { detail: 'Play the deck that you have registered.' },
  'deck/missing': { detail: 'Two decks are needed.', params: { seats: 2 } },
  'clock/none': { detail: 'Nobody has a clock here.' },
  'stream/version-conflict': { detail: 'Send the same command again.', params: { matchId: match } },

  ...tournamentProblemExamples,

  'bot-match/closed': { detail: 'Guests begin no matches against bots here.' },
  'bot-match/full': { detail: 'Bots are playing 20 matches, and more are not played at a time.', params: { most: 20 } },
  'bot-match/too-many': { detail: 'This address has begun 10 matches against bots within an hour.', params: { most: 10 } },
  'bot-match/deck-unfit': {
    detail: 'No card is called Blorbo.',
    params: { faults: [{ code: 'deck/unknown-card', line: 3, detail: 'No card is called Blorbo.' }] },
  },
  'bot-match/deck-unknown': { detail: 'There is no such ready-made deck to begin with.', params: { decks: ['steel', 'tide'] } },

  'request/malformed': {
    detail: 'The request does not fit what this endpoint takes.',
    issues: [
      { path: 'limit', message: 'expected at most 200', expected: { maximum: 200 } },
      { path: 'answer.picks.1', message: 'expected string, received number', expected: { type: 'string' } },
    ],
  },
  'request/too-large': { detail: 'The body is larger than this server takes.' },
  'request/unsupported-media-type': { detail: 'Send application/json.' },
  'request/route-not-found': { detail: 'There is nothing at this address.' },
  'phrase/too-many': { detail: 'Five phrases in 30 seconds are enough.', params: { most: 5, seconds: 30 } },
  'request/rate-limited': { detail: 'Slow down.', params: { limit: 600, cost: 20 } },
  'request/too-many-streams': { detail: 'Close a stream first.' },
  'access/token-missing': { detail: 'Send a token.' },
  'access/token-invalid': { detail: 'Nobody knows this token.' },
  'access/token-expired': { detail: 'Ask for another.', params: { expiredAt: '2026-01-31T18:00:00.000Z' } },
  'access/token-revoked': { detail: 'Ask for another.', params: { revokedAt: '2026-01-31T18:00:00.000Z' } },
  'access/forbidden': { detail: 'This is for organizers.' },
  'access/not-impartial': { detail: 'Who plays in the gathering sees their own hand only.' },
  'gathering/not-found': { detail: 'There is no such gathering.' },
  'player/not-found': { detail: 'The gathering has no such player.' },
  'player/is-bot': { detail: 'A bot plays as this player; it enters no tournament and has no token.' },
  'player/bound': { detail: 'Another person plays as this player.' },
  'person/not-found': { detail: 'The gathering knows no such person.' },
  'token/not-found': { detail: 'The gathering has no such token.' },
  'token/already-minted': { detail: 'The secret was shown when it was minted.', params: { tokenId: token } },
  'match/bad-seats': { detail: 'The game is played by two.', params: { min: 2, max: 2 } },
  'game/not-found': { detail: 'There is no game "chess" here.' },
  'format/not-found': { detail: 'The game has no such format.', params: { formats: ['single', 'match'] } },
  'job/not-found': { detail: 'There is no such job.' },
  'job/unfinished': { detail: 'The job waits.', params: { state: 'waiting' } },
  'job/not-dead': { detail: 'The job is done.', params: { state: 'done' } },
  'evidence/not-yet': { detail: 'Nothing was signed yet.' },
  'evidence/broken': { detail: 'The operator was told.', params: { finding: 'hash-chain' } },
  'webhook/not-found': { detail: 'The gathering has no such webhook.' },
  'webhook/delivery-not-found': { detail: 'There is no delivery 8.', params: { deliveryId: 8 } },
  'webhook/address-refused': { detail: 'Give an https address.', params: { because: 'scheme' } },
  'webhook/too-many': { detail: 'Remove one first.', params: { most: 10 } },
  'evidence/beyond-public-head': { detail: 'The public head covers 100 events.', params: { publicSize: 100 } },
  'evidence/no-such-head': { detail: 'No head over so many events was signed.', params: { publicSize: 100 } },
  'page/not-built': { detail: 'Build the page first.' },
  'server/unavailable': { detail: 'Try again shortly.' },
  'server/archive-unreachable': { detail: 'The match is archived, and the archive does not answer. Try again shortly.' },
  'server/storage-full': { detail: 'Nothing of the request was recorded.' },
  'server/internal': { detail: 'The request could not be carried out. The same command id may safely be sent again.' },
};

/** Returns a problem document as a client may get it with this code. */
export const problemExample = (code: ProblemCode): Problem => {
  const { detail, rule, params, issues }: ProblemExample<ProblemCode> = examples[code];
  const { status, title } = problemKinds[code];
  const document = {
    type: `/problems#${code}`,
    title,
    status,
    code,
    rule: rule ?? null,
    detail,
    instance: 'urn:uuid:018f2f0a-7b7c-7d00-8000-00000000000f',
    ...(params === undefined ? {} : { params }),
    ...(issues === undefined ? {} : { issues }),
  };
  // The type system cannot see that status and parameters fit each other; both are looked up by the same code.
  return document as Problem;
};
