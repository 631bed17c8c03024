import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import {
  foundingLog,
  logNameParamsSchema,
  tileOfLogParamsSchema,
  tileParamsSchema,
  type LogNameParams,
  type TileOfLogParams,
  type TileParams,
} from '@arbiter/contracts';
import type { PostgresEvidence, PublicTiles, TileAnswer } from '@arbiter/event-store';
import { readTilePath } from '@arbiter/tlog';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../auth/endpoint.decorator.js';
import { sendNewest } from '../http/prepared-document.js';
import { ProblemError } from '../problems/problem-error.js';
import { EVIDENCE, TILES } from '../tokens.js';
import { beyondPublicHead, nothingPublic } from './not-public-yet.js';

const tag = 'Evidence';
const everybody = { roles: 'everybody' } as const;
const checkpointContents = { 'text/plain': 'text' } as const;
const tileContents = { 'application/octet-stream': 'binary' } as const;
const tileProblems = ['evidence/not-yet', 'evidence/beyond-public-head', 'evidence/no-such-head', 'evidence/broken'] as const;

const cosigned =
  "The log's own signatures come first, then those of the witnesses that have cosigned this head so far (C2SP tlog-cosignature): it is given at once, so the first moments it may have none or few, and whoever asks for a quorum asks again.";

/** What was public stays so, and no part of a tree changes: whoever has a tile has it for ever. */
const forEver = 'public, max-age=31536000, immutable';

/** @throws {ProblemError} there is no tile to give */
const bytesOf = (answer: TileAnswer): Buffer => {
  switch (answer.kind) {
    case 'tile':
      return answer.bytes;
    case 'nothing-public':
      throw nothingPublic();
    case 'beyond-public-head':
      throw beyondPublicHead(answer.publicSize);
    case 'no-such-head':
      throw new ProblemError('evidence/no-such-head', 'No tree was signed in which this tile is so wide.', {
        params: { publicSize: answer.publicSize },
      });
  }
};

/**
 * The logs as C2SP `tlog-tiles` has it. `/tlog` is the prefix of the founding log, `/tlog/<id>` that of another one, as the names of logs
 * end in their ids: an installation that is named `example.org/tlog` has logs whose names are their prefixes.
 */
@Controller('tlog')
export class TilesController {
  constructor(
    @Inject(EVIDENCE) private readonly evidence: PostgresEvidence,
    @Inject(TILES) private readonly tiles: PublicTiles,
  ) {}

  @Get('checkpoint')
  @Endpoint({
    tag,
    summary: 'Gives the newest public head of the founding log as a signed note',
    description: `C2SP tlog-checkpoint. ${cosigned} It has an \`ETag\`, and \`If-None-Match\` is answered with 304.`,
    access: everybody,
    status: 200,
    contents: checkpointContents,
    problems: ['evidence/not-yet'],
  })
  async checkpoint(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sendCheckpoint(foundingLog, request, reply);
  }

  @Get('tile/*')
  @Endpoint({
    tag,
    summary: "Gives a tile of the founding log's tree, or a bundle of its entries",
    description:
      'C2SP tlog-tiles: 32 bytes a hash; a bundle has each entry behind its length of 16 bits. An entry is the hash of an event (32 bytes) and its tag (16 bytes), no more. Only what the public head covers is given, and partial tiles only in widths that they have in a tree that was signed.',
    access: everybody,
    status: 200,
    contents: tileContents,
    problems: tileProblems,
  })
  async tile(@Param({ schema: tileParamsSchema }) { path }: TileParams, @Res() reply: FastifyReply): Promise<void> {
    await this.sendTile(foundingLog, path, reply);
  }

  @Get(':log/checkpoint')
  @Endpoint({
    tag,
    summary: 'Gives the newest public head of a log as a signed note',
    description: `As \`/tlog/checkpoint\` for the founding log. ${cosigned}`,
    access: everybody,
    status: 200,
    contents: checkpointContents,
    problems: ['evidence/not-yet'],
  })
  async checkpointOfLog(
    @Param({ schema: logNameParamsSchema }) { log }: LogNameParams,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendCheckpoint(log, request, reply);
  }

  @Get(':log/tile/*')
  @Endpoint({
    tag,
    summary: "Gives a tile of a log's tree, or a bundle of its entries",
    description: 'As `/tlog/tile/{path}` for the founding log.',
    access: everybody,
    status: 200,
    contents: tileContents,
    problems: tileProblems,
  })
  async tileOfLog(@Param({ schema: tileOfLogParamsSchema }) { log, path }: TileOfLogParams, @Res() reply: FastifyReply): Promise<void> {
    await this.sendTile(log, path, reply);
  }

  private async sendCheckpoint(log: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const checkpoint = await this.evidence.cosignedCheckpoint(log);
    if (checkpoint === null) throw nothingPublic();
    const { logId, size, root, cosignatures, note } = checkpoint;
    void reply.type('text/plain; charset=utf-8');
    // Cosignatures of a head are only added.
    await sendNewest(request, reply, `${logId}-${size}-${root.slice(0, 16)}-${cosignatures}`, note);
  }

  private async sendTile(log: number, name: string, reply: FastifyReply): Promise<void> {
    const tile = readTilePath(name);
    if (tile === null)
      throw new ProblemError('request/malformed', 'This is not the path of a tile.', {
        issues: [{ path: 'path', message: 'write it as C2SP tlog-tiles does: 0/x001/234, 1/000.p/17, entries/067' }],
      });
    const bytes = bytesOf(await this.tiles.read(log, tile));
    await reply.type('application/octet-stream').header('cache-control', forEver).send(bytes);
  }
}
