/**
 * Finds which of several effects applies next: the first, in the order given, that depends on no other; effects that depend on each other
 * in a loop do not wait for each other. Whether one effect depends on another is computed only where it matters.
 */
export class Dependencies {
  private readonly known = new Map<number, readonly number[]>();

  constructor(
    private readonly count: number,
    private readonly depends: (one: number, other: number) => boolean,
  ) {}

  /** Returns the index of the effect that applies next. */
  first(): number {
    for (let one = 0; one < this.count - 1; one++) if (this.of(one).every((other) => this.reaches(other, one))) return one;
    // Some effect must be free to apply; if none of the earlier ones is, it is the last.
    return this.count - 1;
  }

  private of(one: number): readonly number[] {
    let found = this.known.get(one);
    if (found === undefined) {
      const made: number[] = [];
      for (let other = 0; other < this.count; other++) if (other !== one && this.depends(one, other)) made.push(other);
      this.known.set(one, (found = made));
    }
    return found;
  }

  /** Whether one effect depends, directly or through others, on another. */
  private reaches(from: number, to: number): boolean {
    const seen = new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true;
      for (const next of this.of(at)) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return false;
  }
}
