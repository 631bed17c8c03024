import { describe, expect, it } from '@jest/globals';
import type { Json } from '../contract.js';
import { createRuleset } from '../ruleset.js';
import { joiningGame } from '../testing/joining-game.js';
import { Driver, playRandomly, type Side } from '../testing/probe-run.js';

const ruleset = createRuleset(joiningGame);
const table = (...players: readonly Side[]): Driver => Driver.on(ruleset, ...players);
/** Returns what was committed after the draw with which the turn begins, which is the first moment. */
const committed = (driver: Driver): readonly { readonly [name: string]: Json }[] =>
  driver
    .typed('committed')
    .slice(1)
    .map(({ data }) => ({ ...data, moment: (data.moment as number) - 1 }));
/** Returns the moments of what happened, batch by batch, each with the first type of its batch. */
const moments = (driver: Driver): readonly Json[] =>
  committed(driver).map(({ moment, types }) => [moment as number, (types as readonly Json[])[0] as Json]);
const resolved = (driver: Driver): readonly Json[] => driver.typed('resolved').map(({ data }) => data.card as Json);

describe('moments as the game counts them', () => {
  it('given one thing then another, then each is a moment of its own', () => {
    expect(moments(table({ hand: ['then'] }, { slots: ['ox'] }).pick('then'))).toEqual([
      [1, 'destroy'],
      [2, 'damage'],
    ]);
  });

  it('given one thing and another, then both are one moment', () => {
    expect(moments(table({ hand: ['and'] }, { slots: ['ox'] }).pick('and'))).toEqual([
      [1, 'destroy'],
      [1, 'damage'],
    ]);
  });

  it('given it also pays for the second, then that belongs to the moment too', () => {
    expect(moments(table({ hand: ['paid'] }, { slots: ['ox'] }).pick('paid'))).toEqual([
      [1, 'destroy'],
      [1, 'loseLife'],
      [1, 'damage'],
    ]);
  });

  it('given something alters the second, then it is still the same moment, and what follows from that says its own', () => {
    expect(
      moments(
        table({ hand: ['and'], slots: ['goad', 'leech'] }, { slots: ['ox'] })
          .pick('and')
          .pick('replacement:0'),
      ),
    ).toEqual([
      [1, 'destroy'],
      [1, 'damage'],
      [1, 'gainLife'],
    ]);
  });

  it('given a verb calls a procedure, then what that makes happen joins as well', () => {
    expect(moments(table({ hand: ['stroll'] }, { slots: ['ox'] }).pick('stroll'))).toEqual([
      [1, 'destroy'],
      [1, 'gainLife'],
      [1, 'damage'],
    ]);
  });

  it('given all players do the second at once, then that is one batch of the same moment', () => {
    const driver = table({ hand: ['all'] }, { slots: ['ox'] }).pick('all');
    expect(committed(driver).map(({ moment, types }) => [moment, types])).toEqual([
      [1, ['destroy', 'move']],
      [1, ['damage', 'damage', 'loseLife', 'loseLife']],
    ]);
  });

  it('tell what happened with the keys that it had before', () => {
    expect(committed(table({ hand: ['and'] }, { slots: ['ox'] }).pick('and')).map(({ keys }) => keys)).toEqual([
      ['destroyed', 'moved', 'left', 'died'],
      ['damage', 'lost'],
    ]);
  });
});

describe('a trigger that answers only as the last thing', () => {
  it('is too late once another moment has begun, and one that need not be last is not', () => {
    expect(resolved(table({ hand: ['then'], slots: ['vigil', 'wake'] }, { slots: ['ox'] }).pick('then'))).toEqual(['wake']);
  });

  it('is in time where what came after belongs to the same moment', () => {
    const driver = table({ hand: ['and'], slots: ['vigil', 'wake'] }, { slots: ['ox'] }).pick('and');
    expect([driver.open.kind, driver.offered()]).toEqual(['orderEffects', ['vigil', 'wake']]);
  });
});

describe('a collected trigger that is judged late', () => {
  it('waits although it could not be paid, as often as it is triggered', () => {
    const driver = table({ hand: ['insight', 'then'], slots: ['hermit', 'usurer'] }, { slots: ['ox'] }).pick('insight');
    expect(resolved(driver)).toEqual(['hermit', 'hermit', 'hermit', 'hermit']);
    expect(resolved(driver.pick('then')).at(-1)).toBe('usurer');
  });

  it('waits although it could not be paid, but no more often than its limit says, where its cost alone is judged late', () => {
    const driver = Driver.on(
      createRuleset({ ...joiningGame, judgesLate: 'cost' }),
      { hand: ['insight', 'then'], slots: ['hermit', 'usurer'] },
      { slots: ['ox'] },
    ).pick('insight');
    expect(resolved(driver)).toEqual(['hermit', 'hermit']);
    expect(resolved(driver.pick('then')).at(-1)).toBe('usurer');
  });
});

describe('a list of clauses', () => {
  it('ends where one fails, and goes on at the next that goes on all the same', () => {
    expect(
      table({ hand: ['needs'] }, {})
        .pick('needs')
        .life(0),
    ).toBe(8 + 1 + 2 + 4);
    expect(
      table({ hand: ['needs'] }, { slots: ['ox'] })
        .pick('needs')
        .life(0),
    ).toBe(8 + 10 + 2 + 4);
  });

  it('ends where a clause cannot be paid', () => {
    expect(
      table({ hand: ['dear', 'dear'] }, {})
        .pick('dear')
        .life(0),
    ).toBe(8);
  });

  it('goes on after a condition that does not hold, what nobody wants, and what is repeated', () => {
    expect(
      table({ hand: ['asks', 'ox'] }, {})
        .pick('asks')
        .pick('no')
        .life(0),
    ).toBe(9);
  });
});

describe('what is done whole or not at all', () => {
  it('happens where all of it can', () => {
    const driver = table({ hand: ['both'], slots: ['ox'] }, { slots: ['ox'] }).pick('both');
    expect([driver.power('0:0'), driver.power('1:0'), driver.life(0)]).toEqual([null, null, 9]);
  });

  it('does not where a part finds nothing, or cannot be paid', () => {
    const driver = table({ hand: ['both', 'price'] }, { slots: ['ox'] }).pick('both');
    expect([driver.power('1:0'), driver.life(0)]).toEqual([2, 10]);
    const poor = table({ hand: ['price'] }, { slots: ['ox'] }).pick('price');
    expect([poor.power('1:0'), poor.life(0)]).toEqual([2, 10]);
    expect([driver.pick('price').power('1:0'), driver.life(0)]).toEqual([null, 10 - 8 + 1]);
  });
});

it('moments never go back, however the game is played', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const seen: number[] = [];
    playRandomly(
      seed,
      2,
      150,
      ({ events }) => seen.push(...events.filter(({ type }) => type === 'committed').map(({ data }) => data.moment as number)),
      ruleset,
    );
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  }
});
