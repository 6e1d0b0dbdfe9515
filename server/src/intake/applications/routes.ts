import type { z } from 'zod';
import { problem } from '../../platform/errors';
import { type App, problems } from '../../platform/http';
import * as schemas from './record/schemas';
import type { Session } from './record/session';
import type { ApplicationsService } from './service';

const response = { 200: schemas.applicationView, ...problems };

const tags = ['Application'];

/** Mutation of the session's application that returns the updated view. */
function operation<Body extends z.ZodType>(
  operationId: string,
  texts: { readonly summary: string; readonly description: string },
  body: Body,
) {
  return { config: { access: 'session' }, schema: { operationId, tags, ...texts, body, response } } as const;
}

/** Data that identifies a person is entered and shown only in the secure frames. */
const framed = { access: 'frame' } as const;

export interface ApplicationRoutesDeps {
  readonly applications: ApplicationsService;
  readonly sessions: {
    /** Authenticates the one call that sends credentials in its body. Throws `session-expired`. */
    authenticate(token: string, checkoutId: string): Promise<Session>;
    endToken(session: Session): Promise<void>;
    findForOutcome(
      credentials: z.output<typeof schemas.outcomeInput>,
    ): Promise<readonly (Session & { readonly isTokenEnded: boolean })[]>;
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
        description:
          'A locked session sees only which code is due and where it is sent. If an unsigned offer has expired, the checkout continues with a new application. Fails with `session-expired` once the checkout is cancelled.',
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
      {
        summary: 'Save whether the business is Canadian and older than 6 months',
        description:
          'An application that is not eligible cannot continue. The answer can be changed until the email address is verified; later calls are refused with `step-not-allowed`.',
      },
      schemas.eligibilityInput,
    ),
    ({ session, body }) => applications.confirmEligibility(session, body.eligible),
  );

  app.put(
    '/v1/application/personal',
    {
      ...operation(
        'Application_SavePersonal',
        {
          summary: 'Save the applicant’s personal details',
          description:
            'Called only by the secure frames, once phone number and email address are verified. The details can be saved again until the application is submitted for a decision; a SIN that was saved before is kept if it is omitted.',
        },
        schemas.personalInput,
      ),
      config: framed,
    },
    ({ session, body }) => applications.savePersonal(session, body),
  );

  app.put(
    '/v1/application/business',
    operation(
      'Application_SaveBusiness',
      {
        summary: 'Save the business details',
        description:
          'Allowed once personal details are saved, and again until the application is submitted for a decision. With `sameAddress`, the applicant’s own address is stored in place of the one that was sent.',
      },
      schemas.businessInput,
    ),
    ({ session, body }) => applications.saveBusiness(session, body),
  );

  app.put(
    '/v1/application/sin',
    {
      ...operation(
        'Application_SaveSin',
        {
          summary: 'Save the SIN when the credit bureau finds no file without it',
          description:
            'Called only by the secure frames. Allowed only after a scoring run that ended with `sinNeeded`, and starts another run.',
        },
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
        {
          summary: 'Set the language of messages and documents',
          description:
            'Applies to emails and documents composed from then on, at any step. A locked session may call it, but changes nothing.',
        },
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

  app.post(
    '/v1/application/outcome',
    {
      config: { access: 'open', textBody: true },
      schema: {
        operationId: 'Application_GetOutcome',
        tags,
        summary: 'Retrieve the outcome after the window of a checkout was closed',
        description:
          'A merchant’s page calls this once the customer, or the page itself, has closed the provider’s window without an outcome. With one, revokes the tokens of the window’s and of the page’s session.',
        body: schemas.outcomeInput,
        response: { 200: schemas.outcomeView, ...problems },
      },
    },
    async ({ body }) => {
      const found = await sessions.findForOutcome(body);
      const [session] = found;
      if (!session) throw problem('session-expired');
      const view = await applications.outcome(session, session.isTokenEnded);
      if (view.outcome !== null)
        for (const each of found) if (!each.isTokenEnded) await sessions.endToken(each);
      return view;
    },
  );
}
