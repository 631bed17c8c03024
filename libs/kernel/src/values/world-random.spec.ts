import { describe, expect, it } from '@jest/globals';
import type { Json, ObjectId } from '../contract.js';
import { valuesOf } from './values.js';
import type { Ability, CardProgram, Modifier, Selector } from '../programs/programs.js';
import { card, LayerTable, spell, standing } from '../testing/layer-game.js';
import { drawer } from '../testing/probe-run.js';
import { matches } from '../evaluation/evaluate.js';
import { mayMeet } from '../library/parts.js';
import { plainTest } from '../library/plain-tests.js';
import type { Meets } from './building.js';
import { deriveWorld, type World } from './world.js';

type Draw = (n: number) => number;

const words = { kinds: ['beast', 'relic'], tribes: ['elf', 'imp'], colours: ['red', 'blue'], keywords: ['flying', 'proud'] } as const;
type Listed = keyof typeof words;
const listed = Object.keys(words) as Listed[];
const layerOf: { readonly [L in Listed]: string } = { kinds: 'kinds', tribes: 'kinds', colours: 'colours', keywords: 'abilities' };

function pick<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(list.length)] as T;
}

function someOf(draw: Draw): Selector {
  const name = pick(draw, listed);
  const where = { [name]: pick(draw, words[name]) };
  const of = draw(4) === 0 ? { of: 'you' as const } : {};
  return { from: 'field', ...of, where: draw(4) === 0 ? { not: where } : draw(5) === 0 ? { power: { atLeast: 2 } } : where };
}

function changeOf(draw: Draw, depth: number): Modifier {
  const name = pick(draw, listed);
  const word = pick(draw, words[name]);
  const amount = draw(3) === 0 ? ({ count: someOf(draw) } as const) : draw(4) - 1;
  switch (draw(9)) {
    case 0:
      return { layer: layerOf[name], set: { [name]: [word] } };
    case 1:
      return { layer: layerOf[name], gain: { [name]: [word] } };
    case 2:
      return { layer: layerOf[name], lose: { [name]: draw(2) === 0 ? 'all' : [word] } };
    case 3:
      return { layer: 'abilities', lose: { abilities: 'all', keywords: 'all' }, also: [{ layer: 'power.set', set: { power: amount } }] };
    case 4:
      return { layer: 'power.set', set: { power: amount } };
    case 5:
      return { layer: 'power.change', add: { power: amount }, also: [{ layer: 'power.swap', swap: ['power', 'guard'] }] };
    case 6:
      return depth > 0
        ? { layer: 'abilities', abilities: [abilityOf(draw, depth - 1)] }
        : { layer: 'abilities', cantHave: { keywords: [word] } };
    case 7:
      return { layer: 'control', controller: pick(draw, ['you', 'opponent'] as const) };
    default:
      return { layer: 'text', words: { from: pick(draw, words.tribes), to: pick(draw, words.tribes) } };
  }
}

function modifierOf(draw: Draw, depth: number): Modifier {
  const of = draw(6) === 0 ? 'self' : someOf(draw);
  return { ...changeOf(draw, depth), of, ...(draw(6) === 0 ? { if: { exists: someOf(draw), atLeast: 2 } } : {}) };
}

function abilityOf(draw: Draw, depth: number): Ability {
  return standing(...Array.from({ length: 1 + draw(2) }, () => modifierOf(draw, depth)));
}

function cardsOf(draw: Draw): readonly CardProgram[] {
  const units = Array.from({ length: 5 }, (_, at) => {
    const printed = {
      kinds: [pick(draw, words.kinds)],
      tribes: [pick(draw, words.tribes)],
      colours: [pick(draw, words.colours)],
      keywords: draw(2) === 0 ? ['proud'] : [],
      power: draw(4),
      guard: 1 + draw(3),
    };
    return card(`unit-${at}`, printed, draw(3) === 0 ? [] : [abilityOf(draw, 1)]);
  });
  const spells = Array.from({ length: 4 }, (_, at) => spell(`spell-${at}`, modifierOf(draw, 1)));
  return [...units, ...spells, spell('copy', { layer: 'copy', become: { copyOf: { var: 'of' }, except: { gain: { colours: ['red'] } } } })];
}

