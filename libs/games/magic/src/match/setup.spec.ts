import { describe, expect, it } from '@jest/globals';
import type { Decision, GameEvent, MatchState, Pins, Session } from '@arbiter/kernel';
import { shows } from '@arbiter/testing';
import { magic, ruleset } from '../index.js';

const deck = { main: Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 'forest' : 'grizzly-bears')), sideboard: [] };
const pins: Pins = {
  matchId: 'setup',
  game: 'magic',
  ruleset: '',
  catalogueHash: '',
  format: magic.formats.single as Pins['format'],
  seats: 2,
  seedCommitment: null,
  decks: [deck, deck],
};

interface Game {
  readonly session: Session;
  readonly events: GameEvent[];
}

function begin(seed: number): Game {
  const { state, events } = ruleset.start(pins, seed.toString(16).padStart(64, '0'));
  return { session: ruleset.openSession(pins, state as MatchState), events: [...events] };
}

function asked({ session }: Game): Decision {
  const [decision] = session.pending();
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

function pick(game: Game, ...picks: string[]): void {
  const { seat, id } = asked(game);
  const done = game.session.act({ type: 'answer', seat, decision: id, answer: { picks } });
  if (!done.ok) throw new Error(done.refusal.detail);
  game.events.push(...done.events);
}

const count = ({ session }: Game, zone: string): number => session.view({ role: 'judge' }).zones.find(({ id }) => id === zone)?.count ?? -1;
const startingSeat = ({ events }: Game): number => events.find(({ type }) => type === 'startingPlayerDecided')?.data.seat as number;

describe('starting a game', () => {
  it(`shuffles, decides by chance who starts, and deals seven cards each ${shows('103.1', '103.2', '103.3', '103.4', '119.1', 'ruling:4', 'ruling:7')}`, () => {
    const games = Array.from({ length: 12 }, (_, seed) => begin(seed));
    expect(new Set(games.map(startingSeat))).toEqual(new Set([0, 1]));
    for (const game of games) {
      expect(game.events.filter(({ type, rule }) => type === 'shuffled' && rule === '103.1')).toHaveLength(2);
      expect([count(game, 'hand:0'), count(game, 'hand:1'), count(game, 'library:0')]).toEqual([7, 7, 23]);
      expect(game.session.view({ role: 'judge' }).players.map(({ values }) => values.life)).toEqual([20, 20]);
      expect(asked(game)).toMatchObject({ kind: 'mulligan', rule: '103.4', seat: startingSeat(game) });
    }
  });

  it(`makes each player's deck their library, all of it ${shows('401.1')}`, () => {
    const main = (card: string): string[] => [...Array.from({ length: 20 }, () => card), 'shock'];
    const { state } = ruleset.start(
      {
        ...pins,
        decks: [
          { main: main('forest'), sideboard: ['opt'] },
          { main: main('island'), sideboard: [] },
        ],
      },
      '5'.padStart(64, '0'),
    );
    const { zones } = ruleset.view(pins, state as MatchState, { role: 'judge' });
    const cards = (seat: number): readonly (string | undefined)[] =>
      zones
        .filter(({ id }) => id === `library:${seat}` || id === `hand:${seat}`)
        .flatMap(({ objects }) => objects.map(({ card }) => card))
        .sort();
    expect([cards(0), cards(1)]).toEqual([main('forest').sort(), main('island').sort()]);
  });

  it(`asks in turn order, takes mulligans together, and lets who kept keep ${shows('103.4')}`, () => {
    const game = begin(1);
    const first = startingSeat(game);
    pick(game, 'mulligan');
    expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: 1 - first });
    expect(game.events.some(({ type }) => type === 'mulliganTaken')).toBe(false);
    pick(game, 'keep');
    expect(game.events.filter(({ type }) => type === 'mulliganTaken').map(({ data }) => data.seat)).toEqual([first]);
    const bottom = asked(game);
    expect(bottom).toMatchObject({ kind: 'putOnBottom', seat: first, domain: { min: 1, max: 1, ordered: true } });
    const chosen = bottom.domain.type === 'options' ? (bottom.domain.options[3]?.id as string) : '';
    pick(game, chosen);
    expect([count(game, `hand:${first}`), count(game, `library:${first}`)]).toEqual([6, 24]);
    expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: first });
    pick(game, 'mulligan');
    expect(asked(game)).toMatchObject({ kind: 'putOnBottom', seat: first, domain: { min: 2, max: 2 } });
  });

  it(`puts the chosen cards on the bottom in the chosen order ${shows('103.4')}`, () => {
    const game = begin(5);
    const first = startingSeat(game);
    for (const answer of ['mulligan', 'keep']) pick(game, answer);
    pick(game, firstOption(game));
    for (const answer of ['mulligan']) pick(game, answer);
    const { domain } = asked(game);
    const [one, two] = domain.type === 'options' ? domain.options : [];
    const cards = [two, one].map((option) => option?.params?.card);
    pick(game, two?.id as string, one?.id as string);
    const library = game.session.view({ role: 'judge' }).zones.find(({ id }) => id === `library:${first}`);
    expect(library?.objects.slice(-2).map(({ card }) => card)).toEqual(cards);
  });

  it(`is not offered any more with a hand of no cards ${shows('103.4')}`, () => {
    const game = begin(2);
    const first = startingSeat(game);
    for (let taken = 1; taken <= 7; taken++) {
      expect(asked(game)).toMatchObject({ kind: 'mulligan', seat: first });
      pick(game, 'mulligan');
      if (taken === 1) pick(game, 'keep');
      const { domain } = asked(game);
      if (domain.type === 'options') pick(game, ...domain.options.slice(0, domain.min).map(({ id }) => id));
    }
    expect(count(game, `hand:${first}`)).toBe(0);
    expect(asked(game).kind).not.toBe('mulligan');
  });

  it(`the starting player takes the first turn and skips its draw step ${shows('103.7', '103.7a')}`, () => {
    const game = begin(3);
    const first = startingSeat(game);
    for (const answer of ['keep', 'keep']) pick(game, answer);
    while (game.session.view({ role: 'judge' }).turn.number === 1) pick(game, 'pass');
    expect(game.events.find(({ type }) => type === 'turnBegan')?.data).toEqual({ seat: first, turn: 1 });
    const draws = game.events.filter(({ type, rule }) => type === 'stepBegan' && rule === '504');
    expect(draws).toHaveLength(0);
    while (!game.events.some(({ type, rule }) => type === 'stepBegan' && rule === '504')) pick(game, 'pass');
    expect(count(game, `hand:${1 - first}`)).toBe(8);
  });
});

function firstOption(game: Game): string {
  const { domain } = asked(game);
  return domain.type === 'options' ? (domain.options[0]?.id as string) : '';
}
