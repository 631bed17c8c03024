import { describe, expect, it } from '@jest/globals';
import { actAgain, type ActingLocals, actingLocals, beginAct, endAct, offerActs, passOn, pickedAct } from './acting.js';
import type { Seat } from '../contract.js';
import { LayerTable } from '../testing/layer-game.js';

interface Act {
  readonly name: string;
}

const acts: readonly Act[] = ['dig', 'sow', 'reap'].map((name) => ({ name }));
type Locals = ActingLocals<Act, { readonly done: boolean }>;
const begun = (seat: Seat): Locals => actingLocals(seat);
const idOf = ({ name }: Act): string => `act:${name}`;
const names = (offered: readonly Act[]): readonly string[] => offered.map(({ name }) => name);

describe('acting and passing in turn', () => {
  const { table } = new LayerTable([]);
  const offers = (locals: Locals): readonly string[] => names(offerActs(table, locals, acts, idOf));
  const pick = (locals: Locals, name: string): void => {
    table.local(locals, 'answer', { picks: [`act:${name}`] });
    beginAct(table, locals);
  };
  const comesBack = (locals: Locals, done: boolean): boolean => {
    table.local(locals, 'returned', { done });
    return endAct(table, locals);
  };
  const passes = (locals: Locals): boolean => passOn(table, locals, 3, (seat) => (seat + 1) % 3);

  it('given all pass in succession, then the round is over with the last of them', () => {
    const locals = begun(1);
    expect([passes(locals), locals.seat, passes(locals), locals.seat, passes(locals)]).toEqual([false, 2, false, 0, true]);
  });

  it('given somebody acts between, then passes are counted anew', () => {
    const locals = begun(0);
    passes(locals);
    offers(locals);
    pick(locals, 'sow');
    expect(pickedAct(locals, idOf)).toEqual({ name: 'sow' });
    expect([comesBack(locals, true), passes(locals), passes(locals), passes(locals)]).toEqual([true, false, false, true]);
  });

  it('given an act that was taken back, then it is not offered again until something else is done or the player passes', () => {
    const locals = begun(0);
    offers(locals);
    pick(locals, 'dig');
    expect([comesBack(locals, false), offers(locals)]).toEqual([false, ['sow', 'reap']]);
    pick(locals, 'dig');
    expect(pickedAct(locals, idOf)).toBeUndefined();
    pick(locals, 'reap');
    expect([comesBack(locals, true), offers(locals)]).toEqual([true, ['dig', 'sow', 'reap']]);
    pick(locals, 'dig');
    comesBack(locals, false);
    passes(locals);
    expect(offers(locals)).toEqual(['dig', 'sow', 'reap']);
  });

  it('given something resolved, then whoever comes first may act, and passes are counted anew', () => {
    const locals = begun(0);
    passes(locals);
    passes(locals);
    actAgain(table, locals, 1);
    expect([locals.seat, passes(locals), passes(locals), passes(locals)]).toEqual([1, false, false, true]);
  });
});
