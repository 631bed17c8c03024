import { describe, expect, it } from '@jest/globals';
import { complete } from './answers.js';
import { candidates, choosable, objectsDomain } from './choices.js';
import type { Decision, MatchState } from '../contract.js';
import { uncut, type Env } from '../evaluation/evaluate.js';
import { Library } from '../library/library.js';
import { catalogueOf } from '../library/catalogue.js';
import { place } from '../places/places.js';
import type { Choice } from '../programs/programs.js';
import { board, boardGame, onBoard } from '../testing/board-game.js';
import { boardTable } from '../testing/board-table.js';
import { Driver } from '../testing/probe-run.js';

const options = (decision: Decision): readonly string[] =>
  decision.domain.type === 'options'
    ? decision.domain.options.map((one) => one.id.replace(/:.*/, one.id.startsWith('player') ? one.id.slice(6) : ''))
    : [];
const env = (vars: Env['vars'] = {}): Env => ({ self: 0, card: '', you: 0, event: null, vars, each: 0, subject: 0, cut: uncut });

describe('a choice that a procedure of the game asks', () => {
  it('offers players beside objects, and binds both as ids', () => {
    const driver = Driver.on(board, { hand: ['spark'] }, { slots: ['ox'] }).pick('spark');
    expect([driver.open.kind, driver.open.rule, driver.open.prompt.key]).toEqual(['target', 'B6', 'target']);
    expect(options(driver.open)).toEqual(['object', 'player:0', 'player:1']);
    driver.answer({ picks: ['player:1'] }).settle();
    expect(driver.typed('announced')[0]?.data.vars).toEqual({ it: [-2] });
    expect([driver.life(0), driver.life(1)]).toEqual([8, 7]);
  });

  it('binds an object as an effect would, and keeps it while it waits', () => {
    const driver = Driver.on(board, { hand: ['spark'] }, { slots: ['ox'] })
      .pick('spark')
      .pick('ox')
      .settle();
    expect([driver.typed('smitten')[0]?.data.players, driver.power('1:0'), driver.life(1)]).toEqual([[], null, 8]);
  });

  it('leaves out what was chosen before; nobody is asked where nothing is left to choose', () => {
    const driver = Driver.on(board, { hand: ['fork'], slots: ['ox'] }, { slots: ['cub'] }).pick('fork');
    expect(driver.typed('announced')[0]?.data.vars).toMatchObject({ other: [-2] });
    const asked = Driver.on(board, { hand: ['fork'], slots: ['ox', 'ox'] }, { slots: ['cub'] })
      .pick('fork')
      .pick('ox', 'cub');
    expect(options(asked.open)).toEqual(['object', 'player:1']);
  });

  it('can be strict: with fewer than the least it is not offered at all', () => {
    expect(Driver.on(board, { hand: ['fork'], slots: ['ox'] }, {}).offered()).not.toContain('fork');
    expect(Driver.on(board, { hand: ['fork'], slots: ['ox'] }, { slots: ['ox'] }).offered()).toContain('fork');
    const table = boardTable();
    onBoard(table, 'ox', 0);
    const two: Choice = { as: 'it', from: { from: 'field' }, min: 2, max: 2 };
    expect([choosable(table, env(), two), choosable(table, env(), { ...two, strict: true })]).toEqual([true, false]);
  });

  it('can ask for objects that differ in a characteristic, or for things of different players', () => {
    const table = boardTable();
    const [ox, cub] = [onBoard(table, 'ox', 0), onBoard(table, 'cub', 1)];
    const twin = onBoard(table, 'ox', 0);
    const domain = (more: Partial<Choice>): ReturnType<typeof objectsDomain> => {
      const choice: Choice = { as: 'it', from: { from: 'field' }, min: 2, max: 3, ...more };
      return objectsDomain(table, env(), choice, candidates(table, env(), choice), 0);
    };
    const byPower = domain({ different: 'power' });
    expect([byPower.min, byPower.max, byPower.groups, byPower.options.map((one) => [one.object, one.group])]).toEqual([
      2,
      2,
      true,
      [
        [twin.id, '0'],
        [cub.id, '1'],
        [ox.id, '0'],
      ],
    ]);
    expect(
      complete(
        byPower,
        byPower.options.filter((one) => one.object === ox.id),
      )?.map((one) => one.object),
    ).toEqual([ox.id, cub.id]);
    expect(domain({ different: 'controller', players: true }).options.map((one) => one.group)).toEqual(['0', '1', '0', '0', '1']);
    table.set(cub, 'controller', 0);
    expect(domain({ different: 'controller' })).toMatchObject({ min: 1, max: 1 });
    expect(domain({ different: 'controller', strict: true })).toMatchObject({ options: [], max: 0 });
    expect(choosable(table, env(), { as: 'it', from: { from: 'field' }, min: 2, max: 2, strict: true, different: 'controller' })).toBe(
      false,
    );
  });

  it('is looked at again by its candidates, when it is carried out', () => {
    const table = boardTable();
    const [one, two] = [onBoard(table, 'ox', 0), onBoard(table, 'giant', 1)];
    const choice: Choice = { as: 'it', from: { from: 'field' }, players: 'opponent', target: true };
    expect(candidates(table, env(), choice)).toEqual([one.id, -2]);
    expect(candidates(table, env(), { ...choice, target: false })).toEqual([two.id, one.id, -2]);
    expect(candidates(table, env({ before: [one.id], and: -2 }), { ...choice, notChosenFor: ['before', 'and'] })).toEqual([]);
    table.set(table.player(1), 'lost', true);
    expect(candidates(table, env(), choice)).toEqual([one.id]);
  });
});

