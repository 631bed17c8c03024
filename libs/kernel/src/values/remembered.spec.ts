import { describe, expect, it } from '@jest/globals';
import { InvariantBroken } from '../errors.js';
import type { Table } from '../table/table.js';
import { card, LayerTable, standing } from '../testing/layer-game.js';
import { type Basis, remembered, rememberedBy, settledUntil } from './remembered.js';

const beasts = { from: 'field', where: { kinds: 'beast' } } as const;
const cards = [
  card('ox', { kinds: ['beast'], power: 2 }),
  card('drum', { kinds: ['relic'] }, [standing({ layer: 'power.change', of: beasts, add: { power: 1 } })]),
];

/** Builds a question about the table, and counts how often it was answered. */
const counted = (
  basis: Basis,
  more: { readonly fields?: readonly string[] } = {},
): { readonly ask: (table: Table) => number; times: number } => {
  const counter = {
    times: 0,
    ask: remembered({
      name: 'objects on the field',
      basis,
      ...more,
      find: (table) => {
        counter.times++;
        return table.zone('field').order.length;
      },
    }),
  };
  return counter;
};

describe('an answer about the table that is remembered', () => {
  it.each<Basis>(['population', 'values', 'abilities', 'rewriting', 'near', 'everything'])(
    'given one that follows from %s, when nothing changes, then it is found once; when something comes, then again',
    (basis) => {
      const beginning = new LayerTable(cards);
      beginning.put('drum');
      beginning.put('ox');
      const { table } = beginning;
      const counter = counted(basis);
      expect([counter.ask(table), counter.ask(table), counter.times]).toEqual([2, 2, 1]);
      beginning.put('ox');
      expect([counter.ask(table), counter.times]).toEqual([3, 2]);
    },
  );

  it('given one that follows from what is near, when a distant field is written, then it holds, unless it names that field', () => {
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    const [deaf, hearing] = [counted('near'), counted('near', { fields: ['tapped'] })];
    const ask = (): void => void [deaf.ask(game.table), hearing.ask(game.table)];
    ask();
    game.write(ox, 'tapped', true);
    ask();
    expect([deaf.times, hearing.times]).toEqual([1, 2]);
    game.write(ox, 'marks', 1);
    ask();
    expect([deaf.times, hearing.times]).toEqual([2, 3]);
  });

  it('given one of each player, and of each table, then none takes the place of another', () => {
    const handOf = rememberedBy({
      name: 'hands',
      basis: 'population',
      find: (table, seat: number) => table.zoneOf('hand', seat).order.length,
    });
    const [one, other] = [new LayerTable(cards), new LayerTable(cards)];
    one.put('ox', 1, 'hand:1');
    expect([handOf(one.table, 0), handOf(one.table, 1), handOf(other.table, 1)]).toEqual([0, 1, 0]);
  });

  it('given one that follows from a list alone, then it holds until there is another list', () => {
    let times = 0;
    const firstOf = rememberedBy({
      name: 'first card',
      basis: 'inputs',
      inputs: [(table, seat) => table.zoneOf('hand', seat).order],
      find: (table, seat) => ((times += 1), table.zoneOf('hand', seat).order[0]),
    });
    const game = new LayerTable(cards);
    const ox = game.put('ox', 1, 'hand:1');
    expect([firstOf(game.table, 1), firstOf(game.table, 1), times]).toEqual([ox, ox, 1]);
    game.write(ox, 'marks', 1);
    expect([firstOf(game.table, 1), times]).toEqual([ox, 1]);
    game.put('ox', 1, 'hand:1');
    expect([firstOf(game.table, 1), times]).toEqual([ox, 2]);
  });

  it('given a change that is taken back, then what was found in between is forgotten', () => {
    const counter = counted('population');
    const game = new LayerTable(cards);
    const mark = game.table.journal.mark();
    game.put('ox');
    expect(counter.ask(game.table)).toBe(1);
    game.table.journal.undoTo(mark);
    expect(counter.ask(game.table)).toBe(0);
  });
});

describe('what is put in order until something changes', () => {
  it('is looked at again as long as it changes something, and then when something changed', () => {
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    let looks = 0;
    const heal = settledUntil({
      name: 'marks',
      basis: 'near',
      find: (table): undefined => {
        looks += 1;
        const { marks } = table.object(ox);
        if (Number(marks) > 0) table.set(table.object(ox), 'marks', Number(marks) - 1);
      },
    });
    game.write(ox, 'marks', 2);
    for (let times = 0; times < 6; times++) heal(game.table);
    expect([game.table.object(ox).marks, looks]).toEqual([0, 3]);
    game.write(ox, 'marks', 1);
    heal(game.table);
    expect([game.table.object(ox).marks, looks]).toEqual([0, 4]);
  });
});

describe('a table that rechecks', () => {
  it('given an answer that follows from more than was declared, when it is used once it no longer holds, then it throws with its name', () => {
    const marksOn = (basis: Basis): ((table: Table) => unknown) =>
      remembered({
        name: 'tapped objects',
        basis,
        find: (table) => Object.values(table.state.objects).filter(({ tapped }) => tapped === true),
      });
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    game.table.rechecks = 1;
    const [wrong, right] = [marksOn('near'), marksOn('everything')];
    expect([wrong(game.table), right(game.table)]).toEqual([[], []]);
    game.write(ox, 'tapped', true);
    expect(right(game.table)).toHaveLength(1);
    expect(() => wrong(game.table)).toThrow(InvariantBroken);
    expect(() => wrong(game.table)).toThrow('what is remembered of "tapped objects" no longer holds');
  });

  it('given an answer of a player that follows from more than was declared, then it says whose', () => {
    const tapped = rememberedBy({
      name: 'whether a card is tapped',
      basis: 'near',
      find: (table, id: number) => table.object(id).tapped === true,
    });
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    game.table.rechecks = 1;
    tapped(game.table, ox);
    game.write(ox, 'tapped', true);
    expect(() => tapped(game.table, ox)).toThrow(`what is remembered of "whether a card is tapped" (${ox}) no longer holds`);
  });

  it('given something to do although nothing declared as its dependency changed, then it throws', () => {
    const game = new LayerTable(cards);
    const ox = game.put('ox');
    const untap = settledUntil({
      name: 'tapped cards',
      basis: 'near',
      find: (table): undefined => void table.set(table.object(ox), 'tapped', false),
    });
    game.table.rechecks = 1;
    untap(game.table);
    expect(() => untap(game.table)).not.toThrow();
    game.write(ox, 'tapped', true);
    expect(() => untap(game.table)).toThrow('"tapped cards" has something to do although nothing it depends on changed');
  });
});
