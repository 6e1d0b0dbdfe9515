import { beforeAll, expect, test } from 'vitest';
import type { Mail, SendOutcome } from '../../../../server/src/platform/mail/ports';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  createInvoiceNumber,
  createLink,
  getLink,
  type LinkBody,
  makeInvoiceLink,
} from '../../../support/invoice-links';
import { newEmail } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('the mail with an invoice link', (makeApi) => {
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
  const rows = (email: string) =>
    api.database.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
  /** What was mailed, once nothing waits any more. */
  const mailsTo = async (email: string, queued = 1): Promise<Mail[]> => {
    await waitUntil(
      () => rows(email),
      (all) => all.length === queued && all.every(({ sent_at, refused_at }) => sent_at ?? refused_at),
      30,
    );
    return to(email);
  };
  const mailed = (body: Partial<LinkBody>) => makeInvoiceLink(api, { sendEmail: true, ...body });

  test('is sent once, in the link’s language, with all that the customer needs to judge it', async () => {
    const [english, french] = [newEmail(), newEmail()];
    const one = await mailed({ customerEmail: english, amount: 1234.5, site: 'Northern Supply' });
    const two = await mailed({ customerEmail: french, amount: 1234.5, language: 'fr' });
    const [mail, ...more] = await mailsTo(english);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Tamarack – Invoice ${one.invoiceId} from Northern Supply: pay it over time`);
    for (const form of [mail?.text, mail?.html])
      for (const said of [one.invoiceId, '$1,234.50', 'Northern Supply', one.linkId])
        expect(form).toContain(said);
    expect(mail?.text).toContain(`${one.url}&lng=en`);
    expect(mail?.html).toContain(`href="${one.url.replace('&', '&amp;')}&amp;lng=en"`);
    const [message] = await mailsTo(french);
    expect(message?.subject).toBe(
      `Tamarack – Facture ${two.invoiceId} de Northern Supply : payez-la en plusieurs versements`,
    );
    expect(message?.text).toMatch(/1\s234,50\s\$/u);
    expect(message?.text).toContain(`${two.url}&lng=fr`);
    expect(message?.html).toContain('<html lang="fr-CA">');
    expect((await getLink(api, one.linkId)).body.mailedAt).toBe(api.clock.now().toISOString());
  });

  test('is not sent where nobody asked for it, or the link could not be made', async () => {
    const email = newEmail();
    await makeInvoiceLink(api, { customerEmail: email });
    expect((await createLink(api, { customerEmail: email, sendEmail: true, amount: 1 })).status).toBe(400);
    const marker = newEmail();
    await mailed({ customerEmail: marker });
    await mailsTo(marker);
    expect([await rows(email), to(email)]).toEqual([[], []]);
  });

  test('is tried again while the service is away, and arrives once', async () => {
    const email = newEmail();
    answers = [{ sent: false, reason: 'unavailable' }];
    const { linkId } = await mailed({ customerEmail: email });
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await getLink(api, linkId)).body.mailedAt).not.toBeNull();
  });

  test('is given up where the address takes none', async () => {
    const email = newEmail();
    answers = [{ sent: false, reason: 'undeliverable' }];
    const { linkId } = await mailed({ customerEmail: email });
    expect(await mailsTo(email)).toEqual([]);
    expect((await getLink(api, linkId)).body.mailedAt).toBeNull();
  });

  test('is not sent for a link that was taken back before the mail went', async () => {
    const email = newEmail();
    answers = [{ sent: false, reason: 'unavailable' }];
    const { linkId } = await mailed({ customerEmail: email });
    await waitUntil(
      async () => answers.length,
      (left) => left === 0,
    );
    await actOnLink(api, linkId, 'deactivate');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is sent again when the merchant asks, within limits that say when it may', async () => {
    const email = newEmail();
    const { linkId } = await mailed({ customerEmail: email });
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
    // refused for now, not for good: the same key may try later
    api.clock.advance({ hours: 24 });
    expect((await actOnLink(api, linkId, 'send')).status).toBe(200);
    await mailsTo(email, 6);
  });

  test('needs an address and an open link', async () => {
    const without = await makeInvoiceLink(api);
    expect((await actOnLink(api, without.linkId, 'send')).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: expect.stringContaining('customerEmail'),
    });
    const back = await makeInvoiceLink(api, { customerEmail: newEmail() });
    await actOnLink(api, back.linkId, 'reject');
    expect((await actOnLink(api, back.linkId, 'send')).problem).toMatchObject({
      type: 'step-not-allowed',
      detail: 'The link is rejected.',
    });
  });

  test('is limited for an address and for a merchant: who is over it makes no link', async () => {
    const merchant = await api.makeMerchant();
    const email = newEmail();
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
        Array.from({ length: 180 }, () => ({
          ...row,
          details: '{}',
          id: crypto.randomUUID(),
          recipient: 'elsewhere@shop.example',
          sent_at: api.clock.now(),
        })),
      )
      .execute();
    const all = await make(newEmail(), number);
    expect([all.status, all.problem.retryAfter]).toEqual([429, 3600]);
    // without the mail, the link is made
    expect((await createLink(api, { invoiceId: number }, { merchant })).status).toBe(200);
    api.clock.advance({ minutes: 60 });
    expect((await make(newEmail())).status).toBe(200);
    await mailsTo(email, 20);
  });
});