describe('what waits without a card', () => {
  it('is an object of its own kind, seen by all, gone when it is carried out', () => {
    const driver = Driver.on(board, { slots: ['oracle'] }, {}).pick('oracle');
    const waiting = driver.session.view({ role: 'spectator' }).zones.find((zone) => zone.id === 'stack')?.objects;
    expect(waiting).toMatchObject([{ kind: 'item', owner: 0, controller: 0, values: { power: 0 } }]);
    expect(waiting?.[0]).not.toHaveProperty('card');
    driver.settle();
    expect([
      driver.life(1),
      driver.session
        .view({ role: 'judge' })
        .zones.filter((zone) => zone.kind !== 'deck')
        .flatMap((zone) => zone.objects)
        .filter((one) => one.kind !== undefined),
    ]).toEqual([7, []]);
  });

  it('tokens and copies stay what they are when they move', () => {
    const table = boardTable();
    const token = table.object(place(table, table.create('ox', 0, 'token').id, { zone: 'field' }));
    const moved = table.object(place(table, token.id, { zone: 'discard:0' }));
    expect([moved.id === token.id, moved.kind, onBoard(table, 'ox', 0).kind]).toEqual([false, 'token', 'card']);
  });
});

describe('faces', () => {
  const library = Library.of(boardGame, [], {}, catalogueOf(boardGame.cards));
  const [back, half] = library.card('oracle').faces;

  it('are programs of their own, under paths of their card', () => {
    expect([back?.card.names.en, back?.card.printed.power, half?.card.printed.kind]).toEqual(['seer', 4, 'spell']);
    expect(back?.abilities.map((one) => one.path)).toEqual(['oracle/faces/0/abilities/0']);
    expect(library.ability('oracle/faces/1/abilities/0').ability.kind).toBe('spell');
    expect(library.clauses('oracle/faces/1/abilities/0/clauses')).toEqual([{ do: [{ verb: 'heal', by: 2 }] }]);
  });

  it('are waited for by the moments of all faces, and found by each face alone', () => {
    expect([library.waitsFor('oracle', 'dawned|at'), library.waitsFor('oracle', 'main|at'), library.waitsFor('ox', 'dawned|at')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(library.card('oracle').byMoment.get('dawned|at')).toBeUndefined();
    expect(back?.byMoment.get('dawned|at')).toHaveLength(1);
    expect(library.openings.hiddenAt('omen|at')).toHaveLength(1);
    expect(library.catalogue().map((card) => card.id)).not.toContain('');
    expect(library.card('').abilities).toEqual([]);
  });
});

describe('a blind choice', () => {
  const pried = (hand: readonly string[]): Driver =>
    Driver.on(board, { hand: ['pry'] }, { hand })
      .pick('pry')
      .settle();

  it('is among backs that tell nothing, in an order drawn for it that nobody learns', () => {
    const driver = pried(['ox', 'cub', 'scout']);
    expect(driver.open).toMatchObject({
      seat: 0,
      domain: { min: 1, max: 1, options: [0, 1, 2].map((at) => ({ id: `card:${at}`, label: 'back' })) },
    });
    expect(driver.options().some((option) => 'object' in option || 'params' in option)).toBe(false);
    const drawn = driver.typed('shuffled').at(-1);
    expect([drawn?.data, drawn?.secrets?.map(({ seats }) => seats)]).toEqual([{ what: 'objects', count: 3 }, [[]]]);
  });

  it('takes the one whose back was picked, each of them by one of the backs', () => {
    const shown = [0, 1, 2].map(
      (at) =>
        pried(['ox', 'cub', 'scout'])
          .answer({ picks: [`card:${at}`] })
          .typed('shown')[0]?.secrets?.[0]?.data.card,
    );
    expect([...shown].sort()).toEqual(['cub', 'ox', 'scout']);
  });

  it('is asked of the only one as well, and not where there is none', () => {
    expect(pried(['ox']).open.kind).toBe('chooseForEffect');
    expect(
      pried(['ox'])
        .answer({ picks: ['card:0'] })
        .typed('shown'),
    ).toHaveLength(1);
  });

  it('goes on from the stored state to the same card', () => {
    const driver = pried(['ox', 'cub', 'scout']);
    const again = board.openSession(driver.pins, JSON.parse(JSON.stringify(driver.session.state())) as MatchState);
    const done = again.act({ type: 'answer', seat: 0, decision: driver.open.id, answer: { picks: ['card:1'] } });
    if (!done.ok) throw new Error(done.refusal.detail);
    expect(done.events).toEqual(driver.answer({ picks: ['card:1'] }).events.slice(-done.events.length));
  });
});

describe('a choice among cards that who chooses does not see', () => {
  const pinched = (hand: readonly string[]): Driver =>
    Driver.on(board, { hand: ['pry', 'pinch'] }, { hand })
      .pick('pry')
      .settle()
      .answer({ picks: ['card:0'] })
      .settle()
      .pick('pinch')
      .settle();

  it('is among those that they know, and the backs of the others in an order drawn for it', () => {
    const driver = pinched(['ox', 'ox', 'ox']);
    expect(driver.options().map(({ id, label }) => [id.replace(/\d+/, 'N'), label])).toEqual([
      ['object:N', 'object'],
      ['card:N', 'back'],
      ['card:N', 'back'],
    ]);
    expect(
      driver
        .options()
        .slice(1)
        .some((option) => 'object' in option || 'params' in option),
    ).toBe(false);
    expect(driver.typed('shuffled').at(-1)?.data).toEqual({ what: 'objects', count: 2 });
  });

  it('takes the one that was picked, whether by its face or by its back', () => {
    const cards = [0, 1, 2].map((at) => {
      const driver = pinched(['ox', 'cub', 'scout']);
      return driver
        .answer({ picks: [driver.options()[at]?.id ?? ''] })
        .typed('shown')
        .at(-1)?.secrets?.[0]?.data.card;
    });
    expect([...cards].sort()).toEqual(['cub', 'ox', 'scout']);
  });

  it('is in a pile that they look through among fresh ids, in the order in which the cards lie', () => {
    const deck = ['ox', 'cub', 'scout'];
    // The first card is drawn as the turn begins.
    const driver = Driver.on(board, { hand: ['rummage'], deck: ['ox', ...deck] }, {});
    const before = driver.session.view({ role: 'judge' }).zones.find(({ id }) => id === 'deck:0')?.objects ?? [];
    driver.pick('rummage').settle();
    expect(driver.options().map(({ params }) => params?.card)).toEqual(deck);
    const fresh = driver.options().map(({ object }) => object as number);
    expect(Math.min(...fresh)).toBeGreaterThan(Math.max(...before.map(({ id }) => id)));
    expect(fresh).toEqual([...fresh].sort((one, other) => one - other));
    expect(driver.answer({ picks: [`object:${fresh[1]}`] }).typed('takenBack')[0]?.secrets?.[0]?.data.card).toBe('cub');
  });
});
