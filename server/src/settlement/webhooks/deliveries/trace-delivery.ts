import { failSpan, getTraceparent, inSpan } from '../../../platform/traces';
import type { AttemptResult } from '../sending/sender';

/**
 * Posts an event within a span of its own, which is linked to the request that caused the event. `post` gets the span's
 * `traceparent`, for the merchant's server; null if it is not recorded.
 */
export function traceDelivery(
  event: { readonly type: string; readonly traceparent: string | null },
  post: (traceparent: string | null) => Promise<AttemptResult>,
): Promise<AttemptResult> {
  return inSpan(
    {
      kind: 'client',
      name: `POST ${event.type}`,
      attributes: { 'http.request.method': 'POST', 'messaging.message.type': event.type },
      cause: event.traceparent,
    },
    async (span) => {
      const result = await post(getTraceparent(span));
      if ('failure' in result) failSpan(span, result.failure);
      else {
        span.setAttribute('http.response.status_code', result.status);
        if (result.status < 200 || result.status > 299) failSpan(span, String(result.status));
      }
      return result;
    },
  );
}
