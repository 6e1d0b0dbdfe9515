import { type ApplicationsService, applicationView, type Session } from '../../intake/applications';
import { isRefusal } from '../../platform/errors';
import { type App, problems } from '../../platform/http';
import { registerScoringEvents, type ScoringEventsDeps } from './events-routes';
import { acceptQualificationInput, scoringView } from './state/schemas';
import type { EventsLimits } from './state/timing';

interface ScoringRoutesDeps extends ScoringEventsDeps {
  readonly applications: ApplicationsService;
}

/** A repeated call, for example from a second tab, returns the current view if the run is already in progress. */
async function startScoring({ applications, scoring, database }: ScoringRoutesDeps, session: Session) {
  try {
    return await applications.mutate(session, 'startScoring', (trx) =>
      scoring.start(trx, session.applicationId),
    );
  } catch (error) {
    const { state } = await scoring.view(database, session.applicationId);
    if (isRefusal(error) && state === 'running') return applications.view(session);
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
        summary: 'Start scoring the application',
        description: 'A call while the run is in progress returns the current view.',
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
        summary: 'Retrieve the state of the scoring run and its outcome',
        description:
          'For a page that cannot receive `Scoring_Events`. `outcome` is null until the application is decided; a failed run can be started again.',
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
        summary: 'Accept the full amount or only the instant amount',
        description:
          'Requires a credit line that has not expired. The choice can be changed until the agreement is signed, unless a final review has been requested; later calls are refused with `step-not-allowed`.',
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
        summary: 'Request a manual review of the full pre-qualified amount',
        description:
          'Allowed to a pre-qualified applicant before the agreement is signed. Opens a review; `Qualification_Accept` is then refused until a reviewer decides.',
        response: { 200: applicationView, ...problems },
      },
    },
    async ({ session }) =>
      applications.mutate(session, 'requestFinalReview', (trx) =>
        scoring.requestFinalReview(trx, session.applicationId),
      ),
  );
}
