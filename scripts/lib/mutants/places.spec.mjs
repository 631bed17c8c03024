import { describe, expect, it } from '@jest/globals';
import { exchangedWords, mutate } from './places.mjs';

const nothing = () => [];
/** @param {string} text */
const changes = (text, exchanged = new Map()) =>
  mutate({ file: 'a.ts', text, first: 0, exchanged, citedIn: nothing }).mutants.map(
    ({ kind, was, becomes }) => `${kind}: ${was} -> ${becomes}`,
  );

/**
 * Runs an invented piece of source with one mutant switched on.
 * @param {string} text @param {number} active @param {string} expression
 */
async function run(text, active, expression) {
  const { switches } = await import('./switches.mjs');
  const { transformSync } = await import('esbuild');
  const made = mutate({ file: 'a.ts', text, first: 0, exchanged: new Map([['hand', 'deck']]), citedIn: nothing });
  const { code } = transformSync(made.text, { loader: 'ts' });
  return new Function(`${switches(made.mutants.length)}\n__active = ${active};\n${code}\nreturn ${expression};`)();
}

/** @param {string} text @param {string} expression evaluated with each mutant of the text */
async function outcomes(text, expression) {
  const { mutants } = mutate({ file: 'a.ts', text, first: 0, exchanged: new Map([['hand', 'deck']]), citedIn: nothing });
  return Object.fromEntries(
    await Promise.all([{ id: -1, kind: 'unbroken' }, ...mutants].map(async ({ id, kind }) => [kind, await run(text, id, expression)])),
  );
}

describe('breaks of conditions', () => {
  it('given an early return, then its condition is fixed both ways', async () => {
    expect(await outcomes('function f(a: boolean) { if (a) return "left"; return "went on"; }', '[f(true), f(false)]')).toEqual({
      unbroken: ['left', 'went on'],
      'condition/true': ['left', 'left'],
      'condition/false': ['went on', 'went on'],
    });
  });

  it('given two conditions joined, then the second is not fixed to what the first is fixed to already', () => {
    expect(changes('function f(a: boolean, b: boolean) { if (a && b) return; }').filter((one) => one.includes(': b ->'))).toEqual([
      'condition/true: b -> true',
    ]);
    expect(changes('function f(a: boolean, b: boolean) { if (a || b) return; }').filter((one) => one.includes(': b ->'))).toEqual([
      'condition/false: b -> false',
    ]);
  });

  it('given a loop, then its test is never fixed to true', () => {
    expect(changes('let n = f(); while (more(n)) n = f();')).toEqual([
      'condition/false: more(n) -> false',
      'assignment: n = f(); -> nothing',
    ]);
  });

  it('given a comparison, then it is shifted by one as well', async () => {
    expect(await outcomes('const f = (n: number) => n < 3;', '[2, 3, 4].map(f)')).toEqual({
      unbroken: [true, false, false],
      comparison: [true, true, false],
      'condition/true': [true, true, true],
      'condition/false': [false, false, false],
      number: [true, true, false],
    });
  });
});

describe('breaks of what is done', () => {
  it('given a call that stands for its effect, then it is left out', async () => {
    expect(await outcomes('const log: string[] = []; function f() { log.push("done"); }', '(f(), log)')).toEqual({
      unbroken: ['done'],
      call: [],
    });
  });

  it('given an if without braces that has an else, then leaving out its call does not move the else', async () => {
    const made = await outcomes(
      'const log: string[] = []; function f(a: boolean) { if (a) log.push("then"); else log.push("else"); }',
      '(f(false), log)',
    );
    expect(made.unbroken).toEqual(['else']);
  });

  it('given a step of a procedure, then it does nothing', async () => {
    expect(await outcomes('const steps = { name: "one", rule: "1.1", run: (n: number) => n };', 'steps.run(7)')).toEqual({
      unbroken: 7,
      step: undefined,
    });
  });
});

