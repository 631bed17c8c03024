import { describe, expect, it } from '@jest/globals';
import { worthShowing } from './app-services.mjs';

describe('what of a process\'s log reaches the terminal', () => {
  it('given an ordinary entry, then nothing', () => {
    expect(worthShowing('{"level":30,"msg":"request completed"}')).toBeNull();
  });

  it('given a warning or worse, then its message and its cause', () => {
    expect(worthShowing('{"level":50,"msg":"append failed","err":{"message":"connection lost"}}')).toBe('error: append failed (connection lost)');
  });

  it('given a line that is no log entry (a crash, a stray print), then the line itself', () => {
    expect(worthShowing('TypeError: x is not a function')).toBe('TypeError: x is not a function');
    expect(worthShowing('{"answer":42}')).toBe('{"answer":42}');
  });
});
