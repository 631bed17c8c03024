import { compile, inOneShape, type CompiledAbility, type FullModifier, type Program, type StaticAbility } from './compiled.js';
import { InvariantBroken, missing, must } from '../errors.js';
import type { CardId, Json, JsonObject } from '../contract.js';
import { Foreseen } from './foreseen.js';
import { factsByKey, type FactRule } from '../state/history.js';
import type { GameDefinition, Procedure, VerbDefinition } from '../game.js';
import { compileEffect, type CompiledEffect } from '../values/parts.js';
import { isCardId, keywordPaths, pathsOfKeywords, keywordTree, parsePath, patchTree } from './paths.js';
import { Reach } from '../state/journal.js';
import type { ObjectRow } from '../state/state.js';
import { refuseUnknown } from '../vocabulary/unknown-words.js';
import { plainTest, type PlainTest } from './plain-tests.js';
import type { Ability, CardProgram, Clause, Modifier, Predicate } from './programs.js';

const noCard: CardProgram = { id: '', names: { en: '', zh: '' }, printed: {}, abilities: [] };

const noLists: readonly (readonly CompiledAbility[])[] = [];

/** All programs of a match (the bundle's and the inline ones), the game's procedures, and the index into both. */
export class Library {
  private readonly programs = new Map<CardId, Program>();
  private compiledCards = 0;
  /** What an object without a card is: something that waits, say, and got its text from elsewhere. */
  private readonly nothing: Program;
  private readonly verbs: ReadonlyMap<string, VerbDefinition>;
  private readonly procedures = new Map<string, Procedure>();
  private readonly labels = new Map<string, ReadonlyMap<string, number>>();
  private readonly nodes = new Map<string, unknown>();
  private readonly byKey = new Map<string, (readonly CompiledAbility[] | undefined)[]>();
  private readonly modifiers = new Map<string, FullModifier>();
  private readonly compiled = new Map<string, CompiledAbility>();
  private readonly named = new Map<string, CardProgram>();
  private readonly effects = new Map<string, CompiledEffect>();
  private readonly tests = new WeakMap<Predicate, PlainTest | 'seen' | null>();
  private readonly statics = new WeakMap<readonly Json[], readonly StaticAbility[]>();
  readonly decisionKinds: ReadonlySet<string>;
  /** The game's facts by the key of the events that count for them. */
  readonly facts: ReadonlyMap<string, readonly FactRule[]>;
  readonly reach: ReadonlyMap<string, Reach>;
  /** An object that lies nowhere yet. */
  readonly newObject: ObjectRow;
  /** What is known of all programs beforehand. */
  private readonly mentioned = new Map<CardId, readonly CardId[]>();
  readonly foreseen: Foreseen;

  /** @param more cards beside the catalogue, and a library that has compiled the catalogue already @throws {CardsRefused} for cards that say what the game does not know */
  constructor(
    readonly game: GameDefinition,
    kernelProcedures: readonly Procedure[],
    kernelVerbs: { readonly [name: string]: VerbDefinition },
    more?: { readonly base: Library; readonly inline: readonly CardProgram[] },
  ) {
    this.foreseen = new Foreseen(game, (keywords) => this.expansions(keywords));
    this.verbs = more?.base.verbs ?? new Map([...Object.entries(kernelVerbs), ...Object.entries(game.verbs)]);
    if (more === undefined) {
      for (const procedure of [...kernelProcedures, ...game.procedures]) this.addProcedure(procedure);
      for (const card of game.cards) this.addCard(card);
    } else {
      refuseUnknown(game, this.verbNames(), more.inline);
      this.takeOver(more.base);
      for (const card of more.inline) this.addCard(card);
    }
    this.nothing = more?.base.nothing ?? this.compileCard(noCard, noCard, '');
    this.decisionKinds = new Set(game.decisionKinds);
    this.facts = factsByKey(game.history);
    this.reach = new Map([
      ...(game.distantFields ?? []).map((field) => [field, Reach.Distant] as const),
      ...(game.baseFields ?? []).map((field) => [field, Reach.Base] as const),
    ]);
    this.newObject = {
      id: 0,
      card: '',
      kind: 'card',
      owner: 0,
      controller: 0,
      zone: '',
      slot: '',
      host: 0,
      under: [],
      attached: [],
      stamp: 0,
      knownTo: 0,
      uses: {},
      ...game.objectFields,
    };
  }

  /** A card's program. The empty id is that of objects without a card, which has no abilities. @throws {InvariantBroken} for an unknown card */
  card(id: CardId): Program {
    return this.programs.get(id) ?? (id === '' ? this.nothing : missing('card', id));
  }

  /** Whether a card, by any of its faces, waits for a moment, or gives an ability that does. */
  waitsFor(id: CardId, key: string): boolean {
    const { keys, lends } = this.card(id);
    return keys.includes(key) || lends.has(key);
  }

