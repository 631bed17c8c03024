import { describe, expect, it } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { terminalOf } from './terminal.js';
import { typedLine } from './typed-line.js';

describe('a line at the terminal', () => {
  it.each([
    ['p', 'pass'],
    ['P', 'passTurn'],
    ['!', 'askAlways'],
    ['！', 'askAlways'],
    ['a', 'askActing'],
    ['b', 'board'],
    ['h', 'help'],
    ['l', 'events'],
    [' u ', 'takeBack'],
    ['q', 'leave'],
  ])('given %s, then it is the command %s', (line, is) => expect(typedLine(line)).toEqual({ is }));

  it('given a question mark, then what stands behind it is the number of an option or a name', () => {
    expect(typedLine('? 3')).toEqual({ is: 'card', text: '3' });
    expect(typedLine('?Lightning Bolt')).toEqual({ is: 'card', text: 'Lightning Bolt' });
    expect(typedLine('？闪电击')).toEqual({ is: 'card', text: '闪电击' });
    expect(typedLine('?')).toEqual({ is: 'card', text: '' });
  });

  it.each(['', '1 2', 'pp', 'constructor', '__proto__'])('given "%s", then it is a text to be read as an answer', (text) =>
    expect(typedLine(text)).toEqual({ is: 'text', text }),
  );
});

describe('lines that are piped in', () => {
  it('given all lines come before the first question, then each answers one question, and after the last the input has ended', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const terminal = terminalOf(input, output);
    input.end('1\n\nno newline');
    terminal.say('Hello.');
    const typed = [await terminal.ask('A: '), await terminal.ask('B: '), await terminal.ask('C: '), await terminal.ask('D: ')];
    expect([...typed, await terminal.ask('E: ')]).toEqual(['1', '', 'no newline', null, null]);
    output.end();
    expect(Buffer.concat(await output.toArray()).toString()).toBe('Hello.\nA: 1\nB: \nC: no newline\nD: \n');
    terminal.close();
  });
});
