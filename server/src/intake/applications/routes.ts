import type { z } from 'zod';
import { type App, problems } from '../../platform/http';
import * as schemas from './record/schemas';
import type { Session } from './record/session';
import type { ApplicationsService } from './service';

const response = { 200: schemas.applicationView, ...problems };

const tags = ['Application'];

/** Mutation of the session's application that returns the updated view. */
function operation<Body extends z.ZodType>(operationId: string, summary: string, body: Body) {
  return { config: { access: 'session' }, schema: { operationId, tags, summary, body, response } } as const;
}

/** Data that identifies a person is entered and shown only in the secure frames. */
const framed = { access: 'frame' } as const;

export interface ApplicationRoutesDeps {
  readonly applications: ApplicationsService;
  readonly sessions: {
    /** Authenticates the one call that sends credentials in its body. Throws `session-expired`. */
    authenticate(token: string, checkoutId: string): Promise<Session>;
    endToken(session: Session): Promise<void>;
  };
}

export function registerApplicationRoutes(app: App, { applications, sessions }: ApplicationRoutesDeps): void {
  app.get(
    '/v1/application',
    {
      config: { access: 'session', whileLocked: true },
      schema: {
        operationId: 'Application_GetApplication',
        tags,
        summary: 'Retrieve the application of the session',
        response,
      },
    },
    ({ session }) => applications.view(session),
  );

  app.get(
    '/v1/application/identity',
    {
      config: framed,
      schema: {
        operationId: 'Application_GetIdentity',
        tags,
        summary: 'Retrieve the applicant’s identity',
        description: 'Called only by the frames in which the applicant’s phone was verified.',
        response: { 200: schemas.identity, ...problems },
      },
    },
    ({ session }) => applications.identity(session),
  );

  app.put(
    '/v1/application/eligibility',
    operation(
      'Application_ConfirmEligibility',
      'Save whether the business is Canadian and older than 6 months',
      schemas.eligibilityInput,
    ),
    ({ session, body }) => applications.confirmEligibility(session, body.eligible),
  );

  app.put(
    '/v1/application/personal',
    {
      ...operation(
        'Application_SavePersonal',
        'Save the applicant’s personal details',
        schemas.personalInput,
      ),
      config: framed,
    },
    ({ session, body }) => applications.savePersonal(session, body),
  );

  app.put(
    '/v1/application/business',
    operation('Application_SaveBusiness', 'Save the business details', schemas.businessInput),
    ({ session, body }) => applications.saveBusiness(session, body),
  );

  app.put(
    '/v1/application/sin',
    {
      ...operation(
        'Application_SaveSin',
        'Save the SIN when the credit bureau finds no file without it',
        schemas.sinInput,
      ),
      config: framed,
    },
    ({ session, body }) => applications.saveSin(session, body.sin),
  );

  app.put(
    '/v1/application/language',
    {
      ...operation(
        'Application_SetLanguage',
        'Set the language of messages and documents',
        schemas.languageInput,
      ),
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
        tags,
        summary: 'Abandon the application',
        description:
          'The session is sent in the body, so that a closing page can send the request with `navigator.sendBeacon`. Revokes the session token.',
        body: schemas.abandonInput,
        response,
      },
    },
    async ({ body }) => {
      const session = await sessions.authenticate(body.sessionToken, body.checkoutId);
      const view = await applications.abandon(session);
      await sessions.endToken(session);
      return view;
    },
  );
}
