import { describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { CommandFailed } from '../failure.js';
import { addProjections } from './projections.js';
import { addReplay } from './replay.js';
import { addScenario } from './scenario.js';
import { addVerify } from './verify.js';

const run = (...words: readonly string[]): Promise<unknown> => {
  const program = new Command('arbiter').exitOverride().configureOutput({ writeErr: () => undefined });
  for (const add of [addVerify, addReplay, addProjections, addScenario]) add(program);
  for (const command of program.commands) command.exitOverride().configureOutput({ writeErr: () => undefined });
  return program.parseAsync(['node', 'arbiter', ...words]);
};

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
      Object.assign(process.env, DATABASE_URL === undefined ? {} : { DATABASE_URL }, APP_DATABASE_URL === undefined ? {} : { APP_DATABASE_URL });
    }
  });
});
