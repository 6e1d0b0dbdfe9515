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
  await call('POST', '/v1/verification/phone/confirm', sessionHeaders, {
    code: await waitForCode(api, phone),
  });
  await call('POST', '/v1/verification/email', sessionHeaders, { email });
  await call('POST', '/v1/verification/email/confirm', sessionHeaders, {
    code: await waitForCode(api, email),
  });
  await call('PUT', '/v1/application/personal', sessionHeaders, personal);
  await call('PUT', '/v1/application/business', sessionHeaders, business);
  return { headers: sessionHeaders, view: () => call<View>('GET', '/v1/application', sessionHeaders) };
}
