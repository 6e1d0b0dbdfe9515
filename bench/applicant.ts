import { randomUUID } from 'node:crypto';
import { sandboxMerchant } from '../server/sandbox/data/seed';
import { waitForCode } from '../test/e2e/support/outbox';
import type { View } from '../test/support/api';
import { business, createEmail, createPhone, personal } from '../test/support/verification';

export interface Applicant {
  /** What every call of theirs is sent with. */
  readonly headers: Readonly<Record<string, string>>;
  view(): Promise<View>;
}

/** Somebody who has come as far as the bank, over HTTP alone, at a server in sandbox mode. */
export async function startApplicantAtBank(api: string, origin: string): Promise<Applicant> {
  const call = async <T>(
    method: string,
    url: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<T> => {
    const response = await fetch(`${api}${url}`, {
      method,
      headers: {
        origin,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${url} answered ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };
  const { sessionToken, checkoutId } = await call<{ sessionToken: string; checkoutId: string }>(
    'POST',
    '/v1/checkout',
    { merchantkey: sandboxMerchant.publishableKey },
    { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp' },
  );
  const sessionHeaders = { origin, sessiontoken: sessionToken, checkoutid: checkoutId };
  const [phone, email] = [createPhone(), createEmail()];
  await call('PUT', '/v1/application/eligibility', sessionHeaders, { eligible: true });
  await call('POST', '/v1/verification/phone', sessionHeaders, { phone });
  const frameHeaders = await openFrames();
  await call('POST', '/v1/verification/phone/confirm', frameHeaders, {
    code: await waitForCode(api, phone),
  });
  await call('POST', '/v1/verification/email', sessionHeaders, { email });
  await call('POST', '/v1/verification/email/confirm', frameHeaders, {
    code: await waitForCode(api, email),
  });
  await call('PUT', '/v1/application/personal', frameHeaders, personal);
  await call('PUT', '/v1/application/business', sessionHeaders, business);

  /** The headers of the secure frames, which enter codes and identity. */
  async function openFrames(): Promise<Readonly<Record<string, string>>> {
    const own = { origin: api, checkoutid: checkoutId };
    const ticket = await call('POST', '/v1/frames/ticket', sessionHeaders, {});
    const redeemed = await fetch(`${api}/v1/frames/session`, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    });
    return { ...own, cookie: redeemed.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  return { headers: sessionHeaders, view: () => call<View>('GET', '/v1/application', sessionHeaders) };
}
