import { describe, expect, it } from '@jest/globals';
import { effectSource, reached } from './affecting.js';
import { sourceEnv } from '../evaluation/evaluate.js';
import type { GameDefinition } from '../game.js';
import { grant } from './lasting.js';
import { card, LayerTable, spell, standing } from '../testing/layer-game.js';
import { slotGame, slotTable, unit } from '../testing/slot-game.js';
import { place } from '../places/places.js';
import { numberOf, valuesOf } from './values.js';

/** No effect but its own reaches an aloof object; whether it is aloof is read below the layer that asks. */
const aloof: Partial<GameDefinition> = {
  affects: (table, { object }, target, below) => object === target.id || valuesOf(table, target.id, below).aloof !== true,
};
const loner = unit('loner', 1, [
  { layer: 'silence', set: { aloof: true } },
  { layer: 'add', of: 'self', add: { power: 5 } },
]);

describe('an object out of the reach of effects', () => {
  it('keeps its values under abilities of others that stand, and not under its own', () => {
    const table = slotTable({ ...slotGame, ...aloof, cards: [...slotGame.cards, loner] });
    const put = (id: string, slot: string): number => place(table, table.create(id, 0).id, { slot });
    const [alone, pawn] = [put('loner', '0:0'), put('pawn', '0:1')];
    put('roof', '0:2');
    expect([numberOf(table, alone, 'power'), numberOf(table, pawn, 'power')]).toEqual([6, 3]);
  });

  it('keeps them under effects that last, also those that began before', () => {
    const table = slotTable({
      ...slotGame,
      ...aloof,
      objectFields: { ...slotGame.objectFields, hermit: false },
      baseValues: (it, row) => ({ ...slotGame.baseValues(it, row), aloof: row.hermit === true }),
    });
    const [pawn, roof] = [
      place(table, table.create('pawn', 0).id, { slot: '0:1' }),
      place(table, table.create('roof', 0).id, { slot: '0:2' }),
    ];
    grant(table, sourceEnv(roof, 'roof', 0), { program: 'roof/abilities/0/modifiers/0', objects: [pawn], seats: [], until: 'end' });
    expect(numberOf(table, pawn, 'power')).toBe(2 + 1 + 1);
    table.set(table.object(pawn), 'hermit', true);
    expect(numberOf(table, pawn, 'power')).toBe(2);
    table.set(table.object(pawn), 'hermit', false);
    expect(numberOf(table, pawn, 'power')).toBe(4);
  });

  it('is asked about what it comes from: standing or lasting, with its program', () => {
    const seen: unknown[] = [];
    const table = slotTable({ ...slotGame, affects: (_table, source, target) => void seen.push([source, target.card]) === undefined });
    const [pawn, roof] = [
      place(table, table.create('pawn', 1).id, { slot: '1:1' }),
      place(table, table.create('roof', 0).id, { slot: '0:2' }),
    ];
    numberOf(table, pawn, 'power');
    const program = 'roof/abilities/0/modifiers/0';
    expect(seen).toEqual([[{ object: roof, card: 'roof', seat: 0, kind: 'standing', program }, 'pawn']]);
    grant(table, sourceEnv(roof, 'roof', 0), { program, objects: [pawn], seats: [], until: 'end' });
    numberOf(table, pawn, 'power');
    expect(seen.at(-1)).toEqual([{ object: roof, card: 'roof', seat: 0, kind: 'lasting', program }, 'pawn']);
  });

  it('is left out where values are derived in order, too', () => {
    const beasts = { from: 'field', where: { kinds: 'beast' } } as const;
    const cards = [
      card('ox', { kinds: ['beast'], power: 2 }),
      card('lone', { kinds: ['beast'], power: 2, keywords: ['aloof'] }),
      card('horn', {}, [standing({ layer: 'power.change', of: beasts, add: { power: 1 } })]),
      spell('song', { layer: 'power.change', add: { power: 3 } }),
    ];
    const table = new LayerTable(cards, {
      affects: (it, _source, target) => !(valuesOf(it, target.id).keywords as string[]).includes('aloof'),
    });
    const [ox, lone] = [table.put('ox'), table.put('lone')];
    table.put('horn');
    table.cast('song', [ox, lone]);
    expect([ox, lone].map((id) => table.value(id, 'power'))).toEqual([6, 2]);
  });

  it('holds no effect that begins while the game says that none can last on it', () => {
    const cards = [
      card('ox', { kinds: ['beast'], power: 2 }),
      card('lone', { kinds: ['beast'], power: 2, keywords: ['aloof'] }),
      spell('song', { layer: 'power.change', add: { power: 3 } }),
    ];
    const table = new LayerTable(cards, { holdsEffects: (it, { id }) => !(valuesOf(it, id).keywords as string[]).includes('aloof') });
    const [ox, lone] = [table.put('ox'), table.put('lone')];
    const begun = (): number => Object.keys(table.table.state.effects).length;
    for (const it of [ox, lone]) table.castOn('song', it, {});
    expect([[ox, lone].map((id) => table.value(id, 'power')), begun()]).toEqual([[5, 2], 1]);
  });

  it('can be told from others before something is done to them', () => {
    const table = slotTable({ ...slotGame, ...aloof, cards: [...slotGame.cards, loner] });
    const [alone, pawn] = [
      place(table, table.create('loner', 0).id, { slot: '0:0' }),
      place(table, table.create('pawn', 0).id, { slot: '0:1' }),
    ];
    const env = sourceEnv(pawn, 'pawn', 0);
    expect(reached(table, env, 'act', 'pawn/abilities/0', [alone, pawn])).toEqual([pawn]);
    expect(effectSource(env, 'act', 'pawn/abilities/0')).toEqual({
      object: pawn,
      card: 'pawn',
      seat: 0,
      kind: 'act',
      program: 'pawn/abilities/0',
    });
    expect(reached(slotTable(), env, 'act', '', [1, 2])).toEqual([1, 2]);
  });
});
