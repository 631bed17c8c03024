import { compile, inOneShape, type StaticAbility } from './compiling.js';
import type { CompiledAbility, FullModifier, Program } from '../programs/compiled.js';
import { InvariantBroken, missing, must } from '../errors.js';
import type { CardId, Json, JsonObject } from '../contract.js';
import { catalogueOf, type Catalogue } from './catalogue.js';
import { keysLentBy, Openings, openingsOf, openingsTogether, type OpeningsData } from './openings.js';
import { partsOf, type GameParts } from './game-parts.js';
import type { FactRuleFor } from '../game/history.js';
import type { ProcedureFor } from '../game/procedures.js';
import type { GameRulesFor } from '../game/rules.js';
import type { VerbFor } from '../game/verbs.js';
import { compileEffect, type CompiledEffect } from './parts.js';
import { keywordPaths, pathsOfKeywords, keywordTree, parsePath, patchTree } from '../programs/paths.js';
import type { FieldReach } from '../state/reach.js';
import type { ObjectRow } from '../state/state.js';
import { refuseFaultyCards } from './check-program.js';
import { plainTest, type PlainTest } from './plain-tests.js';
import type { Ability, CardProgram, Clause, Modifier, Predicate } from '../programs/programs.js';

const noCard: CardProgram = { id: '', names: { en: '', zh: '' }, printed: {}, abilities: [] };

/**
 * The cards of a catalogue as the rules read them, each compiled when it is first needed, with the game's procedures and verbs. Shared by
 * all matches of the catalogue. Cards that come with a match have a library of their own, which delegates everything else to the library
 * that it is based on.
 */
export class Library<Table> {
  private readonly programs = new Map<CardId, Program>();
  /** The program of an object without a card, such as something that waits to resolve and got its text from elsewhere. */
  private readonly nothing: Program;
  private readonly nodes = new Map<string, unknown>();
  private readonly modifiers = new Map<string, FullModifier>();
  private readonly compiled = new Map<string, CompiledAbility>();
  private readonly named = new Map<string, CardId>();
  private readonly keysOfNames = new Map<string, CardId>();
  private readonly effects = new Map<string, CompiledEffect>();
  private readonly tests = new WeakMap<Predicate, PlainTest | 'seen' | null>();
  private readonly statics = new WeakMap<readonly Json[], readonly StaticAbility[]>();
  private readonly mentioned = new Map<CardId, readonly CardId[]>();
  private everyCard: readonly CardProgram[] | null = null;
  private known: Openings | null = null;
  private worked: OpeningsData | null = null;

  private constructor(
    readonly parts: GameParts<Table>,
    private readonly own: Catalogue,
    private readonly base: Library<Table> | null,
  ) {
    this.nothing = base?.nothing ?? this.compileCard(noCard, '');
  }

  /** Builds the library of a game and a catalogue. @throws {InvariantBroken} for two procedures of one name */
  static of<Table>(
    game: GameRulesFor<Table>,
    kernelProcedures: readonly ProcedureFor<Table>[],
    kernelVerbs: { readonly [name: string]: VerbFor<Table> },
    catalogue: Catalogue,
  ): Library<Table> {
    return new Library(partsOf(game, kernelProcedures, kernelVerbs), catalogue, null);
  }

  /**
   * Returns a library that holds inline cards in addition to this one's. @throws {CardsRefused} for cards with something that the game does
   * not know @throws {InvariantBroken} for an id that the catalogue has
   */
  with(inline: readonly CardProgram[]): Library<Table> {
    const own = new Set(inline.map(({ id }) => id));
    refuseFaultyCards(this.game, inline, (id) => own.has(id) || this.has(id));
    for (const { id } of inline) if (this.has(id)) throw new InvariantBroken(`two cards with id ${id}`);
    const library = new Library(this.parts, catalogueOf(inline), this);
    library.checkCards();
    return library;
  }

  get game(): GameRulesFor<Table> {
    return this.parts.game;
  }

  get decisionKinds(): ReadonlySet<string> {
    return this.parts.decisionKinds;
  }

  /** The game's facts by the key of the events that count for them. */
  get facts(): ReadonlyMap<string, readonly FactRuleFor<Table>[]> {
    return this.parts.facts;
  }

  get reach(): ReadonlyMap<string, FieldReach<Table>> {
    return this.parts.reach;
  }

  /** Template for the row of a new object, which lies nowhere yet. */
  get newObject(): ObjectRow {
    return this.parts.newObject;
  }

  /** Compiles every card of its own catalogue, so that a card which cannot be compiled is found at once. @throws {InvariantBroken} */
  checkCards(): void {
    this.ownOpenings();
  }

