import { reached } from './affecting.js';
import { baseOf } from './bases.js';
import type { Json, ObjectId } from '../contract.js';
import { Dependencies } from './depends.js';
import { about, holds, kindOfPlace, objectsIn, objectsOf, seatsOf, selects, type Env } from '../evaluation/evaluate.js';
import type { Values } from '../game/values.js';
import type { StaticAbility } from '../library/compiling.js';
import { asList } from '../json.js';
import type { CompiledEffect, CompiledPart } from '../library/parts.js';
import { patched } from '../programs/paths.js';
import type { Selector } from '../programs/programs.js';
import { envFor, resolve, rewrite, type Resolved } from './rewriting.js';
import { envOf, lastingEffect, type OwnEffects, type StandingEffect } from './standing.js';
import type { EffectRow, ObjectRow } from '../state/state.js';
import type { Table } from '../table/table.js';

/** Values of one object after one layer. */
export interface Step {
  readonly layer: number;
  readonly values: Values;
}

/** What an effect does now: to which objects, and what to each. A meaning of null says that the effect's condition does not hold. */
interface Meaning {
  readonly objects: readonly ObjectId[];
  /** One for all objects, or one for each. */
  readonly does: readonly Resolved[];
}

/** Whether one part of a layer might depend on another, so that a trial must show it; replaceable in tests. */
export type Meets = (part: CompiledPart, other: CompiledPart) => boolean;

/** One derivation of the table while it runs. */
export class Building {
  /** Values of the objects that effects have changed so far. An object's values are replaced, never written to. */
  readonly current = new Map<ObjectId, Values>();
  readonly steps = new Map<ObjectId, Step[]>();
  layer = 0;
  far = false;
  private existing: readonly StandingEffect[] = empty;
  private readonly byLayer: StandingEffect[][] = [];
  private sources: readonly ObjectId[] = [];
  private sourceSet: ReadonlySet<ObjectId> | null = null;
  /** The objects of each effect that has begun to apply, by the effect's key. */
  private readonly begun = new Map<string, readonly ObjectId[]>();
  /** Effects of abilities that have begun to apply: they go on in later layers whatever becomes of the ability. */
  private readonly kept = new Map<string, StandingEffect>();
  /** Timestamps at which abilities were lent to objects, by path and object. */
  private readonly lent = new Map<string, number>();
  private readonly touched = new Set<ObjectId>();
  /** Whether an object's abilities have changed since effects were last gathered. */
  private stale = false;

  constructor(
    private readonly table: Table,
    private readonly meets: Meets,
  ) {}

  run(): void {
    const { game } = this.table;
    this.sources = this.allSources();
    this.gather();
    const rules = game.layerRules;
    if (this.existing.length === 0 && rules === undefined) return;
    for (let layer = 0; layer < game.layers.length; layer++) {
      const own = rules?.[game.layers[layer] as string]?.own;
      if (own === undefined && this.byLayer[layer] === undefined) continue;
      this.layer = layer;
      this.runLayer(layer);
      if (own !== undefined) for (const id of own.on(this.table, this.touched)) this.bring(id, own.change);
      for (const id of this.touched) this.note(id, layer);
      this.touched.clear();
    }
    this.layer = game.layers.length;
    if (game.finishValues !== undefined) for (const values of new Set(this.current.values())) game.finishValues(values, this.table);
  }

  /** Returns all effects that exist. */
  effects(): readonly StandingEffect[] {
    return this.existing;
  }

  /** Returns the effects on players, by timestamp. */
  players(): readonly StandingEffect[] {
    const found = this.existing.filter((effect) => effect.compiled.modifier.players !== undefined);
    return found.length > 1 ? [...found].sort((a, b) => a.stamp - b.stamp) : found;
  }

  private note(id: ObjectId, layer: number): void {
    const step = { layer, values: this.current.get(id) as Values };
    const steps = this.steps.get(id);
    if (steps === undefined) this.steps.set(id, [step]);
    else steps.push(step);
  }

  private bring(id: ObjectId, change: (table: Table, row: ObjectRow, values: Values) => void): void {
    const row = this.table.object(id);
    const values = { ...this.read(row) };
    change(this.table, row, values);
    this.current.set(id, values);
    this.touched.add(id);
  }

