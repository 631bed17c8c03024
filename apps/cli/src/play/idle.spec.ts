import { describe, expect, it } from '@jest/globals';
import { games } from '@arbiter/games';
import type { Answer, Decision, Domain, Option, Session } from '@arbiter/kernel';
import { drawFrom, keyFrom } from '../random.js';
import { localPins } from '../rulesets.js';
import { idleAnswer, takingBackIn } from './idle.js';

const asking = (domain: Domain): Decision => ({
  id: 1,
  openedAt: 0,
  seat: 0,
  subject: 0,
  kind: 'act',
  rule: 'B1',
  prompt: { key: 'act', params: {} },
  domain,
  sealed: false,
});
const pick = (...options: readonly Option[]): Decision => asking({ type: 'options', min: 1, max: 1, options });
const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: id, ...more });
const pass = option('pass');
const standing = [option('pass:turn', { standing: true }), option('pass:unable', { standing: true })];

describe('what the terminal answers for a person who is asked only where they can act', () => {
  it('given nothing but passing, standing answers and mana, then it passes, once', () => {
    expect(idleAnswer(pick(pass))).toEqual({ picks: ['pass'] });
    expect(idleAnswer(pick(pass, ...standing))).toEqual({ picks: ['pass'] });
    expect(idleAnswer(pick(pass, option('mana:1', { params: { mana: true } }), ...standing))).toEqual({ picks: ['pass'] });
  });

  it('given something to do besides, then the person is asked', () => {
    expect(idleAnswer(pick(pass, option('cast:1'), ...standing))).toBeNull();
    expect(idleAnswer(pick(option('yes'), option('no')))).toBeNull();
  });

  it('given one answer only, then it is given', () => {
    expect(idleAnswer(pick(option('object:1')))).toEqual({ picks: ['object:1'] });
    expect(idleAnswer(pick(option('object:1'), ...standing))).toEqual({ picks: ['object:1'] });
    expect(idleAnswer(asking({ type: 'number', min: 2, max: 2 }))).toEqual({ number: 2 });
    expect(idleAnswer(asking({ type: 'distribution', total: 2, min: 0, options: [option('a')] }))).toEqual({ amounts: { a: 2 } });
  });

  it('given one option that may be picked or not, a name or a deck, then the person is asked', () => {
    expect(idleAnswer(asking({ type: 'options', min: 0, max: 1, options: [option('a')] }))).toBeNull();
    expect(idleAnswer(asking({ type: 'name', among: 'any', example: ['name:a'] }))).toBeNull();
    expect(idleAnswer(asking({ type: 'bulk', schema: 'deck' }))).toBeNull();
  });
});

describe('who takes back that they pass', () => {
  /** Plays Grand Archive until the other player is asked, each time with what the first one wants where it is offered. */
  const untilOtherIsAsked = (session: Session, wish: string): void => {
    const draw = drawFrom('taking back');
    for (let count = 0; count < 200; count += 1) {
      const [decision] = session.pending() as readonly [Decision];
      const offered = 'options' in decision.domain && decision.domain.options.some(({ id }) => id === wish);
      if (decision.seat === 1 && offered) return;
      const answer: Answer = decision.seat === 0 && offered ? { picks: [wish] } : session.sample(decision, draw);
      session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    }
    throw new Error('the other player was never asked');
  };

  it('given they pass until the end of the turn, when the other player is asked, then an act takes it back, once', () => {
    const ruleset = games['grand-archive'];
    const pins = localPins(ruleset, 'taking back');
    const session = ruleset.openSession(pins, ruleset.start(pins, keyFrom('taking back')).state);
    expect(takingBackIn(session, 0)).toBeNull();
    untilOtherIsAsked(session, 'pass:turn');
    const act = takingBackIn(session, 0);
    expect(act).toMatchObject({ type: 'answer', seat: 0, answer: { picks: ['stopPassing'] } });
    if (act !== null) expect(session.act(act).ok).toBe(true);
    expect(takingBackIn(session, 0)).toBeNull();
  });
});
