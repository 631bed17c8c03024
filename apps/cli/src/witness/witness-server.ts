import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { NoteSigner } from '@arbiter/contracts';
import { cosign, cosignedNote, openRequest, readWitnessKey, refusalOf, type WitnessedLog, type WitnessRefusal } from '@arbiter/tlog';
import { originHash, WitnessStore } from './witness-store.js';

export interface WitnessOptions {
  readonly signer: NoteSigner;
  readonly logs: readonly WitnessedLog[];
  /** Folder of the last checkpoint of each log. */
  readonly folder: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Told of what went wrong here, and of every request that could be evidence against a log. */
  readonly tell: (line: string) => void;
}

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The most bytes of a request: a proof of 63 hashes and a note with many signatures have room. */
const mostBytes = 256 * 1024;

const plain = (status: number, body: string): Reply => ({ status, type: 'text/plain; charset=utf-8', body });

const refusing = (refusal: WitnessRefusal): Reply =>
  refusal.status === 409
    ? { status: 409, type: 'text/x.tlog.size', body: `${refusal.size}\n` }
    : plain(refusal.status, `${refusal.because}\n`);

/** Reads a body; null where it is too long. */
const bodyOf = async (request: IncomingMessage): Promise<string | null> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const some = part as Buffer;
    bytes += some.length;
    if (bytes > mostBytes) return null;
    parts.push(some);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** A witness (C2SP `tlog-witness`): cosigns checkpoints that continue the last one, and serves the last one. */
export class Witness {
  private readonly store: WitnessStore;

  constructor(private readonly options: WitnessOptions) {
    this.store = new WitnessStore(options.folder, readWitnessKey(options.signer.verifierKey));
  }

  /** Answers `add-checkpoint`. What is cosigned is on the disk before it is told. */
  async addCheckpoint(body: string): Promise<Reply> {
    const { logs, signer, now, tell } = this.options;
    const opened = openRequest(body, logs);
    if (!opened.ok) return refusing(opened.refusal);
    const { request } = opened;
    const { origin, size } = request.head;
    return this.store.alone(origin, async () => {
      const last = await this.store.last(originHash(origin));
      const refusal = refusalOf(request, last?.head ?? null);
      if (refusal !== null) {
        // The log's key has signed it, so it may be evidence: two roots of one size, or a tree that does not continue.
        if (refusal.status === 422) tell(`${origin}: ${refusal.because}\n${body}`);
        return refusing(refusal);
      }
      const cosignature = cosign(request.text, signer, Math.floor(now() / 1_000));
      await this.store.keep(origin, cosignedNote(request, cosignature));
      tell(`${origin}: cosigned ${size} entries`);
      return plain(200, cosignature);
    });
  }

  /** Gives the last checkpoint of a log that was cosigned. @param name SHA-256 of its origin, hex */
  async latest(name: string): Promise<Reply> {
    const last = await this.store.last(name);
    return last === null ? plain(404, 'nothing was cosigned of this log\n') : plain(200, last.note);
  }

  /** Answers a request for any address. */
  async answer(request: IncomingMessage): Promise<Reply> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === '/add-checkpoint') {
      if (request.method !== 'POST') return plain(405, 'POST alone\n');
      const body = await bodyOf(request);
      return body === null ? plain(413, 'the request is too long\n') : this.addCheckpoint(body);
    }
    const [, name] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(path) ?? [];
    if (name === undefined) return plain(404, 'there is nothing here\n');
    return request.method === 'GET' || request.method === 'HEAD' ? this.latest(name) : plain(405, 'GET alone\n');
  }
}

/** Makes a server of a witness; it does not listen yet. */
export const witnessServer = (options: WitnessOptions): Server => {
  const witness = new Witness(options);
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let answer: Reply;
    try {
      answer = await witness.answer(request);
    } catch (error) {
      options.tell(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      answer = plain(500, 'the witness failed; it has cosigned nothing\n');
    }
    response.writeHead(answer.status, { 'content-type': answer.type, 'cache-control': 'no-store' }).end(answer.body);
    // What was not read of a request that is too long can't be told from the next request.
    if (answer.status === 413) request.destroy();
  };
  const server = createServer((request, response) => void reply(request, response));
  server.requestTimeout = 10_000;
  return server;
};