  private read(row: ObjectRow): Values {
    return this.current.get(row.id) ?? baseOf(this.table, row);
  }

  // -- which effects exist --------------------------------------------------------------------------------------------

  private allSources(): readonly ObjectId[] {
    const { table } = this;
    const sources = table.game.modifierSources(table);
    if (!table.cardsHere.anyDefines()) return sources;
    const found = new Set(sources);
    for (const row of Object.values(table.state.objects)) if (table.program(row).defines) found.add(row.id);
    return [...found];
  }

  /**
   * Gathers all effects that exist now: of abilities that objects have at this point, of lasting effects, and those that go on from earlier
   * layers.
   */
  private gather(): void {
    const { table } = this;
    const found: StandingEffect[] = [];
    for (const id of this.sources) found.push(...this.effectsOf(table.object(id)));
    for (const id of this.current.keys()) if (!this.isSource(id)) found.push(...this.effectsOf(table.object(id)));
    for (const key in table.state.effects) found.push(lastingEffect(table, table.state.effects[key] as EffectRow));
    if (this.kept.size > 0) {
      const keys = new Set(found.map((effect) => effect.key));
      for (const effect of this.kept.values()) if (!keys.has(effect.key)) found.push(effect);
    }
    if (found.length > 1) found.sort((a, b) => a.stamp - b.stamp || a.source - b.source);
    this.existing = found;
    this.stale = false;
    this.byLayer.length = 0;
    for (const effect of found) {
      if (effect.compiled.far) this.far = true;
      if (effect.compiled.modifier.players !== undefined) continue;
      for (const part of effect.compiled.parts) (this.byLayer[part.layer] ??= []).push(effect);
    }
  }

  private isSource(id: ObjectId): boolean {
    this.sourceSet ??= new Set(this.sources);
    return this.sourceSet.has(id);
  }

  /** Returns the effects of the static abilities that an object has at this point and that work where it lies. */
  private effectsOf(row: ObjectRow): readonly StandingEffect[] {
    const { table } = this;
    const values = this.read(row);
    const { standing } = table.cache;
    const known = standing[row.id] as OwnEffects | undefined;
    if (
      known !== undefined &&
      this.lent.size === 0 &&
      known.values === values &&
      known.stamp === row.stamp &&
      known.zone === row.zone &&
      known.slot === row.slot &&
      known.host === row.host
    )
      return known.list;
    const abilities = table.library.staticsIn(asList(values.abilities), 'abilities');
    const keywords = table.library.staticsIn(asList(values.keywords), 'keywords');
    const list = abilities.length === 0 && keywords.length === 0 ? empty : this.standingEffects(row, [...abilities, ...keywords]);
    if (this.lent.size === 0)
      standing[row.id] = { values, stamp: row.stamp, zone: row.zone, slot: row.slot, host: row.host, list } satisfies OwnEffects;
    return list;
  }

  private standingEffects(row: ObjectRow, statics: readonly StaticAbility[]): readonly StandingEffect[] {
    const { table } = this;
    const kind = kindOfPlace(table, row);
    const found: StandingEffect[] = [];
    const seen = new Map<string, number>();
    for (const { path, ability, effects } of statics) {
      const before = seen.get(path) ?? 0;
      seen.set(path, before + 1);
      const at = `@${row.id}#${before}`;
      const works = (ability.from ?? table.game.inPlay).includes(kind);
      const stamp = Math.max(row.stamp, this.lent.size === 0 ? 0 : (this.lent.get(`${path}@${row.id}`) ?? 0));
      for (const compiled of effects)
        if (works || compiled.defining)
          found.push({ key: compiled.path + at, ability: path + at, compiled, source: row.id, row: null, stamp });
    }
    return found;
  }

  /** Whether an effect still exists at this point of a trial. */
  private exists(effect: StandingEffect): boolean {
    if (effect.row !== null || this.kept.has(effect.key)) return true;
    return this.effectsOf(this.table.object(effect.source)).some((one) => one.key === effect.key);
  }

  // -- one layer ------------------------------------------------------------------------------------------------------

