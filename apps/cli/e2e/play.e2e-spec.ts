import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../../..');

interface Played {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs the built command with these lines as its input. */
const playing = (words: readonly string[], lines: readonly string[]): Promise<Played> =>
  new Promise((resolve) => {
    const run = execFile(
      process.execPath,
      [join(checkout, 'dist/cli/main.js'), 'play', ...words],
      { cwd: checkout, env: { PATH: process.env['PATH'] ?? '' } },
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
    run.stdin?.end(lines.map((line) => `${line}\n`).join(''));
  });

describe('arbiter play with its lines piped in', () => {
  it('given some turns of Magic with wrong numbers, cards asked for and passes, when the input ends, then it ends well and says so', async () => {
    const lines = [
      '5',
      '1',
      '',
      'keep',
      '3',
      '? Lightning Bolt',
      '1',
      '? 2',
      '2',
      '7',
      'b',
      'P',
      'l',
      ...Array.from({ length: 8 }, () => 'P'),
    ];
    const { code, out, errors } = await playing(['magic', '--seed', '7', '--name', 'Robin'], lines);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const words of [
      'There is no option 5; they run from 1 to 4.',
      'Nothing was typed, and nothing was sent.',
      'keep is no number of an option.',
      'There is no option 3; they run from 1 to 2.',
      'Lightning Bolt deals 3 damage to any target.',
      'Mountain\n  supertypes basic, types land',
      'Robin plays Mountain.',
      'Turn 2: Bot.',
    ])
      expect(out).toContain(words);
    expect(out.endsWith('The input has ended; the match is left.\n')).toBe(true);
  });

  it('given Starline and a choice that is taken back, then only the second one is played', async () => {
    // The first option wherever one is asked for; where several picks or amounts are, it is sent with `y`.
    const turns = Array.from({ length: 12 }, () => ['1', 'y']).flat();
    const lines = ['1', '1', '1 2', '? 1', 'u', '9', '3', 'y', 'l', 'b', ...turns, 'q', '1'];
    const { code, out, errors } = await playing(['--seed', '7', '--name', 'Robin'], lines);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('You chose: Guardian Armless Statue; Shy Dotted Pumpkin\n');
    expect(out).toContain('Taken back; nothing was sent.\n');
    expect(out).toContain('You chose: Red Paint\n');
    expect(out).toContain('Robin exchanges 1 cards.');
    expect(out).not.toContain('Robin exchanges 2 cards.');
    expect(out).toMatch(/=== Turn 2: [^]*You left the match\.\n$/);
  });

  it('given no input at all, then it ends well, in Chinese as well', async () => {
    for (const [language, words] of [
      ['en', 'The input has ended; the match is left.'],
      ['zh', '输入已结束，对局就此离开。'],
    ] as const) {
      const { code, out, errors } = await playing(['grand-archive', '--language', language], []);
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(out.endsWith(`${words}\n`)).toBe(true);
    }
  });

  it('given the same seed and the same lines, then the same match is played', async () => {
    const lines = ['1', '1', '2', 'P', 'p', 'p', 'p'];
    const [first, second] = [await playing(['magic', '--seed', 'same'], lines), await playing(['magic', '--seed', 'same'], lines)];
    expect(second).toEqual(first);
  });
});
