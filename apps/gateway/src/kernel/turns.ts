/** Lets a limited number of callers work at once; others wait in order of arrival. */
export class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** Separate turns for each name, so that waiting for one does not hold up another. */
export class NamedTurns {
  readonly #atOnce: number;
  readonly #named = new Map<string, { turns: Turns; takers: number }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const own = this.#named.get(name) ?? { turns: new Turns(this.#atOnce), takers: 0 };
    this.#named.set(name, own);
    own.takers += 1;
    try {
      return await own.turns.take(work);
    } finally {
      own.takers -= 1;
      if (own.takers === 0) this.#named.delete(name);
    }
  }
}
