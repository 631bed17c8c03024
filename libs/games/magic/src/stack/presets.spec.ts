import { describe, expect, it } from '@jest/globals';
import {
  type Decision,
  isRealChoice,
  type Json,
  type JsonObject,
  type MatchState,
  type Option,
  type Pins,
  type Session,
} from '@arbiter/kernel';
import { ruleset } from '../index.js';

const cards: readonly JsonObject[] = [
  {
    id: 'watcher',
    names: { en: 'Watcher', zh: '观者' },
    printed: { cost: '{0}', supertypes: [], types: ['enchantment'], subtypes: [], keywords: [] },
    abilities: [{ kind: 'triggered', on: [{ event: 'step:upkeep' }], clauses: [{ may: true, do: [{ verb: 'gainLife', amount: 1 }] }] }],
  },
  {
    id: 'free-spark',
    names: { en: 'Free Spark', zh: '火花' },
    printed: { cost: '{0}', supertypes: [], types: ['instant'], subtypes: [], keywords: [] },
    abilities: [{ kind: 'spell', clauses: [{ do: [{ verb: 'gainLife', amount: 1 }] }] }],
  },
];
const pins: Pins = {
  matchId: 'presets',
  game: 'magic',
  ruleset: '',
  catalogueHash: '',
  format: ruleset.formats.single as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards: cards,
};

/**
 * Begins a match in which both players hold a land that they can't play, so that, as far as the opponent knows, they might act in every
 * window.
 */
function begin(
  more: {
    readonly battlefield?: readonly Json[];
    readonly hand?: readonly string[];
    readonly other?: readonly string[];
    readonly step?: string;
  } = {},
): Session {
  const library = Array.from({ length: 20 }, () => 'forest');
  const players = [
    { hand: more.hand ?? ['forest'], library, landsPlayed: 1 },
    { hand: more.other ?? ['forest'], library },
  ];
  const table = { turn: { number: 3, seat: 0, step: more.step ?? 'upkeep' }, players, zones: { battlefield: more.battlefield ?? [] } };
  return ruleset.openSession(pins, ruleset.arrange(pins, '7'.padStart(64, '0'), table as unknown as Json).state, { fingerprints: true });
}

const open = (session: Session): Decision => session.pending()[0] as Decision;
const options = (session: Session): readonly Option[] => (open(session).domain as { readonly options: readonly Option[] }).options;

function pick(session: Session, ...picks: readonly string[]): Session {
  const { id, seat } = open(session);
  const done = session.act({ type: 'answer', seat, decision: id, answer: { picks } });
  if (!done.ok) throw new Error(done.refusal.detail);
  return session;
}

/** Returns who is asked, in which step of which turn. */
function where(session: Session): string {
  const { turn } = session.view({ role: 'judge' });
  return `${open(session).kind} ${open(session).seat} ${turn.phase} ${turn.number}`;
}

/** Has the other player pass one window at a time, for as long as nobody else is asked. */
function passFor(session: Session, seat: number): readonly string[] {
  const seen: string[] = [];
  while (open(session).kind === 'act' && open(session).seat === seat) {
    seen.push(where(session));
    pick(session, 'pass');
  }
  return seen;
}

