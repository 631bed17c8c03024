import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { matchProblemWords } from './match-words.js';
import { problemTextOf } from './said.js';

interface Described {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses?: unknown } } };
  readonly components: {
    readonly schemas: {
      readonly [name: string]: { readonly properties?: { readonly code?: { readonly const?: string; readonly enum?: readonly string[] } } };
    };
  };
}
const described = JSON.parse(readFileSync('libs/client/openapi.json', 'utf8')) as Described;

/** What a player's and a viewer's page asks for, and what begins a match against a bot. */
const asked = [
  /^\/me$/,
  /^\/bot-matches$/,
  /^\/games\/\{game\}\/(cards|presets|layout)$/,
  /^\/matches\/\{matchId\}\/(ready|calls|phrases|presence|entropy-\w+|concession|draw-\w+|view|table|events|transcript|live|clocks|decisions.*)$/,
];

const codes = (): readonly string[] => {
  const found = new Set<string>();
  for (const [path, methods] of Object.entries(described.paths))
    if (asked.some((one) => one.test(path)))
      for (const { responses } of Object.values(methods))
        for (const [, name = ''] of JSON.stringify(responses ?? {}).matchAll(/schemas\/(\w+Problem)"/g)) {
          const code = described.components.schemas[name]?.properties?.code;
          found.add(code?.const ?? code?.enum?.[0] ?? name);
        }
  return [...found].sort();
};

describe('what is said of a refusal in a match', () => {
  it('given every code with which the API may refuse a player or a viewer, then there are words for it', () => {
    expect(codes().filter((code) => !Object.hasOwn(matchProblemWords, code))).toEqual([]);
    expect(codes().length).toBeGreaterThan(40);
  });

  it('given any code, then it is said in either language what is wrong and what to do, with the same parameters', () => {
    const places = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [code, { title, advice }] of Object.entries(matchProblemWords))
      for (const text of [title, advice]) {
        expect({ code, chinese: [/[一-鿿]/.test(text.en), /[一-鿿]/.test(text.zh)] }).toEqual({ code, chinese: [false, true] });
        expect({ code, places: places(text.zh) }).toEqual({ code, places: places(text.en) });
      }
  });

  it('given what only the server can say, then its sentence stands beside the words; otherwise it does not', () => {
    const illegal = {
      code: 'answer/illegal',
      title: 'T',
      detail: 'Between 1 and 1 picks, not 2.',
      params: { decision: 12 },
      rule: '601.2',
    };
    expect(problemTextOf(matchProblemWords, illegal, 'zh')).toEqual({
      title: '规则不允许这样回答。',
      advice: '请看要求，另作选择。',
      detail: 'Between 1 and 1 picks, not 2.',
    });
    const gone = { code: 'version/not-found', title: 'T', detail: 'The newest version is 40.', params: { newest: 40 } };
    expect(problemTextOf(matchProblemWords, gone, 'zh')).toEqual({ title: '没有这个时刻。', advice: '最新的版本是 40。', detail: '' });
  });

  it('given a code without words, then the server is quoted', () => {
    const odd = { code: 'toString', title: 'Odd', detail: 'So it is.', params: {} };
    expect(problemTextOf(matchProblemWords, odd, 'zh')).toEqual({ title: 'Odd', advice: 'So it is.', detail: '' });
  });
});
