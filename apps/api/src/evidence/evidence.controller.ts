import { Controller, Get, Inject, Param } from '@nestjs/common';
import { checkpointSchema, inclusionSchema, matchParamsSchema, verifierKeySchema } from '@arbiter/contracts';
import type { PostgresEvidence } from '@arbiter/event-store';
import type { SignedCheckpoint } from '@arbiter/recording';
import { CurrentMatch, CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Door } from '../auth/door.decorator.js';
import type { MatchAccess, Principal } from '../auth/principal.js';
import { ReadingService } from '../matches/reading.service.js';
import { ProblemError } from '../problems/problem-error.js';
import { EVIDENCE, VERIFIER_KEY } from '../tokens.js';

const tag = 'Evidence';
const everybody = { roles: 'everybody' } as const;

@Controller()
export class EvidenceController {
  constructor(
    @Inject(EVIDENCE) private readonly evidence: PostgresEvidence,
    @Inject(ReadingService) private readonly reading: ReadingService,
    @Inject(VERIFIER_KEY) private readonly verifierKey: () => Promise<string>,
  ) {}

  @Get('evidence/key')
  @Door({ tag, summary: 'Gives the key that verifies signed checkpoints', access: everybody, status: 200, answer: verifierKeySchema, problems: [] })
  async key(): Promise<{ readonly key: string }> {
    return { key: await this.verifierKey() };
  }

  @Get('evidence/checkpoint')
  @Door({ tag, summary: 'Gives the newest signed checkpoint of the log', access: everybody, status: 200, answer: checkpointSchema, problems: ['evidence/not-yet'] })
  async checkpoint(): Promise<SignedCheckpoint> {
    const checkpoint = await this.evidence.newestCheckpoint();
    if (checkpoint === null) throw new ProblemError('evidence/not-yet', 'Nothing has been signed yet.');
    return checkpoint;
  }

  @Get('matches/:matchId/evidence')
  @Door({
    tag,
    summary: "Proves that the match's newest event stands in the log",
    description: 'An inclusion proof (RFC 6962) with a signed checkpoint that covers it. For players and judges at any time, for others with the full record.',
    access: { roles: allRoles, published: true },
    status: 200,
    answer: inclusionSchema,
    problems: ['match/not-found', 'evidence/not-yet', 'evidence/broken', 'read/closed-while-running', 'read/not-published'],
  })
  async proof(@CurrentPrincipal() principal: Principal, @CurrentMatch() access: MatchAccess, @Param({ schema: matchParamsSchema }) _: unknown): Promise<unknown> {
    await this.reading.checkEvidence(principal, access);
    const proof = await this.evidence.proof(access.match.matchId);
    if (proof === null) throw new ProblemError('evidence/not-yet', "No signed checkpoint covers the match's newest event yet; they are signed every few seconds.", { retryAfterSeconds: 3 });
    return proof;
  }
}
