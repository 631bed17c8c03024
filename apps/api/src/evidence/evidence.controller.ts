import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import {
  checkpointQuerySchema,
  checkpointSchema,
  consistencyQuerySchema,
  consistencySchema,
  inclusionSchema,
  logsSchema,
  matchParamsSchema,
  matchStream,
  verifierKeySchema,
  type CheckpointQuery,
  type ConsistencyQuery,
  type Logs,
  type VerifierKeys,
} from '@arbiter/contracts';
import type { ConsistencyAnswer, ConsistencyProof, PostgresEvidence } from '@arbiter/event-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentMatch, CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { sendNewest } from '../http/prepared-document.js';
import { ReadingService } from '../matches/reading.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { EVIDENCE } from '../tokens.js';
import { beyondPublicHead, nothingPublic, notPublicYet } from './not-public-yet.js';

const tag = 'Evidence';
const everybody = { roles: 'everybody' } as const;

/**
 * @throws {ProblemError} when there is no proof; a size beyond the public head is refused in the same words whether or not it was recorded
 */
const orNone = (answer: ConsistencyAnswer): ConsistencyProof => {
  switch (answer.kind) {
    case 'proof':
      return answer.proof;
    case 'nothing-public':
      throw nothingPublic();
    case 'beyond-public-head':
      throw beyondPublicHead(answer.publicSize);
    case 'no-such-head':
      throw new ProblemError(
        'evidence/no-such-head',
        'The newer size must be that of a head that was signed. Leave it out for the public head.',
        { params: { publicSize: answer.publicSize } },
      );
  }
};

@Controller()
export class EvidenceController {
  constructor(
    @Inject(EVIDENCE) private readonly evidence: PostgresEvidence,
    @Inject(ReadingService) private readonly reading: ReadingService,
  ) {}

  @Get('evidence/key')
  @Endpoint({
    tag,
    summary: 'Gives the keys that verify signed checkpoints',
    description:
      'The newest key, and all that the log has had, oldest first. Each but the first comes with its announcement, a note that the key before it and it have signed; for 30 days after a change both sign every checkpoint.',
    access: everybody,
    status: 200,
    answer: verifierKeySchema,
    problems: ['evidence/not-yet'],
  })
  async key(): Promise<VerifierKeys> {
    const keys = await this.evidence.keys();
    const newest = keys.at(-1);
    if (newest === undefined)
      throw new ProblemError('evidence/not-yet', 'The log has no key yet: it gets one when its worker first runs.', {
        retryAfterSeconds: 3,
      });
    return {
      key: newest.verifierKey,
      keys: keys.map(({ verifierKey, since, announcement }) => ({ key: verifierKey, since: since.toISOString(), announcement })),
    };
  }

  @Get('evidence/logs')
  @Endpoint({
    tag,
    summary: 'Lists the logs of the installation',
    description:
      'Matches are recorded in logs of the month in which they were created, everything else in the founding log. A log has a name, and heads of its own; all are signed with the same keys. The proof of a match (`/matches/{matchId}/evidence`) says in which log it is.',
    access: everybody,
    status: 200,
    answer: logsSchema,
    problems: [],
  })
  async logs(): Promise<Logs> {
    return { logs: [...(await this.evidence.logs())] };
  }

  @Get('evidence/checkpoint')
  @Endpoint({
    tag,
    summary: 'Gives the newest public head of a log, signed',
    description:
      "A head is public as soon as it is signed where no match with a spectators' delay is under way or has lately ended. Else it is public when the longest of their delays is over, whether anything happened in them or not. What was public stays so: the size never goes back. It has an `ETag`, and `If-None-Match` is answered with 304.",
    access: everybody,
    status: 200,
    answer: checkpointSchema,
    problems: ['evidence/not-yet'],
  })
  async checkpoint(
    @Query({ schema: checkpointQuerySchema }) { log }: CheckpointQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const checkpoint = await this.evidence.publicCheckpoint(log);
    if (checkpoint === null) throw nothingPublic();
    await sendNewest(request, reply, `${checkpoint.logId}-${checkpoint.size}-${checkpoint.root.slice(0, 16)}`, checkpoint);
  }

  @Get('evidence/consistency')
  @Endpoint({
    tag,
    summary: 'Proves that a newer head of a log continues an older one',
    description:
      'A consistency proof (RFC 6962) from a log of `from` events to the public head, or to the signed head over `to` events; neither goes beyond the public head. `arbiter compare OLDER-HEAD ANSWER` takes the answer as it is.',
    access: { ...everybody, weight: 'page' },
    status: 200,
    answer: consistencySchema,
    problems: ['evidence/not-yet', 'evidence/beyond-public-head', 'evidence/no-such-head', 'evidence/broken'],
  })
  async consistency(@Query({ schema: consistencyQuerySchema }) { log, from, to }: ConsistencyQuery): Promise<ConsistencyProof> {
    return orNone(await this.evidence.consistency(log, from, to ?? null));
  }

  @Get('matches/:matchId/evidence')
  @Endpoint({
    tag,
    summary: "Proves that the match's newest event stands in the log",
    description:
      'An inclusion proof (RFC 6962) under the oldest signed head that covers it. For players and judges at any time, for others with the full record; for those to whom only its publication opens it no sooner than the public head covers it.',
    access: { roles: allRoles, published: true },
    status: 200,
    answer: inclusionSchema,
    problems: ['match/not-found', 'evidence/not-yet', 'evidence/broken', 'read/closed-while-running', 'read/not-published'],
  })
  async proof(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
  ): Promise<unknown> {
    const { version, reach } = await this.reading.evidenceReach(principal, access);
    const proof = await this.evidence.proof(matchStream(access.match.matchId), version, reach);
    if (proof === null)
      throw reach === 'public'
        ? notPublicYet()
        : new ProblemError(
            'evidence/not-yet',
            "No signed checkpoint covers the match's newest event yet; they are signed every few seconds.",
            { retryAfterSeconds: 3 },
          );
    return proof;
  }
}
