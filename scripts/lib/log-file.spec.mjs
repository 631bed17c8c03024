import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogFile } from './log-file.mjs';
import { Service } from './service.mjs';

/** A file to which every write fails with a full disk. */
const fullDisk = '/dev/full';
const onFullDisk = existsSync(fullDisk) ? it : it.skip;

/** @type {string} */
let home;
/** @type {string[]} */
let said;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'arbiter-log-'));
  said = [];
});

afterEach(() => rmSync(home, { recursive: true }));

const say = (/** @type {string} */ event) => void said.push(event);

describe('a log on a full disk', () => {
  onFullDisk("given lines can't be written, then it is said once, and nothing is thrown", () => {
    const log = new LogFile(fullDisk, say);
    for (const line of ['one', 'two', 'three']) log.write(line);
    expect(said).toEqual([`its log can't be written (the disk is full); lines are left out of ${fullDisk} until it can`]);
  });

  onFullDisk('given there is room again, then the log goes on, says what is missing, and a second time is said again', () => {
    const file = path.join(home, 'a.log');
    const log = new LogFile(file, say);
    log.write('before');
    log.close();
    const real = readFileSync(file, 'utf8');
    rmSync(file);
    symlinkSync(fullDisk, file);
    log.write('lost');
    log.write('lost too');
    rmSync(file);
    writeFileSync(file, real);
    log.write('after');
    log.close();
    expect(readFileSync(file, 'utf8')).toBe('before\n(2 lines are missing here: they could not be written)\nafter\n');
    rmSync(file);
    symlinkSync(fullDisk, file);
    log.write('lost again');
    expect(said.map((event) => event.split(/[(;]/)[0])).toEqual([
      "its log can't be written ",
      'its log can be written again',
      "its log can't be written ",
    ]);
  });

  it('given the disk took only a part of a line, then what is missing begins on a line of its own', () => {
    const file = path.join(home, 'a.log');
    // Script for a process with a limit on the size of files, which acts like a disk that fills up: a part of a write succeeds, then writes
    // are refused.
    const script = `const { readFileSync, writeFileSync } = await import('node:fs');
      const { LogFile } = await import(${JSON.stringify(new URL('./log-file.mjs', import.meta.url).href)});
      const log = new LogFile(${JSON.stringify(file)}, () => undefined);
      for (let line = 0; line < 30; line += 1) log.write('x'.repeat(99));
      writeFileSync(${JSON.stringify(file)}, readFileSync(${JSON.stringify(file)}, 'utf8').slice(-10));
      log.write('after');`;
    const ran = spawnSync('/bin/sh', ['-c', 'ulimit -f 2 && exec "$0" --input-type=module -e "$1"', process.execPath, script], {
      encoding: 'utf8',
    });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^x{10}\n\(\d+ lines are missing here: they could not be written\)\nafter\n$/);
  });

  it('given its folder is not there, then that is said as it is', () => {
    new LogFile(path.join(home, 'nowhere', 'a.log'), say).write('one');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('ENOENT');
  });
});

describe('a service on a full disk', () => {
  /** Makes a service that prints, then waits to be stopped. @param {Partial<import('./service.mjs').ServiceSpec>} [change] */
  const talker = (change = {}) => {
    /** @type {string[]} */
    const lines = [];
    /** @type {() => void} */
    let heard;
    const spoken = /** @type {Promise<void>} */ (new Promise((resolve) => (heard = resolve)));
    const service = new Service({
      name: 'talker',
      home,
      stopOrder: 1,
      command: () => ({
        command: process.execPath,
        args: ['-e', 'console.log("first"); console.log("last"); setInterval(() => undefined, 1e6)'],
      }),
      ready: () => spoken,
      onLine: (line) => {
        lines.push(line);
        if (line === 'last') heard();
      },
      onEvent: say,
      advice: 'none',
      ...change,
    });
    return { service, lines };
  };

  onFullDisk("given its log can't be written, then it runs, its lines are heard, and it is said once", async () => {
    const { service, lines } = talker();
    symlinkSync(fullDisk, service.logFile);
    await service.start();
    await service.stop();
    expect(lines).toEqual(['first', 'last']);
    expect(said).toEqual([expect.stringContaining('the disk is full')]);
  });

  it("given its record can't be written, then it runs without one, and it is said once", async () => {
    writeFileSync(path.join(home, 'run'), 'a file where the folder of the records should be');
    const { service } = talker();
    await service.start();
    expect(service.pid).not.toBeNull();
    await service.stop();
    expect(said).toEqual([expect.stringContaining("its record can't be written")]);
  });

  it("given its log can't even be opened, then it runs without one", async () => {
    const { onLine: _none, ...silent } = talker().service.spec;
    const service = new Service({ ...silent, ready: async () => undefined });
    rmSync(path.join(home, 'logs'), { recursive: true });
    await service.start();
    expect(service.pid).not.toBeNull();
    await service.stop();
    expect(said).toEqual([expect.stringContaining('runs without a log')]);
  });
});
