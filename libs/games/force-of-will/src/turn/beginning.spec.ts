import { describe, expect, it } from '@jest/globals';
import { createRuleset, type Decision, type GameEvent, type Json, type JsonObject, type Option, type Session } from '@arbiter/kernel';
import { pinsFor, shows } from '@arbiter/testing';
import { plainCards, plainDeck } from '../testing/plain-cards.js';
import { forceOfWill } from '../game.js';

const ruleset = createRuleset(forceOfWill);
const lord: JsonObject = {
  id: 'lord',
  names: { en: 'Lord', zh: 'Lord' },
  printed: { kind: 'ruler', attributes: [], races: [], keywords: [{ word: 'mana', n: 2 }], energize: ['light', 'darkness'] },
  abilities: [],
};
const deck = { ...plainDeck, ruler: ['lord'] };

interface Stored {
  readonly game: { readonly first: number };
  readonly zones: { readonly [id: string]: { readonly order: readonly number[] } };
  readonly objects: { readonly [id: number]: { readonly card: string; readonly counters: JsonObject } };
  readonly players: readonly { readonly pool: readonly { readonly kind: string }[] }[];
}

/** A game of two such rulers from its very start; everybody passes until a player is asked for something else. */
class Beginning {
  readonly session: Session;
  readonly events: GameEvent[];

  constructor() {
    const pins = pinsFor(forceOfWill, [deck, deck] as unknown as readonly Json[], [
      lord,
      ...(plainCards as unknown as readonly JsonObject[]),
    ]);
    const begun = ruleset.start(pins, '7'.padStart(64, '0'));
    this.session = ruleset.openSession(pins, begun.state);
    this.events = [...begun.events];
  }

  get state(): Stored {
    return this.session.state() as unknown as Stored;
  }

  get decision(): Decision {
    return this.session.pending()[0] as Decision;
  }

  optionsOf(label: string): readonly string[] {
    return (this.decision.domain as unknown as { readonly options: readonly Option[] }).options.flatMap((option) =>
      option.label === label ? [option.id] : [],
    );
  }

  answer(...picks: readonly string[]): this {
    const done = this.session.act({ type: 'answer', seat: this.decision.seat, decision: this.decision.id, answer: { picks } });
    if (!done.ok) throw new Error(done.refusal.detail);
    this.events.push(...done.events);
    return this;
  }

  keepHands(): this {
    while (this.decision.kind === 'mulligan') this.answer();
    return this;
  }

  cardsIn(zone: string): readonly string[] {
    return (this.state.zones[zone]?.order ?? []).map((id) => this.state.objects[id]?.card ?? '');
  }
}

describe('what a game begins with', () => {
  it(`given rulers with Mana, then each has its counters from the start ${shows('1122.1', '1122.2', '1122.2a')}`, () => {
    const { state } = new Beginning().keepHands();
    for (const seat of [0, 1]) expect(state.objects[state.zones[`rulerArea:${seat}`]?.order[0] ?? 0]?.counters).toEqual({ mana: 2 });
  });

  it(`given rulers with Energize, then who goes second alone has a coin in their removed area, which makes will of one of its attributes once and is gone ${shows('1119.1', '1119.2', '1119.2a', 'ruling:39')}`, () => {
    const game = new Beginning().keepHands();
    const { first } = game.state.game;
    const second = 1 - first;
    expect([game.cardsIn(`removed:${first}`), game.cardsIn(`removed:${second}`)]).toEqual([[], ['token:will-coin-wb']]);
    while (game.decision.seat !== second) game.answer('pass');
    const uses = game.optionsOf('will');
    expect(uses).toHaveLength(1);
    game.answer(uses[0] as string);
    expect(game.decision.kind).toBe('chooseWill');
    game.answer('will:1');
    expect(game.state.players[second]?.pool.map(({ kind }) => kind)).toEqual(['darkness']);
    expect([game.cardsIn(`removed:${second}`), game.cardsIn(`graveyard:${second}`)]).toEqual([[], []]);
    expect(game.optionsOf('will')).toEqual([]);
  });
});
