import { describe, expect, it } from '@jest/globals';
import { onlyTheLogIsWrong, worthShowing } from './app-services.mjs';

describe("what of a process's log reaches the terminal", () => {
  it('given an ordinary entry, then nothing', () => {
    expect(worthShowing('{"level":30,"msg":"request completed"}')).toBeNull();
  });

  it('given a warning or worse, then its message and its cause', () => {
    expect(worthShowing('{"level":50,"msg":"append failed","err":{"message":"connection lost"}}')).toBe(
      'error: append failed (connection lost)',
    );
  });

  it('given a line that is no log entry (a crash, a stray print), then the line itself', () => {
    expect(worthShowing('TypeError: x is not a function')).toBe('TypeError: x is not a function');
    expect(worthShowing('{"answer":42}')).toBe('{"answer":42}');
  });
});

describe('a process that is not ready', () => {
  const body = (/** @type {Record<string, boolean>} */ change) =>
    JSON.stringify({ ready: false, checks: { database: true, migrations: true, redis: true, log: true, ...change }, findings: [] });

  it('given only the log is wrong, then it runs all the same; given anything else, or no answer of ours, then not', () => {
    expect(onlyTheLogIsWrong(body({ log: false }))).toBe(true);
    expect(onlyTheLogIsWrong(body({}))).toBe(false);
    expect(onlyTheLogIsWrong(body({ log: false, redis: false }))).toBe(false);
    for (const text of ['', 'null', '{}', '<html>']) expect(onlyTheLogIsWrong(text)).toBe(false);
  });
});
