import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { sealField, toEmailIndex } from '../../../../server/src/platform/keys/people';
import { recipientColumn } from '../../../../server/src/platform/mail/recipient';
import type { Api } from '../../../support/api';
import { setCustomer } from '../../../support/customers';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeApprovedOnLink, makeInvoiceLink } from '../../../support/invoice-links';
import { getMail as findMail } from '../../../support/mails';
import { actOnPeople, getApplicant } from '../../../support/people';
import { makeOperator, type TestOperator, waitForMails } from '../../../support/reviews';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('addresses of a person in links and mails', (makeApi) => {
  let api: Api;
  let support: TestOperator;
  let admin: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    admin = await makeOperator(api, 'Ada Roy', { roles: ['admin'] });
  });

  const insertMail = async (
    kind: 'invoiceLink' | 'memberLogin' | 'personCorrected' | 'personErased',
    recipient: string,
    queuedAt = api.clock.now(),
  ): Promise<string> => {
    const id = randomUUID();
    const mail = { id, kind, about: randomUUID(), queued_at: queuedAt, details: '{}' };
    await api.database
      .insertInto('mail')
      .values({
        ...mail,
        ...(await sealField(api.services.keys, recipientColumn, id, recipient)),
        application_id: null,
        merchant_id: null,
      })
      .execute();
    return id;
  };
  const getMail = async (id: string) => {
    const { recipient, refused_at: refusedAt } = await findMail(api, id);
    return { recipient, refusedAt };
  };

  test('go at an erasure: those of links that the person opened, and of mails without an application', async () => {
    const link = await makeInvoiceLink(api, { customerEmail: 'accounting@bistro.example' });
    const other = await makeInvoiceLink(api, { customerEmail: 'other@bistro.example' });
    const { applicationId } = await makeApprovedOnLink(api, link.linkId);
    const { email } = await getApplicant(api, applicationId);
    const former = `former-${email}`;
    const people = actOnPeople(api, support);
    const [found] = await people.find({ applicationId });
    const personId = found?.personId ?? '';
    await setCustomer(api, personId, { formerEmail: former }, api.clock.now());
    await makeInvoiceLink(api, { customerEmail: former });
    const waiting = [
      await insertMail('invoiceLink', email ?? ''),
      await insertMail('personCorrected', former),
    ];
    const kept = [
      await insertMail('invoiceLink', 'somebody@else.example'),
      await insertMail('memberLogin', email ?? ''),
    ];

    const { invoiceLinks } = (await people.export(personId)).body.data;
    expect(invoiceLinks).toEqual([
      expect.objectContaining({ email: 'accounting@bistro.example' }),
      expect.objectContaining({ email: former }),
    ]);
    const { erasureId } = (await people.propose(personId)).body;
    expect((await actOnPeople(api, admin).confirm(erasureId)).status).toBe(200);
    const links = await api.database
      .selectFrom('invoice_link')
      .select(['link_id', 'customer_email_hash'])
      .execute();
    const hash = (address: string) => toEmailIndex(api.services.keys, address).toString('hex');
    const recipients = new Map(
      links.map((each) => [each.link_id, each.customer_email_hash?.toString('hex') ?? null]),
    );
    expect(recipients.get(link.linkId)).toBeNull();
    expect(recipients.get(other.linkId)).toBe(hash('other@bistro.example'));
    expect([...recipients.values()]).not.toContain(hash(former));
    for (const id of waiting)
      expect(await getMail(id)).toEqual({ recipient: null, refusedAt: expect.any(Date) });
    for (const id of kept)
      expect(await getMail(id)).toEqual({ recipient: expect.any(String), refusedAt: null });
    // the notice is sent all the same
    const mails = await waitForMails(api, email ?? '', 1);
    expect(mails.map(({ subject }) => subject).join()).toContain('personal information');
  });

  test('addresses of notices go too where the notice is refused, or too old to be sent', async () => {
    const { mails } = api.services;
    const queuedAt = new Date(api.clock.now().getTime() - 4 * 86_400_000);
    const expired = await insertMail('personErased', 'expired@bistro.example', queuedAt);
    const about = randomUUID();
    // about no erasure: there is nothing to tell
    await mails.queue(api.database, { kind: 'personErased', about, recipient: 'refused@bistro.example' });
    await mails.sweep();
    expect((await getMail(expired)).recipient).toBeNull();
    const refused = await waitUntil(
      () =>
        api.database
          .selectFrom('mail')
          .select(['recipient_cipher', 'refused_at'])
          .where('about', '=', about)
          .executeTakeFirstOrThrow(),
      (mail) => mail.refused_at !== null,
    );
    expect(refused.recipient_cipher).toBeNull();
  });
});
