import { beforeAll, expect } from 'vitest';
import type { Mail, SendOutcome } from '../../../../server/src/platform/mail/ports';
import type { Api } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  createInvoiceNumber,
  createLink,
  getLink,
  type LinkBody,
  makeInvoiceLink,
} from '../../../support/invoice-links';
import { listMailsTo } from '../../../support/mails';
import { createEmail } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

describeMostlyOneDatabase('the invoice link email', (makeApi, { test, testEach }) => {
  let api: Api;
  const sent: Mail[] = [];
  let answers: SendOutcome[] = [];
  beforeAll(async () => {
    const messages = {
      sendMail: async (mail: Mail): Promise<SendOutcome> => {
        const answer = answers.shift() ?? { sent: true };
        if (answer.sent) sent.push(mail);
        return answer;
      },
      sendSms: async () => ({ sent: true }) as const,
      lookUpLine: async () => ({ kind: 'unknown', country: null }) as const,
    };
    api = await makeApi({ adapters: { messages } });
  });

  const to = (email: string): Mail[] => sent.filter((mail) => mail.to === email);
  const rows = (email: string) => listMailsTo(api, email);
  /** Waits until every queued mail is sent or refused, and returns those sent. */
  const mailsTo = async (email: string, queued = 1): Promise<Mail[]> => {
    await waitUntil(
      () => rows(email),
      (all) => all.length === queued && all.every(({ sent_at, refused_at }) => sent_at ?? refused_at),
      30,
    );
    return to(email);
  };
  const makeMailedLink = (body: Partial<LinkBody>) => makeInvoiceLink(api, { sendEmail: true, ...body });

  test('the email is sent once, in the link’s language, with everything the customer needs to judge it', async () => {
    const [english, french] = [createEmail(), createEmail()];
    const one = await makeMailedLink({ customerEmail: english, amount: 1234.5, site: 'Northern Supply' });
    const two = await makeMailedLink({ customerEmail: french, amount: 1234.5, language: 'fr' });
    const [mail, ...more] = await mailsTo(english);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(
      `Tamarack – Invoice ${one.invoiceId} from Northern Supply: you can pay over time`,
    );
    for (const form of [mail?.text, mail?.html])
      for (const text of [one.invoiceId, '$1,234.50', 'Northern Supply', one.linkId])
        expect(form).toContain(text);
    expect(mail?.text).toContain(`${one.url}&lng=en`);
    expect(mail?.html).toContain(`href="${one.url.replace('&', '&amp;')}&amp;lng=en"`);
    const [message] = await mailsTo(french);
    expect(message?.subject).toBe(
      `Tamarack – Facture ${two.invoiceId} de Northern Supply\u00a0: vous pouvez la payer par versements`,
    );
    expect(message?.text).toMatch(/1\s234,50\s\$/u);
    expect(message?.text).toContain(`${two.url}&lng=fr`);
    expect(message?.html).toContain('<html lang="fr-CA">');
    expect((await getLink(api, one.linkId)).body.mailedAt).toBe(api.clock.now().toISOString());
  });

  test('no email is sent unless requested, or when the link could not be created', async () => {
    const email = createEmail();
    await makeInvoiceLink(api, { customerEmail: email });
    expect((await createLink(api, { customerEmail: email, sendEmail: true, amount: 1 })).status).toBe(400);
    const marker = createEmail();
    await makeMailedLink({ customerEmail: marker });
    await mailsTo(marker);
    expect([await rows(email), to(email)]).toEqual([[], []]);
  });

  test('the email is retried while the mail service is down, and arrives once', async () => {
    const email = createEmail();
    answers = [{ sent: false, reason: 'unavailable' }];
    const { linkId } = await makeMailedLink({ customerEmail: email });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await getLink(api, linkId)).body.mailedAt).not.toBeNull();
  });

  test('the email is cancelled when the address does not exist', async () => {
    const email = createEmail();
    answers = [{ sent: false, reason: 'undeliverable' }];
    const { linkId } = await makeMailedLink({ customerEmail: email });
    expect(await mailsTo(email)).toEqual([]);
    expect((await getLink(api, linkId)).body.mailedAt).toBeNull();
  });

  testEach('the email is not sent for a link deactivated before it went out', async () => {
    const email = createEmail();
    answers = [{ sent: false, reason: 'unavailable' }];
    const { linkId } = await makeMailedLink({ customerEmail: email });
    await waitUntil(
      async () => answers.length,
      (left) => left === 0,
    );
    await actOnLink(api, linkId, 'deactivate');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('the merchant can resend the email, within limits that state when', async () => {
    const email = createEmail();
    const { linkId } = await makeMailedLink({ customerEmail: email });
    const early = await actOnLink(api, linkId, 'send');
    expect([early.status, early.problem.type, early.problem.retryAfter]).toEqual([429, 'rate-limited', 600]);
    for (let nth = 2; nth <= 5; nth++) {
      api.clock.advance({ minutes: 10 });
      expect((await actOnLink(api, linkId, 'send')).status).toBe(200);
    }
    api.clock.advance({ minutes: 10 });
    const often = await actOnLink(api, linkId, 'send');
    expect([often.status, often.problem.retryAfter]).toEqual([429, (24 * 60 - 50) * 60]);
    expect(await mailsTo(email, 5)).toHaveLength(5);
    // rate limits are temporary: the same key can retry later
    api.clock.advance({ hours: 24 });
    expect((await actOnLink(api, linkId, 'send')).status).toBe(200);
    await mailsTo(email, 6);
  });

  test('sending needs an address and an active link', async () => {
    const without = await makeInvoiceLink(api);
    expect((await actOnLink(api, without.linkId, 'send')).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('customerEmail'),
    });
    const back = await makeInvoiceLink(api, { customerEmail: createEmail() });
    await actOnLink(api, back.linkId, 'reject');
    expect((await actOnLink(api, back.linkId, 'send')).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: 'The link is rejected.',
    });
  });

  test('emails are limited per address and per merchant; over the limit no link is created', async () => {
    const merchant = await api.makeMerchant();
    const email = createEmail();
    const make = (customerEmail: string, invoiceId = createInvoiceNumber()) =>
      createLink(api, { customerEmail, sendEmail: true, invoiceId }, { merchant });
    for (let nth = 0; nth < 20; nth++) expect((await make(email)).status).toBe(200);
    const number = createInvoiceNumber();
    const refused = await make(email.toUpperCase(), number);
    expect([refused.status, refused.problem.type]).toEqual([429, 'rate-limited']);
    const [first] = await rows(email);
    if (!first) throw new Error('nothing was queued');
    const { id: _, ...row } = first;
    await api.database
      .insertInto('mail')
      .values(
        Array.from({ length: 980 }, () => ({
          ...row,
          details: '{}',
          id: crypto.randomUUID(),
          recipient: null,
          recipient_hash: Buffer.from('elsewhere'),
          sent_at: api.clock.now(),
        })),
      )
      .execute();
    const all = await make(createEmail(), number);
    expect([all.status, all.problem.retryAfter]).toEqual([429, 3600]);
    // without the email the link is created
    expect((await createLink(api, { invoiceId: number }, { merchant })).status).toBe(200);
    api.clock.advance({ minutes: 60 });
    expect((await make(createEmail())).status).toBe(200);
    await mailsTo(email, 20);
  });
});
