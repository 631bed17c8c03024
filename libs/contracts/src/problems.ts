import { refusalCodes } from '@arbiter/kernel';
import { z } from 'zod';

/** Why recording says no by itself, beside the refusals of the rules. Codes are public and never renamed. */
const recordingProblemCodes = [
  'match/not-found',
  'match/exists',
  'match/wrong-phase',
  'match/paused',
  'match/not-paused',
  'match/seat-unknown',
  'match/not-ready',
  'match/entropy-given',
  'match/entropy-waiting',
  'match/entropy-not-committed',
  'match/entropy-mismatch',
  'match/entropy-unopened',
  'match/owned-elsewhere',
  'answer/nothing-done',
  'draw/no-offer',
  'draw/already-offered',
  'command/reused',
  'judge/rewind-unavailable',
  'judge/plays-in-this-match',
  'judge/players-left',
  'judge/result-stands',
  'version/not-found',
  'read/closed-while-running',
  'read/not-published',
  'ruleset/unknown',
  'format/not-fitting',
  'deck/missing',
  'clock/none',
  'evidence/not-yet',
  'evidence/broken',
  'match/set-apart',
  'stream/version-conflict',
] as const;
export type RecordingProblemCode = (typeof recordingProblemCodes)[number];

/**
 * Every code that a problem document may carry: the refusals of the rules, recording's own, and those of the doors. A public contract: codes are
 * never renamed and never reused.
 */
export const problemCodes = [
  ...refusalCodes,
  ...recordingProblemCodes,

  'request/malformed',
  'request/too-large',
  'request/unsupported-media-type',
  'request/route-not-found',
  'request/rate-limited',
  'request/too-many-streams',

  'access/token-missing',
  'access/token-invalid',
  'access/token-expired',
  'access/token-revoked',
  'access/forbidden',
  'access/not-impartial',

  'event/not-found',
  'player/not-found',
  'player/bound',
  'person/not-found',
  'token/not-found',
  'token/already-minted',
  'match/bad-seats',
  'game/not-found',
  'format/not-found',
  'job/not-found',
  'job/unfinished',
  'job/not-dead',
  'evidence/beyond-public-head',
  'evidence/no-such-head',
  'page/not-built',

  'server/unavailable',
  'server/storage-full',
  'server/internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** One place in a request that does not fit its schema. */
export const requestIssueSchema = z
  .object({ path: z.string(), message: z.string() })
  .meta({ id: 'RequestIssue', description: 'One place in the request that does not fit.' });

/** RFC 9457 problem document, as every door answers when it says no. */
export const problemSchema = z
  .object({
    type: z.string().meta({ description: 'A reference to the description of this kind of problem.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    code: z.enum(problemCodes),
    rule: z.string().nullable().meta({ description: 'The number of the rule that says no, where a rule does.' }),
    detail: z.string(),
    instance: z.string().meta({ description: 'The id of this request, for the log.' }),
    params: z.record(z.string(), z.unknown()).optional(),
    issues: z.array(requestIssueSchema).optional(),
  })
  .meta({ id: 'Problem', description: 'application/problem+json (RFC 9457).' });

export type Problem = z.infer<typeof problemSchema>;
