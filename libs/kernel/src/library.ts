import { InvariantBroken, missing, must } from './errors.js';
import type { CardId, Json, JsonObject } from './contract.js';
import { factsByKey, type FactRule } from './history.js';
import type { GameDefinition, Procedure, VerbDefinition } from './game.js';
import { compileEffect, type CompiledEffect } from './parts.js';
import { isCardId, keywordPaths, pathsOfKeywords, keywordTree, parsePath, patchTree } from './paths.js';
import { Reach } from './journal.js';
import type { ObjectRow } from './state.js';
import type { Ability, CardProgram, Clause, Modifier, Trigger } from './programs.js';

/** A card program compiled once: its abilities with their paths, found by the moment that they wait for. */
export interface Program {
  readonly card: CardProgram;
  readonly abilities: readonly CompiledAbility[];
  readonly statics: readonly CompiledAbility[];
  readonly byMoment: ReadonlyMap<string, readonly CompiledAbility[]>;
  /** Place in the lists of `waiting`. */
  readonly index: number;
  /** Its further faces, each compiled as a card is; which of them is up, the game says. */
  readonly faces: readonly Program[];
  /** Paths of the printed abilities. */
  readonly paths: readonly string[];
  /** Whether a static ability, its own or a keyword's, defines characteristics in all zones. */
  readonly defines: boolean;
  /** Whether a static ability, of any of its faces, says something of what is not in play: it works in other zones, or defines. */
  readonly elsewhere: boolean;
  /** Moments that anything in the card's tree waits for: its own abilities, lent and quoted ones, what keywords stand for. */
  readonly mentions: ReadonlySet<string>;
}

export interface CompiledAbility {
  readonly ability: Ability;
  readonly path: string;
  readonly triggers: readonly CompiledTrigger[];
  /** The card on which it is printed as an ability of its own; '' for abilities that are lent. */
  readonly printedOn: CardId;
  /** Static: its modifiers, each with the ability's own condition. */
  readonly standing: readonly CompiledModifier[];
}

export interface CompiledModifier {
  readonly modifier: FullModifier;
  readonly layer: number;
  readonly path: string;
}

/** A static ability of a game that derives in order, with its modifiers. */
export interface StaticAbility {
  readonly path: string;
  readonly ability: Ability;
  readonly effects: readonly CompiledEffect[];
}

export interface CompiledTrigger extends Trigger {
  readonly key: string;
}

function compile(ability: Ability, path: string, printedOn: CardId, layers: readonly string[]): CompiledAbility {
  const triggers = (ability.on ?? []).map((trigger): CompiledTrigger => ({ ...trigger, key: triggerKey(ability, trigger) }));
  const standing = (ability.modifiers ?? []).map((modifier, index): CompiledModifier => {
    const { when } = ability;
    const condition = when === undefined ? modifier.if : modifier.if === undefined ? when : ({ all: [when, modifier.if] } as const);
    return { modifier: inOneShape(modifier, condition), layer: layers.indexOf(modifier.layer), path: `${path}/modifiers/${index}` };
  });
  return { ability, path, triggers, printedOn, standing };
}

/** A modifier with every field, so that all have one shape: derivation reads them more than anything else. */
export type FullModifier = { readonly [Field in LowerField]: Modifier[Field] } & { readonly farSighted: boolean };

/** What modifiers consist of where layers read lower layers; what else there is belongs to derivation in order (`parts.ts`). */
type LowerField = 'layer' | 'of' | 'players' | 'if' | 'add' | 'set' | 'times' | 'gain' | 'lose' | 'abilities';

function inOneShape(modifier: Modifier, condition: Modifier['if']): FullModifier {
  const { layer, of, players, add, set, times, gain, lose, abilities } = modifier;
  const farSighted = looksFar([of, players, condition, add, set, times]);
  return { layer, of, players, if: condition, add, set, times, gain, lose, abilities, farSighted };
}

const inSight: ReadonlySet<unknown> = new Set(['slots', 'attached', 'under']);

/** Whether a tree reads more than objects in play: other zones, values of players or of the match, whose turn it is, the phase. */
function looksFar(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(looksFar);
  if (typeof node !== 'object' || node === null) return false;
  const fields = node as { readonly [key: string]: unknown };
  if ('player' in fields || 'match' in fields || 'game' in fields || 'phase' in fields || 'turnOf' in fields || 'playerOf' in fields) return true;
  const kinds = Array.isArray(fields.from) ? (fields.from as unknown[]) : fields.from === undefined ? [] : [fields.from];
  return kinds.some((kind) => !inSight.has(kind)) || Object.entries(fields).some(([key, child]) => namesElsewhere(key, child) || looksFar(child));
}

