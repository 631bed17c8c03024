import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inCheckout } from './lib/paths.mjs';

/** @param {string} file */
const read = (file) => readFileSync(inCheckout(file), 'utf8').replace(/^\s*#.*$/gm, '');

/** Returns every variable that a file uses: its name, and the text behind the name. @param {string} compose */
const variablesOf = (compose) => [...compose.matchAll(/\$\{(\w+)([^}]*)\}/g)].map(([, name = '', rest = '']) => ({ name, rest }));

/** @param {string} file @returns {ReadonlyMap<string, string>} */
const settings = (file) =>
  new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => /** @type {[string, string]} */ (line.split('='))),
  );

describe.each(['docker-compose.yml', 'docker-compose.citus.yml'])('%s', (file) => {
  const compose = read(file);

  it('given a password, then it must come from outside: no default, and an empty one counts as none', () => {
    const passwords = variablesOf(compose).filter(({ name }) => /PASSWORD|SECRET|TOKEN|KEY/.test(name));
    expect(new Set(passwords.map(({ name }) => name))).toEqual(new Set(['OWNER_PASSWORD', 'APP_PASSWORD', 'KEEPER_PASSWORD']));
    for (const { name, rest } of passwords)
      expect({ name, rest }).toEqual({ name, rest: expect.stringMatching(/^:\?.*\bcompose-passwords\.mjs\b/) });
  });

  it('given a login in a URL or a setting named password, then what stands there is a variable', () => {
    const plain = compose.replace(/\$\{\w+[^}]*\}/g, '$variable');
    const logins = [...plain.matchAll(/:\/\/[^\s:@/]+:([^@\s]*)@/g), ...plain.matchAll(/PASSWORD:\s*(\S.*)$/gm)].map(
      ([, secret = '']) => secret,
    );
    expect(logins.length).toBeGreaterThanOrEqual(4);
    for (const secret of logins) expect(secret).toBe('$variable');
  });
});

describe('the passwords for compose', () => {
  it("given the words for them, when they are followed twice, then there are three different ones, for their owner's eyes, and the second time changes nothing", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'arbiter-compose-'));
    const file = path.join(folder, '.env');
    const run = () => spawnSync(process.execPath, [inCheckout('scripts', 'compose-passwords.mjs'), file]).status;
    try {
      expect(run()).toBe(0);
      const made = settings(file);
      expect([...made.keys()]).toEqual(['OWNER_PASSWORD', 'APP_PASSWORD', 'KEEPER_PASSWORD']);
      expect(new Set(made.values()).size).toBe(3);
      for (const password of made.values()) expect(password).toMatch(/^[0-9a-f]{48}$/);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(run()).toBe(0);
      expect(settings(file)).toEqual(made);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
