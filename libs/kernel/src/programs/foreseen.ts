import { triggerKey, type CompiledAbility } from './compiled.js';
import { InvariantBroken } from '../errors.js';
import type { GameDefinition } from '../game.js';
import type { Ability, CardProgram, Modifier } from './programs.js';

/** Cards that can act from where their owner alone sees them, with the abilities that can. */
interface Hidden {
  readonly card: CardProgram;
  readonly abilities: CompiledAbility[];
}

/** What is noted of all programs as they are compiled, so that during a match most questions are answered without a look at the table. */
export class Foreseen {
  /** Moments that some program waits for; everything else passes without a look. */
  readonly awaited = new Set<string>();
  /** Moments that some lent ability waits for. */
  readonly awaitedByLent = new Set<string>();
  /** Kinds of zones in which some printed ability that waits for a moment works. */
  readonly listening = new Set<string>();
  /** Kinds of zones that some ability names as where it works. */
  readonly workplaces = new Set<string>();
  /** Programs that can act from a hidden zone, by moment. */
  readonly hiddenByMoment = new Map<string, Hidden[]>();

  /** @param expansions the abilities that a list of keywords stands for */
  constructor(
    private readonly game: GameDefinition,
    private readonly expansions: (keywords: unknown) => readonly CompiledAbility[],
  ) {}

  /** Notes an ability of a card, with all that its tree lends. @param lends gets the moments for which lent abilities wait @throws {InvariantBroken} where a modifier names no layer of the game */
  note(card: CardProgram, compiled: CompiledAbility, lends: Set<string>): void {
    for (const { key } of compiled.triggers) {
      this.awaited.add(key);
      if (actsFromHidden(compiled.ability, this.game)) this.noteHidden(card, compiled, key);
    }
    this.noteLent(compiled.ability, lends);
    this.noteWorkplaces(compiled.ability);
  }

  /** Notes what others noted of programs that are here too. */
  takeOver(others: Foreseen): void {
    for (const name of ['awaited', 'awaitedByLent', 'listening', 'workplaces'] as const)
      for (const one of others[name]) this[name].add(one);
    for (const [key, holders] of others.hiddenByMoment)
      this.hiddenByMoment.set(
        key,
        holders.map(({ card, abilities }) => ({ card, abilities: [...abilities] })),
      );
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

  private noteLent(node: unknown, lends: Set<string>): void {
    if (Array.isArray(node)) return node.forEach((child) => this.noteLent(child, lends));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (Array.isArray(value)) this.noteList(key, value, lends);
      this.noteLent(value, lends);
    }
  }

  private noteList(key: string, list: readonly unknown[], lends: Set<string>): void {
    if (key === 'modifiers') for (const modifier of list as readonly Modifier[]) this.checkLayers(modifier);
    if (key !== 'abilities' && key !== 'keywords') return;
    const lent = key === 'abilities' ? (list as readonly Ability[]) : this.expansions(list).map((one) => one.ability);
    for (const ability of lent) {
      this.noteWorkplaces(ability);
      for (const trigger of ability.on ?? []) {
        const key = triggerKey(ability, trigger);
        this.awaited.add(key);
        this.awaitedByLent.add(key);
        lends.add(key);
      }
    }
  }

  private checkLayers(modifier: Modifier): void {
    for (const { layer } of [modifier, ...(modifier.also ?? [])])
      if (!this.game.layers.includes(layer)) throw new InvariantBroken(`no layer ${layer}`);
  }
}

/** Whether an ability can act from a zone that its owner's opponent can't see. */
function actsFromHidden(ability: Ability, game: GameDefinition): boolean {
  if (ability.kind === 'spell') return true;
  return (ability.from ?? []).some((zone) => game.visibility[zone] === 'owner');
}
