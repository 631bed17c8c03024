import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inCheckout } from './lib/paths.mjs';

// The short form of `npm run tournament-chaos`: the worker and PostgreSQL die while rounds are published, the worker while results are taken over.
describe('kill -9 in the midst of a tournament', () => {
  it('given rounds that are published and matches that end, when what carries them on is killed, then each match and each result is there once', async () => {
    const child = spawn(
      process.execPath,
      [
        inCheckout('scripts', 'tournament-chaos.mjs'),
        ...['--tables', '30', '--publications', '3', '--results', '3', '--seed', '1', '--json'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let [report, story] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => (report += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (story += text));
    const [code] = await once(child, 'close');
    if (report === '') throw new Error(`${story.split('\n').slice(-12).join('\n')}\n\n${story}`);
    const { findings, killed, midway } = JSON.parse(report);
    expect(findings.filter((/** @type {{ broken: readonly string[] }} */ { broken }) => broken.length > 0)).toEqual([]);
    expect(findings.filter((/** @type {{ checked: number }} */ { checked }) => checked === 0)).toEqual([]);
    expect(killed).toEqual({ worker: 5, postgres: 1 });
    expect(midway).toBeGreaterThan(0);
    if (code !== 0) throw new Error(`it ended with ${code}: ${story}\n${report}`);
  }, 300_000);
});
