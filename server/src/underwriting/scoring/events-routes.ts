import { z } from 'zod';
import type { SessionsService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import { type App, createSlots, problems } from '../../platform/http';
import { openEvents } from './events-stream';
import { createScoringWatch } from './events-watch';
import type { ScoringService } from './service';
import type { EventsLimits } from './state/timing';

const eventStream = {
  description:
    'Events named `scoring`, each with a ScoringView as its data: one at once and one with each change. ' +
    'Comments between them are signs of life.',
  content: { 'text/event-stream': { schema: z.any() } },
};

/** Nothing on the way may hold events back: no cache, no compression, no buffer of a proxy. */
const unheld = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // a server that ends waits for connections that are kept
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
  const watch = createScoringWatch((id) => scoring.view(database, id), limits.lookMs);
  app.addHook('preClose', () => watch.close());

  app.get(
    '/v1/scoring/events',
    {
      config: { access: 'session' },
      // a stream has no length to tell, and nobody to end it
      exposeHeadRoute: false,
      schema: {
        operationId: 'Scoring_Events',
        tags: ['Scoring'],
        summary: 'The same as it changes, as server-sent events, until the run has ended; at most 4 minutes',
        response: { 200: eventStream, ...problems },
      },
    },
    async ({ session, headers }, reply) => {
      const { applicationId } = session;
      const mayKnow = async (): Promise<boolean> => {
        const now = await sessions.authenticate(String(headers['sessiontoken']), session.checkoutId);
        return now.applicationId === applicationId;
      };
      const giveBack = takeSlot(session.sessionId);
      try {
        const events = openEvents(
          watch,
          { applicationId, mayKnow: () => mayKnow().catch(() => false), onEnd: giveBack },
          limits,
        );
        return reply.headers(unheld).send(events);
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  );
}
