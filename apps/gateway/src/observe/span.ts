export type SpanKind = 'server' | 'client' | 'internal';
export interface SpanFacts {
  name: string;
  kind: SpanKind;
  /** Never a value of a request: names, methods, statuses. */
  attributes?: Record<string, string | number>;
}

/** One span that is under way. */
export interface OpenSpan {
  /** Runs something, and whatever it sets going, inside the span. */
  within<T>(begin: () => T): T;
  end(outcome?: { attributes?: Record<string, string | number>; failed?: boolean }): void;
}

/** What a tracer can do; observe/open-telemetry.ts is one. */
export interface Tracer {
  /** Begins a span under the current one, or under the one of another process that `traceparent` names. */
  open(facts: SpanFacts, traceparent?: string): OpenSpan;
  /** A span that has just ended, after so many milliseconds, under the current one. */
  ended(facts: SpanFacts & { milliseconds: number; failed?: boolean }): void;
  /** The current span, for a header to another process (W3C Trace Context). */
  traceparent(): string | undefined;
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}
