import { describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { exportOf, memoryWorld, probeMatchId, probeService, yes } from '@arbiter/testing';
import { CommandFailed } from '../failure.js';
import { releasedRulesets } from '../rulesets.js';
import { addAudit } from './audit.js';
import { addCompare } from './compare.js';
import { addLog } from './log.js';
import { addProjections } from './projections.js';
import { addReplay } from './replay.js';
import { addScenario } from './scenario.js';
import { addVerify } from './verify.js';

const run = (...words: readonly string[]): Promise<unknown> => {
  const program = new Command('arbiter');
  for (const add of [addVerify, addReplay, addAudit, addCompare, addLog, addProjections, addScenario]) add(program);
  const silence = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(silence);
  };
  silence(program);
  return program.parseAsync(['node', 'arbiter', ...words]);
};

describe('a match that ended before it began, with a ruling behind its end', () => {
  const printed = async (...words: readonly string[]): Promise<string> => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    try {
      await run(...words);
    } finally {
      log.mockRestore();
    }
    return lines.join('\n');
  };

  it('when it is replayed, then what judges did is told', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-cli-'));
    const file = join(folder, 'export.jsonl');
    try {
      const version = (await releasedRulesets().newest('starline')) ?? '';
      const world = memoryWorld(releasedRulesets());
      const service = probeService(world);
      const format = Object.values((await world.rulesets.load(version)).formats)[0]!;
      yes(
        await service.create({
          matchId: probeMatchId,
          commandId: 'create',
          gatheringId: null,
          players: ['alice', 'bob'],
          ruleset: version,
          format,
          clock: null,
          spectatorDelay: { versions: 0, ms: 0 },
          autoStart: true,
        }),
      );
      yes(
        await service.judge({
          matchId: probeMatchId,
          commandId: 'end',
          judge: 'judy',
          act: { type: 'noShow', seats: [0, 1], reason: 'nobody came', rules: [] },
        }),
      );
      yes(
        await service.judge({
          matchId: probeMatchId,
          commandId: 'ruling',
          judge: 'judy',
          act: { type: 'ruling', reason: 'A storm.', rules: ['1.2'] },
        }),
      );
      await writeFile(file, (await exportOf(world)).text);
      expect(await printed('replay', file)).toMatch(
        /   2 {2}A judge gives Player 1 and Player 2 a loss .*: nobody came\n[^]*The match ends: nobody won\.\n[^]*   5 {2}Ruling \(1\.2\): A storm\.$/,
      );
      expect(await printed('verify', file)).toMatch(
        /entropy: no player added any\nresult: nobody won \(no-show\)\nrulings given after the end: 1$/,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('what is typed wrongly', () => {
  it('given a key that is none, when a file is to be verified, then it says what a key looks like', async () => {
    await expect(run('verify', 'whatever.jsonl', '--key', 'garbage')).rejects.toThrow(CommandFailed);
    await expect(run('verify', 'whatever.jsonl', '--key', 'garbage')).rejects.toThrow('<name>+<id>+<key>');
  });

  it('given a language that nobody speaks here, when a file is to be replayed, then the two are named', async () => {
    await expect(run('replay', 'whatever.jsonl', '--language', 'fr')).rejects.toThrow('Allowed choices are en, zh');
  });

  it('given a scenario format that nobody reads, or files that are not there, when scenarios are to be run, then it says so', async () => {
    await expect(run('scenario', 'whatever', '--format', 'prose')).rejects.toThrow('There are: arbiter, xmage');
    await expect(run('scenario', 'no-such-file.jsonl', '--format', 'xmage', '--cards', 'no-such-list')).rejects.toThrow('no-such-list');
  });

  it('given no database, when projections are to be rebuilt, then it says how to name one', async () => {
    const { DATABASE_URL, APP_DATABASE_URL } = process.env;
    delete process.env['DATABASE_URL'];
    delete process.env['APP_DATABASE_URL'];
    try {
      await expect(run('projections', 'rebuild')).rejects.toThrow(CommandFailed);
    } finally {
      Object.assign(
        process.env,
        DATABASE_URL === undefined ? {} : { DATABASE_URL },
        APP_DATABASE_URL === undefined ? {} : { APP_DATABASE_URL },
      );
    }
  });
});

describe('files from strangers', () => {
  /** Runs a command and returns what it prints and the exit code that it sets. */
  const said = async (...words: readonly string[]): Promise<{ readonly text: string; readonly code: typeof process.exitCode }> => {
    const lines: string[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
    const before = process.exitCode;
    process.exitCode = undefined;
    try {
      await run(...words);
      return { text: lines.join('\n'), code: process.exitCode };
    } finally {
      process.exitCode = before;
      log.mockRestore();
    }
  };

  it('given a file of deep JSON, when it is verified, replayed, audited or compared, then the fault is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'arbiter-files-'));
    const deep = join(folder, 'deep.jsonl');
    await writeFile(deep, `{"arbiterExport":${'['.repeat(300_000)}\n{}\n{}\n`);
    expect(await said('verify', deep)).toEqual({ text: expect.stringContaining('NOT VERIFIED: file/too-deep'), code: 1 });
    expect(await said('compare', deep, deep)).toEqual({ text: expect.stringContaining('CONTRADICTION file/unreadable'), code: 1 });
    expect(JSON.parse((await said('compare', deep, '--json')).text)).toMatchObject({
      ok: false,
      contradictions: [{ code: 'file/unreadable' }],
    });
    for (const command of ['replay', 'audit']) await expect(run(command, deep)).rejects.toThrow(/file\/too-deep/);
    await rm(folder, { recursive: true });
  });

  it('given a folder, or nothing, instead of a file, when it is read, then it says so', async () => {
    for (const command of ['verify', 'replay', 'audit', 'compare']) {
      await expect(run(command, tmpdir())).rejects.toThrow("can't be read");
      await expect(run(command, join(tmpdir(), 'no-such-file'))).rejects.toThrow("can't be read");
    }
  });

  it('given no reason, or no number, when an operator decides about the log, then it says what is missing', async () => {
    await expect(run('log', 'settle', '1', '--because', ' ')).rejects.toThrow('say why');
    await expect(run('log', 'settle', 'x', '--because', 'mended')).rejects.toThrow('the number of a finding');
    await expect(run('log', 'accept')).rejects.toThrow('--because');
  });
});