  /** Cards that a card's tree names, such as tokens that it makes. Any text that is the id of a card counts. */
  namedBy(id: CardId): readonly CardId[] {
    let found = this.mentioned.get(id);
    if (found === undefined) {
      const ids = new Set<CardId>();
      noteCards(this.card(id).card, this.programs, ids);
      this.mentioned.set(id, (found = [...ids]));
    }
    return found;
  }

  has(id: CardId): boolean {
    return this.programs.has(id);
  }

  cards(): IterableIterator<Program> {
    return this.programs.values();
  }

  private everyCard: readonly CardProgram[] | null = null;

  /** All cards of the match, inline ones included; always the same list. */
  catalogue(): readonly CardProgram[] {
    return (this.everyCard ??= [...this.programs.values()].map(({ card }) => card));
  }

  procedure(name: string): Procedure {
    return this.procedures.get(name) ?? missing('procedure', name);
  }

  /** Index of a named step. @throws {InvariantBroken} */
  label(procedure: string, step: string): number {
    return this.labels.get(procedure)?.get(step) ?? missing(`step of ${procedure}`, step);
  }

  /** @throws {InvariantBroken} for a verb that neither kernel nor game defines */
  verb(name: string): VerbDefinition {
    return this.verbs.get(name) ?? missing('verb', name);
  }

  verbNames(): readonly string[] {
    return [...this.verbs.keys()];
  }

  /** The pinned cards by the keys under which they can be named, in the order of the catalogue. */
  cardsByName(): ReadonlyMap<string, CardProgram> {
    if (this.named.size === 0)
      for (const { card } of this.programs.values()) for (const key of this.game.nameKeys?.(card) ?? [card.id]) this.named.set(key, card);
    return this.named;
  }

  /** A node of a pinned program by its path, e.g. `card-id/abilities/0/clauses`. */
  node<T>(path: string): T {
    const known = this.nodes.get(path);
    if (known !== undefined) return known as T;
    const { patch, root, keys } = parsePath(path);
    let node: unknown = patch === '' ? this.tree(root) : this.patchedTree(patch, root);
    for (const key of keys) node = must((node as JsonObject)[key], `program node ${path}`);
    this.nodes.set(path, node);
    return node as T;
  }

  private tree(root: string): unknown {
    return keywordTree(this.game, root) ?? this.card(root).card;
  }

  private patchedTree(patch: string, root: string): unknown {
    const path = `${patch}|${root}`;
    let tree = this.nodes.get(path);
    if (tree === undefined) this.nodes.set(path, (tree = patchTree(this.game, this.tree(root) as Json, patch)));
    return tree;
  }

  /** Index of the layer after which values at a named cut stand: a layer's name, or `copiable`. @throws {InvariantBroken} */
  cutOf(cut: string): number {
    const at = this.game.layers.indexOf(cut === 'copiable' ? (this.game.copiable?.after ?? '') : cut);
    return at < 0 ? missing('cut', cut) : at;
  }

  clauses(path: string): readonly Clause[] {
    return this.node<readonly Clause[]>(path);
  }

  modifier(path: string): FullModifier {
    let known = this.modifiers.get(path);
    if (known === undefined) {
      const modifier = this.node<Modifier>(path);
      this.modifiers.set(path, (known = inOneShape(modifier, modifier.if, this.game.slotKinds?.names)));
    }
    return known;
  }

  ability(path: string): CompiledAbility {
    const known = this.compiled.get(path);
    if (known) return known;
    const ability = this.node<Ability>(path);
    const made = compile(ability, path, '', this.game);
    this.compiled.set(path, made);
    return made;
  }

  /** A modifier compiled for derivation in order; `ability` is the static ability that it stands in, '' for a lasting effect. */
  effect(path: string, ability: string): CompiledEffect {
    let known = this.effects.get(path);
    if (known === undefined) {
      known = compileEffect(this.game, path, this.node<Modifier>(path), ability === '' ? null : this.node<Ability>(ability));
      this.effects.set(path, known);
    }
    return known;
  }

  /** The test that a predicate is where it speaks of values alone (`plainTest`); null for any other, and for one that is asked for the first time and may never be again. */
  testOf(predicate: Predicate): PlainTest | null {
    const known = this.tests.get(predicate);
    if (known === undefined) {
      this.tests.set(predicate, 'seen');
      return null;
    }
    if (known !== 'seen') return known;
    const made = plainTest(this.game, predicate);
    this.tests.set(predicate, made);
    return made;
  }

  /** Static abilities with modifiers among those of a list: of ability paths, or of keywords. Lists are told apart by identity. */
  staticsIn(list: readonly Json[], what: 'abilities' | 'keywords'): readonly StaticAbility[] {
    let known = this.statics.get(list);
    if (known === undefined) {
      const paths = what === 'abilities' ? (list as readonly string[]) : list.flatMap((entry) => keywordPaths(this.game, entry));
      known = paths.map((path) => this.staticAt(path)).filter((one) => one.effects.length > 0);
      this.statics.set(list, known);
    }
    return known;
  }