describe('passing ahead', () => {
  it('stands beside a pass, in words of its own, and makes no choice where there is none', () => {
    const session = begin();
    expect(options(session).map(({ id }) => id)).toEqual(['pass', 'pass:step', 'pass:turn', 'pass:acted']);
    expect(isRealChoice(open(session))).toBe(false);
    expect(options(session).map((option) => ruleset.renderOption(option, 'en'))).toEqual([
      'Pass',
      'Pass until the step or phase ends',
      'Pass until the turn ends',
      'Pass until an opponent acts',
    ]);
    expect(options(session).map((option) => ruleset.renderOption(option, 'zh'))).toEqual([
      '让过',
      '让过，直到本步骤或阶段结束',
      '让过，直到本回合结束',
      '让过，直到对手行动',
    ]);
  });

  it('until the step ends asks again in the next', () => {
    const session = pick(begin(), 'pass:step');
    expect(passFor(session, 1)).toEqual(['act 1 upkeep 3']);
    expect(where(session)).toBe('act 0 draw 3');
  });

  it('until the turn ends leaves the other player alone to pass, and asks again in the next turn', () => {
    const session = pick(begin(), 'pass:turn');
    expect(passFor(session, 1)).toEqual(
      ['upkeep', 'draw', 'main', 'beginCombat', 'declareAttackers', 'endCombat', 'main2', 'end']
        .map((step) => `act 1 ${step} 3`)
        .concat('act 1 upkeep 4'),
    );
    expect(where(session)).toBe('act 0 upkeep 4');
  });

  it('until an opponent acts lasts into the turn of the opponent, and ends when the opponent does something', () => {
    const session = pick(begin({ other: ['forest', 'forest'] }), 'pass:acted');
    while (session.view({ role: 'judge' }).turn.phase !== 'main' || session.view({ role: 'judge' }).turn.number !== 4) {
      expect(open(session).seat).toBe(1);
      pick(session, 'pass');
    }
    const land = options(session).find(({ id }) => id.startsWith('land:'));
    pick(session, land?.id ?? '');
    pick(session, 'pass');
    expect(where(session)).toBe('act 0 main 4');
  });

  it('until an opponent acts ends at the latest when the own turn of the player who passed begins', () => {
    const session = pick(begin({ step: 'end' }), 'pass:acted');
    while (open(session).seat === 1) pick(session, ...(open(session).kind === 'act' ? ['pass'] : [options(session)[0]?.id ?? '']));
    expect(where(session)).toBe('act 0 upkeep 5');
  });

  it('ends when something is put on the stack against the player who passed, and when something of their own needs them', () => {
    const theirs = pick(begin({ step: 'end', battlefield: [{ card: 'watcher', seat: 1 }] }), 'pass:acted');
    passFor(theirs, 1);
    expect(where(theirs)).toBe('act 0 upkeep 4');
    const mine = pick(begin({ step: 'end', battlefield: [{ card: 'watcher', seat: 0 }] }), 'pass:acted');
    passFor(mine, 1);
    expect(where(mine)).toBe('useEffect 0 upkeep 4');
    pick(mine, 'no');
    expect(where(mine)).toBe('act 1 upkeep 4');
    pick(mine, 'pass');
    expect(where(mine)).toBe('act 0 upkeep 4');
  });

  it('asks for what is no pass all the same', () => {
    const session = pick(begin({ battlefield: ['grizzly-bears'] }), 'pass:turn');
    while (open(session).kind === 'act') pick(session, 'pass');
    expect(where(session)).toBe('declareAttackers 0 declareAttackers 3');
    pick(session);
    // Nothing attacked, so the player goes on passing.
    expect(passFor(session, 1)).toEqual(
      ['declareAttackers 3', 'endCombat 3', 'main2 3', 'end 3', 'upkeep 4'].map((step) => `act 1 ${step}`),
    );
  });

  it('is a recorded answer: the match goes the same way from its stored state', () => {
    const session = pick(begin(), 'pass:turn');
    const again = ruleset.openSession(pins, session.state(), { fingerprints: true });
    passFor(session, 1);
    passFor(again, 1);
    expect(again.fingerprint()).toBe(session.fingerprint());
  });

  it('is taken back at any time while the other player is asked: who passed is asked again at their next priority', () => {
    const session = pick(begin(), 'pass:turn');
    const asked = open(session);
    const seen = session.view({ role: 'player', seat: 0 }).pending[0];
    expect(seen).toEqual({
      yours: false,
      id: asked.id,
      openedAt: asked.openedAt,
      seat: 1,
      may: [{ id: 'stopPassing', label: 'stopPassing' }],
    });
    const said = session.act({ type: 'answer', seat: 0, decision: asked.id, answer: { picks: ['stopPassing'] } });
    expect(said).toMatchObject({ ok: true, events: [] });
    // The other player's question is still the same one; after that player passes, the next window asks.
    expect(open(session)).toEqual(asked);
    pick(session, 'pass');
    expect(where(session)).toBe('act 0 draw 3');
  });

  it('can be taken back by nobody else, once only, and is undone and replayed like any answer', () => {
    const session = pick(begin(), 'pass:turn');
    const asked = open(session);
    const stop = (seat: number): boolean =>
      session.act({ type: 'answer', seat, decision: asked.id, answer: { picks: ['stopPassing'] } }).ok;
    expect(session.view({ role: 'player', seat: 1 }).pending).toEqual([{ yours: true, decision: asked }]);
    expect(stop(1)).toBe(false);
    const before = JSON.stringify(session.state());
    expect(stop(0)).toBe(true);
    const after = session.fingerprint();
    session.undo();
    expect(JSON.stringify(session.state())).toBe(before);
    const applied = ruleset.apply(pins, JSON.parse(before) as MatchState, {
      type: 'answer',
      seat: 0,
      decision: asked.id,
      answer: { picks: ['stopPassing'] },
    });
    expect(applied.ok && ruleset.fingerprint(applied.step.state)).toBe(after);
    expect(stop(0)).toBe(true);
    expect(stop(0)).toBe(false);
    expect(session.act({ type: 'answer', seat: 0, decision: asked.id, answer: { picks: ['pass'] } })).toMatchObject({
      ok: false,
      refusal: { code: 'decision/not-yours' },
    });
  });

  it('shows nobody how long a player passes for', () => {
    const views = ['pass', 'pass:step'].map((pass) => pick(begin(), pass).view({ role: 'player', seat: 1 }));
    expect(views[0]).toEqual(views[1]);
  });
});

describe('a window', () => {
  it('is passed over where nothing public could be used and the hand is empty', () => {
    const session = begin({ hand: [] });
    expect(where(session)).toBe('act 1 upkeep 3');
  });

  it('does not tell what a hand holds: what can be cast and what cannot open the same windows', () => {
    const windows = (card: string): readonly string[] => {
      const session = begin({ other: [card] });
      const seen: string[] = [];
      while (session.view({ role: 'judge' }).turn.number === 3) {
        seen.push(where(session));
        pick(session, ...(open(session).kind === 'act' ? ['pass'] : [options(session)[0]?.id ?? '']));
      }
      return seen;
    };
    expect(windows('free-spark')).toEqual(windows('forest'));
  });
});
