/** Keeps values by key, those that were used last. */
export class KeptNewest<T> {
  private readonly known = new Map<string, T>();

  /** @param most number of values; one more removes the one that was not used for longest */
  constructor(private readonly most: number) {}

  /** Returns the value of a key, and makes it where it is not kept. */
  get(key: string, make: () => T): T {
    const isKnown = this.known.has(key);
    const value = isKnown ? (this.known.get(key) as T) : make();
    this.known.delete(key);
    this.known.set(key, value);
    if (!isKnown) this.removeOldest();
    return value;
  }

  forget(key: string): void {
    this.known.delete(key);
  }

  private removeOldest(): void {
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.most) return;
      this.known.delete(oldest);
    }
  }
}

/** Keeps promises by key. One that fails is not kept, so that it is tried again. */
export class KeptPromises<T> extends KeptNewest<Promise<T>> {
  override get(key: string, make: () => Promise<T>): Promise<T> {
    return super.get(key, () => {
      const value = make();
      value.catch(() => this.forget(key));
      return value;
    });
  }
}