  /** What all cards together could do. Where the catalogue does not include it, it is worked out here, which compiles every card. */
  get openings(): Openings {
    return (this.known ??= new Openings(this.openingsData()));
  }

  private openingsData(): OpeningsData {
    const own = this.ownOpenings();
    return this.base === null ? own : openingsTogether(this.base.openings.data, own);
  }

  private ownOpenings(): OpeningsData {
    const programs = (): readonly Program[] => [...this.own.cards.keys()].map((id) => this.card(id));
    return (this.worked ??= this.own.openings ?? openingsOf(this.game, programs(), (keywords) => this.expansions(keywords)));
  }

  /**
   * Returns a card's program. The empty id stands for objects without a card, and its program has no abilities. @throws {InvariantBroken}
   * for an unknown card
   */
  card(id: CardId): Program {
    return this.programs.get(id) ?? this.firstTime(id);
  }

  private firstTime(id: CardId): Program {
    if (id === '') return this.nothing;
    const given = this.own.cards.get(id);
    if (given === undefined) return this.base?.card(id) ?? missing('card', id);
    const card = this.game.prepare?.(given) ?? given;
    const program = this.compileCard(card, card.id);
    this.programs.set(id, program);
    return program;
  }

  /** Whether any face of a card waits for a moment, or gives an ability that does. */
  waitsFor(id: CardId, key: string): boolean {
    const { keys, lends } = this.card(id);
    return keys.includes(key) || lends.has(key);
  }

  /** Returns the cards that a card's tree names, such as tokens that it makes. Any string that is the id of a card counts. */
  namedBy(id: CardId): readonly CardId[] {
    let found = this.mentioned.get(id);
    if (found === undefined) {
      const ids = new Set<CardId>();
      noteCards(this.card(id).card, (text) => this.has(text), ids);
      this.mentioned.set(id, (found = [...ids]));
    }
    return found;
  }

  has(id: CardId): boolean {
    return this.own.cards.has(id) || (this.base?.has(id) ?? false);
  }

  /** Returns all cards of the match, inline ones included, as they were written; always the same list object. */
  catalogue(): readonly CardProgram[] {
    return (this.everyCard ??= [...(this.base?.catalogue() ?? []), ...this.own.cards.values()]);
  }

  procedure(name: string): ProcedureFor<Table> {
    return this.parts.procedures.get(name) ?? missing('procedure', name);
  }

  /** Returns the index of a named step. @throws {InvariantBroken} */
  label(procedure: string, step: string): number {
    return this.parts.labels.get(procedure)?.get(step) ?? missing(`step of ${procedure}`, step);
  }

  /** Returns the definition of a verb. @throws {InvariantBroken} for a verb that neither kernel nor game defines */
  verb(name: string): VerbFor<Table> {
    return this.parts.verbs.get(name) ?? missing('verb', name);
  }

  /** Returns the keys under which cards can be named, in the order of the catalogue, with the ids of their cards. */
  nameKeys(): ReadonlyMap<string, CardId> {
    if (this.named.size === 0)
      for (const card of this.catalogue()) for (const key of this.game.nameKeys?.(card) ?? [card.id]) this.named.set(key, card.id);
    return this.named;
  }

  /** Returns the card that a key names. */
  cardNamed(key: string): CardProgram | undefined {
    const id = this.nameKeys().get(key);
    return id === undefined ? undefined : this.written(id);
  }

  /** Returns the card whose front has this English name. @returns null where the catalogue has none */
  cardOfName(name: string): CardProgram | null {
    if (this.keysOfNames.size === 0) for (const { id, names } of this.catalogue()) this.keysOfNames.set(names.en, id);
    const id = this.keysOfNames.get(name);
    return id === undefined ? null : this.written(id);
  }

  /** Returns a card as it was written. */
  private written(id: CardId): CardProgram {
    return this.own.cards.get(id) ?? this.base?.written(id) ?? missing('card', id);
  }

  /** Returns the library that keeps what stands under a root: this one for its own cards, otherwise the one that it is based on. */
  private keeper(root: string): Library<Table> {
    return this.base === null || this.own.cards.has(root) ? this : this.base;
  }

  /** Returns the node of a pinned program at a path, e.g. `card-id/abilities/0/clauses`. */
  node<T>(path: string): T {
    const known = this.nodes.get(path);
    if (known !== undefined) return known as T;
    const { patch, root, keys } = parsePath(path);
    const keeper = this.keeper(root);
    const node = keeper === this ? this.find(path, patch, root, keys) : keeper.node(path);
    this.nodes.set(path, node);
    return node as T;
  }

