import type { OpenSpan, SpanFacts, Tracer } from './span.ts';

let tracer: Tracer | undefined;

/** Starts tracing this process, sending to a collector at `endpoint` (OTLP over HTTP). Without tracing, this code is not even loaded. */
export async function startTracing(endpoint: string): Promise<{ stop(): Promise<void> }> {
  const { openTelemetry } = await import('./open-telemetry.ts');
  const started = openTelemetry(endpoint);
  tracer = started;
  return {
    async stop() {
      if (tracer === started) tracer = undefined;
      await started.close();
    },
  };
}

/** Starts a span, below the remote one that `traceparent` names, if any; undefined if tracing is off. */
export function openSpan(facts: SpanFacts, traceparent?: string): OpenSpan | undefined {
  return tracer?.open(facts, traceparent);
}

/** Runs work in a span of its own; if tracing is off, just runs it. */
export async function traced<T>(facts: SpanFacts, work: () => Promise<T>): Promise<T> {
  const span = openSpan(facts);
  if (!span) return work();
  try {
    const result = await span.within(work);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

/** Headers that tell a partner which span made the request. */
export function traceHeaders(): Record<string, string> {
  const traceparent = tracer?.traceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** Kysely's report on a statement: its text, in which values appear as `$1`, and its duration. */
export function noteStatement(event: { level: 'query' | 'error'; query: { sql: string }; queryDurationMillis: number }): void {
  if (!tracer) return;
  const { level, query, queryDurationMillis: milliseconds } = event;
  const [verb = ''] = query.sql.trimStart().split(/\s/, 1);
  tracer.ended({
    name: `db ${verb.toLowerCase()}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, 2000) },
    milliseconds,
    failed: level === 'error',
  });
}
