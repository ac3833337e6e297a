import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type SpanContext } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { Tracer } from './span.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** A tracer that sends its spans to a collector in batches, in the background; if the collector is unreachable, only spans are lost. */
export function openTelemetry(endpoint: string): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 3000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: 'parlour-gateway' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: 3000 })],
  });
  const spans = provider.getTracer('parlour');
  const contexts = new AsyncLocalStorageContextManager().enable();

  return {
    open({ name, kind, attributes = {} }, traceparent) {
      const parent = traceparent === undefined ? contexts.active() : remote(traceparent);
      const span = spans.startSpan(name, { kind: kinds[kind], attributes }, parent);
      const inside = trace.setSpan(parent, span);
      return {
        within: (begin) => contexts.with(inside, begin),
        end(outcome = {}) {
          if (outcome.attributes) span.setAttributes(outcome.attributes);
          if (outcome.failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    ended({ name, kind, attributes = {}, milliseconds, failed }) {
      const now = Date.now();
      const span = spans.startSpan(name, { kind: kinds[kind], attributes, startTime: now - milliseconds }, contexts.active());
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    traceparent() {
      const context = trace.getSpanContext(contexts.active());
      return context && isSpanContextValid(context) ? written(context) : undefined;
    },
    async close() {
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}

/** The remote span; an invalid header starts a new trace. */
function remote(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  const context: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) || 0, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

function written({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
