import type { FuzzedOperation } from './contract.ts';
import { asCurl, type Answer } from './send.ts';

export interface Failure {
  operation: string;
  phase: string;
  fault: string;
  /** A command that reproduces it. */
  request: string;
  answer: string;
  times: number;
}

/** What was tried and what failed, with each fault reported once. */
export class Report {
  readonly failures: Failure[] = [];
  readonly counts: Record<string, number> = {};
  /** Operations that succeeded for a valid request. */
  readonly succeeded = new Set<string>();
  readonly #base: string;
  constructor(base: string) {
    this.#base = base;
  }

  count(phase: string): void {
    this.counts[phase] = (this.counts[phase] ?? 0) + 1;
  }

  /** Records a failure. The same fault of the same operation is recorded once, with the shortest request that shows it. */
  fail(phase: string, operation: Pick<FuzzedOperation, 'id'> | null, fault: string, answer?: Answer): void {
    const id = operation?.id ?? '(any)';
    const request = answer ? asCurl(this.#base, answer.sent) : '';
    const shown = answer ? `${answer.status || answer.problem} ${answer.text.slice(0, 200)}` : '';
    const known = this.failures.find((f) => f.operation === id && f.phase === phase && f.fault === fault);
    if (!known) this.failures.push({ operation: id, phase, fault, request, answer: shown, times: 1 });
    else {
      known.times++;
      if (request.length < known.request.length) Object.assign(known, { request, answer: shown });
    }
  }

  /** The report as text. */
  text(operations: readonly Pick<FuzzedOperation, 'id'>[], seed: number): string {
    const counts = Object.entries(this.counts).map(([phase, n]) => `${phase} ${n}`);
    const shown = this.failures.map(
      (f) => `FAIL ${f.operation} [${f.phase}] ${f.fault} (${f.times} times)\n  ${f.request}\n  -> ${f.answer}`,
    );
    const never = operations.map(({ id }) => id).filter((id) => !this.succeeded.has(id));
    const total = Object.values(this.counts).reduce((sum, n) => sum + n, 0);
    return [
      ...shown,
      `contract fuzz, seed ${seed}: ${operations.length} operations, ${operations.length - never.length} answered with success${never.length > 0 ? ` (never ${never.join(', ')})` : ''}; ${total} requests (${counts.join(', ')}); ${this.failures.length} failures`,
    ].join('\n');
  }
}
