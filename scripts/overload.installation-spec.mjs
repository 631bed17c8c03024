import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inCheckout } from './lib/paths.mjs';

// The short form of `npm run overload`, without checking how long anything takes.
describe('floods of an installation with its limits on', () => {
  it('given players play, when others ask far too much in every way, then the players go on, refusals say when to come back, and nothing is lost', async () => {
    const args = ['--seconds', '2', '--connections', '32', '--latency-ms', '60000', '--seed', '7', '--json'];
    const child = spawn(process.execPath, [inCheckout('scripts', 'overload.mjs'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [report, story] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (report += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (story += text));
    const [code] = await once(child, 'close');
    if (report === '') throw new Error(`${story.split('\n').slice(-12).join('\n')}\n\n${story}`);
    const { parts, findings } = JSON.parse(report);
    expect(findings.filter((/** @type {{ broken: readonly string[] }} */ { broken }) => broken.length > 0)).toEqual([]);
    if (code !== 0) throw new Error(`it ended with ${code}: ${story}\n${report}`);
    expect(parts.map((/** @type {{ name: string }} */ { name }) => name)).toEqual([
      'nothing else',
      'one address',
      'many addresses',
      'big bodies',
      'slow readers',
      'live streams',
      'all at once',
      'afterwards',
    ]);
    const of = (/** @type {string} */ wanted) => parts.find((/** @type {{ name: string }} */ { name }) => name === wanted).outcomes;
    for (const status of ['400', '401', '404']) expect(of('one address')[status]).toBeGreaterThan(0);
    expect(of('big bodies')['413']).toBeGreaterThan(0);
    // 128 streams with 5 tokens, of which each may have 20.
    expect(of('live streams')).toMatchObject({ 200: expect.any(Number), 429: expect.any(Number) });
  }, 600_000);
});
