import { randomBytes } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import { formatTraceparent, getTraceContext, parseTraceparent, type TraceContext } from '../../traces';
import type { App } from '../app/app';
import { addToLog } from '../logs';

/**
 * Returns `x-request-id` with every response, and `traceparent` if the caller sent one or traces are recorded: with
 * the caller's trace, and the span of this request. Log lines of the request name its trace.
 */
export function registerTracing(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const span = trace.getActiveSpan();
    // known here only; the instrumentation of http sees the URL
    const { url = 'unmatched' } = request.routeOptions;
    span?.updateName(`${request.method} ${url}`).setAttribute('http.route', url);
    const context = getTraceContext(span) ?? continueTrace(parseTraceparent(request.headers['traceparent']));
    if (context === null) return done();
    reply.header('traceparent', formatTraceparent(context));
    addToLog(request, { trace: context.traceId });
    done();
  });
}

/** A span of our own within the caller's trace. It is not recorded. */
const continueTrace = (caller: TraceContext | null): TraceContext | null =>
  caller && { ...caller, parentId: randomBytes(8).toString('hex') };
