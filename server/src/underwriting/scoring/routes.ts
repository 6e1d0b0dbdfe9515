import { type ApplicationsService, applicationView, type Session } from '../../intake/applications';
import { isProblem } from '../../platform/errors';
import { type App, problems } from '../../platform/http';
import { registerScoringEvents, type ScoringEventsDeps } from './events-routes';
import { acceptQualificationInput, scoringView } from './state/schemas';
import type { EventsLimits } from './state/timing';

interface ScoringRoutesDeps extends ScoringEventsDeps {
  readonly applications: ApplicationsService;
}

/** A second press, or a second tab, finds the run under way: that is what it asked for, and no problem. */
async function startScoring({ applications, scoring, database }: ScoringRoutesDeps, session: Session) {
  try {
    return await applications.mutate(session, 'startScoring', (trx) =>
      scoring.start(trx, session.applicationId),
    );
  } catch (error) {
    const { state } = await scoring.view(database, session.applicationId);
    if (isProblem(error) && error.type === 'step-not-allowed' && state === 'running')
      return applications.view(session);
    throw error;
  }
}

export function registerScoringRoutes(app: App, services: ScoringRoutesDeps, events: EventsLimits): void {
  const { applications, scoring } = services;

  app.post(
    '/v1/scoring',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Scoring_Start',
        tags: ['Scoring'],
        summary: 'Starts the decision on this application, once',
        response: { 200: applicationView, ...problems },
      },
    },
    async ({ session }) => startScoring(services, session),
  );

  app.get(
    '/v1/scoring',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Scoring_Get',
        tags: ['Scoring'],
        summary: 'Stage, since when, whether slower than usual, and the outcome',
        response: { 200: scoringView, ...problems },
      },
    },
    async ({ session }) => scoring.view(services.database, session.applicationId),
  );

  registerScoringEvents(app, services, events);

  app.post(
    '/v1/qualification/accept',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Qualification_Accept',
        tags: ['Qualification'],
        summary: 'Goes on with the whole credit, or with the instant part of it',
        body: acceptQualificationInput,
        response: { 200: applicationView, ...problems },
      },
    },
    async ({ session, body }) =>
      applications.mutate(session, 'acceptQualification', (trx) =>
        scoring.accept(trx, session.applicationId, body.part),
      ),
  );

  app.post(
    '/v1/qualification/request-final-review',
    {
      config: { access: 'session' },
      schema: {
        operationId: 'Qualification_RequestFinalReview',
        tags: ['Qualification'],
        summary: 'Asks for a person to look at the full amount of a pre-qualification',
        response: { 200: applicationView, ...problems },
      },
    },
    async ({ session }) =>
      applications.mutate(session, 'requestFinalReview', (trx) =>
        scoring.requestFinalReview(trx, session.applicationId),
      ),
  );
}
