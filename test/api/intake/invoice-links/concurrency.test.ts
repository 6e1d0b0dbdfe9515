import { toCents } from '@tamarack/core/money/cents';
import { beforeAll, expect, test } from 'vitest';
import { setConfirmed } from '../../../../server/src/financing/invoices/repository';
import type { Api, ApiResponse, View } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  actOnLink,
  buildLinkCheckout,
  getLink,
  getLinkStatus,
  type Link,
  makeApprovedOnLink,
  makeInvoiceLink,
} from '../../../support/invoice-links';
import { makeInvoiceApplicant } from '../../../support/invoices';
import { makeReadyToSign } from '../../../support/ready-to-sign';
import { getUsedCredit } from '../../../support/signing';

const rounds = 8;

describeOneDatabase('concurrent use of an invoice link', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  /** The link's invoice confirmed in full, as the merchant has it, and its agreement read. */
  const waiting = async ({ linkId, invoiceId, amount }: Link) => {
    const person = await makeApprovedOnLink(api, linkId);
    const payable = toCents(amount);
    const invoice = { site: 'Northern Supply', number: invoiceId, amount: payable, payable };
    await setConfirmed(api.database, person.applicationId, invoice);
    return { person, sign: await makeReadyToSign(api, person, payable) };
  };
  const byHand = async (number: string, amount: number) => {
    const person = await makeInvoiceApplicant(api);
    await person.post('/v1/invoice', { number, amount, payable: amount });
    return { person, sign: await makeReadyToSign(api, person, toCents(amount)) };
  };
  /** Whoever lost has no signature and no credit used; the link tells who won. */
  const expectOne = async (
    linkId: string,
    all: readonly { readonly person: ApprovedApplicant; readonly answer: ApiResponse<View> }[],
  ): Promise<string[]> => {
    expect(all.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    const winner = all.find(({ answer }) => answer.status === 200)?.person;
    for (const { person } of all) expect((await getUsedCredit(api, person)) > 0).toBe(person === winner);
    expect((await getLink(api, linkId)).body).toMatchObject({
      status: 'used',
      checkoutId: winner?.checkoutId,
    });
    const events = await api.database
      .selectFrom('merchant_event')
      .select('data')
      .where('type', '=', 'invoice_link.used')
      .execute();
    expect(events.filter(({ data }) => data['linkId'] === linkId)).toHaveLength(1);
    return all.flatMap(({ answer }) => (answer.status === 200 ? [] : [answer.problem.type]));
  };

  test('two applicants on one link: one signs, the other sees that it is used', async () => {
    for (let round = 0; round < rounds; round++) {
      const link = await makeInvoiceLink(api);
      const all = [await waiting(link), await waiting(link)];
      const answers = await Promise.all(
        all.map(async ({ person, sign }) => ({ person, answer: await sign() })),
      );
      expect(await expectOne(link.linkId, answers)).toEqual(['invoice-link-is-used']);
    }
  });

  test('two links for one invoice: one is signed, both are used', async () => {
    for (let round = 0; round < rounds; round++) {
      const first = await makeInvoiceLink(api);
      const second = await makeInvoiceLink(api, { invoiceId: first.invoiceId });
      const all = [await waiting(first), await waiting(second)];
      const answers = await Promise.all(
        all.map(async ({ person, sign }) => ({ person, answer: await sign() })),
      );
      expect(await expectOne(first.linkId, answers)).toEqual(['invoice-link-is-used']);
      expect(await getLinkStatus(api, second.linkId)).toBe('used');
    }
  });

  test('a link, and its number entered by hand: one of the two is signed', async () => {
    for (let round = 0; round < rounds; round++) {
      const link = await makeInvoiceLink(api);
      const all = [await waiting(link), await byHand(link.invoiceId.toLowerCase(), 700)];
      const answers = await Promise.all(
        all.map(async ({ person, sign }) => ({ person, answer: await sign() })),
      );
      const byLink = answers[0]?.answer.status === 200;
      expect(await expectOne(link.linkId, answers)).toEqual([
        byLink ? 'invoice-is-used' : 'invoice-link-is-used',
      ]);
    }
  });

  test('a signature and a deactivation at once: exactly one succeeds', async () => {
    for (let round = 0; round < rounds; round++) {
      const act = round % 2 === 0 ? 'deactivate' : 'reject';
      const link = await makeInvoiceLink(api);
      const { linkId } = link;
      const { person, sign } = await waiting(link);
      const [signed, taken] = await Promise.all([sign(), actOnLink(api, linkId, act)]);
      if (signed.status === 200) {
        expect([taken.status, taken.problem.type]).toEqual([409, 'step-not-allowed']);
        expect(await getLinkStatus(api, linkId)).toBe('used');
      } else {
        expect(signed.problem.type).toBe(`invoice-link-is-${taken.body.status}`);
        expect([taken.status, await getUsedCredit(api, person)]).toEqual([200, 0]);
        expect(await getLinkStatus(api, linkId)).toBe(taken.body.status);
      }
    }
  });

  test('twenty applicants opening one link at once each get their own checkout', async () => {
    const { linkId } = await makeInvoiceLink(api);
    const all = await Promise.all(Array.from({ length: 20 }, () => api.checkout(buildLinkCheckout(linkId))));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(all.map(({ body }) => body.checkoutId)).size).toBe(20);
  });
});
