import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Session } from '@arbiter/kernel';
import { pinsFor, shows } from '@arbiter/testing';
import { grandArchive } from './game.js';
import { plainCards, plainDeck } from './testing/plain-cards.js';

const ruleset = createRuleset(grandArchive);

interface Stored {
  readonly game: { readonly active: number; readonly turn: number };
  readonly objects: { readonly [id: number]: { readonly owner: number } };
  readonly header: { readonly status: string };
}

/** A game from its start, in which everybody passes. */
class Game {
  readonly session: Session;
  readonly events: GameEvent[];

  constructor(players: number) {
    const pins = pinsFor(
      grandArchive,
      Array.from({ length: players }, () => plainDeck as unknown as Json),
      plainCards as unknown as readonly JsonObject[],
    );
    const begun = ruleset.start(pins, '5'.padStart(64, '0'));
    this.session = ruleset.openSession(pins, begun.state);
    this.events = [...begun.events];
  }

  get state(): Stored {
    return this.session.state() as unknown as Stored;
  }

  get decision(): Decision {
    return this.session.pending()[0] as Decision;
  }

  /** Passes until a decision in the given turn is open. */
  toTurn(turn: number): this {
    while (this.state.game.turn < turn)
      this.act({ type: 'answer', seat: this.decision.seat, decision: this.decision.id, answer: { picks: ['pass'] } });
    return this;
  }

  act(action: Parameters<Session['act']>[0]): this {
    const done = this.session.act(action);
    if (!done.ok) throw new Error(done.refusal.detail);
    this.events.push(...done.events);
    return this;
  }

  concede(seat: number): this {
    return this.act({ type: 'concede', seat, scope: 'game' });
  }

  ownersLeft(): readonly number[] {
    return [...new Set(Object.values(this.state.objects).map(({ owner }) => owner))].sort();
  }
}

describe('conceding', () => {
  it(`given two players, when one concedes, then the other has won at once ${shows('1.4.3.5', '2.11.7.3.1', '2.11.7.3.1.1', '2.11.7.3.2', '2.11.7.7.3.3', '1.4.1')}`, () => {
    const game = new Game(2).toTurn(2).concede(0);
    expect(game.session.result()).toMatchObject({ winners: [1], rule: '1.4.3.5' });
  });

  it(`given three players, when one who waits concedes, then all that they owned is gone and the others play on until one is left ${shows('1.4.5', '2.11.7.3.1.2', '1.4.2.2', 'ruling:18')}`, () => {
    const game = new Game(3).toTurn(4);
    const { active } = game.state.game;
    const other = (active + 1) % 3;
    const last = (active + 2) % 3;
    game.concede(other);
    expect(game.session.result()).toBeNull();
    game.toTurn(5);
    expect(game.ownersLeft()).toEqual([active, last].sort());
    expect(game.state.game.active).toBe(last);
    game.concede(active);
    expect(game.session.result()).toMatchObject({ winners: [last], rule: '1.4.2.2' });
  });

  it(`given three players, when the one whose turn it is concedes, then that turn is over and the next one's begins ${shows('1.4.5', 'ruling:18')}`, () => {
    const game = new Game(3).toTurn(4);
    const { active } = game.state.game;
    game.concede(active);
    expect(game.session.result()).toBeNull();
    expect([game.state.game.turn, game.state.game.active]).toEqual([5, (active + 1) % 3]);
    expect(game.ownersLeft()).not.toContain(active);
  });
});
