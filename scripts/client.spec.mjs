import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { inCheckout } from './lib/paths.mjs';

describe('the client of the API', () => {
  it("given the API's controllers and schemas as they are, then the description and the types in libs/client were made from them", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [inCheckout('scripts', 'client.mjs'), '--check'], {
      cwd: inCheckout(),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toBe('the client is up to date\n');
    expect(status).toBe(0);
  });
});
