import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../platform/errors';
import { type App, problems } from '../../platform/http';
import { type DevicesService, deviceCookie } from '../sessions';
import { readHostedCookie, writeHostedCookie } from './hosted-cookie';
import { hostedLinkInput, hostedResumeInput, hostedSession } from './hosted-schemas';
import type { HostedResult, HostedService } from './hosted-service';

export interface HostedRoutesDeps {
  readonly hosted: HostedService;
  readonly devices: Pick<DevicesService, 'bind'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
}

/** Called only by the provider's hosted page. */
export function registerHostedRoutes(app: App, { hosted, devices, publicUrl }: HostedRoutesDeps): void {
  const checkOrigin = async ({ headers }: FastifyRequest): Promise<void> => {
    if (headers.origin !== publicUrl) throw problem('unauthorized');
  };
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { body, resumeToken }: HostedResult,
  ): Promise<HostedResult['body']> => {
    await devices.bind(body.sessionToken, deviceCookie.read(request, publicUrl));
    writeHostedCookie(reply, resumeToken, publicUrl);
    return body;
  };
  const response = { 200: hostedSession, ...problems };

  app.post(
    '/v1/hosted',
    {
      config: { access: 'session', limit: 'checkout' },
      onRequest: checkOrigin,
      schema: {
        operationId: 'Hosted_Arrive',
        tags: ['Hosted'],
        summary: 'Exchange the session in the hosted page’s URL for a separate session',
        description:
          'Called only by the hosted page. The new session belongs to this device’s cookie, so that a reload finds it; the session in the URL ends when a phone number is verified.',
        response,
      },
    },
    async (request, reply) =>
      send(request, reply, await hosted.openFromUrl(request.session, readHostedCookie(request))),
  );

  app.post(
    '/v1/hosted/resume',
    {
      config: { access: 'open', limit: 'checkout' },
      onRequest: checkOrigin,
      schema: {
        operationId: 'Hosted_Resume',
        tags: ['Hosted'],
        summary: 'Resume a checkout of this device after the hosted page is reloaded',
        description:
          'Called only by the hosted page, without a session: the device’s cookie identifies it. Fails with `session-expired` if the device has no session of this checkout that is still valid.',
        body: hostedResumeInput,
        response,
      },
    },
    async (request, reply) =>
      send(request, reply, await hosted.resume(readHostedCookie(request), request.body.checkoutId)),
  );

  app.post(
    '/v1/hosted/link',
    {
      config: { access: 'open', limit: 'link' },
      onRequest: checkOrigin,
      schema: {
        operationId: 'Hosted_FollowLink',
        tags: ['Hosted'],
        summary: 'Resume an application from an email link',
        description: 'The session is locked until the applicant verifies the phone number.',
        body: hostedLinkInput,
        response,
      },
    },
    async (request, reply) =>
      send(request, reply, await hosted.follow(request.body.token, readHostedCookie(request))),
  );
}
