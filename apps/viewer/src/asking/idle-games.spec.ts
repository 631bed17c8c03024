import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import { type Answer, type Decision, type FormatPins, isRealChoice, type Json, type Ruleset, uniform, WordStream } from '@arbiter/kernel';
import type { WordedDecision } from '../types.js';
import { idleAnswer } from './idle.js';

/** The questions of a match that is played at random. */
function* questionsOf(ruleset: Ruleset, seed: number, most: number): Generator<Decision, void, Answer | null> {
  const decks = ruleset.presetDecks().map(({ deck }): Json => deck);
  const seats = ruleset.seats.min;
  const pins = {
    matchId: 'm',
    game: ruleset.game,
    ruleset: '',
    catalogueHash: '',
    format: Object.values(ruleset.formats)[0] as FormatPins,
    seats,
    seedCommitment: null,
    ...(ruleset.pinsDecks === true ? { decks: Array.from({ length: seats }, (_, seat) => decks[seat % decks.length] as Json) } : {}),
  };
  const key = String(seed).padStart(64, '0');
  const session = ruleset.openSession(pins, ruleset.start(pins, key).state);
  const words = new WordStream(key);
  let position = 0;
  const draw = (n: number): number => uniform(n, () => words.word(position++));
  for (let count = 0; count < most; count += 1) {
    const [question] = session.pending();
    if (question === undefined) return;
    const idle = yield question;
    const answer = idle ?? session.sample(question, draw);
    const done = session.act({ type: 'answer', seat: question.seat, decision: question.id, answer });
    if (!done.ok) throw new Error(`refused: ${JSON.stringify({ question, answer })}`);
  }
}

const worded = ({ domain }: Decision): Pick<WordedDecision, 'domain'> => {
  const words = { en: '', zh: '' };
  return {
    domain: ('options' in domain
      ? { ...domain, options: domain.options.map((option) => ({ ...option, words })) }
      : domain) as WordedDecision['domain'],
  };
};

const passes = ({ domain }: Decision): boolean => domain.type === 'options' && domain.options.some(({ id }) => id === 'pass');

describe.each(Object.keys(games) as (keyof typeof games)[])('what the page answers in %s', (game) => {
  const ruleset: Ruleset = games[game];

  it('given a match that is played at random, then the rules accept each answer, and it is given only where there was no choice', () => {
    const asked = questionsOf(ruleset, 3, 400);
    let given = 0;
    for (let step = asked.next(null); step.done !== true; ) {
      const question = step.value;
      const idle = idleAnswer(worded(question), ruleset.layout?.makesPayment);
      if (idle !== null) given += 1;
      if (idle !== null && !passes(question)) expect(isRealChoice(question)).toBe(false);
      step = asked.next(idle as Answer | null);
    }
    expect(given).toBeGreaterThan(0);
  });
});
