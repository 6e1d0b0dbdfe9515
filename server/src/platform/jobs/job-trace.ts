import { getTraceparent, inSpan } from '../traces';

/** Key of the data of a stored job that holds the span that sent it. Handlers do not see it. */
const key = '$traceparent';

/** The data of a job as it is stored: with the trace that it is sent in, if one is recorded. */
export function addTrace(data: object): object {
  const traceparent = getTraceparent();
  return traceparent === null ? data : { ...data, [key]: traceparent };
}

/** The data of a job as it was sent. */
export function removeTrace<T extends object>(stored: T): T {
  const { [key]: _, ...data } = stored as T & { readonly [key]?: unknown };
  return data as T;
}

/** Runs a job within a span that names its queue, and is linked to the span that sent the job. */
export function traceJob(queue: string, stored: object, work: () => Promise<void>): Promise<void> {
  const cause: unknown = Reflect.get(stored, key);
  return inSpan(
    {
      kind: 'worker',
      name: `process ${queue}`,
      attributes: {
        'messaging.system': 'pg-boss',
        'messaging.operation.type': 'process',
        'messaging.destination.name': queue,
      },
      cause: typeof cause === 'string' ? cause : null,
    },
    work,
  );
}
