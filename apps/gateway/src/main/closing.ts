/** What was opened, to be closed newest first; one that fails to close does not keep the others open. */
export class Closing {
  readonly #parts: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#parts.push(close);
  }

  /** Closes all, once; throws the first failure when everything has been tried. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) await part().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
