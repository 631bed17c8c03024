import type { GameEvent, Json, ObjectId, Ruleset, View } from '@arbiter/kernel';
import type { NamedPlace } from './arrangement.js';
import { findPlaced } from './arrangement.js';
import type { Located } from './locate.js';
import { locate, locateAll } from './locate.js';

/** The object that a scenario means by a name. An object gets a new id when it moves through a hidden zone. */
interface Binding {
  readonly card: string | undefined;
  readonly owner: number;
  /** Every id it has had; the last is the current one. */
  readonly ids: readonly ObjectId[];
}

type Cards = Pick<Ruleset, 'cards'>;

/** Names of cards by ruleset. A ruleset returns names only with the texts of all its cards, which takes far longer than most scenarios. */
const namesByRuleset = new WeakMap<Cards, ReadonlyMap<string, readonly string[]>>();

function printedNames(ruleset: Cards): ReadonlyMap<string, readonly string[]> {
  const known = namesByRuleset.get(ruleset) ?? new Map(ruleset.cards().map(({ id, names }) => [id, [names.en, names.zh]]));
  namesByRuleset.set(ruleset, known);
  return known;
}

export class Names {
  private readonly bindings = new Map<string, Binding>();
  private known: ReadonlySet<ObjectId> = new Set();
  private readonly cardNames: ReadonlyMap<string, readonly string[]>;

  constructor(ruleset: Cards, inline: readonly { readonly [key: string]: Json }[]) {
    this.cardNames = new Map([...printedNames(ruleset), ...inline.map(inlineNames)]);
  }

  /** Whether `name` is the id or a name of the card. */
  isCard(card: string | undefined, name: string): boolean {
    return card !== undefined && (card === name || (this.cardNames.get(card) ?? []).includes(name));
  }

  /** Returns the card with this id or name; undefined where there is none, or several have the name. */
  cardId(name: string): string | undefined {
    if (this.cardNames.has(name)) return name;
    const found = [...this.cardNames.keys()].filter((card) => this.isCard(card, name));
    return found.length === 1 ? found[0] : undefined;
  }

  /**
   * Binds the named cards of a table to objects.
   * @returns the aliases for which there is no object, or more than one
   */
  bindTable(view: View, named: readonly NamedPlace[]): readonly string[] {
    this.known = idsOf(view);
    return named.flatMap((one) => {
      const found = findPlaced(view, one, (card, name) => this.isCard(card, name));
      if (found === null) return [one.alias];
      this.bind(one.alias, found);
      return [];
    });
  }

  bind(alias: string, located: Located): void {
    this.bindings.set(alias, { card: located.object.card, owner: located.object.owner, ids: [located.object.id] });
  }

  has(alias: string): boolean {
    return this.bindings.has(alias);
  }

  /** Returns every id that the named object has had, the current one last. */
  idsOf(alias: string): readonly ObjectId[] {
    return this.bindings.get(alias)?.ids ?? [];
  }

  idOf(alias: string): ObjectId | undefined {
    return this.idsOf(alias).at(-1);
  }

  /** Returns the name of an object, for messages. */
  nameOf(id: ObjectId): string | undefined {
    return [...this.bindings].find(([, binding]) => binding.ids.at(-1) === id)?.[0];
  }

  /**
   * Follows named objects whose id is gone: to the object that they became according to an event (`was` and `object`, `object` and `now`,
   * or `were` and `objects` in its data), otherwise to the new object with the same card and owner, if there is exactly one.
   */
  follow(view: View, events: readonly GameEvent[]): void {
    for (const { data } of events) {
      this.rename(data['was'], data['object']);
      this.rename(data['object'], data['now']);
      const [were, objects] = [data['were'], data['objects'] ?? [data['object'] ?? null]];
      if (Array.isArray(were) && Array.isArray(objects)) were.forEach((was: Json, at) => this.rename(was, objects[at] as Json | undefined));
    }
    const present = idsOf(view);
    // An object that an event identified with a named object can't be another named object.
    const named = new Set([...this.bindings.values()].map(({ ids }) => ids.at(-1)));
    const fresh = locateAll(view).filter((one) => !this.known.has(one.object.id) && !named.has(one.object.id));
    for (const [alias, binding] of this.bindings) {
      const last = binding.ids.at(-1);
      if (last === undefined || present.has(last)) continue;
      const candidates = fresh.filter((one) => one.object.card === binding.card && one.object.owner === binding.owner);
      if (candidates.length === 1) this.bindings.set(alias, { ...binding, ids: [...binding.ids, candidates[0]!.object.id] });
    }
    this.known = new Set([...this.known, ...present]);
  }

  private rename(was: Json | undefined, now: Json | undefined): void {
    if (typeof was !== 'number' || typeof now !== 'number' || now === 0) return;
    for (const [alias, binding] of this.bindings) {
      if (binding.ids.at(-1) === was && was !== now) this.bindings.set(alias, { ...binding, ids: [...binding.ids, now] });
    }
  }

  /** Finds the named object in any view, also an earlier one; null when the view does not show it. */
  locate(view: View, alias: string): Located | null {
    for (const id of [...this.idsOf(alias)].reverse()) {
      const found = locate(view, id);
      if (found !== null) return found;
    }
    return null;
  }
}

const idsOf = (view: View): ReadonlySet<ObjectId> => new Set(locateAll(view).map((one) => one.object.id));

function inlineNames(card: { readonly [key: string]: Json }): readonly [string, readonly string[]] {
  const names = card['names'] ?? card['name'];
  if (typeof names === 'string') return [String(card['id']), [names]];
  const listed = names !== null && typeof names === 'object' && !Array.isArray(names) ? Object.values(names) : [];
  return [String(card['id']), listed.filter((name): name is string => typeof name === 'string')];
}
