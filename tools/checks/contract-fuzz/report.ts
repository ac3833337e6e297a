import type { FuzzedOperation } from './contract.ts';
import { asCurl, type Answer } from './send.ts';

export interface Failure {
  operation: string;
  phase: string;
  fault: string;
  /** As a command that shows it. */
  request: string;
  answer: string;
  times: number;
}

/** What was tried and what went wrong, each fault once. */
export class Report {
  readonly failures: Failure[] = [];
  readonly counts: Record<string, number> = {};
  /** Operations that answered a valid request with success. */
  readonly succeeded = new Set<string>();
  readonly #base: string;
  constructor(base: string) {
    this.#base = base;
  }

  count(phase: string): void {
    this.counts[phase] = (this.counts[phase] ?? 0) + 1;
  }

  /** The same fault of the same operation is one failure; the shortest request that shows it is kept. */
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

  /** Lines for a person. */
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
