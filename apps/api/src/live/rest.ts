/** A rest that can be ended early: whoever follows a match sleeps until there is news. */
export class Rest {
  private news = false;
  private wakeUp: (() => void) | null = null;

  /** Sleeps for so many milliseconds, or until `wake` is called; returns at once when `wake` was called since the last rest. */
  async for(milliseconds: number): Promise<void> {
    if (!this.news)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wakeUp = null;
    this.news = false;
  }

  wake(): void {
    this.news = true;
    this.wakeUp?.();
  }
}
