import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Pins, type Session } from '@arbiter/kernel';
import type { CardProgram } from '@arbiter/kernel/authoring';
import { shows } from '@arbiter/testing';
import type { Deck } from '../decks/deck.js';
import { formats } from '../decks/formats.js';
import { forceOfWill } from '../game.js';

const ruleset = createRuleset(forceOfWill);
const card = (id: string, printed: JsonObject): CardProgram => ({
  id,
  names: { en: id, zh: id },
  printed: { attributes: [], races: ['Human'], keywords: [], ...printed },
  abilities: [],
});
const people = Array.from({ length: 12 }, (_, at) => card(`person-${at}`, { kind: 'resonator', cost: '{0}', atk: 500, def: 500 }));
const cards = [card('prince', { kind: 'ruler' }), ...people];
const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id);
const side = ['person-10', 'person-11', 'light-magic-stone'];
const deck: Deck = {
  ruler: ['prince'],
  main: people.slice(0, 10).flatMap(({ id }) => times(4, id)),
  magicStones: times(10, 'fire-magic-stone'),
  side,
};

/** The parts of the stored state that the tests read. */
interface Stored {
  readonly zones: { readonly [id: string]: { readonly order: readonly number[] } };
  readonly objects: { readonly [id: number]: { readonly card: string } };
}

/** A match from its very start. */
class Run {
  readonly events: GameEvent[];
  readonly session: Session;

  constructor(format: keyof typeof formats, seed = 7) {
    const pins: Pins = {
      matchId: 'run',
      game: 'force-of-will',
      ruleset: '',
      catalogueHash: '',
      format: formats[format],
      seats: 2,
      seedCommitment: null,
      inlineCards: cards as unknown as readonly JsonObject[],
      decks: [deck, deck] as unknown as readonly Json[],
    };
    const { state, events } = ruleset.start(pins, String(seed).padStart(64, '0'));
    this.session = ruleset.openSession(pins, state);
    this.events = [...events];
  }

  get open(): readonly Decision[] {
    return this.session.pending();
  }

  get decision(): Decision {
    return this.open[0] as Decision;
  }

  answer(decision: Decision, answer: { readonly picks: readonly string[] } | { readonly bulk: Json }): this {
    const done = this.session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(done.refusal.detail);
    this.events.push(...done.events);
    return this;
  }

  /** Answers the one open decision. */
  pick(...picks: readonly string[]): this {
    return this.answer(this.decision, { picks });
  }

  concede(seat: number): this {
    const done = this.session.act({ type: 'concede', seat, scope: 'game' });
    if (done.ok) this.events.push(...done.events);
    return this;
  }

  agreeDraw(): this {
    const done = this.session.act({ type: 'agreeDraw', scope: 'game' });
    if (done.ok) this.events.push(...done.events);
    return this;
  }

  keepDecks(): this {
    for (const decision of this.open) this.answer(decision, { bulk: deck as unknown as Json });
    return this;
  }

