import { sql } from 'kysely';
import type { Identity } from '../../server/src/intake/applications/identity';
import type { Api, ApplicantClient, Headers } from './api-types';

/** The operations that only our own frames may call; test/api/intake/sessions/frames.test.ts compares the contract. */
export const framedOperations: readonly string[] = [
  'POST /v1/frames/session',
  'GET /v1/frames/session',
  'POST /v1/verification/phone/confirm',
  'POST /v1/verification/email/confirm',
  'POST /v1/verification/start-over',
  'GET /v1/passkeys/request-options',
  'POST /v1/passkeys/confirm',
  'GET /v1/passkeys/creation-options',
  'POST /v1/passkeys',
  'GET /v1/agreement',
  'GET /v1/agreement/pdf',
  'POST /v1/agreement/acts',
  'POST /v1/agreement/sign',
  'POST /v1/bank/connection',
  'POST /v1/bank/connection/complete',
  'DELETE /v1/bank/connection',
  'POST /v1/documents/submit',
  'GET /v1/application/identity',
  'PUT /v1/application/personal',
  'PUT /v1/application/sin',
];

export const isFramed = (method: string, url: string): boolean =>
  framedOperations.includes(`${method} ${url.split('?')[0]}`);

/** The frames' cookie of each device, which its resume cookie identifies. */
const jars = new WeakMap<Api['call'], Map<string, string>>();

/** Binds the frames of a device to one of its sessions, as the frames in its browser do; returns their headers. */
export async function openFrames(
  call: Api['call'],
  sessionHeaders: Headers & { readonly checkoutid: string },
  device: string,
): Promise<Headers> {
  const jar = jars.get(call) ?? new Map<string, string>();
  jars.set(call, jar);
  const own: Headers = { 'sec-fetch-site': 'same-origin' };
  const issued = await call<{ ticket: string }>('POST', '/v1/frames/ticket', {
    headers: sessionHeaders,
    body: {},
  });
  const kept = jar.get(device);
  const redeemed = await call('POST', '/v1/frames/session', {
    headers: { ...own, ...(kept === undefined ? {} : { cookie: kept }) },
    body: issued.body,
  });
  const cookie = /__Host-tamarack_frame=[^;]+/.exec(
    [redeemed.headers['set-cookie'] ?? ''].flat().join('\n'),
  )?.[0];
  if (cookie === undefined) throw new Error(`the frames were refused: ${issued.status}, ${redeemed.status}`);
  jar.set(device, cookie);
  return { ...own, cookie, checkoutid: sessionHeaders.checkoutid };
}

/** As if phone and email had been verified in the frames of the person's browser. */
export async function proveFrames(
  { database, clock }: Pick<Api, 'database' | 'clock'>,
  person: ApplicantClient,
): Promise<void> {
  await person.openFrames();
  await sql`
    insert into frame_proof (frame_id, customer_id, factor, since, proven_at)
    select distinct frame_id, customer_id, factor, ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
    from framed_session, unnest(array['phone', 'email']) as factor where checkout_id = ${person.checkoutId}
    on conflict do nothing`.execute(database);
}

/** Who the applicant is, as the frames of the person's browser read it. */
export async function readIdentity(person: ApplicantClient): Promise<Identity> {
  return (await person.get<Identity>('/v1/application/identity')).body;
}
