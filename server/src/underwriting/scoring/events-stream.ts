import { Readable } from 'node:stream';
import type { ScoringWatch } from './events-watch';
import type { ScoringView } from './service';
import type { EventsLimits } from './state/timing';

/** Number of unchanged polls between two checks that the listener's session is alive. */
const pollsPerAuthCheck = 5;

export interface EventsListener {
  readonly applicationId: string;
  /** Whether a change may still be sent. Checked before each event but the first. */
  readonly isAuthorized: () => Promise<boolean>;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/**
 * Streams a run as server-sent events: its view immediately and after each change, with keep-alives in between. Ends
 * after the run's final event, when the session has ended, or after the maximum time.
 */
export function openEventStream(
  watch: ScoringWatch,
  { applicationId, isAuthorized, onEnd }: EventsListener,
  limits: Pick<EventsLimits, 'heartbeatMs' | 'maxDurationMs' | 'retryMs'>,
): Readable {
  let lastSent = '';
  let polls = 0;
  let ended = false;

  const clear = (): void => {
    if (ended) return;
    ended = true;
    clearInterval(heartbeat);
    clearTimeout(deadline);
    unsubscribe();
    onEnd();
  };
  const stream = new Readable({
    read: () => undefined,
    destroy(error, done) {
      clear();
      done(error);
    },
  });
  const end = (): void => {
    if (ended) return;
    clear();
    stream.push(null);
  };
  const send = (block: string): void => {
    if (!ended) stream.push(`${block}\n\n`);
  };

  const handleView = async (view: ScoringView): Promise<void> => {
    const text = JSON.stringify(view);
    const mustAuthorize = lastSent !== '' && (text !== lastSent || polls % pollsPerAuthCheck === 0);
    polls += 1;
    if (mustAuthorize && !(await isAuthorized())) return end();
    if (text !== lastSent) send(`event: scoring\ndata: ${text}`);
    lastSent = text;
    if (view.state !== 'running') end();
  };

  const unsubscribe = watch.subscribe(applicationId, { onUpdate: handleView, onClose: end });
  const heartbeat = setInterval(() => send(': still here'), limits.heartbeatMs);
  const deadline = setTimeout(end, limits.maxDurationMs);
  send(`retry: ${limits.retryMs}`);
  return stream;
}