  private runLayer(layer: number): void {
    const done = new Set<string>();
    for (;;) {
      const left = (this.byLayer[layer] ?? empty).filter((effect) => !done.has(effect.key));
      if (left.length === 0) return;
      const first = left.filter((effect) => effect.compiled.defining);
      const next = this.next(first.length > 0 ? first : left, layer);
      done.add(next.key);
      this.apply(next, partOf(next, layer));
      if (this.stale) this.gather();
    }
  }

  /** Returns the effect of a layer that applies next: the earliest one that does not depend on another. */
  private next(effects: readonly StandingEffect[], layer: number): StandingEffect {
    if (effects.length === 1) return effects[0] as StandingEffect;
    const meanings = new Map<StandingEffect, Meaning | null>();
    const dependencies = new Dependencies(effects.length, (one, other) => {
      const effect = effects[one] as StandingEffect;
      const before = effects[other] as StandingEffect;
      return this.meets(partOf(effect, layer), partOf(before, layer)) && this.depends(effect, before, layer, meanings);
    });
    return effects[dependencies.first()] as StandingEffect;
  }

  /**
   * Whether applying another effect first would change whether an effect exists, what it applies to, or what it does there; found by trying
   * it.
   */
  private depends(effect: StandingEffect, other: StandingEffect, layer: number, meanings: Map<StandingEffect, Meaning | null>): boolean {
    const now = (one: StandingEffect): Meaning | null => {
      let known = meanings.get(one);
      if (known === undefined) meanings.set(one, (known = this.meaning(one, partOf(one, layer))));
      return known;
    };
    const before = now(effect);
    const tried = now(other);
    if (tried === null) return false;
    const kept = tried.objects.map((id) => this.current.get(id));
    this.commit(partOf(other, layer), tried);
    const part = partOf(effect, layer);
    const changed = !this.exists(effect) || !sameMeaning(part, before, this.meaning(effect, part));
    tried.objects.forEach((id, index) => {
      const values = kept[index];
      if (values === undefined) this.current.delete(id);
      else this.current.set(id, values);
    });
    return changed;
  }

  private meaning(effect: StandingEffect, part: CompiledPart): Meaning | null {
    const env = envOf(this.table, effect);
    const objects =
      this.begun.get(effect.key) ??
      reached(this.table, env, effect.row === null ? 'standing' : 'lasting', effect.compiled.path, this.concerned(effect, env));
    if (objects.length === 0) return effect.compiled.condition === undefined || this.begun.has(effect.key) ? { objects, does: [] } : null;
    const does = part.perObject ? objects.map((id) => resolve(this.table, envFor(env, part, id), part)) : [resolve(this.table, env, part)];
    return { objects, does };
  }

  /** Returns the objects that an effect would begin to apply to. */
  private concerned(effect: StandingEffect, env: Env): readonly ObjectId[] {
    const { table } = this;
    const { modifier, condition } = effect.compiled;
    const { of } = modifier;
    const fits = (id: ObjectId): boolean => condition === undefined || holds(table, about(env, id), condition);
    if (effect.row !== null && effect.row.objects !== null) return effect.row.objects.filter((id) => table.find(id) !== null && fits(id));
    if (of === undefined || of === 'self') return table.find(env.self) !== null && fits(env.self) ? [env.self] : [];
    if (of === 'host') {
      const host = table.find(env.self)?.host ?? 0;
      return host !== 0 && table.find(host) !== null && fits(host) ? [host] : [];
    }
    return this.selected(effect.compiled, of, env).filter(fits);
  }

  /** Returns the objects that a modifier's selector names; what is the same for all of them is looked up once. */
  private selected({ test }: CompiledEffect, of: Selector, env: Env): readonly ObjectId[] {
    const { table } = this;
    const seats = of.of === undefined ? null : seatsOf(table, env, of.of);
    const excepted = of.except === undefined || test === null ? empty : objectsOf(table, env, of.except);
    // There are few different values, shared by many objects, so searching a short list is faster than hashing.
    const seen: Values[] = [];
    const verdicts: boolean[] = [];
    const found: ObjectId[] = [];
    for (const kind of typeof of.from === 'string' ? [of.from] : of.from) {
      for (const id of objectsIn(table, kind, null)) {
        if (test === null) {
          if (selects(table, about(env, id), of, id)) found.push(id);
          continue;
        }
        const row = table.object(id);
        const values = this.read(row);
        let at = seen.indexOf(values);
        if (at < 0) {
          at = seen.push(values) - 1;
          verdicts.push(test(values));
        }
        if (verdicts[at] === true && (seats === null || seats.includes(controllerIn(values, row))) && !excepted.includes(id))
          found.push(id);
      }
    }
    return found;
  }

