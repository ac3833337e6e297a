import type { Socket } from 'node:net';
import type { Faults } from './fault-proxy.ts';

/** How often a deaf line checks whether it can hear again, in ms. */
const look = 20;

/** One direction of a connection: passes on what it receives, late, never or not at all. */
export class Line {
  /** Bytes were lost on the way. */
  swallowed = false;
  /** When each piece may go on, oldest first; null marks the end of what the sender says. */
  readonly #onTheWay: { due: number; bytes: Buffer | null }[] = [];
  #timer: NodeJS.Timeout | undefined;

  readonly #from: Socket;
  readonly #to: Socket;
  readonly #faults: () => Faults;
  readonly #swallows: (faults: Faults) => boolean;
  readonly #cut: () => void;
  constructor(from: Socket, to: Socket, faults: () => Faults, swallows: (faults: Faults) => boolean, cut: () => void) {
    this.#from = from;
    this.#to = to;
    this.#faults = faults;
    this.#swallows = swallows;
    this.#cut = cut;
  }

  begin(): void {
    this.#from.on('data', (bytes: Buffer) => this.#take(bytes));
    this.#from.on('end', () => this.#take(null));
    this.#from.on('close', () => clearTimeout(this.#timer));
  }

  #take(bytes: Buffer | null): void {
    const { latency, resetChance } = this.#faults();
    if (bytes !== null && resetChance > 0 && Math.random() < resetChance) {
      this.#cut();
      return;
    }
    this.#onTheWay.push({ due: performance.now() + latency, bytes });
    this.#pass();
  }

  /** Passes on everything whose time has come, and schedules the rest. */
  #pass(): void {
    clearTimeout(this.#timer);
    while (!this.#faults().deaf) {
      const first = this.#onTheWay[0];
      if (!first || this.#to.destroyed) return;
      const wait = first.due - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#pass(), Math.ceil(wait));
        return;
      }
      this.#onTheWay.shift();
      if (first.bytes === null) this.#to.end();
      else if (this.#swallows(this.#faults())) this.swallowed = true;
      else this.#to.write(first.bytes);
    }
    this.#timer = setTimeout(() => this.#pass(), look);
  }
}
