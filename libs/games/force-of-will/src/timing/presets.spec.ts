import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type Json, type JsonObject, type Pins, type Session } from '@arbiter/kernel';
import { forceOfWill } from '../game.js';

const inlineCards: readonly JsonObject[] = [
  { id: 'ruler', names: { en: 'Ruler', zh: 'Ruler' }, printed: { kind: 'ruler', attributes: [], races: [], keywords: [] }, abilities: [] },
  {
    id: 'spark',
    names: { en: 'Spark', zh: 'Spark' },
    printed: { kind: 'chant', attributes: [], races: [], keywords: ['quickcast'], cost: '{0}' },
    abilities: [{ kind: 'spell', clauses: [{ do: [{ verb: 'gainLife', amount: 100 }] }] }],
  },
];
const ruleset = createRuleset(forceOfWill);
const pins: Pins = {
  matchId: 'p',
  game: 'force-of-will',
  ruleset: '',
  catalogueHash: '',
  format: forceOfWill.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards,
};

/** Begins a match in which both players hold cards, so that both are asked wherever they have priority. */
function begin(): Session {
  const player = { ruler: 'ruler', hand: ['spark', 'spark'], mainDeck: Array.from({ length: 10 }, () => 'spark') };
  return ruleset.openSession(
    pins,
    ruleset.arrange(pins, '7'.padStart(64, '0'), {
      turn: { number: 3, seat: 0, phase: 'main' },
      players: [player, player],
    } as unknown as Json).state,
  );
}

const open = (session: Session): Decision => session.pending()[0] as Decision;

function pick(session: Session, wanted: string): Session {
  const { id, seat, domain } = open(session);
  const option = domain.type === 'options' ? domain.options.find((one) => one.id.startsWith(wanted)) : undefined;
  const done = session.act({ type: 'answer', seat, decision: id, answer: { picks: [option?.id ?? wanted] } });
  if (!done.ok) throw new Error(done.refusal.detail);
  return session;
}

const asked = (session: Session): readonly [number, string] => [open(session).seat, session.view({ role: 'judge' }).turn.phase];

describe('passing ahead (605.1c)', () => {
  it('given a player who passes until the turn ends, when the other passes too, then only the other is asked until the next turn', () => {
    const session = pick(begin(), 'pass:turn');
    const seen: (readonly [number, string])[] = [];
    for (; session.view({ role: 'judge' }).turn.number === 3; pick(session, 'pass')) seen.push(asked(session));
    expect(seen).toEqual([
      [1, 'main'],
      [1, 'end'],
      [1, 'end'],
    ]);
  });

  it('given a player who passes until the turn ends, when the other acts, then they are asked again', () => {
    const session = pick(pick(pick(begin(), 'pass:turn'), 'play:'), 'pass');
    expect(asked(session)).toEqual([0, 'main']);
  });

  it('given a player who passes ahead, when they take it back while the other is asked, then they are asked in their next priority', () => {
    const session = pick(begin(), 'pass:turn');
    const decision = open(session);
    expect(session.act({ type: 'answer', seat: 0, decision: decision.id, answer: { picks: ['stopPassing'] } })).toMatchObject({ ok: true });
    expect(open(session).id).toBe(decision.id);
    pick(session, 'pass');
    expect(asked(session)).toEqual([0, 'end']);
  });
});
