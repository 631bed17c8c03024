import type { ProblemCode } from '@arbiter/contracts';

interface Kind {
  readonly status: number;
  readonly title: string;
}
const kind = (status: number, title: string): Kind => ({ status, title });

/** Status and title of every problem. A code without a line here does not compile. */
export const problemKinds = {
  'decision/unknown': kind(404, 'The match has no such decision'),
  'decision/closed': kind(409, 'The decision is no longer open'),
  'decision/not-yours': kind(403, "Another player's decision"),
  'answer/malformed': kind(400, 'The answer does not have the shape that the decision asks for'),
  'answer/illegal': kind(422, 'The rules do not allow this answer'),
  'deck/illegal': kind(422, 'The deck breaks the rules'),
  'match/over': kind(409, 'The match is over'),
  'action/not-possible': kind(422, 'The rules do not allow this now'),

  'match/not-found': kind(404, 'No such match'),
  'match/set-apart': kind(423, 'The match is set apart: its record does not hold'),
  'match/exists': kind(409, 'The match exists already'),
  'match/wrong-phase': kind(409, 'Not in this phase of the match'),
  'match/paused': kind(409, 'The match is paused'),
  'match/not-paused': kind(409, 'The match is not paused'),
  'match/seat-unknown': kind(422, 'The match has no such seat'),
  'match/not-ready': kind(409, 'Not every player is ready'),
  'match/entropy-given': kind(409, 'Entropy was given already'),
  'match/entropy-waiting': kind(409, 'Not every player has committed to entropy or declined'),
  'match/entropy-not-committed': kind(409, 'The player has not committed to entropy'),
  'match/entropy-mismatch': kind(422, 'The entropy is not what was committed to'),
  'match/entropy-unopened': kind(409, 'The player has not opened the entropy that they committed to'),
  'match/owned-elsewhere': kind(503, 'Another node is handling the match'),
  'answer/nothing-done': kind(409, 'Too much was said while nothing happened'),
  'draw/no-offer': kind(409, 'No draw is on offer'),
  'draw/already-offered': kind(409, 'This draw is on offer already'),
  'command/reused': kind(409, 'The command id belongs to another command'),
  'judge/rewind-unavailable': kind(422, 'Rewinding is refused'),
  'judge/plays-in-this-match': kind(403, 'Staff who play in a match act in it as players'),
  'judge/players-left': kind(409, 'More than one player would be left'),
  'judge/result-stands': kind(409, 'The match is over and its result stands'),
  'version/not-found': kind(404, 'The match has no such version'),
  'read/closed-while-running': kind(403, 'Closed while the match runs'),
  'read/not-published': kind(403, 'Not published'),
  'ruleset/unknown': kind(422, 'No such ruleset'),
  'format/not-fitting': kind(422, 'The match does not fit the format'),
  'deck/missing': kind(422, 'Every seat needs a deck'),
  'clock/none': kind(409, 'The match has no clock'),
  'stream/version-conflict': kind(409, 'Somebody else wrote first'),

  'request/malformed': kind(400, 'The request does not fit'),
  'request/too-large': kind(413, 'The request is too large'),
  'request/unsupported-media-type': kind(415, 'The content type is not supported'),
  'request/route-not-found': kind(404, 'No such route'),
  'request/rate-limited': kind(429, 'Too many requests'),
  'request/too-many-streams': kind(429, 'Too many open streams'),

  'access/token-missing': kind(401, 'A token is needed'),
  'access/token-invalid': kind(401, 'The token is not known'),
  'access/token-expired': kind(401, 'The token has expired'),
  'access/token-revoked': kind(401, 'The token was revoked'),
  'access/forbidden': kind(403, 'The token does not open this door'),
  'access/not-impartial': kind(403, 'Somebody who plays in the event stands behind the token'),

  'event/not-found': kind(404, 'No such event'),
  'player/not-found': kind(404, 'No such player'),
  'player/bound': kind(409, 'Player and person are bound otherwise already'),
  'person/not-found': kind(404, 'No such person'),
  'token/not-found': kind(404, 'No such token'),
  'token/already-minted': kind(409, 'The command has minted its token already'),
  'match/bad-seats': kind(422, 'The players do not fit the seats'),
  'game/not-found': kind(404, 'No such game'),
  'format/not-found': kind(404, 'No such format'),
  'job/not-found': kind(404, 'No such job'),
  'job/unfinished': kind(409, 'The job is not finished'),
  'job/not-dead': kind(409, 'The job is not among the dead letters'),
  'evidence/not-yet': kind(404, 'No signed checkpoint covers the match yet'),
  'evidence/broken': kind(423, 'The log does not lead to its signed head'),
  'page/not-built': kind(404, 'The page has not been built'),

  'server/unavailable': kind(503, 'A part of the service is out of reach'),
  'server/storage-full': kind(507, 'There is no room left to store anything'),
  'server/internal': kind(500, 'Something went wrong on our side'),
} as const satisfies Record<ProblemCode, Kind>;
