import { describe, expect, it } from '@jest/globals';
import type { Action, Decision, GameEvent, Json, JsonObject, MatchState, Pins, Session } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { ruleset } from '../index.js';

const spellCard = (id: string, ...verbs: readonly JsonObject[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: { cost: '{0}', supertypes: [], types: ['instant'], subtypes: [], keywords: [] },
  abilities: [{ kind: 'spell', clauses: [{ do: verbs }] }],
});
const engine = (id: string, on: JsonObject, ...verbs: readonly JsonObject[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: { cost: '{0}', supertypes: [], types: ['enchantment'], subtypes: [], keywords: [] },
  abilities: [{ kind: 'triggered', on: [on], clauses: [{ do: verbs }] }],
});
const warriors = (amount: number): JsonObject => ({ verb: 'create', token: 'token:warrior', amount });
const life: JsonObject = { verb: 'gainLife', amount: 1 };
const gained: JsonObject = { event: 'gainedLife', if: { seat: 'seat', is: 'you' } };
const creatureEntered: JsonObject = { event: 'entered', if: { object: { event: 'object' }, is: { types: 'creature' } } };

const inlineCards = [
  spellCard('spark', life),
  spellCard('muster', warriors(1)),
  spellCard('crowd', warriors(300)),
  engine('more-life', gained, life),
  engine('more-tokens', creatureEntered, warriors(1)),
  engine('twice-the-tokens', creatureEntered, warriors(2)),
  engine('falling', { event: 'lostLife', if: { seat: 'seat', is: 'you' } }, { verb: 'loseLife', amount: 1 }),
  spellCard('sting', { verb: 'loseLife', amount: 1 }),
];

const pins: Pins = {
  matchId: 'loops',
  game: 'magic',
  ruleset: '',
  catalogueHash: '',
  format: ruleset.formats.single as Pins['format'],
  seats: 2,
  seedCommitment: null,
  inlineCards,
};

/** A game in which the first player is about to cast a spell, and then everybody passes. */
class Passing {
  readonly session: Session;
  readonly start: MatchState;
  readonly events: GameEvent[] = [];
  readonly asked: string[] = [];

  constructor(battlefield: readonly string[], spell: string, held: readonly string[], life = 20) {
    const library = Array.from({ length: 30 }, () => 'forest');
    const table = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [
        { hand: [spell, ...held], library, life },
        { hand: held, library },
      ],
      zones: { battlefield },
    };
    this.start = ruleset.arrange(pins, '1'.padStart(64, '0'), table as unknown as Json).state;
    this.session = ruleset.openSession(pins, this.start, { fingerprints: true });
    this.act(this.answerWith(({ params }) => params?.card === spell));
  }

  get open(): Decision {
    return this.session.pending()[0] as Decision;
  }

  answerWith(wanted: (option: { readonly id: string; readonly params?: JsonObject }) => boolean): Action {
    const { id, seat, domain } = this.open;
    const option = domain.type === 'options' ? domain.options.find(wanted) : undefined;
    return { type: 'answer', seat, decision: id, answer: { picks: [option?.id ?? ''] } };
  }

  act(action: Action): boolean {
    const { kind } = this.open;
    const done = this.session.act(action);
    if (!done.ok) return false;
    this.asked.push(kind);
    this.events.push(...done.events);
    return true;
  }

  /** Passes until something else is asked, the stack is empty, the rules stop the game or it is over. */
  pass(): this {
    while (this.session.result() === null && this.open.kind === 'act' && this.limit() === undefined && this.open.prompt.params.stack !== 0)
      this.act(this.answerWith(({ id }) => id === 'pass'));
    return this;
  }

  limit(): Json | undefined {
    return this.events.find(({ type }) => type === 'limitReached')?.data.limit;
  }

  count(zone: string): number {
    return this.session.view({ role: 'judge' }).zones.find(({ id }) => id === zone)?.count ?? -1;
  }

  life(seat = 0): Json | undefined {
    return this.session.view({ role: 'judge' }).players[seat]?.values.life;
  }
}

