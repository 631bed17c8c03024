import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Load, type Measured, payloadOf } from './workload.js';

const childPath = 'libs/event-store/src/bench/emmett-child.mjs';

/**
 * Finds the checkout that this program runs from, whether it was built or not.
 * @throws {Error} outside of a checkout: emmett is only there for comparison
 */
function checkout(from = import.meta.dirname): string {
  const manifest = join(from, 'package.json');
  if (
    existsSync(join(from, childPath)) &&
    existsSync(manifest) &&
    (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'arbiter'
  )
    return from;
  if (dirname(from) === from) throw new Error(`the comparison with emmett needs a checkout: ${childPath} was not found`);
  return checkout(dirname(from));
}

/** Measures appends through emmett's `appendToStream`, in a child process, with 32 connections. */
export async function measureEmmett(url: string, load: Load): Promise<Measured> {
  const root = checkout();
  const input = JSON.stringify({ url, load, sample: JSON.parse(payloadOf(0, 0)) as unknown });
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, childPath), input], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  return JSON.parse(last) as Measured;
}
