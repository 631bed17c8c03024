import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inCheckout } from './lib/paths.mjs';

// The short form of `npm run chaos`, on three API processes and a PostgreSQL with a synchronous standby, which is out of reach for a moment half
// way, and takes over while it is a second behind; with a seed by which the first kills hit every process.
describe('kill -9 of everything while matches are played', () => {
  it('given four matches under way at three API processes, when each of these, worker, PostgreSQL and Redis are killed, then nothing acknowledged is lost and nothing is there twice', async () => {
    const child = spawn(
      process.execPath,
      [inCheckout('scripts', 'chaos.mjs'), '--matches', '4', '--kills', '7', '--seed', '9', '--nodes', '3', '--failover', '--json'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let [report, story] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (report += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (story += text));
    const [code] = await once(child, 'close');
    // The last lines, which say what broke, come first, since a long message may be cut off.
    if (report === '') throw new Error(`${story.split('\n').slice(-12).join('\n')}\n\n${story}`);
    const { findings, killed, finished, acknowledged } = JSON.parse(report);
    expect(findings.filter((/** @type {{ broken: readonly string[] }} */ { broken }) => broken.length > 0)).toEqual([]);
    if (code !== 0) throw new Error(`it ended with ${code}: ${story}\n${report}`);
    expect(
      findings
        .filter((/** @type {{ checked: number }} */ { checked }) => checked === 0)
        .map((/** @type {{ name: string }} */ { name }) => name),
    ).toEqual(['a refused command left nothing']);
    expect(findings.map((/** @type {{ name: string }} */ { name }) => name)).toContain(
      'nothing was acknowledged while the synchronous standby was out of reach',
    );
    expect(Object.keys(killed).sort()).toEqual(['api', 'api2', 'api3', 'backend', 'postgres', 'primary', 'redis', 'worker']);
    expect(finished).toBe(4);
    expect(acknowledged).toBeGreaterThan(200);
  }, 300_000);
});
