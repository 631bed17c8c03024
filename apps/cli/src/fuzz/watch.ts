import type { Decision, GameEvent, Json, ObjectView, View } from '@arbiter/kernel';

/** Looks on while one game is played and counts for itself what the rules count too. Make a new one for every game. */
export interface Watch {
  /**
   * Told of all that happened since it was last told anything, and how the table stands now, as a judge sees it.
   * @returns what is wrong: one sentence each
   */
  see(events: readonly GameEvent[], view: View, pending: readonly Decision[]): readonly string[];
}

/** Words that a value holds, whether they stand alone or with parameters. */
export function wordsIn(value: Json | undefined): readonly string[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly Json[]).map((one) => (typeof one === 'string' ? one : String((one as { readonly word?: Json } | null)?.word)));
}

/** Whether anything about an object speaks of a word: its keywords, and the rules that stand for it. */
export const speaksOf = ({ values }: ObjectView, word: string): boolean => JSON.stringify(values).includes(`"${word}"`);

/** Objects in zones of some kinds, by their ids. */
export function lyingIn(view: View, kinds: readonly string[]): ReadonlyMap<number, ObjectView> {
  return new Map(
    view.zones
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ objects }) => objects.map((object): [number, ObjectView] => [object.id, object])),
  );
}

/** Which objects the player whose turn it is has controlled without a break since it began. */
export class HeldSinceTurnBegan {
  private held: ReadonlySet<number> | null = null;

  constructor(private readonly kinds: readonly string[]) {}

  /** Those that have come since; none where that is not known. */
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

  /** The table is another now. */
  forget(): void {
    this.held = null;
  }
}

/** Who dealt combat damage in an earlier step of the same combat. */
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

  /** @returns whether it strikes again, in another step than before */
  again(id: number): boolean {
    const before = this.dealt.get(id) ?? this.step;
    this.dealt.set(id, this.step);
    return before !== this.step;
  }
}
