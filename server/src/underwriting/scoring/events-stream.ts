import { Readable } from 'node:stream';
import type { ScoringWatch } from './events-watch';
import type { ScoringView } from './service';
import type { EventsLimits } from './state/timing';

/** Number of unchanged polls between two checks that the listener's session is alive. */
const looksPerProof = 5;

export interface Listening {
  readonly applicationId: string;
  /** Whether a change may still be sent. Checked before each event but the first. */
  readonly mayKnow: () => Promise<boolean>;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/**
 * Streams a run as server-sent events: its view at once and after each change, with keep-alives in between. Ends after
 * the run's final event, when the session has ended, or after the maximum time.
 */
export function openEvents(
  watch: ScoringWatch,
  { applicationId, mayKnow, onEnd }: Listening,
  limits: Pick<EventsLimits, 'heartbeatMs' | 'longestMs' | 'retryMs'>,
): Readable {
  let told = '';
  let looks = 0;
  let over = false;

  const clear = (): void => {
    if (over) return;
    over = true;
    clearInterval(heartbeat);
    clearTimeout(longest);
    unfollow();
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
    if (over) return;
    clear();
    stream.push(null);
  };
  const say = (block: string): void => {
    if (!over) stream.push(`${block}\n\n`);
  };

  const see = async (view: ScoringView): Promise<void> => {
    const text = JSON.stringify(view);
    const asked = told !== '' && (text !== told || looks % looksPerProof === 0);
    looks += 1;
    if (asked && !(await mayKnow())) return end();
    if (text !== told) say(`event: scoring\ndata: ${text}`);
    told = text;
    if (view.state !== 'running') end();
  };

  const unfollow = watch.follow(applicationId, { see, lose: end });
  const heartbeat = setInterval(() => say(': still here'), limits.heartbeatMs);
  const longest = setTimeout(end, limits.longestMs);
  say(`retry: ${limits.retryMs}`);
  return stream;
}
