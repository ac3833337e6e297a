export type SpanKind = 'server' | 'client' | 'internal';
export interface SpanFacts {
  name: string;
  kind: SpanKind;
  /** Names, methods and statuses only; never a value from a request. */
  attributes?: Record<string, string | number>;
}

/** One span in progress. */
export interface OpenSpan {
  /** Runs work within the span, including everything that it starts. */
  within<T>(begin: () => T): T;
  end(outcome?: { attributes?: Record<string, string | number>; failed?: boolean }): void;
}

/** What a tracer can do; implemented by observe/open-telemetry.ts. */
export interface Tracer {
  /** Starts a span under the current one, or under the remote one that `traceparent` names. */
  open(facts: SpanFacts, traceparent?: string): OpenSpan;
  /** Records a span that has just ended after this many milliseconds, under the current one. */
  ended(facts: SpanFacts & { milliseconds: number; failed?: boolean }): void;
  /** The current span, for a header to another process (W3C Trace Context). */
  traceparent(): string | undefined;
  /** Sends spans that have not been sent yet. */
  close(): Promise<void>;
}
