import { describe, expect, it } from '@jest/globals';
import type { Action, Decision, FormatPins, GameEvent, GameResult, Json, JsonObject, Pins, Session, View } from '@arbiter/kernel';
import { ruleset } from '../index.js';

const spellCard = (id: string, ...verbs: readonly JsonObject[]): JsonObject => ({
  id,
  names: { en: id, zh: id },
  printed: { cost: '{0}', supertypes: [], types: ['instant'], subtypes: [], keywords: [] },
  abilities: [{ kind: 'spell', clauses: [{ do: verbs }] }],
});
const inlineCards = [
  spellCard('another-turn', { verb: 'extraTurn', player: 'you' }),
  spellCard('sting', { verb: 'loseLife', amount: 1 }),
  spellCard('spark', { verb: 'gainLife', amount: 1 }),
];

/** A game in its first main phase, in which everybody passes but for what is said. */
class Timed {
  readonly session: Session;
  readonly events: GameEvent[] = [];

  constructor(endOfRound: 'swiss' | 'elimination', hand: readonly string[]) {
    const { single } = ruleset.formats as { readonly single: FormatPins };
    const pins: Pins = {
      matchId: 'time',
      game: 'magic',
      ruleset: '',
      catalogueHash: '',
      format: { ...single, options: { ...single.options, endOfRound } },
      seats: 2,
      seedCommitment: null,
      inlineCards,
    };
    const library = Array.from({ length: 30 }, () => 'forest');
    const table = {
      turn: { number: 3, seat: 0, step: 'main' },
      players: [
        { hand, library },
        { hand: ['spark'], library },
      ],
    };
    this.session = ruleset.openSession(pins, ruleset.arrange(pins, '1'.padStart(64, '0'), table as unknown as Json).state);
  }

  get view(): View {
    return this.session.view({ role: 'judge' });
  }

  get result(): GameResult | null {
    return this.session.result();
  }

  /** Whose turns began. */
  get turns(): readonly (Json | undefined)[] {
    return this.events.filter(({ type }) => type === 'turnBegan').map(({ data }) => data.seat);
  }

  callTime(): this {
    return this.act({ type: 'timeCalled' });
  }

  /** The player who is asked casts a card. */
  cast(card: string): this {
    const { domain } = this.asked;
    const option = 'options' in domain ? domain.options.find(({ params }) => params?.card === card) : undefined;
    return this.answer(option?.id ?? `no ${card}`);
  }

  /** Everybody passes until this holds, or to the end. */
  pass(until: () => boolean = () => false): this {
    while (this.result === null && !until()) {
      const { domain } = this.asked;
      const options = 'options' in domain ? domain.options : [];
      if (options.some(({ id }) => id === 'pass')) this.answer('pass');
      else this.act({ type: 'answer', seat: this.asked.seat, decision: this.asked.id, answer: this.session.sample(this.asked, () => 0) });
    }
    return this;
  }

  private get asked(): Decision {
    return this.session.pending()[0] as Decision;
  }

  private answer(pick: string): this {
    const { seat, id } = this.asked;
    return this.act({ type: 'answer', seat, decision: id, answer: { picks: [pick] } });
  }

  private act(action: Action): this {
    const done = this.session.act(action);
    if (!done.ok) throw new Error(`${done.refusal.code}: ${done.refusal.detail}`);
    this.events.push(...done.events);
    return this;
  }
}

describe('the end of a round (MTR 2.4)', () => {
  it('given a spell on the stack when time is called, then it resolves, the turn ends normally, and five more follow', () => {
    const match = new Timed('swiss', ['spark', 'spark']).cast('spark').callTime();
    expect(match.view.players[0]?.values.life).toBe(20);
    match.pass(() => match.view.players[0]?.values.life === 21);
    expect(match.view.turn).toMatchObject({ number: 3, seat: 0 });
    match.pass();
    expect([match.turns, match.result?.winners]).toEqual([[1, 0, 1, 0, 1], []]);
    expect(match.events.filter(({ type }) => type === 'turnAfterTime').map(({ data }) => data)).toEqual(
      [1, 2, 3, 4, 5].map((number) => ({ number, turns: 5 })),
    );
  });

  it('given an extra turn by an effect, then it is one of the five, whoever takes it', () => {
    const match = new Timed('swiss', ['another-turn']).callTime().cast('another-turn').pass();
    expect([match.turns, match.result?.reason]).toEqual([[0, 1, 0, 1, 0], 'timeCalled']);
  });

  it('given an elimination match in which somebody has less life when the turns are over, then they lose', () => {
    const match = new Timed('elimination', ['sting']).callTime().cast('sting').pass();
    expect([match.turns, match.result]).toEqual([[1, 0, 1, 0, 1], { winners: [1], reason: 'timeCalled', rule: 'MTR 2.4' }]);
  });

  it('given equal life when they are over, then they play on until somebody has less, who loses at once', () => {
    const match = new Timed('elimination', ['sting']).callTime();
    match.pass(() => match.view.timeCalled?.untilBehind === true && match.view.turn.seat === 0 && match.view.turn.phase === 'main');
    expect(match.result).toBeNull();
    match.cast('sting').pass(() => match.view.players[0]?.values.life === 19);
    expect(match.result).toMatchObject({ winners: [1], reason: 'timeCalled' });
    expect(match.events.filter(({ type }) => type === 'playerLost')).toMatchObject([{ rule: 'MTR 2.4', data: { seat: 0 } }]);
  });
});
