import { describe, expect, it } from '@jest/globals';
import { Driver } from '../testing/probe-run.js';

describe('clauses', () => {
  it('a sum offers only what can be completed, and takes exactly the sum', () => {
    const driver = Driver.of({ hand: ['reckoning'], slots: ['ox', 'cub'] }, { slots: ['cub'] })
      .pick('reckoning')
      .settle();
    expect(driver.open.domain).toMatchObject({ type: 'options', min: 1, max: 3, sum: 3 });
    expect(() => driver.pick('ox')).toThrow('answer/illegal');
    expect(() => driver.pick('cub', 'cub')).toThrow('answer/illegal');
    driver.pick('ox', 'cub');
    expect(driver.typed('destroyed').map((event) => event.data.card)).toEqual(['ox', 'cub']);
  });

  it('a sum that nothing reaches asks nobody and does nothing', () => {
    const driver = Driver.of({ hand: ['reckoning'], slots: ['ox'] }, {});
    expect(driver.offered()).not.toContain('reckoning');
    const later = Driver.of({ hand: ['reckoning'], slots: ['cub'] }, { slots: ['ox'], hand: ['denial'] });
    later.pick('reckoning').pick('pass').settle();
    expect(later.open.domain).toMatchObject({ sum: 3 });
  });

  it('then follows what was done in full, otherwise what was not', () => {
    const tithe = (...cards: string[]): Driver =>
      Driver.of({ hand: ['tithe', 'ox', 'cub'] }, {})
        .pick('tithe')
        .settle()
        .pick(...cards);
    const both = tithe('ox', 'cub');
    expect(both.typed('discarded')).toHaveLength(2);
    expect(both.typed('drawn').filter((event) => event.action === both.session.version())).toHaveLength(2);
    const none = tithe();
    expect(none.typed('discarded')).toHaveLength(0);
    expect(none.life(0)).toBe(9);
  });

  it('forEach asks for each object by itself', () => {
    const driver = Driver.of({ hand: ['purge'], slots: ['cub', 'ox'] }, { slots: ['cub'] })
      .pick('purge')
      .settle();
    expect(driver.open.kind).toBe('useEffect');
    driver.pick('no').pick('yes');
    expect(driver.power('0:0')).toBe(1);
    expect(driver.power('1:0')).toBeNull();
    expect(driver.typed('destroyed')).toHaveLength(1);
  });

  it('a token enters the chosen slot and ceases to exist when it leaves', () => {
    const driver = Driver.of({ hand: ['hatch', 'reckoning'], slots: ['ox'] }, {})
      .pick('hatch')
      .settle();
    expect(driver.offered()).toEqual(['slot:0:1', 'slot:0:2']);
    driver.pick('slot:0:2').pick('reckoning').settle().pick('ox', 'sprout').settle();
    const judge = driver.session.view({ role: 'judge' });
    expect(judge.slots.every((slot) => slot.object === null)).toBe(true);
    expect(judge.zones.find((zone) => zone.id === 'discard:0')?.objects.map((one) => one.card)).toEqual(['reckoning', 'ox', 'hatch']);
  });

  it('a full board leaves nothing to choose: such a card is not offered', () => {
    const driver = Driver.of({ hand: ['hatch'], slots: ['ox', 'ox', 'ox'] }, {});
    expect(driver.offered()).not.toContain('hatch');
  });

  it('a random choice is drawn and recorded, hidden from all', () => {
    const driver = Driver.of({ hand: ['peek'] }, { hand: ['ox', 'cub', 'warden'] })
      .pick('peek')
      .pick('pass')
      .settle();
    const [drawn] = driver.typed('chanceDrawn').slice(-1);
    expect(drawn).toMatchObject({ data: { what: 'objects', from: 3 } });
    expect(drawn?.data.result).toBeUndefined();
    expect(drawn?.secrets?.[0]).toMatchObject({ seats: [] });
  });
});

describe('caps', () => {
  const bells = (): Driver => Driver.of({ slots: ['bell'] }, { hand: ['denial'] });

  it('given a loop without end, when it reaches a cap, then the action is undone and the limit recorded', () => {
    const driver = bells();
    const before = driver.session.view({ role: 'judge' });
    driver.pick('bell');
    expect(driver.events.slice(-1)).toMatchObject([{ type: 'limitReached', rule: 'kernel.limit', data: { limit: 'frame depth' } }]);
    expect(driver.typed('rung')).toHaveLength(0);
    const after = driver.session.view({ role: 'judge' });
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    expect(after.version).toBe(before.version + 1);
  });

  it('then no answer is taken, but conceding, a draw and a judge remain', () => {
    const driver = bells().pick('bell');
    const refused = driver.session.act({ type: 'answer', seat: 0, decision: driver.open.id, answer: { picks: ['pass'] } });
    expect(refused.ok ? null : refused.refusal.code).toBe('action/not-possible');
    expect(bells().pick('bell').act({ type: 'concede', seat: 0, scope: 'match' }).session.result()?.winners).toEqual([1]);
    expect(bells().pick('bell').act({ type: 'agreeDraw', scope: 'match' }).session.result()?.winners).toEqual([]);
    expect(bells().pick('bell').act({ type: 'judgeLoss', seat: 1, scope: 'match', rules: [] }).session.result()?.winners).toEqual([0]);
  });

  it('given three players, when the one in the loop concedes, then the others may answer again', () => {
    const driver = Driver.of({ slots: ['bell'] }, {}, {})
      .pick('bell')
      .act({ type: 'concede', seat: 0, scope: 'match' });
    expect(driver.session.result()).toBeNull();
    expect(driver.open.seat).toBe(1);
    driver.pick('pass');
    expect(driver.open.seat).toBe(2);
  });

  it('can be undone like any action', () => {
    const driver = bells();
    const before = JSON.stringify(driver.session.state());
    const mark = driver.session.fingerprint();
    driver.pick('bell').session.undo();
    expect(JSON.stringify(driver.session.state())).toBe(before);
    expect(driver.session.fingerprint()).toBe(mark);
    expect(driver.pick('pass').open.seat).toBe(1);
  });
});
