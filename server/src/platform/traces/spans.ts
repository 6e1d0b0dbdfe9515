import {
  type Attributes,
  context,
  isSpanContextValid,
  type Link,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { brand } from '@tamarack/core/brand';
import { formatTraceparent, parseTraceparent, type TraceContext } from './trace-context';

/** OpenTelemetry's context of the current span; null if OpenTelemetry is not set up. */
export function getTraceContext(span: Span | undefined = trace.getActiveSpan()): TraceContext | null {
  const spanContext = span?.spanContext();
  if (spanContext === undefined || !isSpanContextValid(spanContext)) return null;
  const { traceId, spanId, traceFlags } = spanContext;
  return { traceId, parentId: spanId, flags: traceFlags.toString(16).padStart(2, '0') };
}

/** `traceparent` of a span that is recorded, to be stored with what it causes or sent with its call; otherwise null. */
export function getTraceparent(span: Span | undefined = trace.getActiveSpan()): string | null {
  const own = getTraceContext(span);
  return own !== null && isSampled(own) ? formatTraceparent(own) : null;
}

const isSampled = ({ flags }: TraceContext): boolean =>
  (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;

export interface SpanOptions {
  /** `worker`: takes work from a queue, in a trace of its own. `client`: calls another server. */
  readonly kind: 'worker' | 'client';
  readonly name: string;
  readonly attributes: Attributes;
  /** `traceparent` of the span that caused the work, which may have ended long ago. */
  readonly cause: string | null;
}

/**
 * Runs `work` within a span of its own; nothing is recorded if OpenTelemetry is not set up. An error ends the span as
 * failed, and is thrown. Names and attributes contain no personal data: `telemetry/redact-span.ts` lists those that are kept.
 */
export async function inSpan<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const { kind, name, attributes, cause } = options;
  const link = toLink(cause);
  const span = trace.getTracer(brand.id).startSpan(
    name,
    {
      kind: kind === 'worker' ? SpanKind.CONSUMER : SpanKind.CLIENT,
      attributes,
      ...(link && { links: [link] }),
    },
    kind === 'worker' ? ROOT_CONTEXT : context.active(),
  );
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span));
  } catch (error) {
    failSpan(span, error instanceof Error ? error.name : 'Error');
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. `type` is a code or the name of an error, never its message. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

function toLink(traceparent: string | null): Link | null {
  const cause = parseTraceparent(traceparent ?? undefined);
  if (cause === null) return null;
  const { traceId, parentId: spanId, flags } = cause;
  const linked: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return { context: linked };
}
