import type { z } from 'zod';
import type { hostedSession } from '../../server/src/intake/opening/hosted-schemas';
import { type Api, type ApiResponse, type ApplicantClient, createApplicantClient } from './api';
import { makeApprovedApplicant } from './approved-applicant';
import { getPhone } from './returning-customers';

export type HostedSession = z.output<typeof hostedSession>;

/** Value of the hosted page's cookie, as a request sends it; empty if the answer sets none. */
export const getHostedCookie = ({ headers }: ApiResponse<unknown>): string =>
  /tamarack_hosted=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0] ?? '';

/** A link of an application that is good for an hour, made as a mail's job makes it. */
export const createResumeLink = (api: Api, applicationId: string): Promise<string> =>
  api.services.links.create(api.database, {
    applicationId,
    expiresAt: new Date(api.clock.now().getTime() + 3_600_000),
  });

export const followResumeLink = (
  api: Api,
  token: string,
  { cookie = '', origin = api.services.config.publicUrl } = {},
): Promise<ApiResponse<HostedSession>> =>
  api.call('POST', '/v1/hosted/link', { headers: { origin, cookie }, body: { token } });

export const resumeHosted = (
  api: Api,
  cookie: string,
  checkoutId: string,
): Promise<ApiResponse<HostedSession>> =>
  api.call('POST', '/v1/hosted/resume', {
    headers: { origin: api.services.config.publicUrl, cookie },
    body: { checkoutId },
  });

/** A client that holds a session of the hosted page. */
export const createHostedClient = (api: Api, session: HostedSession): ApplicantClient =>
  createApplicantClient(api.call, { ...session, resumeCookie: '' }, api.services.config.publicUrl);

/** An approved applicant with a resume link. */
export async function makeLinkedApplicant(
  api: Api,
  options: Parameters<typeof makeApprovedApplicant>[1] = {},
) {
  const person = await makeApprovedApplicant(api, { cartTotal: 8000, ...options });
  const token = await createResumeLink(api, person.applicationId);
  return { person, token, phone: await getPhone(api, person.customerId) };
}

/** A client with the session that a resume link opens. */
export async function openResumeLink(api: Api, token: string): Promise<ApplicantClient> {
  const { status, body } = await followResumeLink(api, token);
  if (status !== 200) throw new Error(`the link answered ${status}`);
  return createHostedClient(api, body);
}

/** The token of the link in a mail. */
export function findResumeToken(text: string): string {
  const token = /\/connect#resume=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('the mail has no link');
  return token;
}