  typed(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  stored(): Stored {
    return this.session.state() as unknown as Stored;
  }

  /** Returns the cards of a zone, in their order. */
  zone(zone: string, seat: number): readonly number[] {
    return this.stored().zones[`${zone}:${seat}`]?.order ?? [];
  }
}

const optionsOf = ({ domain }: Decision): readonly string[] => (domain.type === 'options' ? domain.options.map(({ id }) => id) : []);

describe('preparing a game', () => {
  it(`given two players with their decks, then both are shuffled, the rulers lie in their areas, and each has 4000 life and five cards ${shows('102.1', '306.1', '401.1', '403.1', '403.2', '403.4', '403.5')}`, () => {
    const run = new Run('single');
    expect(run.typed('shuffled').map(({ data }) => data.zone)).toEqual([
      'mainDeck:0',
      'magicStoneDeck:0',
      'mainDeck:1',
      'magicStoneDeck:1',
    ]);
    expect(
      run.session.view({ role: 'judge' }).players.map(({ values }) => [values.life, values.hand, values.mainDeck, values.magicStoneDeck]),
    ).toEqual([
      [4000, 5, 35, 10],
      [4000, 5, 35, 10],
    ]);
    expect([run.zone('rulerArea', 0).length, run.zone('rulerArea', 1).length]).toEqual([1, 1]);
  });

  it(`given many games, then who goes first is drawn by lot ${shows('403.3')}`, () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => new Run('single', seed + 1).typed('firstPlayerDecided')[0]?.data.seat);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it(`given hands of five, then the first player says how many they change before the second does, and both are told only the number ${shows('403.4', 'ruling:26')}`, () => {
    const run = new Run('single');
    const first = run.decision.seat;
    const [one = '', two = '', ...kept] = optionsOf(run.decision);
    const bottom = run.zone('mainDeck', first).at(-1);
    run.pick(two, one);
    expect(run.typed('mulliganChosen').map(({ data }) => data)).toEqual([{ seat: first, count: 2 }]);
    expect(run.decision).toMatchObject({ kind: 'mulligan', seat: 1 - first });
    expect(run.zone('hand', first)).toHaveLength(5);
    run.pick();
    expect(run.zone('hand', first)).toHaveLength(5);
    expect(run.zone('hand', first).map((id) => `object:${id}`)).toEqual(expect.arrayContaining(kept));
    // The two cards lie below all others, and nothing was shuffled again.
    expect(run.zone('mainDeck', first)).toHaveLength(35);
    expect(run.zone('mainDeck', first).indexOf(bottom as number)).toBe(32);
    expect(run.typed('shuffled')).toHaveLength(4);
    const cardOf = (zone: string, at: number): string => run.stored().objects[run.zone(zone, first).at(at) as number]?.card ?? '';
    expect([cardOf('mainDeck', -2), cardOf('mainDeck', -1)].every((id) => id.startsWith('person-'))).toBe(true);
  });

  it(`given both have changed their hands, then the first player's turn begins ${shows('403.6', '501.1')}`, () => {
    const run = new Run('single');
    const first = run.decision.seat;
    run.pick().pick();
    expect(run.session.view({ role: 'judge' }).turn).toMatchObject({ number: 1, seat: first });
  });
});

describe('the Valhalla rule', () => {
  it(`given a format that has it, then the last thing before the first turn are the top four cards of each main deck in its lifebreak area ${shows('1415.1', '1415.1a', '1415.1a-i', '1415.1c', 'ruling:42')}`, () => {
    const run = new Run('valhalla').pick();
    const [first] = run.zone('mainDeck', 0);
    run.pick();
    expect(run.session.view({ role: 'judge' }).players.map(({ values }) => [values.lifebreak, values.mainDeck, values.hand])).toEqual([
      [4, 31, 5],
      [4, 31, 5],
    ]);
    expect(run.zone('mainDeck', 0)).not.toContain(first);
    expect(run.typed('cardMoved').filter(({ rule }) => rule === '1415.1c')).toHaveLength(8);
  });

  it(`given any other format, then there are none ${shows('1415.2')}`, () => {
    const run = new Run('single').pick().pick();
    expect(run.session.view({ role: 'judge' }).players.map(({ values }) => [values.lifebreak, values.mainDeck])).toEqual([
      [0, 35],
      [0, 35],
    ]);
  });
});

describe('ending a game', () => {
  it.each([0, 1])(`given seat %i concedes at any time, then the other wins ${shows('103.4')}`, (seat) => {
    const run = new Run('single').concede(seat);
    expect(run.session.result()).toMatchObject({ winners: [1 - seat], rule: '103.4' });
    expect(run.open).toEqual([]);
  });
});

describe('a match', () => {
  it(`given a game was won, then both may exchange cards without knowing of each other, and the next one begins by lot again ${shows('ruling:23', 'ruling:25')}`, () => {
    const run = new Run('match').concede(1);
    expect(run.open.map(({ kind, seat, sealed }) => ({ kind, seat, sealed }))).toEqual([
      { kind: 'sideDeck', seat: 0, sealed: true },
      { kind: 'sideDeck', seat: 1, sealed: true },
    ]);
    const [one, other] = run.open as readonly [Decision, Decision];
    const changed: Deck = { ...deck, main: [...deck.main.slice(1), 'person-10'], side: ['person-0', 'person-11', 'light-magic-stone'] };
    run.answer(one, { bulk: changed as unknown as Json }).answer(other, { bulk: deck as unknown as Json });
    expect(run.typed('sideDecked').map(({ data }) => data)).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(run.typed('firstPlayerDecided')).toHaveLength(2);
    expect(run.session.view({ role: 'judge' }).values).toMatchObject({ game: 2, wins: [1, 0] });
    expect(run.session.view({ role: 'judge' }).players.map(({ values }) => values.life)).toEqual([4000, 4000]);
  });

  it.each<[string, Deck]>([
    ['another number of cards in the side deck', { ...deck, main: [...deck.main, 'person-10'], side: ['person-11', 'light-magic-stone'] }],
    ['other cards', { ...deck, side: ['person-10', 'person-11', 'fire-magic-stone'] }],
    [
      'a magic stone in the main deck',
      { ...deck, main: [...deck.main.slice(1), 'light-magic-stone'], side: ['person-0', 'person-10', 'person-11'] },
    ],
  ])('given %s, then that is refused', (_, now) => {
    const run = new Run('match').concede(1);
    const { id, seat } = run.decision;
    expect(run.session.act({ type: 'answer', seat, decision: id, answer: { bulk: now as unknown as Json } })).toMatchObject({
      ok: false,
      refusal: { code: 'deck/illegal' },
    });
  });

  it(`given two games won, then the match is ${shows('ruling:46')}`, () => {
    const run = new Run('match').concede(1).keepDecks().concede(1);
    expect(run.session.result()).toEqual({ winners: [0], reason: 'games', rule: '103.2' });
  });

  it(`given drawn games, then each is one of the three ${shows('ruling:46')}`, () => {
    const drawn = new Run('match').agreeDraw().keepDecks().concede(0).keepDecks().agreeDraw();
    expect(drawn.session.result()).toMatchObject({ winners: [1] });
    expect(new Run('match').agreeDraw().keepDecks().agreeDraw().keepDecks().agreeDraw().session.result()).toMatchObject({ winners: [] });
  });
});
