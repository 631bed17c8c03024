import { describe, expect, it } from '@jest/globals';
import {
  createRuleset,
  type Decision,
  isRealChoice,
  type Json,
  type JsonObject,
  type Option,
  type Pins,
  type Session,
} from '@arbiter/kernel';
import { ally, spirit } from '../cards/facts/making.js';
import { grandArchive } from '../game.js';

const inlineCards = [spirit('Tera Spirit', 15, { elements: ['tera'] }), ally('Slow Ally', 1, 1, 9, {})] as unknown as readonly JsonObject[];
const ruleset = createRuleset(grandArchive);
const pins: Pins = {
  matchId: 'presets',
  game: 'grand-archive',
  ruleset: '',
  catalogueHash: '',
  format: grandArchive.formats.open as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards,
};

/**
 * Begins at player 0's end phase; both players hold allies, which can be activated only in their own main phases.
 * @param hand the hand of player 1
 */
function begin(hand = ['slow-ally', 'slow-ally']): Session {
  const player = { hand: ['slow-ally', 'slow-ally'], mainDeck: Array.from({ length: 10 }, () => 'slow-ally') };
  const field = [0, 1].map((seat) => ({ card: 'tera-spirit', seat }));
  return ruleset.openSession(
    pins,
    ruleset.arrange(pins, '7'.padStart(64, '0'), {
      turn: { number: 3, seat: 0, phase: 'end' },
      players: [player, { ...player, hand }],
      zones: { field },
    } as unknown as Json).state,
  );
}

const open = (session: Session): Decision => session.pending()[0] as Decision;
const phase = (session: Session): string => session.view({ role: 'judge' }).turn.phase;
const options = (session: Session): readonly Option[] => (open(session).domain as { readonly options: readonly Option[] }).options;
const ids = (session: Session): readonly string[] => options(session).map(({ id }) => id);

function say(session: Session, seat: number, pick: string): Session {
  const done = session.act({ type: 'answer', seat, decision: open(session).id, answer: { picks: [pick] } });
  if (!done.ok) throw new Error(done.refusal.detail);
  return session;
}

const pick = (session: Session, wanted: string): Session => say(session, open(session).seat, wanted);
/** Passes until a player is asked. */
function until(session: Session, seat: number): Session {
  while (open(session).seat !== seat) pick(session, ids(session).includes('pass') ? 'pass' : 'none');
  return session;
}

describe('where a player is asked (2.8.2.1.2)', () => {
  it('is wherever they might act for all that everybody knows, unless they say otherwise', () => {
    const session = until(begin(), 1);
    expect([phase(session), isRealChoice(open(session)), ids(session)]).toEqual([
      'end',
      false,
      ['pass', 'pass:phase', 'pass:turn', 'pass:acted', 'pass:unable'],
    ]);
  });

  it('given a player who wants to be asked only where they can do something, then that is in their main phase', () => {
    const session = until(pick(until(begin(), 1), 'pass:unable'), 1);
    expect([phase(session), isRealChoice(open(session))]).toEqual(['main', true]);
    expect(ids(session).filter((id) => id.startsWith('play:'))).toHaveLength(3);
  });

  it('given the same player, when they have nothing to do in their main phase, then it ends by itself', () => {
    const asked = (wish: string): readonly string[] => {
      const session = begin([]);
      const seen: string[] = [];
      for (; session.view({ role: 'judge' }).turn.number < 5; pick(session, seen.length === 1 && open(session).seat === 1 ? wish : 'pass'))
        if (open(session).seat === 1) seen.push(phase(session));
      return seen;
    };
    // The only card that the player draws can't be paid for without another card.
    expect([asked('pass'), asked('pass:unable')]).toEqual([['main', 'end'], ['main']]);
  });

  it('says so in words of its own, and takes it back where they are asked', () => {
    const session = until(begin(), 1);
    const option = options(session).find(({ id }) => id === 'pass:unable') as Option;
    expect([ruleset.renderOption(option, 'en'), ruleset.renderOption(option, 'zh')]).toEqual([
      'Be asked only where you can do something, though others may notice',
      '只在能行动时询问（对手可能察觉）',
    ]);
    until(pick(session, 'pass:unable'), 1);
    const [id, before] = [open(session).id, phase(session)];
    pick(session, 'askAll');
    expect([open(session).id > id, phase(session) === before, ids(session).includes('pass:unable')]).toEqual([true, true, true]);
  });

  it('is taken back while another is asked, whose question stays', () => {
    const session = pick(until(begin(), 1), 'pass:unable');
    const { id, seat } = open(session);
    expect([seat, session.view({ role: 'player', seat: 1 }).pending[0]]).toMatchObject([0, { yours: false, may: [{ id: 'askAll' }] }]);
    expect(session.view({ role: 'player', seat: 0 }).pending[0]).toMatchObject({ yours: true });
    say(session, 1, 'askAll');
    expect(open(session).id).toBe(id);
    pick(until(session, 1), 'pass');
    until(session, 1);
    expect([phase(session), isRealChoice(open(session))]).toEqual(['end', false]);
  });
});
