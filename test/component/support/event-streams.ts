import type { ScoringView } from '../../../widget/api/types';

export const job = (
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
  const say = (text: string): void => controller.enqueue(new TextEncoder().encode(text));
  return {
    answer: () =>
      new Response(body, { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    tell: (view: ScoringView) => say(`event: scoring\ndata: ${JSON.stringify(view)}\n\n`),
    live: () => say(': still here\n\n'),
    end: () => controller.close(),
    cut: () => controller.error(new TypeError('network error')),
    /** The client went away. */
    left: () => left,
  };
}
