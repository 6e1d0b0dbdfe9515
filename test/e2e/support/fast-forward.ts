import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { SigningAct } from '@tamarack/core/protocol/signing-acts';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitBank } from '../../support/bank-page';
import { isFramed } from '../../support/frames';
import { chequePdf } from '../../support/pdfs';
import type { Stack } from '../../support/stack';
import { waitUntil } from '../../support/wait-until';
import { waitForCode } from './outbox';
import { halfYearPdf } from './statement-months';

export interface FastForwardApplicant {
  readonly phone: string;
  readonly mail: string;
  readonly first: string;
  readonly last: string;
  readonly sin: string;
  readonly province: string;
  readonly postal: string;
  readonly bankUser: string;
  readonly cartTotal: number;
  readonly language: Language;
}

/**
 * What is answered: the codes; the personal details; the forms as well; then, in place of the bank, documents that are submitted, or the bank,
 * with scoring started; after an approval the longest plan as well, its agreement and the purchase.
 */
export type FastForwardTarget = 'verified' | 'identified' | 'applied' | 'submitted' | 'scoring' | 'completed';

export interface OpenedSession {
  readonly sessionToken: string;
  readonly checkoutId: string;
}

/**
 * Answers the first steps of a checkout through the API, from the page, as the widget does. Opening the dialog on that
 * page then resumes the checkout. The steps themselves are tested by `whole-path.test.ts`.
 *
 * @param opened session of a dialog that is open; null: opens a checkout of the merchant's page
 */
export async function fastForward(
  page: Page,
  { api, publishableKey }: Stack,
  applicant: FastForwardApplicant,
  target: FastForwardTarget,
  opened: OpenedSession | null,
): Promise<void> {
  let session: Record<string, string> = { merchantkey: publishableKey };
  let frame: Frame | null = null;
  const call = async <T>(method: string, path: string, data: unknown = {}): Promise<T> => {
    const headers = { ...session, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const caller = isFramed(method, `/v1/${path}`) && frame ? frame : page;
    const response = await caller.evaluate(
      async ({ url, ...init }) => {
        const answer = await fetch(url, { ...init, credentials: 'include' });
        const text = await answer.text();
        return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as unknown };
      },
      { url: `${api}/v1/${path}`, method, headers, ...(method !== 'GET' && { body: JSON.stringify(data) }) },
    );
    expect([200, 204], `${method} ${path}: ${JSON.stringify(response)}`).toContain(response.status);
    return response.body as T;
  };

  const { phone, mail, first, last, sin, language, cartTotal } = applicant;
  const checkout = { cartTotal, currency: 'CAD', requestSource: 'tamarackDirectApp', language };
  const { sessionToken, checkoutId } = opened ?? (await call<OpenedSession>('POST', 'checkout', checkout));
  session = { sessiontoken: sessionToken, checkoutid: checkoutId };
  const opener = await openFrame(page, api, checkoutId);
  frame = opener.frame;
  await call('POST', 'frames/session', await call('POST', 'frames/ticket'));
  await call('PUT', 'application/eligibility', { eligible: true });
  await call('POST', 'verification/phone', { phone });
  await call('POST', 'verification/phone/confirm', { code: await waitForCode(api, phone) });
  await call('POST', 'verification/email', { email: mail });
  await call('POST', 'verification/email/confirm', { code: await waitForCode(api, mail) });
  if (target === 'verified') return opener.close();

  const address = {
    street: '120 Main Street',
    city: 'Toronto',
    province: applicant.province,
    postal: applicant.postal,
    country: 'CA',
  };
  const personal = { first, last, dob: '1985-03-07', sin, terms: true };
  await call('PUT', 'application/personal', { ...personal, ...address });
  if (target === 'identified') return opener.close();
  await call('PUT', 'application/business', {
    legal: 'Café Boréal inc.',
    businessAs: 'Café Boréal inc.',
    entity: 'corporation',
    industry: '722512',
    timeInBusiness: 50,
    sameAddress: true,
    ...address,
  });
  if (target === 'applied') return opener.close();
  if (target === 'submitted') {
    await uploadDocuments(page, api, session);
    await call('POST', 'documents/submit', { transit: '00011', institution: '003', account: '1234567' });
    return opener.close();
  }

  const { connectionId, url } = await call<{ connectionId: string; url: string }>('POST', 'bank/connection', {
    language,
  });
  const connected = await visitBank(url, { user: applicant.bankUser });
  await call('POST', 'bank/connection/complete', { connectionId, ...connected });
  await call('POST', 'scoring');
  if (target === 'completed') await buy(call, language, `${first} ${last}`);
  await opener.close();
}

type Call = <T>(method: string, path: string, data?: unknown) => Promise<T>;

/** Once scoring has approved. */
async function buy(call: Call, language: Language, name: string): Promise<void> {
  await waitUntil(
    () => call<{ facts: { outcome: string | null } }>('GET', 'application'),
    ({ facts }) => facts.outcome !== null,
  );
  await call('POST', 'qualification/accept', { part: 'full' });
  const { items } = await call<{ items: readonly { id: string }[] }>('GET', 'offers');
  await call('POST', 'offers/selection', { optionId: items.at(-1)?.id });
  const shown = await call<{ agreementId: string; hash: string }>('GET', `agreement?language=${language}`);
  const { agreementId, hash } = shown;
  const acts: readonly SigningAct[] = ['opened', 'scrolledToEnd', 'boxTicked', 'nameTyped'];
  for (const act of acts) await call('POST', 'agreement/acts', { agreementId, act });
  await call('POST', 'agreement/sign', { agreementId, hash, language, accepted: true, name });
  await call('POST', 'purchase/complete');
}

/** One statement over all months, once it is read, and a cheque. */
async function uploadDocuments(page: Page, api: string, session: Record<string, string>): Promise<void> {
  const headers = { ...session, origin: new URL(page.url()).origin };
  const upload = async (path: string, name: string, buffer: Buffer): Promise<void> => {
    const sent = await page.request.post(`${api}/v1/documents/${path}`, {
      headers,
      multipart: { file: { name, mimeType: 'application/pdf', buffer } },
    });
    expect(sent.status(), await sent.text()).toBe(200);
  };
  await upload('statements', 'half-year.pdf', await halfYearPdf());
  await upload('void-cheque', 'specimen.pdf', await chequePdf());
  type View = { readonly documents: readonly { readonly state: string }[] };
  await waitUntil(
    async () => (await (await page.request.get(`${api}/v1/application`, { headers })).json()) as View,
    ({ documents }) => documents.every(({ state }) => state === 'ready'),
  );
}

/** A secure frame on the page, through which it binds its browser to the session. */
async function openFrame(page: Page, api: string, checkoutId: string) {
  const url = `${api}/frames/code?checkoutId=${checkoutId}`;
  const element = await page.evaluateHandle(
    (address) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const made = Object.assign(document.createElement('iframe'), { src: address, hidden: true });
        made.addEventListener('load', () => resolve(made));
        document.body.append(made);
      }),
    url,
  );
  const frame = await element.contentFrame();
  if (!frame) throw new Error('the secure frame did not load');
  return { frame, close: () => element.evaluate((node) => node.remove()) };
}