const references: ReadonlySet<string> = new Set(['object', 'of', 'to', 'is', 'except', 'hostOf', 'under', 'attachedTo', 'became', 'countOf', 'controllerOf', 'ownerOf', 'max', 'min', 'distinct']);

/** A reference to objects that were chosen or that an event named: they may lie anywhere by now. */
function namesElsewhere(key: string, child: unknown): boolean {
  return references.has(key) && typeof child === 'object' && child !== null && ('var' in child || 'event' in child);
}

/** Key of a moment: `unitDestroyed|at`. */
export function momentKey(event: string, mark: 'before' | 'at' | 'after'): string {
  let marks = keys.get(event);
  if (marks === undefined) keys.set(event, (marks = { before: `${event}|before`, at: `${event}|at`, after: `${event}|after` }));
  switch (mark) {
    case 'before':
      return marks.before;
    case 'at':
      return marks.at;
    case 'after':
      return marks.after;
  }
}

/** Key under which replacements of an event wait: `died|instead`. */
export function replaceKey(event: string): string {
  let key = replaceKeys.get(event);
  if (key === undefined) replaceKeys.set(event, (key = `${event}|instead`));
  return key;
}

const replaceKeys = new Map<string, string>();

/** A trigger with a mark waits for a moment, one without for an event that is collected, a replacement for what it may alter. */
function triggerKey({ kind }: Ability, { event, mark }: Trigger): string {
  if (kind === 'replacement') return replaceKey(event);
  return mark === undefined ? event : momentKey(event, mark);
}

