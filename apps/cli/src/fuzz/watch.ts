import type { Decision, GameEvent, Json, ObjectView, View } from '@arbiter/kernel';

/** Follows one game while it is played, and checks by its own counting what the rules enforce too. Make a new one for every game. */
export interface Watch {
  /**
   * Takes all events since the last call, and the table as it is now, as a judge sees it.
   * @returns what is wrong: one sentence for each fault
   */
  see(events: readonly GameEvent[], view: View, pending: readonly Decision[]): readonly string[];
}

/** Returns the words in a value, whether they stand alone or with parameters. */
export function wordsIn(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly Json[]).map((one) => (typeof one === 'string' ? one : String((one as { readonly word?: Json } | null)?.word)));
}

/** Whether a word occurs anywhere in an object's values: in its keywords, or in the rules that replace them. */
export const speaksOf = ({ values }: ObjectView, word: string): boolean => JSON.stringify(values).includes(`"${word}"`);

/** Returns the objects in zones of some kinds, by their ids. */
export function lyingIn(view: View, kinds: readonly string[]): ReadonlyMap<number, ObjectView> {
  return new Map(
    view.zones
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ objects }) => objects.map((object): [number, ObjectView] => [object.id, object])),
  );
}

/** Tracks which objects the turn player has controlled continuously since the turn began. */
export class HeldSinceTurnBegan {
  private held: ReadonlySet<number> | null = null;

  constructor(private readonly kinds: readonly string[]) {}

  /** Returns the objects that have come since the turn began; none where that is not known. */
  newcomers(ids: readonly number[]): readonly number[] {
    const { held } = this;
    return held === null ? [] : ids.filter((id) => !held.has(id));
  }

  see(events: readonly GameEvent[], view: View): void {
    const here = new Set(
      [...lyingIn(view, this.kinds).values()].filter(({ controller }) => controller === view.turn.seat).map(({ id }) => id),
    );
    if (events.some(({ type }) => type === 'turnBegan')) this.held = here;
    else if (this.held !== null) this.held = new Set([...this.held].filter((id) => here.has(id)));
  }

  /** Forgets all objects, because another table is in use now. */
  forget(): void {
    this.held = null;
  }
}

/** Tracks which objects dealt combat damage in an earlier step of the same combat. */
export class Strikes {
  private step = 0;
  private readonly dealt = new Map<number, number>();

  combatBegins(): void {
    this.step = 0;
    this.dealt.clear();
  }

  stepBegins(): void {
    this.step++;
  }

  /** Notes that an object deals combat damage. @returns whether it did so already in an earlier step */
  again(id: number): boolean {
    const before = this.dealt.get(id) ?? this.step;
    this.dealt.set(id, this.step);
    return before !== this.step;
  }
}
