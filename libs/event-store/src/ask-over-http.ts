import { messageOf, type NoteVerifier } from '@arbiter/contracts';
import type { SendToWitness } from '@arbiter/tlog';

/** A witness that is asked to cosign. */
export interface AskedWitness {
  readonly key: NoteVerifier;
  /** Prefix of its addresses, without a slash at the end. */
  readonly url: string;
}

/** A witness did not answer in time, or with more than an answer can be. */
export class WitnessSilent extends Error {
  constructor(url: string, cause: unknown) {
    super(`${url} does not answer: ${messageOf(cause)}`, { cause });
    this.name = 'WitnessSilent';
  }
}

/** The most bytes of an answer: a line of a signature, a size, or why not. */
const mostBytes = 16 * 1_024;

const textOf = async (answer: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    const some = part as Uint8Array;
    bytes += some.length;
    if (bytes > mostBytes) throw new Error(`its answer has more than ${mostBytes} bytes`);
    parts.push(some);
  }
  return Buffer.concat(parts).toString('utf8');
};

/**
 * Makes what sends requests to a witness (C2SP `tlog-witness`, `add-checkpoint`). Redirections are not followed: they are answers.
 * @param patienceMs how long all requests to this witness together may take, from now on, in milliseconds
 * @returns throws {WitnessSilent}
 */
export const askOverHttp = ({ url }: AskedWitness, patienceMs: number): SendToWitness => {
  const signal = AbortSignal.timeout(patienceMs);
  return async (body) => {
    try {
      const answer = await fetch(`${url}/add-checkpoint`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        redirect: 'manual',
        signal,
      });
      return { status: answer.status, text: await textOf(answer) };
    } catch (error) {
      throw new WitnessSilent(url, error instanceof Error && error.cause !== undefined ? error.cause : error);
    }
  };
};
