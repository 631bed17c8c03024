import { describe, expect, it } from '@jest/globals';
import { type Decision, isRealChoice, type Json, type Option, type Pins, type Session } from '@arbiter/kernel';
import { ruleset } from '../index.js';

const deck = Array.from({ length: 4 }, () => 'blue-eyes-white-dragon');

/** Seat 0 has a Set Magic Cylinder, which only responds to attacks, and seat 1 has a monster that can attack. */
function begin(): Session {
  const table: Json = {
    turn: { number: 4, seat: 1, phase: 'draw' },
    players: [{ mainDeck: deck }, { mainDeck: deck }],
    board: [
      { seat: 0, row: 'spellTrap', lane: 1, card: 'magic-cylinder', faceUp: false, setTurn: 'before' },
      { seat: 1, row: 'monster', lane: 1, card: 'gil-garth' },
    ],
  };
  const pins: Pins = {
    matchId: 'presets',
    game: 'yugioh',
    ruleset: '',
    catalogueHash: '',
    format: ruleset.formats.open as Pins['format'],
    seats: 2,
    seedCommitment: null,
    inlineCards: [],
  };
  return ruleset.openSession(pins, ruleset.arrange(pins, '7'.padStart(64, '0'), table).state, { fingerprints: true });
}

const open = (session: Session): Decision => session.pending()[0] as Decision;
const options = (session: Session): readonly Option[] => (open(session).domain as { readonly options: readonly Option[] }).options;

function pick(session: Session, id: string): void {
  const decision = open(session);
  const done = session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer: { picks: [id] } });
  if (!done.ok) throw new Error(done.refusal.detail);
}

/**
 * Plays until Main Phase 2: attacks or enters the Battle Phase if possible, otherwise takes the first option. The seat picks `wish` when it
 * is first asked for a fast effect.
 * @returns for each later time the seat was asked for a fast effect, whether it had a real choice
 */
function askedUntilMain2(session: Session, seat: number, wish: string | null): readonly boolean[] {
  const seen: boolean[] = [];
  let wished = wish === null;
  while (session.view({ role: 'judge' }).turn.phase !== 'main2') {
    const ids = options(session).map(({ id }) => id);
    const mine = open(session).seat === seat && open(session).kind === 'fastEffect';
    if (mine && !wished) {
      wished = true;
      pick(session, wish as string);
      continue;
    }
    if (mine) seen.push(isRealChoice(open(session)));
    pick(
      session,
      ['attack', 'battlePhase'].map((start) => ids.find((id) => id.startsWith(start))).find((id) => id !== undefined) ?? (ids[0] as string),
    );
  }
  return seen;
}

describe('where a player wants to be asked', () => {
  it('is wherever they might act for all that everybody knows, unless they say otherwise', () => {
    const seen = askedUntilMain2(begin(), 0, null);
    expect(seen.filter((real) => real)).toHaveLength(1);
    expect(seen.filter((real) => !real).length).toBeGreaterThan(3);
  });

  it('may be only where they can do something', () => {
    expect(askedUntilMain2(begin(), 0, 'pass:unable')).toEqual([true]);
  });

  it('stands beside a pass in words of its own, makes no choice where there is none, and is taken back', () => {
    const session = begin();
    while (open(session).seat !== 0) pick(session, options(session)[0]?.id as string);
    expect(isRealChoice(open(session))).toBe(false);
    const option = options(session).find(({ id }) => id === 'pass:unable') as Option;
    expect(ruleset.renderOption(option, 'en')).toBe('Be asked only where you can do something, though others may notice');
    expect(ruleset.renderOption(option, 'zh')).toBe('只在能发动时询问（对方可能察觉）');
    pick(session, 'pass:unable');
    while (open(session).seat !== 0)
      pick(
        session,
        ['attack', 'battlePhase']
          .map((start) => options(session).find(({ id }) => id.startsWith(start))?.id)
          .find((id) => id !== undefined) ?? (options(session)[0]?.id as string),
      );
    expect(isRealChoice(open(session))).toBe(true);
    expect(options(session).map(({ id }) => id)).toContain('askAll');
    pick(session, 'askAll');
    expect(options(session).map(({ id }) => id)).toContain('pass:unable');
  });

  it('makes no choice of being asked in Main and Battle Phases only either, where the turn player can do nothing else', () => {
    const session = begin();
    while (!options(session).some(({ id }) => id === 'pass:idle')) pick(session, options(session)[0]?.id as string);
    expect([open(session).seat, open(session).kind]).toEqual([1, 'fastEffect']);
    expect(isRealChoice(open(session))).toBe(false);
  });

  it('is nowhere before the phase is over for a player who passes until then, and everywhere in the next one', () => {
    const session = begin();
    while (open(session).seat !== 0) pick(session, options(session)[0]?.id as string);
    const { phase } = session.view({ role: 'judge' }).turn;
    pick(session, 'pass:phase');
    while (open(session).seat !== 0)
      pick(
        session,
        ['attack', 'battlePhase']
          .map((start) => options(session).find(({ id }) => id.startsWith(start))?.id)
          .find((id) => id !== undefined) ?? (options(session)[0]?.id as string),
      );
    expect([phase, session.view({ role: 'judge' }).turn.phase]).toEqual(['draw', 'standby']);
  });

  it('can be changed while the other player is asked: who passes ahead takes it back', () => {
    const session = begin();
    while (open(session).seat !== 0) pick(session, options(session)[0]?.id as string);
    pick(session, 'pass:turn');
    const asked = open(session);
    expect(asked.seat).toBe(1);
    expect(session.view({ role: 'player', seat: 0 }).pending[0]).toMatchObject({ yours: false, may: [{ id: 'stopPassing' }] });
    expect(session.act({ type: 'answer', seat: 0, decision: asked.id, answer: { picks: ['stopPassing'] } }).ok).toBe(true);
    expect(open(session)).toEqual(asked);
    pick(session, options(session)[0]?.id as string);
    expect(open(session).seat).toBe(0);
  });
});