  private find(path: string, patch: string, root: string, keys: readonly string[]): unknown {
    let node: unknown = patch === '' ? this.tree(root) : this.patchedTree(patch, root);
    for (const key of keys) node = must((node as JsonObject)[key], `program node ${path}`);
    return node;
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

  /**
   * Returns the index of the layer after which the values at a named cut stand. The cut is the name of a layer, or `copiable`. @throws
   * {InvariantBroken}
   */
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
      const keeper = this.keeper(parsePath(path).root);
      const modifier = this.node<Modifier>(path);
      known = keeper === this ? inOneShape(modifier, modifier.if, this.game.slotKinds?.names) : keeper.modifier(path);
      this.modifiers.set(path, known);
    }
    return known;
  }

  ability(path: string): CompiledAbility {
    return this.compiled.get(path) ?? this.firstAbility(path);
  }

  private firstAbility(path: string): CompiledAbility {
    const { root } = parsePath(path);
    const keeper = this.keeper(root);
    // Abilities printed on a card are compiled together with the card.
    if (keeper === this && this.own.cards.has(root)) this.card(root);
    const made =
      this.compiled.get(path) ?? (keeper === this ? compile(this.node<Ability>(path), path, '', this.game) : keeper.ability(path));
    this.compiled.set(path, made);
    return made;
  }

  /**
   * Returns a modifier compiled for derivation `inOrder`; `ability` is the path of the static ability that it stands in, '' for a lasting
   * effect.
   */
  effect(path: string, ability: string): CompiledEffect {
    let known = this.effects.get(path);
    if (known === undefined) {
      const keeper = this.keeper(parsePath(path).root);
      known = keeper === this ? this.compileEffect(path, ability) : keeper.effect(path, ability);
      this.effects.set(path, known);
    }
    return known;
  }

  private compileEffect(path: string, ability: string): CompiledEffect {
    return compileEffect(this.game, path, this.node<Modifier>(path), ability === '' ? null : this.node<Ability>(ability));
  }

  /**
   * Returns a predicate as a test, where it reads values alone (`plainTest`). Null for any other predicate, and for one that is asked for
   * the first time, since it may never be asked for again.
   */
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

  /**
   * Returns the static abilities with modifiers among those of a list, which holds ability paths or keywords. Results are remembered by the
   * identity of the list.
   */
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

  /** Compiles the card at a root: a whole card, or one of its further faces. */
  private compileCard(card: CardProgram, root: string): Program {
    const abilities = card.abilities.map((ability, index) => compile(ability, `${root}/abilities/${index}`, card.id, this.game));
    const byMoment = new Map<string, CompiledAbility[]>();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own = [...abilities, ...this.expansions(card.printed.keywords)];
    for (const compiled of own) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
      }
    }
    const lends = own.flatMap(({ ability }) => [...keysLentBy(ability, (keywords) => this.expansions(keywords))]);
    const faces = (card.faces ?? []).map((face, at) =>
      this.compileCard({ id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`),
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
      faces,
      paths: abilities.map((one) => one.path),
      defines: defines || faces.some((face) => face.defines),
      elsewhere: elsewhere || faces.some((face) => face.elsewhere),
      keys: [...keys],
      keysAt: this.keysByZone(own, faces),
      lends: new Set([...lends, ...faces.flatMap((face) => [...face.lends])]),
    };
  }

  /** Returns, for each kind of zone, the moments that the card waits for there (`functions`). */
  private keysByZone(own: readonly CompiledAbility[], faces: readonly Program[]): ReadonlyMap<string, readonly string[]> {
    const { inPlay, spellsFrom } = this.game;
    const found = new Map<string, string[]>();
    const note = (kind: string, key: string): void => {
      const keys = found.get(kind) ?? [];
      if (!keys.includes(key)) keys.push(key);
      found.set(kind, keys);
    };
    for (const { ability, triggers } of own)
      for (const kind of ability.from ?? (ability.kind === 'spell' ? spellsFrom : inPlay)) for (const { key } of triggers) note(kind, key);
    for (const face of faces) for (const [kind, keys] of face.keysAt) for (const key of keys) note(kind, key);
    return found;
  }

  /** Returns the abilities that a list of keywords stands for. */
  private expansions(keywords: unknown): readonly CompiledAbility[] {
    if (!Array.isArray(keywords)) return [];
    return pathsOfKeywords(this.game, keywords as Json[]).map((path) => this.ability(path));
  }
}

function noteCards(node: unknown, isCard: (text: string) => boolean, found: Set<CardId>): void {
  if (typeof node === 'string') {
    if (isCard(node)) found.add(node);
  } else if (typeof node === 'object' && node !== null) for (const child of Object.values(node)) noteCards(child, isCard, found);
}
