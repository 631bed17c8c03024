import { RequestRefused } from '@arbiter/client';
import { type Problem, pageProblem, problemOf } from './problems.js';
import type { CardQuery } from './types.js';

/** Above this size in bytes a file is packed before it is sent: lists of cards become a tenth, and a request has 30 seconds to arrive. */
const packedFrom = 4 * 1_024 * 1_024;

/** How far something is: bytes done, of all. */
type Progress = (done: number, total: number) => void;

const isPacked = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
};

/**
 * Packs a large file with gzip, piece by piece: the browser keeps what comes of it, and the page never holds more than a piece. A file that
 * is small or packed already stays as it is.
 */
export async function packed(file: Blob, progress: Progress): Promise<Blob> {
  if (file.size < packedFrom || typeof CompressionStream === 'undefined' || (await isPacked(file))) return file;
  let done = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      done += piece.byteLength;
      progress(done, file.size);
      controller.enqueue(piece);
    },
  });
  return new Response(file.stream().pipeThrough(counted).pipeThrough(new CompressionStream('gzip'))).blob();
}

/** A file that is on its way. */
export interface Sending {
  /** The job that imports it. Rejects with a `Problem`. */
  readonly jobId: Promise<string>;
  stop(): void;
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Why a file did not arrive. */
export class FileNotSent extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Sends a list of cards as it is; the browser reads it from where it lies while it is sent. */
export function sendCards(token: string, file: Blob, query: CardQuery, progress: Progress): Sending {
  // `fetch` does not tell how much of a body has left.
  const request = new XMLHttpRequest();
  const jobId = new Promise<string>((resolve, reject) => {
    const url = new URL('/cards/imports', location.origin);
    for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
    request.open('POST', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded, total));
    request.addEventListener('error', () => reject(new FileNotSent(pageProblem('page/upload-broken'))));
    request.addEventListener('abort', () => reject(new FileNotSent(pageProblem('page/upload-stopped'))));
    request.addEventListener('load', () => {
      const body = jsonOf(request.responseText);
      if (request.status === 202 && typeof body === 'object' && body !== null && 'jobId' in body) return resolve(String(body.jobId));
      const response = new Response(null, { status: Math.max(request.status, 400) });
      reject(new FileNotSent(problemOf(new RequestRefused(response, body))));
    });
    request.send(file);
  });
  return { jobId, stop: () => request.abort() };
}