function fill(table: LayerTable, draw: Draw): ObjectId[] {
  const ids: ObjectId[] = [];
  for (let at = 0; at < 7; at++) ids.push(table.put(`unit-${draw(5)}`, draw(2)));
  for (let at = 0; at < 4; at++) castOne(table, ids, draw);
  return ids;
}

function castOne(table: LayerTable, ids: readonly ObjectId[], draw: Draw): void {
  if (draw(5) === 0) return table.castOn('copy', pick(draw, ids), { of: [pick(draw, ids)] });
  table.cast(
    `spell-${draw(4)}`,
    draw(2) === 0 ? null : [pick(draw, ids), pick(draw, ids)].filter((id, at, all) => all.indexOf(id) === at),
    {},
    draw(2),
  );
}

function shown(world: World): Json {
  return [...world.final].sort(([a], [b]) => a - b) as unknown as Json;
}

const always: Meets = () => true;

describe('derivation in order, on random tables', () => {
  it('comes out the same whether trials are spared or all pairs are tried', () => {
    let spared = 0;
    let waits = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const draw = drawer(seed);
      const table = new LayerTable(cardsOf(draw));
      fill(table, draw);
      let asked = 0;
      let met = 0;
      const counted: Meets = (part, other) => (asked++, mayMeet(part, other) && (met++, true));
      const thrifty = shown(deriveWorld(table.table, counted));
      expect({ seed, values: thrifty }).toEqual({ seed, values: shown(deriveWorld(table.table, always)) });
      if (JSON.stringify(thrifty) !== JSON.stringify(shown(deriveWorld(table.table, () => false)))) waits++;
      spared += asked - met;
    }
    // The comparison is meaningful only if dependencies occurred and trials were avoided.
    expect(waits).toBeGreaterThan(10);
    expect(spared).toBeGreaterThan(400);
  });

  it('asks predicates of values as it would ask them of objects', () => {
    let fitting = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const draw = drawer(5000 + seed);
      const table = new LayerTable(cardsOf(draw));
      const ids = fill(table, draw);
      const env = { self: 0, card: 'copy', you: 0, event: null, vars: {}, each: 0, subject: 0, cut: 1000 };
      for (let at = 0; at < 10; at++) {
        const { where } = someOf(draw);
        const both = { ...where, any: [someOf(draw).where ?? {}, { not: { tribes: ['elf', 'imp'] } }] };
        const test = plainTest(table.table.game, both);
        for (const id of test === null ? [] : ids) {
          const said = matches(table.table, env, id, both);
          if (said) fitting++;
          expect({ seed, both, id, fits: test?.(valuesOf(table.table, id)) }).toEqual({ seed, both, id, fits: said });
        }
      }
    }
    expect(fitting).toBeGreaterThan(100);
  });

  it('what is kept between reads is what a new derivation gives, after every change and after taking it back', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const draw = drawer(1000 + seed);
      const table = new LayerTable(cardsOf(draw));
      const ids = fill(table, draw);
      const { journal } = table.table;
      const now = (): readonly Json[] => ids.map((id) => valuesOf(table.table, id) as Json);
      const anew = (): readonly Json[] => {
        const { final } = deriveWorld(table.table, mayMeet);
        return ids.map((id) => (final.get(id) ?? valuesOf(table.table, id)) as Json);
      };
      const mark = journal.mark();
      const first = JSON.stringify(now());
      for (let at = 0; at < 6; at++) {
        if (draw(3) === 0) castOne(table, ids, draw);
        else if (draw(2) === 0) table.write(pick(draw, ids), 'marks', draw(3));
        else table.write(pick(draw, ids), 'tapped', draw(2) === 0);
        expect({ seed, at, values: now() }).toEqual({ seed, at, values: anew() });
      }
      journal.undoTo(mark);
      expect(JSON.stringify(now())).toBe(first);
    }
  });
});
