import type { ScoringView } from '../../../widget/api/types';

export const buildScoringView = (
  stage: ScoringView['stage'],
  more: Partial<Pick<ScoringView, 'slow' | 'late' | 'state' | 'outcome'>> = {},
): ScoringView => ({
  state: 'running',
  stage,
  stageSince: '2026-11-21T10:00:00Z',
  slow: false,
  late: false,
  outcome: null,
  ...more,
});

/** A stream of events that the test tells by hand. */
export function openStream(status = 200) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: () => {
      left = true;
    },
  });
  const write = (text: string): void => controller.enqueue(new TextEncoder().encode(text));
  return {
    respond: () =>
      new Response(body, { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    sendView: (view: ScoringView) => write(`event: scoring\ndata: ${JSON.stringify(view)}\n\n`),
    sendHeartbeat: () => write(': still here\n\n'),
    end: () => controller.close(),
    fail: () => controller.error(new TypeError('network error')),
    /** The client went away. */
    left: () => left,
  };
}