  private staticAt(path: string): StaticAbility {
    const { ability } = this.ability(path);
    const count = ability.kind === 'static' ? (ability.modifiers?.length ?? 0) : 0;
    return { path, ability, effects: Array.from({ length: count }, (_, index) => this.effect(`${path}/modifiers/${index}`, path)) };
  }

  /** Abilities of every card that wait for a moment, by the index of the card's program; sparse. */
  waiting(key: string): readonly (readonly CompiledAbility[] | undefined)[] {
    return this.byKey.get(key) ?? noLists;
  }

  /** This library with inline cards beside the catalogue, which is not compiled again. @throws {CardsRefused} for cards that say what the game does not know */
  with(inline: readonly CardProgram[]): Library {
    return new Library(this.game, [], {}, { base: this, inline });
  }

  private takeOver(base: Library): void {
    for (const [name, procedure] of base.procedures) this.procedures.set(name, procedure);
    for (const [name, labels] of base.labels) this.labels.set(name, labels);
    for (const [id, program] of base.programs) this.programs.set(id, program);
    for (const [path, compiled] of base.compiled) this.compiled.set(path, compiled);
    for (const [key, lists] of base.byKey) this.byKey.set(key, lists.slice());
    this.compiledCards = base.compiledCards;
    this.foreseen.takeOver(base.foreseen);
  }

  private addProcedure(procedure: Procedure): void {
    if (this.procedures.has(procedure.name)) throw new InvariantBroken(`two procedures named ${procedure.name}`);
    this.procedures.set(procedure.name, procedure);
    this.labels.set(procedure.name, new Map(procedure.steps.map((step, index) => [step.name, index])));
  }

  private addCard(given: CardProgram): void {
    const card = this.game.prepare?.(given) ?? given;
    if (card.id === '' || !isCardId(card.id)) throw new InvariantBroken(`no card id: ${JSON.stringify(card.id)}`);
    if (this.programs.has(card.id)) throw new InvariantBroken(`two cards with id ${card.id}`);
    this.programs.set(card.id, this.compileCard(card, card, card.id));
  }

  /** Compiles what stands at a path: a whole card, or one of its further faces. */
  private compileCard(whole: CardProgram, card: CardProgram, root: string): Program {
    const abilities = card.abilities.map((ability, index) => compile(ability, `${root}/abilities/${index}`, card.id, this.game));
    const byMoment = new Map<string, CompiledAbility[]>();
    const lends = new Set<string>();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own = [...abilities, ...this.expansions(card.printed.keywords)];
    for (const compiled of own) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
      }
      this.foreseen.note(whole, compiled, lends);
    }
    const index = this.compiledCards++;
    for (const [key, list] of byMoment) {
      let lists = this.byKey.get(key);
      if (lists === undefined) this.byKey.set(key, (lists = []));
      lists[index] = list;
    }
    const faces = (card.faces ?? []).map((face, at) =>
      this.compileCard(whole, { id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`),
    );
    const defines = own.some(({ ability }) => ability.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === 'static');
    const elsewhere = defines || statics.some(({ ability }) => ability.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const keys = new Set([...byMoment.keys(), ...faces.flatMap((face) => face.keys)]);
    return {
      card,
      abilities,
      statics,
      byMoment,
      index,
      faces,
      paths: abilities.map((one) => one.path),
      defines: defines || faces.some((face) => face.defines),
      elsewhere: elsewhere || faces.some((face) => face.elsewhere),
      keys: [...keys],
      keysAt: this.keysByZone(own, faces),
      lends: new Set([lends, ...faces.map((face) => face.lends)].flatMap((keys) => [...keys])),
    };
  }

  /** The moments that are waited for in each kind of zone (`functions`). */
  private keysByZone(own: readonly CompiledAbility[], faces: readonly Program[]): ReadonlyMap<string, readonly string[]> {
    const { inPlay, spellsFrom } = this.game;
    const found = new Map<string, string[]>();
    const note = (kind: string, key: string): void => {
      const keys = found.get(kind) ?? [];
      if (!keys.includes(key)) keys.push(key);
      found.set(kind, keys);
      this.foreseen.listening.add(kind);
    };
    for (const { ability, triggers } of own)
      for (const kind of ability.from ?? (ability.kind === 'spell' ? spellsFrom : inPlay)) for (const { key } of triggers) note(kind, key);
    for (const face of faces) for (const [kind, keys] of face.keysAt) for (const key of keys) note(kind, key);
    return found;
  }

  /** The abilities that a list of keywords stands for. */
  private expansions(keywords: unknown): readonly CompiledAbility[] {
    if (!Array.isArray(keywords)) return [];
    return pathsOfKeywords(this.game, keywords as Json[]).map((path) => this.ability(path));
  }
}

function noteCards(node: unknown, programs: ReadonlyMap<CardId, Program>, found: Set<CardId>): void {
  if (typeof node === 'string') {
    if (programs.has(node)) found.add(node);
  } else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) noteCards(child, programs, found);
}