describe('breaks of players, zones, lists and durations', () => {
  it('given a seat that is handed on, then the other player is taken', async () => {
    expect(await outcomes('const g = (n: number) => n; const f = (seat: number) => g(seat);', '[f(0), f(1)]')).toEqual({
      unbroken: [0, 1],
      'player/other': [1, 0],
    });
  });

  it('given the owner of something, then its controller is read, and the other way round', () => {
    expect(changes('const a = row.owner; const b = row.controller;')).toEqual([
      'player/owner: row.owner -> row.controller',
      'player/owner: row.controller -> row.owner',
    ]);
  });

  it('given a zone, then another one of its list is taken, but not where it only names something', async () => {
    expect(await outcomes('const a = { zone: "hand", name: "hand" };', 'a')).toEqual({
      unbroken: { zone: 'hand', name: 'hand' },
      word: { zone: 'deck', name: 'hand' },
    });
    expect(
      exchangedWords([
        'export const ownZones = ["hand", "deck"] as const;',
        'export type Phase = "draw" | "main" | "end"; export type Race = "elf" | "orc";',
      ]),
    ).toEqual(
      new Map([
        ['you', 'opponent'],
        ['opponent', 'you'],
        ['hand', 'deck'],
        ['deck', 'hand'],
        ['draw', 'main'],
        ['main', 'end'],
        ['end', 'draw'],
      ]),
    );
  });

  it('given all of a collection, then only the first is taken', async () => {
    expect(
      await outcomes('function f(all: number[]) { let sum = 0; for (const one of all) sum = sum + one; return sum; }', 'f([1, 2, 3])'),
    ).toEqual({ unbroken: 6, 'list/first': 1, assignment: 0, sum: -6 });
    expect((await outcomes('const f = (all: number[]) => all.map((one) => one * one);', 'f([1, 2, 3])'))['list/first']).toEqual([1]);
    expect((await outcomes('const f = (all: boolean[]) => all.every((one) => one);', 'f([true, false])'))['list/method']).toBe(true);
  });

  it('given how long something lasts, then that is forgotten', async () => {
    expect(await outcomes('const a = { until: "turnEnd" };', 'a')).toEqual({ unbroken: { until: 'turnEnd' }, duration: { until: '' } });
  });
});

describe('the names of mutants', () => {
  it('given lines that move, then the keys stay; given what stood there changes, then the key does', () => {
    const keys = (/** @type {string} */ text) =>
      mutate({ file: 'a.ts', text, first: 0, exchanged: new Map(), citedIn: nothing }).mutants.map(({ key }) => key);
    const text = 'function f(a: boolean) { if (a) return 1; return 2; }';
    expect(keys(`// moved\n\n${text}`)).toEqual(keys(text));
    expect(keys(text.replaceAll('a', 'b'))[0]).not.toBe(keys(text)[0]);
    expect(new Set(keys(`${text.replace('return 1;', 'g(); g();')}`)).size).toBe(keys(text.replace('return 1;', 'g(); g();')).length);
  });

  it('given the rules that a function, a step and a file cite, then the nearest that cites any counts', () => {
    const text = `/** Ends the game (1.1). */\nfunction f(a: boolean) { if (a) g(); }\nconst steps = [{ name: 'one', rule: '1.2', run: (): void => g() }, { name: 'two', rule: '1.3', run: h }];\nfunction h(): void { g(); }\nfunction other(): void { g(); }`;
    const citedIn = (/** @type {string} */ source) => [...source.matchAll(/1\.\d/g)].map(([number]) => number);
    const rules = Object.fromEntries(
      mutate({ file: 'a.ts', text, first: 0, exchanged: new Map(), citedIn }).mutants.map(({ within, rules: cited }) => [within, cited]),
    );
    expect(rules).toMatchObject({ f: ['1.1'], 'steps.one.run': ['1.2'], h: ['1.3'], other: ['1.1', '1.2', '1.3'] });
  });
});
