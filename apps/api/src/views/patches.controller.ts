import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { matchParamsSchema, type PatchesQuery, patchesQuerySchema, viewPatchesSchema } from '@arbiter/contracts';
import { CurrentMatch, CurrentPrincipal } from '../auth/current.decorator.js';
import { allRoles, Endpoint } from '../auth/endpoint.decorator.js';
import { readerFor, type MatchAccess, type Principal } from '../auth/principal.js';
import { ViewPatches } from './view-patches.js';

/** How long what nobody needs a token for may be kept, in seconds. Words may be corrected with a new release; a digest that differs says so. */
const keptSeconds = 3_600;

/** Patches for whoever steps through a match. */
@Controller('matches/:matchId')
export class PatchesController {
  constructor(@Inject(ViewPatches) private readonly viewPatches: ViewPatches) {}

  @Get('patches')
  @Endpoint({
    tag: 'Reading',
    summary: 'Tells what changes in the view from version to version',
    description:
      'One patch for each version from `from` to `to`, at most 100, forwards or backwards: whoever has the view at `from` gets that of every version on the way, as `GET /matches/{matchId}/view` would show it. Those of a published match that is over may be kept for an hour by whoever asks without a token.',
    access: { roles: allRoles, published: true, weight: 'page' },
    status: 200,
    answer: viewPatchesSchema,
    problems: ['match/not-found', 'version/not-found', 'judge/plays-in-this-match'],
  })
  async patches(
    @CurrentPrincipal() principal: Principal,
    @CurrentMatch() access: MatchAccess,
    @Param({ schema: matchParamsSchema }) _: unknown,
    @Query({ schema: patchesQuerySchema }) { from, to, as: perspective }: PatchesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const patched = this.viewPatches.of(access.match, readerFor(principal, access, perspective));
    const { texts, isOver } = await patched.steps(from, to);
    if (principal.kind === 'anonymous' && isOver)
      void reply.header('cache-control', `public, max-age=${keptSeconds}`).header('vary', 'authorization, accept-encoding');
    await reply.type('application/json; charset=utf-8').send(`{"patches":[${texts.join(',')}]}`);
  }
}
