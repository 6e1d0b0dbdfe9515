import type { z } from 'zod';
import { type App, problems } from '../../platform/http';
import * as schemas from './record/schemas';
import type { Session } from './record/session';
import type { ApplicationsService } from './service';

const response = { 200: schemas.applicationView, ...problems };

/** One of the session's mutations: body in, fresh view out. */
function operation<Body extends z.ZodType>(operationId: string, summary: string, body: Body) {
  return {
    config: { access: 'session' as const },
    schema: { operationId, tags: ['Application'], summary, body, response },
  };
}

export interface ApplicationRoutesDeps {
  readonly applications: ApplicationsService;
  /** For the call whose credentials stand in its body. Throws `session-expired`. */
  readonly sessions: { authenticate(token: string, checkoutId: string): Promise<Session> };
}

export function registerApplicationRoutes(app: App, { applications, sessions }: ApplicationRoutesDeps): void {
  app.get(
    '/v1/application',
    {
      config: { access: 'session', whileLocked: true },
      schema: {
        operationId: 'Application_GetApplication',
        tags: ['Application'],
        summary: 'The whole view of the session’s application',
        response,
      },
    },
    ({ session }) => applications.view(session),
  );

  app.put(
    '/v1/application/eligibility',
    operation(
      'Application_ConfirmEligibility',
      'Whether this is a Canadian business older than 6 months',
      schemas.eligibilityInput,
    ),
    ({ session, body }) => applications.confirmEligibility(session, body.eligible),
  );

  app.put(
    '/v1/application/personal',
    operation('Application_SavePersonal', 'Saves the applicant’s own data', schemas.personalInput),
    ({ session, body }) => applications.savePersonal(session, body),
  );

  app.put(
    '/v1/application/business',
    operation('Application_SaveBusiness', 'Saves the business’s data', schemas.businessInput),
    ({ session, body }) => applications.saveBusiness(session, body),
  );

  app.put(
    '/v1/application/sin',
    operation(
      'Application_SaveSin',
      'Gives the SIN after the bureau found no file without it',
      schemas.sinInput,
    ),
    ({ session, body }) => applications.saveSin(session, body.sin),
  );

  app.put(
    '/v1/application/language',
    {
      ...operation('Application_SetLanguage', 'Language of messages and documents', schemas.languageInput),
      config: { access: 'session', whileLocked: true },
    },
    ({ session, body }) => applications.setLanguage(session, body.language),
  );

  app.post(
    '/v1/application/abandon',
    {
      config: { access: 'open', textBody: true },
      schema: {
        operationId: 'Application_Abandon',
        tags: ['Application'],
        summary: 'The applicant left; works from sendBeacon, hence the credentials in the body',
        body: schemas.abandonInput,
        response,
      },
    },
    async ({ body }) => applications.abandon(await sessions.authenticate(body.sessionToken, body.checkoutId)),
  );
}
