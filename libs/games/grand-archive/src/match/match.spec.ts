import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Session } from '@arbiter/kernel';
import { pinsFor, shows } from '@arbiter/testing';
import { grandArchive } from '../game.js';
import type { Deck } from '../decks/deck.js';
import { plainCards, plainDeck } from '../testing/plain-cards.js';

const ruleset = createRuleset(grandArchive);

interface Stored {
  readonly game: { readonly first: number; readonly turn: number };
  readonly zones: { readonly [id: string]: { readonly order: readonly number[] } };
}

/** A match of up to three games. */
class Match {
  readonly session: Session;
  readonly events: GameEvent[];

  constructor(players: number, deck: Json = plainDeck as unknown as Json) {
    const pins = pinsFor(
      grandArchive,
      Array.from({ length: players }, () => deck),
      plainCards as unknown as readonly JsonObject[],
      'match',
    );
    const begun = ruleset.start(pins, '9'.padStart(64, '0'));
    this.session = ruleset.openSession(pins, begun.state);
    this.events = [...begun.events];
  }

  get state(): Stored {
    return this.session.state() as unknown as Stored;
  }

  get decision(): Decision {
    return this.session.pending()[0] as Decision;
  }

  count(zone: string): number {
    return this.state.zones[zone]?.order.length ?? -1;
  }

  pick(pick: string): this {
    return this.act({ type: 'answer', seat: this.decision.seat, decision: this.decision.id, answer: { picks: [pick] } });
  }

  /** Lets every player answer how they divide their cards: unchanged by default. */
  keepDecks(changed: { readonly [seat: number]: Json } = {}): this {
    for (const decision of this.session.pending())
      this.act({
        type: 'answer',
        seat: decision.seat,
        decision: decision.id,
        answer: { bulk: changed[decision.seat] ?? (plainDeck as unknown as Json) },
      });
    return this;
  }

  concede(seat: number): this {
    return this.act({ type: 'concede', seat, scope: 'game' });
  }

  private act(action: Parameters<Session['act']>[0]): this {
    const done = this.session.act(action);
    if (!done.ok) throw new Error(done.refusal.detail);
    this.events.push(...done.events);
    return this;
  }
}

describe('a match of three games', () => {
  it(`given a game that ended, then all is as before it, and its loser says who goes first ${shows('1.4.7', '1.4.7.1', '1.4.7.1.1', '1.4.7.2', '1.4.6.1', '2.11.7.3.4', '2.1.2.1', '2.1.2.5', '2.1.2.8', '2.11.7.4.5', '1.3.1')}`, () => {
    const match = new Match(2);
    const loser = 1 - match.state.game.first;
    for (let turn = 0; turn < 6; turn++) match.pick('pass');
    match.concede(loser).keepDecks();
    expect([match.decision.kind, match.decision.seat]).toEqual(['chooseFirst', loser]);
    match.pick(`player:${loser}`);
    expect([match.state.game.first, match.state.game.turn]).toEqual([loser, 1]);
    const other = 1 - loser;
    expect([match.count(`mainDeck:${other}`), match.count(`hand:${other}`), match.count(`materialDeck:${other}`)]).toEqual([
      42,
      0,
      plainDeck.material.length,
    ]);
    expect(match.events.filter(({ type }) => type === 'shuffled')).toHaveLength(4);
  });

  it(`given two games won, then the match is decided ${shows('1.4.7.4', '1.3.2.1', '1.3.2')}`, () => {
    const match = new Match(2);
    const { first } = match.state.game;
    match
      .concede(first)
      .keepDecks()
      .pick(`player:${1 - first}`)
      .concede(first);
    expect(match.session.result()).toMatchObject({ winners: [1 - first] });
    expect(match.events.filter(({ type }) => type === 'gameEnded')).toHaveLength(2);
  });

  it(`given three players, then who lost first goes first in the next game ${shows('1.4.7.3')}`, () => {
    const match = new Match(3);
    const { first } = match.state.game;
    const [one, two] = [(first + 2) % 3, (first + 1) % 3];
    match.concede(one).concede(two).keepDecks();
    expect(match.events.filter(({ type }) => type === 'gameEnded').map(({ data }) => data.winners)).toEqual([[first]]);
    expect(match.state.game.first).toBe(one);
  });

  describe('sideboards', () => {
    const deck: Deck = { ...plainDeck, side: ['plain-ally-1', 'plain-sword'] };
    const answer = (match: Match, seat: number, bulk: Deck): ReturnType<Session['act']> => {
      const decision = match.session.pending().find((one) => one.seat === seat) as Decision;
      return match.session.act({ type: 'answer', seat, decision: decision.id, answer: { bulk: bulk as unknown as Json } });
    };

    it(`given a game that ended, then each divides their cards anew, as many as they like, and nobody learns what the others do ${shows('1.5.4', 'ruling:33')}`, () => {
      const match = new Match(2, deck as unknown as Json).concede(1);
      expect(match.session.pending().map(({ kind, seat, sealed }) => ({ kind, seat, sealed }))).toEqual(
        [0, 1].map((seat) => ({ kind: 'sideboard', seat, sealed: true })),
      );
      match.keepDecks({
        0: { ...deck, main: [...deck.main, 'plain-ally-1'], side: ['plain-sword'] } as unknown as Json,
        1: deck as unknown as Json,
      });
      const told = match.events.filter(({ type }) => type === 'sideboarded');
      expect(told.map(({ data }) => data)).toEqual([{ seat: 0 }, { seat: 1 }]);
      expect(told.map(({ secrets }) => secrets)).toEqual([
        [{ seats: [0], data: { in: ['plain-ally-1'] } }],
        [{ seats: [1], data: { in: [] } }],
      ]);
      match.pick('player:1');
      expect([0, 1].map((seat) => match.count(`mainDeck:${seat}`) + match.count(`hand:${seat}`))).toEqual([
        deck.main.length + 1,
        deck.main.length,
      ]);
    });

    it(`given cards that were not registered, then the division is refused ${shows('ruling:33')}`, () => {
      const match = new Match(2, deck as unknown as Json).concede(1);
      expect(answer(match, 0, { ...deck, side: ['plain-ally-1', 'plain-slash'] })).toMatchObject({ ok: false });
      expect(match.session.pending()).toHaveLength(2);
    });
  });
});