  private apply(effect: StandingEffect, part: CompiledPart): void {
    const meaning = this.meaning(effect, part);
    if (meaning === null) return;
    if (!this.begun.has(effect.key)) this.begin(effect, meaning.objects);
    const before = meaning.objects.map((id) => this.read(this.table.object(id)));
    this.commit(part, meaning);
    meaning.objects.forEach((id, index) => {
      this.touched.add(id);
      const old = before[index] as Values;
      const values = this.current.get(id) as Values;
      if (old.abilities === values.abilities && old.keywords === values.keywords) return;
      const done = meaning.does[part.perObject ? index : 0] as Resolved;
      if ((done.words === null || done.words === undefined) && this.sameStatics(old, values)) return;
      this.stale = true;
      for (const path of done.abilities ?? []) this.lent.set(`${path}@${id}`, effect.stamp);
      if (done.words !== null && done.words !== undefined) this.reword(id, done.words);
    });
  }

  /** Whether new values neither bring nor remove effects: the lists that changed have no static abilities, before and after. */
  private sameStatics(old: Values, values: Values): boolean {
    const { library } = this.table;
    const none = (list: Json | undefined, what: 'abilities' | 'keywords'): boolean => library.staticsIn(asList(list), what).length === 0;
    const same = (what: 'abilities' | 'keywords'): boolean =>
      old[what] === values[what] || (none(old[what], what) && none(values[what], what));
    return same('abilities') && same('keywords');
  }

  /** Writes what a part does. Objects that shared the same values share their new ones too. */
  private commit(part: CompiledPart, meaning: Meaning): void {
    const { table } = this;
    const share = !part.perObject && !part.consequences;
    const olds: Values[] = [];
    const news: Values[] = [];
    meaning.objects.forEach((id, index) => {
      const row = table.object(id);
      const old = this.read(row);
      const at = share ? olds.indexOf(old) : -1;
      if (at >= 0) {
        this.current.set(id, news[at] as Values);
        return;
      }
      const values = { ...old };
      rewrite(table, values, meaning.does[part.perObject ? index : 0] as Resolved);
      if (part.consequences) table.game.consequences?.make(table, row, values, part.change, old);
      olds.push(old);
      news.push(values);
      this.current.set(id, values);
    });
  }

  private begin(effect: StandingEffect, objects: readonly ObjectId[]): void {
    this.begun.set(effect.key, objects);
    if (effect.ability === '') return;
    for (const one of this.existing) if (one.ability === effect.ability) this.kept.set(one.key, one);
  }

  /** Replaces words in the effects of an object that go on, so that they match the text that the object has now. */
  private reword(id: ObjectId, words: { readonly [from: string]: string }): void {
    for (const effect of [...this.kept.values()]) {
      if (effect.source !== id) continue;
      this.kept.delete(effect.key);
      const at = effect.key.slice(effect.compiled.path.length);
      const ability = patched(effect.ability.slice(0, -at.length), { words });
      const compiled = this.table.library.effect(patched(effect.compiled.path, { words }), ability);
      const renamed: StandingEffect = { ...effect, key: compiled.path + at, ability: ability + at, compiled };
      this.kept.set(renamed.key, renamed);
      const objects = this.begun.get(effect.key);
      if (objects !== undefined) this.begun.set(renamed.key, objects);
    }
  }
}

function controllerIn(values: Values, row: ObjectRow): number {
  return typeof values.controller === 'number' ? values.controller : row.controller;
}

/** Whether a part has the same meaning in both cases. A plain part always does the same to whatever it applies to. */
function sameMeaning(part: CompiledPart, one: Meaning | null, other: Meaning | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.objects.length !== other.objects.length || !one.objects.every((id, at) => id === other.objects[at])) return false;
  return part.plain || JSON.stringify(one.does) === JSON.stringify(other.does);
}

function partOf(effect: StandingEffect, layer: number): CompiledPart {
  return effect.compiled.parts.find((part) => part.layer === layer) as CompiledPart;
}

const empty: readonly never[] = [];
