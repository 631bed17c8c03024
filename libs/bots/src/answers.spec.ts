import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { games } from '@arbiter/games';
import { type Decision, type Domain, type Option, type Pins, type Ruleset, type Session, uniform, WordStream } from '@arbiter/kernel';
import { answersOfBot, doesSomething } from './answers.js';
import { candidates } from './candidates.js';
import type { Draw } from './draw.js';
import { livelyAnswers } from './lively.js';
import type { Effort } from './score.js';

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function drawOf(text: string): Draw {
  const words = new WordStream(keyOf(text));
  let position = 0;
  return (n) => uniform(n, () => words.word(position++));
}

const options = (...ids: readonly string[]): readonly Option[] => ids.map((id) => ({ id, label: id }));
const asking = (domain: Domain): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'x',
  rule: 'x',
  prompt: { key: 'x', params: {} },
  domain,
  sealed: false,
});

/** Domains of every kind, each with what an answer has to be so that the rules' contract allows it. */
const domains: readonly (readonly [string, Domain, (answer: unknown) => boolean])[] = [
  ['one of some options', { type: 'options', options: options('a', 'b', 'c'), min: 1, max: 1 }, (answer) => picks(answer).length === 1],
  ['up to two options', { type: 'options', options: options('a', 'b', 'c'), min: 0, max: 2 }, (answer) => picks(answer).length <= 2],
  [
    'all of some options in order',
    { type: 'options', options: options('a', 'b'), min: 2, max: 2, ordered: true },
    (answer) => new Set(picks(answer)).size === 2,
  ],
  ['a number', { type: 'number', min: 2, max: 9 }, (answer) => number(answer) >= 2 && number(answer) <= 9],
  [
    'a distribution',
    { type: 'distribution', options: options('a', 'b'), total: 5, min: 1 },
    (answer) => amounts(answer).every((one) => one >= 1) && amounts(answer).reduce((sum, one) => sum + one, 0) === 5,
  ],
  ['a name', { type: 'name', among: 'cards', example: ['name:x'] }, (answer) => picks(answer)[0] === 'name:x'],
];
const picks = (answer: unknown): readonly string[] => (answer as { readonly picks: readonly string[] }).picks;
const number = (answer: unknown): number => (answer as { readonly number: number }).number;
const amounts = (answer: unknown): readonly number[] =>
  Object.values((answer as { readonly amounts: { readonly [id: string]: number } }).amounts);

const quick: Effort = { answers: 4, rounds: 1, actions: 12, depth: 4 };

describe('what people at the table want to follow', () => {
  const acts = asking({
    type: 'options',
    options: [
      { id: 'pass', label: 'pass' },
      { id: 'play:7', label: 'play' },
      { id: 'activate:3', label: 'mana', params: { mana: true } },
      { id: 'pass:turn', label: 'turn', standing: true },
    ],
    min: 1,
    max: 1,
  });
  const blocks = asking({ type: 'options', options: options('a', 'b'), min: 0, max: 2 });

  it.each([
    ['an act', acts, { picks: ['play:7'] }, true],
    ['a pass', acts, { picks: ['pass'] }, false],
    ['passing for a turn', acts, { picks: ['pass:turn'] }, false],
    ['mana', acts, { picks: ['activate:3'] }, false],
    ['a block', blocks, { picks: ['b'] }, true],
    ['no block', blocks, { picks: [] }, false],
    ['the only answer there is', asking({ type: 'options', options: options('a'), min: 1, max: 1 }), { picks: ['a'] }, false],
    ['a number', asking({ type: 'number', min: 0, max: 3 }), { number: 2 }, true],
    ['a name', asking({ type: 'name', among: 'cards', example: ['name:x'] }), { picks: ['name:x'] }, true],
  ] as const)('%s', (_what, decision, answer, does) => {
    expect(doesSomething(decision, answer)).toBe(does);
  });
});

describe('what a bot answers', () => {
  it.each(domains)('is allowed where %s is asked for, and there is always something', (_what, domain, allowed) => {
    const tried = candidates(asking(domain), drawOf('some'));
    expect(tried.length).toBeGreaterThan(0);
    for (const answer of tried) expect([answer, allowed(answer)]).toEqual([answer, true]);
  });

  it.each(Object.keys(games) as (keyof typeof games)[])('in %s is accepted whatever the rules ask, from the opening on', (id) => {
    const ruleset: Ruleset = games[id];
    const [format] = Object.values(ruleset.formats);
    if (format === undefined) throw new Error('the game has a format');
    const decks = ruleset.pinsDecks === true ? { decks: [0, 1].map(() => ruleset.presetDecks()[0]?.deck ?? null) } : {};
    const pins: Pins = { matchId: id, game: ruleset.game, ruleset: 'unreleased', format, seats: 2, seedCommitment: null, ...decks };
    const session: Session = ruleset.openSession(pins, ruleset.start(pins, keyOf(id)).state);
    const draw = drawOf(`bot ${id}`);
    for (let asked = 0; asked < 80 && session.result() === null; asked += 1) {
      const decision = session.pending()[0] as Decision;
      const { domain } = decision;
      // Every fourth answer is sought, so that the match gets on; the others are drawn.
      const sought = asked % 4 === 0 || domain.type === 'bulk';
      const answers = sought ? answersOfBot({ ruleset, pins, session }, decision, draw, quick) : livelyAnswers(domain, draw);
      const accepted = answers.findIndex(
        (answer) => session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer }).ok,
      );
      expect([decision.kind, accepted >= 0]).toEqual([decision.kind, true]);
    }
  });
});
