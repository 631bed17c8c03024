import { triggerKey } from './compiling.js';
import type { CompiledAbility, Program } from '../programs/compiled.js';
import { InvariantBroken } from '../errors.js';
import type { Json, JsonObject } from '../contract.js';
import type { AnyRules } from '../game/rules.js';
import type { Ability, Condition, Modifier } from '../programs/programs.js';
import { jsonOf } from '../json.js';

/**
 * What all cards of a catalogue together could do. Windows open by it. It must not depend on who brought which cards, so it is worked out
 * once over the whole catalogue and stored with it as data: lists by section, each entry once, ordered by their JSON text.
 */
export interface OpeningsData {
  readonly [section: string]: readonly Json[];
}

/** An ability that could act from where only its owner sees it, without the card that has it. */
export interface HiddenAct {
  /** The moment that it waits for. */
  readonly key: string;
  readonly when?: Condition;
  readonly if?: Condition;
  /** What the game says about its card (`GameRules.openFacts`). */
  readonly facts?: JsonObject;
}

/** Sections of the kernel; a game's own sections have other names. */
type KernelSection = 'awaited' | 'awaitedByLent' | 'listening' | 'workplaces' | 'hidden';

/** Openings in the form in which they are read during a match. */
export class Openings {
  /** Moments that some program waits for; all other moments pass without a look at the table. */
  readonly awaited: ReadonlySet<string>;
  /** Moments that some lent ability waits for. */
  readonly awaitedByLent: ReadonlySet<string>;
  /** Kinds of zones in which some printed ability that waits for a moment works. */
  readonly listening: ReadonlySet<string>;
  /** Kinds of zones that some ability names as the place where it works. */
  readonly workplaces: ReadonlySet<string>;
  private readonly hidden = new Map<string, HiddenAct[]>();

  constructor(readonly data: OpeningsData) {
    const set = (section: KernelSection): ReadonlySet<string> => new Set(this.section<string>(section));
    this.awaited = set('awaited');
    this.awaitedByLent = set('awaitedByLent');
    this.listening = set('listening');
    this.workplaces = set('workplaces');
    for (const act of this.section<HiddenAct>('hidden')) {
      const acts = this.hidden.get(act.key);
      if (acts === undefined) this.hidden.set(act.key, [act]);
      else acts.push(act);
    }
  }

  /** Returns the abilities that could act from hidden zones at a moment. */
  hiddenAt(key: string): readonly HiddenAct[] {
    return this.hidden.get(key) ?? [];
  }

  /** Returns the entries of a section; empty where no card has any. */
  section<T>(name: string): readonly T[] {
    return (this.data[name] ?? []) as readonly T[];
  }
}

/**
 * Works out what all these programs together could do.
 * @param expansions returns the abilities that a list of keywords stands for
 * @throws {InvariantBroken} where a modifier names no layer of the game
 */
export function openingsOf(
  game: AnyRules,
  programs: Iterable<Program>,
  expansions: (keywords: unknown) => readonly CompiledAbility[],
): OpeningsData {
  const found = new Map<string, Map<string, Json>>();
  const add = (section: string, entry: Json): void => {
    let entries = found.get(section);
    if (entries === undefined) found.set(section, (entries = new Map()));
    entries.set(JSON.stringify(entry), entry);
  };
  for (const program of programs) {
    noteProgram(game, program, expansions, add);
    for (const [section, entriesOf] of Object.entries(game.openings ?? {})) for (const entry of entriesOf(program)) add(section, entry);
  }
  return dataOf(found);
}

/** Merges the openings of two catalogues. */
export function openingsTogether(one: OpeningsData, other: OpeningsData): OpeningsData {
  const found = new Map<string, Map<string, Json>>();
  for (const data of [one, other])
    for (const [section, entries] of Object.entries(data)) {
      const known = found.get(section) ?? new Map<string, Json>();
      for (const entry of entries) known.set(JSON.stringify(entry), entry);
      found.set(section, known);
    }
  return dataOf(found);
}

function dataOf(found: ReadonlyMap<string, ReadonlyMap<string, Json>>): OpeningsData {
  const sections = [...found].sort(byText).map(([section, entries]) => [section, [...entries].sort(byText).map(([, entry]) => entry)]);
  return Object.fromEntries(sections) as OpeningsData;
}

const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number => (one < other ? -1 : one > other ? 1 : 0);

type Add = (section: KernelSection, entry: Json) => void;

function noteProgram(game: AnyRules, program: Program, expansions: (keywords: unknown) => readonly CompiledAbility[], add: Add): void {
  for (const kind of program.keysAt.keys()) add('listening', kind);
  for (const compiled of [...program.abilities, ...expansions(program.card.printed.keywords)]) {
    const { ability, triggers } = compiled;
    for (const trigger of triggers) {
      add('awaited', trigger.key);
      if (actsFromHidden(ability, game)) add('hidden', jsonOf(hiddenAct(game, program, ability, trigger.key, trigger.if)));
    }
    noteWorkplaces(ability, add);
    noteLent(game, ability, expansions, add);
  }
  for (const key of program.lends) {
    add('awaited', key);
    add('awaitedByLent', key);
  }
  for (const face of program.faces) noteProgram(game, face, expansions, add);
}

function hiddenAct(game: AnyRules, { card }: Program, { when }: Ability, key: string, condition: Condition | undefined): HiddenAct {
  const facts = game.openFacts?.(card);
  return {
    key,
    ...(when === undefined ? {} : { when }),
    ...(condition === undefined ? {} : { if: condition }),
    ...(facts === undefined ? {} : { facts }),
  };
}

function noteWorkplaces({ from }: Ability, add: Add): void {
  for (const kind of from ?? []) add('workplaces', kind);
}

/** Whether an ability can act from a zone that its owner's opponent can't see. */
function actsFromHidden(ability: Ability, game: AnyRules): boolean {
  if (ability.kind === 'spell') return true;
  return (ability.from ?? []).some((zone) => game.visibility[zone] === 'owner');
}

function noteLent(game: AnyRules, tree: unknown, expansions: (keywords: unknown) => readonly CompiledAbility[], add: Add): void {
  for (const ability of lentBy(tree, expansions, (modifier) => checkLayers(game, modifier))) noteWorkplaces(ability, add);
}

function checkLayers({ layers }: AnyRules, modifier: Modifier): void {
  for (const { layer } of [modifier, ...(modifier.also ?? [])]) if (!layers.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
}

/** Returns the keys of the moments for which the abilities wait that a tree gives to something. */
export function keysLentBy(tree: unknown, expansions: (keywords: unknown) => readonly CompiledAbility[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const ability of lentBy(tree, expansions)) for (const trigger of ability.on ?? []) keys.add(triggerKey(ability, trigger));
  return keys;
}

/**
 * Returns the abilities that a tree gives to something.
 * @param look called for every modifier on the way
 */
function lentBy(
  tree: unknown,
  expansions: (keywords: unknown) => readonly CompiledAbility[],
  look: (modifier: Modifier) => void = () => undefined,
): readonly Ability[] {
  const found: Ability[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) {
        if (key === 'modifiers') (value as readonly Modifier[]).forEach(look);
        if (key === 'abilities') found.push(...(value as readonly Ability[]));
        if (key === 'keywords') found.push(...expansions(value).map((one) => one.ability));
      }
      visit(value);
    }
  };
  visit(tree);
  return found;
}
