/**
 * Keeps promises by key, those that were used last; one more removes the one that was not used for longest. A promise that fails is not
 * kept, so that it is tried again.
 */
export class KeptNewest<T> {
  private readonly known = new Map<string, Promise<T>>();

  constructor(private readonly most: number) {}

  get(key: string, make: () => Promise<T>): Promise<T> {
    const before = this.known.get(key);
    const value = before ?? make();
    this.known.delete(key);
    this.known.set(key, value);
    if (before !== undefined) return before;
    for (const oldest of this.known.keys()) if (this.known.size > this.most) this.known.delete(oldest);
    value.catch(() => this.known.delete(key));
    return value;
  }
}
