import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Pins, type Session } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { yugioh } from '../game.js';
import { plainDeck, plainMonsters } from '../testing/plain-cards.js';

const ruleset = createRuleset(yugioh);
const side = ['plain-6-0', 'plain-6-1'];
const deck = { ...plainDeck, side };

/** A best-of-three Match from its beginning. */
class Run {
  readonly events: GameEvent[];
  readonly session: Session;

  constructor(format: string) {
    const pins: Pins = {
      matchId: 'run',
      game: 'yugioh',
      ruleset: '',
      catalogueHash: '',
      format: yugioh.formats[format] as Pins['format'],
      seats: 2,
      seedCommitment: null,
      inlineCards: plainMonsters as unknown as readonly JsonObject[],
      decks: [deck, deck] as unknown as readonly Json[],
    };
    const { state, events } = ruleset.start(pins, '7'.padStart(64, '0'));
    this.session = ruleset.openSession(pins, state);
    this.events = [...events];
  }

  get open(): readonly Decision[] {
    return this.session.pending();
  }

  answer(decision: Decision, answer: { readonly picks: readonly string[] } | { readonly bulk: Json }): void {
    const done = this.session.act({ type: 'answer', seat: decision.seat, decision: decision.id, answer });
    if (!done.ok) throw new Error(done.refusal.detail);
    this.events.push(...done.events);
  }

  /** Answers the only open decision. */
  pick(...picks: readonly string[]): this {
    this.answer(this.open[0] as Decision, { picks });
    return this;
  }

  concede(seat: number): this {
    const done = this.session.act({ type: 'concede', seat, scope: 'game' });
    if (done.ok) this.events.push(...done.events);
    return this;
  }

  typed(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

const keep: Json = { main: plainDeck.main, extra: [], side };

describe('a Match', () => {
  it(`${shows('base.1.1', 'base.1.2', 'base.1.4', 'base.1.5', 'base.6.3')} begins with a draw for who chooses, five cards each, and no normal draw in the first turn`, () => {
    const run = new Run('ocgMatch');
    const [chooser] = run.open as readonly [Decision];
    expect(chooser).toMatchObject({ kind: 'chooseFirst', rule: 'base.1.2' });
    run.pick('player:1');
    expect(run.typed('shuffled').map(({ data }) => data.zone)).toEqual(['mainDeck:0', 'mainDeck:1']);
    expect(run.typed('cardsDrawn').map(({ data }) => data)).toEqual([
      { seat: 1, amount: 5 },
      { seat: 0, amount: 5 },
    ]);
    const view = run.session.view({ role: 'judge' });
    expect(view.turn).toMatchObject({ number: 1, seat: 1 });
    expect(view.players.map(({ values }) => values.life)).toEqual([8000, 8000]);
  });

  it(`${shows('base.1.3', 'base.1.16', 'base.1.17', 'base.1.19')} lets both exchange cards between Duels without knowing of each other, and the loser choose who goes first`, () => {
    const run = new Run('ocgMatch').pick('player:0').concede(1);
    expect(run.open.map(({ kind, seat, sealed }) => ({ kind, seat, sealed }))).toEqual([
      { kind: 'sideDeck', seat: 0, sealed: true },
      { kind: 'sideDeck', seat: 1, sealed: true },
    ]);
    const [first, second] = run.open as readonly [Decision, Decision];
    const other: Json = { main: [...plainDeck.main.slice(1), 'plain-6-0'], extra: [], side: [plainDeck.main[0] as string, 'plain-6-1'] };
    run.answer(first, { bulk: other });
    run.answer(second, { bulk: keep });
    expect(run.open[0]).toMatchObject({ kind: 'chooseFirst', seat: 1, rule: 'base.1.3' });
    expect(run.session.view({ role: 'judge' }).values).toMatchObject({ game: 2, wins: [1, 0] });
  });

  it('has an exchange of cards made up that is one for one', () => {
    const run = new Run('ocgMatch').pick('player:0').concede(1);
    const [first] = run.open as readonly [Decision];
    const { bulk } = run.session.sample(first, (n) => (n === 4 ? 1 : 0)) as { readonly bulk: typeof deck };
    expect([bulk.main, bulk.side]).toEqual([
      ['plain-6-0', ...plainDeck.main.slice(1)],
      ['plain-4-0', 'plain-6-1'],
    ]);
    run.answer(first, { bulk });
    expect(run.open.map(({ seat }) => seat)).toEqual([1]);
  });

  it('is of two players, whose decks are known before it begins', () => {
    expect(ruleset.seats).toEqual({ min: 2, max: 2 });
    expect(ruleset.pinsDecks).toBe(true);
  });

  it(`${shows('base.1.18')} refuses another number of cards after the exchange`, () => {
    const run = new Run('ocgMatch').pick('player:0').concede(1);
    const [first] = run.open as readonly [Decision];
    const done = run.session.act({
      type: 'answer',
      seat: first.seat,
      decision: first.id,
      answer: { bulk: { main: [...plainDeck.main, 'plain-6-0'], extra: [], side: ['plain-6-1'] } },
    });
    expect(done).toMatchObject({ ok: false, refusal: { code: 'deck/illegal' } });
  });

  it(`${shows('base.1.14')} is won by who wins two Duels`, () => {
    const run = new Run('ocgMatch').pick('player:0').concede(1);
    for (const decision of run.open) run.answer(decision, { bulk: keep });
    run.pick('player:1').concede(1);
    expect(run.session.result()).toEqual({ winners: [0], reason: 'games', rule: 'base.1.14' });
  });

  it(`${shows('base.1.15')} of one Duel ends with it`, () => {
    const run = new Run('open').pick('player:0').concede(0);
    expect(run.session.result()).toMatchObject({ winners: [1], reason: 'concession' });
    expect(run.open).toEqual([]);
  });
});
