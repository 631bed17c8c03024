/** Runs the work of one key one after another, and of different keys side by side. */
export class SerialQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /**
   * Runs work after all earlier work of the key.
   * @param work is given `later`: a task that it passes to `later` runs after the answer was given, and before the key's next work
   * @param onTrouble called when a task that was passed to `later` fails
   */
  run<T>(key: string, work: (later: (task: () => Promise<void>) => void) => Promise<T>, onTrouble: (error: unknown) => void): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const tasks: (() => Promise<void>)[] = [];
    const answer = before.then(() => work((task) => tasks.push(task)));
    const tail = answer
      .then(
        () => undefined,
        () => undefined,
      )
      .then(async () => {
        for (const task of tasks) await task().catch(onTrouble);
      })
      .finally(() => {
        if (this.tails.get(key) === tail) this.tails.delete(key);
      });
    this.tails.set(key, tail);
    return answer;
  }

  /** Resolves when no work is under way. */
  async idle(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }
}
