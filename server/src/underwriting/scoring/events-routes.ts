import { z } from 'zod';
import type { SessionsService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import { type App, createSlots, problems } from '../../platform/http';
import { openEventStream } from './events-stream';
import { createScoringWatch } from './events-watch';
import type { ScoringService } from './service';
import type { EventsLimits } from './state/timing';

const eventStream = {
  description:
    'Events named `scoring`, each with a `ScoringView` as its data. The first is sent immediately, the next ones ' +
    'with each change. Comment lines between events keep the connection open.',
  content: { 'text/event-stream': { schema: z.any() } },
};

/** Headers that keep caches, compression and proxy buffers from delaying events. */
const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // a kept-alive connection would delay the shutdown of the server
  connection: 'close',
} as const;

export interface ScoringEventsDeps {
  readonly database: Executor;
  readonly sessions: SessionsService;
  readonly scoring: ScoringService;
}

export function registerScoringEvents(
  app: App,
  { scoring, sessions, database }: ScoringEventsDeps,
  limits: EventsLimits,
): void {
  const takeSlot = createSlots(limits);
  const watch = createScoringWatch((id) => scoring.view(database, id), limits.pollMs);
  app.addHook('preClose', () => watch.close());

  app.get(
    '/v1/scoring/events',
    {
      config: { access: 'session' },
      // a HEAD request would open a stream that is never closed
      exposeHeadRoute: false,
      schema: {
        operationId: 'Scoring_Events',
        tags: ['Scoring'],
        summary: 'Stream the scoring state as server-sent events until the run ends, for at most 4 minutes',
        description:
          'Ends early if the session ends; a client that still waits connects again. A session can have a few streams open at once, and more are refused with `rate-limited`.',
        response: { 200: eventStream, ...problems },
      },
    },
    async ({ session, headers }, reply) => {
      const { applicationId } = session;
      const isAuthorized = async (): Promise<boolean> => {
        const current = await sessions.authenticate(String(headers['sessiontoken']), session.checkoutId);
        return current.applicationId === applicationId;
      };
      const releaseSlot = takeSlot(session.sessionId);
      try {
        const events = openEventStream(
          watch,
          { applicationId, isAuthorized: () => isAuthorized().catch(() => false), onEnd: releaseSlot },
          limits,
        );
        return reply.headers(streamHeaders).send(events);
      } catch (error) {
        releaseSlot();
        throw error;
      }
    },
  );
}
