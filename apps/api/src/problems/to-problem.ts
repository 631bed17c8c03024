import { HttpException } from '@nestjs/common';
import { isProblemCode, problemKinds, type Problem, type ProblemParams } from '@arbiter/contracts';
import { LogFault, NoPrimary } from '@arbiter/event-store';
import {
  ForwardedFailure,
  LeaseLost,
  OutcomeUnknown,
  RecordBroken,
  setApartProblem,
  StorageUnreachable,
  VersionConflict,
} from '@arbiter/recording';
import { fromRecording, ProblemError } from './problem-error.js';

/**
 * Codes of network errors and of PostgreSQL's classes 08 (connection), 28 and 3D (no such login or database), 53 (resources), 57
 * (shutdown); and of a server that only reads since another is the primary.
 */
const unavailableCode = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|28\w{3}|3D\w{3}|53\w{3}|57\w{3}|25006)$/;
/** PostgreSQL's disk_full, and the operating system's codes for a full disk. */
const fullCode = /^(?:53100|ENOSPC|EDQUOT)$/;
/** PostgreSQL's serialization_failure and deadlock_detected: the transaction was rolled back completely, and would have succeeded alone. */
const inTheWayCode = /^(?:40001|40P01)$/;
const unavailableMessage =
  /Query read timeout|Connection is closed|Connection terminated|timeout exceeded when trying to connect|max retries per request|Stream isn't writeable/i;

interface Coded {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly message?: unknown;
}

const fromStatus = (status: number): ProblemError | null => {
  if (status === 404) return new ProblemError('request/route-not-found', 'There is nothing at this address.');
  if (status === 413) return new ProblemError('request/too-large', 'The body is larger than this server takes.');
  if (status === 415) return new ProblemError('request/unsupported-media-type', 'Send application/json.');
  if (status === 429) return new ProblemError('request/rate-limited', 'Slow down.');
  if (status === 503) return new ProblemError('server/unavailable', 'Try again shortly.', { retryAfterSeconds: 1 });
  return status >= 400 && status < 500 ? new ProblemError('request/malformed', 'The request cannot be read.') : null;
};

/** What every client may know of why a part of the service is out of reach. */
const reasonOf = (error: unknown): string => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof NoPrimary) return 'None of the database servers takes events now. ';
    if (/read timeout|connection timeout|timeout exceeded/i.test(at.message)) return 'The database does not answer. ';
  }
  return '';
};

const isUnavailable = (error: Coded): boolean =>
  (typeof error.code === 'string' && unavailableCode.test(error.code)) ||
  (typeof error.message === 'string' && unavailableMessage.test(error.message));

/**
 * Returns what a client may know about an error. Every error that is not a refusal by Arbiter or by the framework becomes `server/internal`
 * without a word about the cause; the cause is logged.
 */
export const toProblemError = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof VersionConflict || error instanceof LeaseLost)
    return new ProblemError('stream/version-conflict', 'Somebody else wrote to the match first. Send the same command again.');
  if (error instanceof OutcomeUnknown)
    return new ProblemError(
      'server/unavailable',
      `${reasonOf(error)}It is not known whether the command was recorded. Send the same command again.`,
      {
        retryAfterSeconds: 1,
      },
    );
  if (error instanceof ForwardedFailure) return fromOwner(error);
  if (error instanceof RecordBroken) return fromRecording(setApartProblem(error));
  if (error instanceof StorageUnreachable)
    return new ProblemError('server/archive-unreachable', 'The match is archived, and the archive does not answer. Try again shortly.', {
      retryAfterSeconds: 5,
    });
  if (error instanceof LogFault)
    return new ProblemError('evidence/broken', 'The stored log does not lead to what was signed. Its operator was told.', {
      params: { finding: error.code },
    });
  if (error instanceof HttpException) return fromStatus(error.getStatus()) ?? internal();
  if (typeof error !== 'object' || error === null) return internal();
  const coded: Coded = error;
  if (typeof coded.statusCode === 'number') return fromStatus(coded.statusCode) ?? internal();
  if (typeof coded.code === 'string' && fullCode.test(coded.code))
    return new ProblemError(
      'server/storage-full',
      'Nothing of the request was recorded. Reading goes on; send the same command again when there is room.',
      { retryAfterSeconds: 10 },
    );
  if (typeof coded.code === 'string' && inTheWayCode.test(coded.code))
    return new ProblemError(
      'server/unavailable',
      'Others changed the same at the same moment; nothing of the request was recorded. Send the same command again.',
      { retryAfterSeconds: 1 },
    );
  if (isUnavailable(coded)) return new ProblemError('server/unavailable', `${reasonOf(error)}Try again shortly.`, { retryAfterSeconds: 1 });
  return internal();
};

/** Returns the problem that the owner of a match answered to a forwarded command. */
const fromOwner = ({ code, detail, params, retryAfterSeconds }: ForwardedFailure): ProblemError =>
  isProblemCode(code)
    ? new ProblemError(code, detail, {
        params: params as ProblemParams<typeof code>,
        ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
      })
    : internal();

const internal = (): ProblemError =>
  new ProblemError('server/internal', 'The request could not be carried out. The same command id may safely be sent again.');

/** Returns the RFC 9457 document of a problem. @param instance the request's id, by which it is found in the process's log */
export const problemDocument = (problem: ProblemError, instance: string): Problem => {
  const { status, title } = problemKinds[problem.code];
  const { rule, params, issues } = problem.extras;
  const document = {
    type: `/problems#${problem.code}`,
    title,
    status,
    code: problem.code,
    rule: rule ?? null,
    detail: problem.detail,
    instance: `urn:uuid:${instance}`,
    ...(params === undefined || Object.keys(params).length === 0 ? {} : { params: { ...params } }),
    ...(issues === undefined ? {} : { issues }),
  };
  // The type system can't see that status and parameters fit each other; both are looked up by the same code.
  return document as Problem;
};
