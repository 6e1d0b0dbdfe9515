import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { findCustomer } from '../../../support/customers';
import { describeEachDatabase } from '../../../support/describe-databases';
import { makeInvoiceLink } from '../../../support/invoice-links';
import { addStatement, getApplicant, listHeldColumns } from '../../../support/people';
import { getApplicationId } from '../../../support/returning-customers';
import { makeOperator, makeReview } from '../../../support/reviews';
import { advanceTo, createEmail, createPhone } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';

const days = (count: number) => ({ hours: count * 24 });

describeEachDatabase('the retention of personal data', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const getRemoved = async () => {
    const row = await api.database
      .selectFrom('retention_run')
      .select('removed')
      .orderBy('ran_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.removed;
  };

  test('removes what is past its days, kind by kind, and counts it on the trail', async () => {
    const senior = await makeOperator(api, 'Sam Roy', { roles: ['senior'] });
    const support = await makeOperator(api, 'Sue Roy', { roles: ['support'] });
    const [phone, email] = [createPhone(), createEmail()];
    const abandoned = await advanceTo(api, 'business', { phone, email, person: await api.session() });
    const rejected = await makeReview(api);
    await addStatement(api, rejected.applicationId, 'may.pdf');
    const inReview = await makeReview(api);
    await senior.decide(rejected.reviewId, { decision: 'reject', reasons: ['documentsIncomplete'] });
    await makeInvoiceLink(api, { customerEmail: 'buyer@shop.example' });
    const { applicationId: rejectedId } = rejected;
    const abandonedId = await getApplicationId(api, abandoned);
    const held = await getApplicant(api, rejectedId);
    const listLeft = (table: 'document' | 'mail') =>
      api.database.selectFrom(table).select('id').where('application_id', '=', rejectedId).execute();
    await waitUntil(
      () => listLeft('mail'),
      (mails) => mails.length > 1,
    );
    const { retention } = api.services;

    api.clock.advance(days(89));
    await retention.apply();
    expect(await getApplicant(api, abandonedId)).toMatchObject({ phone, email });
    expect(await getRemoved()).toMatchObject({ abandoned: 0, links: 0 });

    api.clock.advance(days(2));
    await retention.apply();
    expect(await listHeldColumns(api, abandonedId)).toEqual([]);
    // the other one is of the sandbox's example
    expect(await getRemoved()).toMatchObject({ abandoned: 2, decided: 0, uploads: 0, mails: 0 });
    // the customer went with the last application
    expect(await findCustomer(api, phone)).toBeUndefined();
    expect(await getApplicant(api, rejectedId)).toEqual(held);
    expect((await getApplicant(api, inReview.applicationId)).phone).not.toBeNull();

    // 30 days after an expiry within 30 days
    api.clock.advance(days(90));
    await retention.apply();
    expect(await getRemoved()).toMatchObject({ links: 1 });

    api.clock.advance(days(190));
    await retention.apply();
    expect(await getRemoved()).toMatchObject({ uploads: 1, decided: 0 });
    expect(await listLeft('document')).toEqual([]);
    expect(await listLeft('mail')).toEqual([]);
    expect(await getApplicant(api, rejectedId)).toEqual(held);

    api.clock.advance(days(365));
    await retention.apply();
    expect(await getRemoved()).toMatchObject({ decided: 1 });
    expect(await listHeldColumns(api, rejectedId)).toEqual([]);
    expect((await getApplicant(api, inReview.applicationId)).phone).not.toBeNull();
    await retention.apply();
    expect(Object.values(await getRemoved()).every((count) => count === 0)).toBe(true);

    const acts = await api.database
      .selectFrom('audit_event')
      .select('details')
      .where('act', '=', 'retention.applied')
      .orderBy('at')
      .execute();
    expect(acts.length).toBe(4);
    expect(acts[0]?.details).toMatchObject({ abandoned: 2 });
    expect(await api.services.people.find(support.operator, { email })).toEqual([]);
  });
});