/** Keys made before: texts made anew are slow to look up. */
const keys = new Map<string, { readonly before: string; readonly at: string; readonly after: string }>();

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
  private readonly statics = new WeakMap<readonly Json[], readonly StaticAbility[]>();
  readonly decisionKinds: ReadonlySet<string>;
  /** The game's facts by the key of the events that count for them. */
  readonly facts: ReadonlyMap<string, readonly FactRule[]>;
  readonly reach: ReadonlyMap<string, Reach>;
  /** An object that lies nowhere yet. */
  readonly newObject: ObjectRow;
  /** Moments that some program waits for; everything else passes without a look. */
  readonly awaited = new Set<string>();
  /** Moments that some lent ability waits for. */
  readonly awaitedByLent = new Set<string>();
  /** Kinds of zones that some ability names as where it works. */
  readonly workplaces = new Set<string>();
  /** Programs that can act from a hidden zone, by moment, with the abilities that can. */
  readonly hiddenByMoment = new Map<string, { readonly card: CardProgram; readonly abilities: CompiledAbility[] }[]>();

  constructor(
    readonly game: GameDefinition,
    kernelProcedures: readonly Procedure[],
    kernelVerbs: { readonly [name: string]: VerbDefinition },
    inline: readonly CardProgram[] = [],
  ) {
    this.verbs = new Map([...Object.entries(kernelVerbs), ...Object.entries(game.verbs)]);
    for (const procedure of [...kernelProcedures, ...game.procedures]) this.addProcedure(procedure);
    for (const card of [...game.cards, ...inline]) this.addCard(card);
    this.nothing = this.compileCard(noCard, noCard, '');
    this.decisionKinds = new Set(game.decisionKinds);
    this.facts = factsByKey(game.history);
    this.reach = new Map([...(game.distantFields ?? []).map((field) => [field, Reach.Distant] as const), ...(game.baseFields ?? []).map((field) => [field, Reach.Base] as const)]);
    this.newObject = { id: 0, card: '', kind: 'card', owner: 0, controller: 0, zone: '', slot: '', host: 0, under: [], attached: [], stamp: 0, knownTo: 0, uses: {}, ...game.objectFields };
  }

  /** A card's program. The empty id is that of objects without a card, which has no abilities. @throws {InvariantBroken} for an unknown card */
  card(id: CardId): Program {
    return this.programs.get(id) ?? (id === '' ? this.nothing : missing('card', id));
  }

  /** Whether a card, by any of its faces, waits for a moment. */
  waitsFor(id: CardId, key: string): boolean {
    const { byMoment, faces } = this.card(id);
    return byMoment.has(key) || faces.some((face) => face.byMoment.has(key));
  }

  has(id: CardId): boolean {
    return this.programs.has(id);
  }

  cards(): IterableIterator<Program> {
    return this.programs.values();
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
    if (this.named.size === 0) for (const { card } of this.programs.values()) for (const key of this.game.nameKeys?.(card) ?? [card.id]) this.named.set(key, card);
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
      this.modifiers.set(path, (known = inOneShape(modifier, modifier.if)));
    }
    return known;
  }

  ability(path: string): CompiledAbility {
    const known = this.compiled.get(path);
    if (known) return known;
    const ability = this.node<Ability>(path);
    const made = compile(ability, path, '', this.game.layers);
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
    const abilities = card.abilities.map((ability, index) => compile(ability, `${root}/abilities/${index}`, card.id, this.game.layers));
    const byMoment = new Map<string, CompiledAbility[]>();
    for (const compiled of abilities) this.compiled.set(compiled.path, compiled);
    const own = [...abilities, ...this.expansions(card.printed.keywords)];
    for (const compiled of own) {
      for (const { key } of compiled.triggers) {
        const list = byMoment.get(key) ?? [];
        if (!list.includes(compiled)) list.push(compiled);
        byMoment.set(key, list);
        this.awaited.add(key);
        if (actsFromHidden(compiled.ability, this.game)) this.noteHidden(whole, compiled, key);
      }
      this.noteLent(compiled.ability);
      this.noteWorkplaces(compiled.ability);
    }
    const index = this.compiledCards++;
    for (const [key, list] of byMoment) {
      let lists = this.byKey.get(key);
      if (lists === undefined) this.byKey.set(key, (lists = []));
      lists[index] = list;
    }
    const faces = (card.faces ?? []).map((face, at) => this.compileCard(whole, { id: card.id, names: face.names, printed: face.printed, abilities: face.abilities }, `${root}/faces/${at}`));
    const defines = own.some(({ ability }) => ability.modifiers?.some((modifier) => modifier.defining) ?? false);
    const statics = own.filter((one) => one.ability.kind === 'static');
    const elsewhere = defines || statics.some(({ ability }) => ability.from?.some((kind) => !this.game.inPlay.includes(kind)) === true);
    const mentions = new Set<string>();
    this.addMentions(card, mentions);
    return { card, abilities, statics, byMoment, index, faces, paths: abilities.map((one) => one.path), defines: defines || faces.some((face) => face.defines), elsewhere: elsewhere || faces.some((face) => face.elsewhere), mentions };
  }

  private noteWorkplaces({ from }: Ability): void {
    for (const kind of from ?? []) this.workplaces.add(kind);
  }

  private noteHidden(card: CardProgram, compiled: CompiledAbility, key: string): void {
    const holders = this.hiddenByMoment.get(key) ?? [];
    const holder = holders.find((one) => one.card === card);
    if (holder === undefined) holders.push({ card, abilities: [compiled] });
    else if (!holder.abilities.includes(compiled)) holder.abilities.push(compiled);
    this.hiddenByMoment.set(key, holders);
  }

  /** The abilities that a list of keywords stands for. */
  private expansions(keywords: unknown): readonly CompiledAbility[] {
    if (!Array.isArray(keywords)) return [];
    return pathsOfKeywords(this.game, keywords as Json[]).map((path) => this.ability(path));
  }

  private addMentions(node: unknown, mentions: Set<string>, seen: Set<string> = new Set()): void {
    if (Array.isArray(node)) return node.forEach((child) => this.addMentions(child, mentions, seen));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'on' && Array.isArray(value)) for (const trigger of value as Trigger[]) mentions.add(triggerKey(node as Ability, trigger));
      for (const { ability, path } of key === 'keywords' ? this.expansions(value) : []) {
        if (!seen.has(path)) this.addMentions(ability, mentions, seen.add(path));
      }
      this.addMentions(value, mentions, seen);
    }
  }

  private noteLent(node: unknown): void {
    if (Array.isArray(node)) return node.forEach((child) => this.noteLent(child));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'modifiers' && Array.isArray(value)) {
        for (const modifier of value as Modifier[]) {
          for (const { layer } of [modifier, ...(modifier.also ?? [])]) if (!this.game.layers.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
        }
      }
      if ((key === 'abilities' || key === 'keywords') && Array.isArray(value)) {
        const lent = key === 'abilities' ? (value as Ability[]) : this.expansions(value).map((one) => one.ability);
        for (const ability of lent) {
          this.noteWorkplaces(ability);
          for (const trigger of ability.on ?? []) {
            this.awaited.add(triggerKey(ability, trigger));
            this.awaitedByLent.add(triggerKey(ability, trigger));
          }
        }
      }
      this.noteLent(value);
    }
  }
}

/** Whether an ability can act from a zone that its owner's opponent can't see. */
function actsFromHidden(ability: Ability, game: GameDefinition): boolean {
  if (ability.kind === 'spell') return true;
  return (ability.from ?? []).some((zone) => game.visibility[zone] === 'owner');
}
