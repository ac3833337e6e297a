import type { Outcome } from '../net/ask.ts';

/** Counts what callers see. */
export class Tally {
  tries = 0;
  longest = 0;
  /** Calls that were posted and got no complete answer. */
  lost = 0;
  refused = 0;
  /** How often each status was answered. */
  readonly statuses = new Map<number, number>();

  count(outcome: Outcome): Outcome {
    this.tries += 1;
    if (outcome.kind === 'answered') {
      this.longest = Math.max(this.longest, outcome.ms);
      this.statuses.set(outcome.status, (this.statuses.get(outcome.status) ?? 0) + 1);
    } else if (outcome.kind === 'lost') this.lost += 1;
    else this.refused += 1;
    return outcome;
  }

  /** How many answers had a status for which `which` is true. */
  answers(which: (status: number) => boolean): number {
    return [...this.statuses].reduce((sum, [status, times]) => sum + (which(status) ? times : 0), 0);
  }

  /** Such as `200: 512, 503: 7, lost: 3`. */
  toString(): string {
    const parts = [...this.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    if (this.lost > 0) parts.push(`lost: ${this.lost}`);
    if (this.refused > 0) parts.push(`refused: ${this.refused}`);
    return parts.join(', ');
  }
}