const resolvedIn = (run: Passing): number => run.events.filter(({ type }) => type === 'resolved').length;
/** Whether no event is missing from the record: each has the next number. */
const isWhole = ({ events }: Passing): boolean => events.every(({ seq }, at) => seq === (events[0] as GameEvent).seq + at);

describe('a sequence that repeats and grows', () => {
  it.each([
    ['life', 'more-life', 'spark'],
    ['tokens', 'more-tokens', 'muster'],
    ['tokens, two for each', 'twice-the-tokens', 'muster'],
  ])('is stopped where nobody is asked on the way, and leaves the game as it was: %s', (_what, grower, spell) => {
    const run = new Passing([grower], spell, []);
    expect(typeof run.limit()).toBe('string');
    expect([run.life(), run.count('battlefield'), run.count('stack'), run.count('hand:0')]).toEqual([20, 1, 0, 1]);
    expect(run.session.result()).toBeNull();
    // Nothing was recorded except that a limit was reached.
    expect(run.events.map(({ type }) => type)).toEqual(['limitReached']);
  });

  it.each([
    ['life', 'more-life', 'spark'],
    ['tokens', 'more-tokens', 'muster'],
  ])(
    `is stopped too where the players pass one by one, with all that happened before on record: %s ${shows('ruling:12')}`,
    (_what, grower, spell) => {
      const run = new Passing([grower], spell, ['forest']).pass();
      expect(run.limit()).toBe('resolutions in a row without a choice');
      expect(resolvedIn(run)).toBe(1_000);
      expect(isWhole(run)).toBe(true);
      expect(run.count('battlefield') + (run.life() as number)).toBe(1 + 20 + 1_000);
      // No player has to go on; they may agree on a draw.
      expect(run.act(run.answerWith(({ id }) => id === 'pass'))).toBe(false);
      expect(run.act({ type: 'agreeDraw', scope: 'game' })).toBe(true);
      expect(run.session.result()).toMatchObject({ winners: [], rule: '104.4i' });
    },
  );

  it('goes the same way again from its start', () => {
    const run = new Passing(['more-tokens'], 'muster', []);
    const again = ruleset.openSession(pins, run.start, { fingerprints: true });
    const [decision] = again.pending() as [Decision];
    again.act({
      type: 'answer',
      seat: decision.seat,
      decision: decision.id,
      answer: {
        picks: [(decision.domain as { options: readonly { id: string }[] }).options.find(({ id }) => id.startsWith('cast:'))?.id ?? ''],
      },
    });
    expect(again.fingerprint()).toBe(run.session.fingerprint());
  });
});

describe('a sequence that comes to an end', () => {
  it('is not taken for a loop, whatever numbers it passes', () => {
    const run = new Passing(['falling'], 'sting', ['forest'], 300).pass();
    expect(run.session.result()).toMatchObject({ winners: [1], rule: '104.2a' });
    expect(resolvedIn(run)).toBe(300);
  });

  it('may be three hundred triggers at once, of one object or of many, and nobody puts in order what is all the same', () => {
    const one = new Passing(['soul-warden'], 'crowd', ['forest']).pass();
    expect([one.life(), one.count('battlefield'), one.asked.includes('orderEffects'), one.limit()]).toEqual([320, 301, false, undefined]);
    const many = new Passing(
      Array.from({ length: 300 }, () => 'soul-warden'),
      'muster',
      ['forest'],
    ).pass();
    expect([many.life(), many.count('battlefield'), many.asked.includes('orderEffects'), many.limit()]).toEqual([
      320,
      301,
      false,
      undefined,
    ]);
  });

  it('may make a thousand tokens at once; more than the table holds are never begun', () => {
    const doubling = (times: number): Passing =>
      new Passing(
        Array.from({ length: times }, () => 'doubling-season'),
        'muster',
        ['forest'],
      ).pass();
    expect(doubling(10).count('battlefield')).toBe(10 + 1_024);
    const many = doubling(20);
    expect([many.limit(), many.count('battlefield'), many.count('stack')]).toEqual(['objects', 20, 1]);
    expect(doubling(60).limit()).toBe('magnitude');
  });
});
