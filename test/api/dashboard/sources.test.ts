import { addDays, dateIn } from '@tamarack/core/calendar/plain-date';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { listedSources } from '../../../server/src/settlement/merchant-checkouts/sources';
import type { Api } from '../../support/api';
import { makeApprovedApplicant } from '../../support/approved-applicant';
import { capture, makeAuthorizedPurchase } from '../../support/captures';
import { type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeEachDatabase } from '../../support/describe-databases';
import { makePaidMerchant, makePurchase, type PaidMerchant } from '../../support/payouts';

const page = '/merchant/checkouts/sources';

describeEachDatabase('checkouts summed by source', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { capturesLater: true } });
  });

  const open = (merchant: PaidMerchant, utmSource?: string) =>
    api.session({ cartTotal: 900, ...(utmSource && { tracking: { utmSource } }) }, { merchant });

  const makeMember = async (language: 'en' | 'fr' = 'en') => {
    const merchant = await makePaidMerchant(api);
    return { merchant, member: await openDashboard(api, { merchantId: merchant.id, language }) };
  };

  /** The cells of the table, line by line. */
  const readLines = async (member: TestBrowser, query = ''): Promise<readonly string[]> => {
    const { body } = await member.get(`${page}${query}`);
    return [...body.matchAll(/<tr>(?:(?!<\/tr>).)*<th scope="row".*?<\/tr>/gs)].map(([row]) =>
      toText(row).trim(),
    );
  };

  const readFile = async (member: TestBrowser, query = '') => {
    const { body } = await member.get(`${page}/export.csv${query}`);
    return Papa.parse<Record<string, string>>(body.replace('\ufeff', ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };

  test('each source has its checkouts, its approval rate, its purchases and what they financed', async () => {
    const { merchant, member } = await makeMember();
    const newsletter = { tracking: { utmSource: 'Newsletter', utmCampaign: '=1+1' } };
    await makePurchase(api, merchant, {
      cartTotal: 1234.5,
      checkout: { ...newsletter, platform: { renderType: 'Standalone' } },
    });
    const declined = await open(merchant, 'newsletter');
    await api.database
      .updateTable('checkout')
      .set({ status: 'rejected' })
      .where('id', '=', declined.checkoutId)
      .execute();
    await open(merchant, 'newsletter');
    await open(merchant);
    expect(await readLines(member)).toEqual([
      'newsletter 3 1 50% 1 $1,234.50',
      'Not passed 1 0 – 0 $0.00',
      'Total 4 1 50% 1 $1,234.50',
    ]);
    expect(await readLines(member, '?by=platform')).toEqual([
      'Not passed 3 0 0% 0 $0.00',
      'Separate window 1 1 100% 1 $1,234.50',
      'Total 4 1 50% 1 $1,234.50',
    ]);
    expect((await readFile(member, '?by=campaign')).map((row) => Object.values(row))).toEqual([
      ['Not passed', '3', '0', '0.0000', '0', '0.00'],
      ["'=1+1", '1', '1', '1.0000', '1', '1234.50'],
    ]);
  });

  test('a customer who leaves after the approval was approved', async () => {
    const { merchant, member } = await makeMember();
    const checkout = { tracking: { utmSource: 'radio' } };
    const person = await makeApprovedApplicant(api, { merchant, checkout, qualification: 'open' });
    await person.post('/v1/qualification/accept', { part: 'full' });
    const { sessionToken, checkoutId } = person;
    await person.post('/v1/application/abandon', { sessionToken, checkoutId });
    expect(await readLines(member)).toContain('radio 1 1 100% 0 $0.00');
  });

  test('of a purchase that is captured on shipment, what is captured counts', async () => {
    const { merchant, member } = await makeMember();
    const person = await makeAuthorizedPurchase(api, { merchant, cartTotal: 900 });
    await capture(api, person, 250, { merchant });
    expect(await readLines(member)).toContain('Not passed 1 1 100% 1 $250.00');
  });

  test('the period is the last 30 days, or the days that were chosen, and links to their checkouts', async () => {
    const { merchant, member } = await makeMember('fr');
    await open(merchant, 'radio');
    const day = dateIn(api.clock.now());
    expect(await readLines(member)).toHaveLength(2);
    const body = (await member.get(`${page}?from=${day}&to=${day}`)).body;
    expect(body).toContain(`/merchant/checkouts?source=radio&amp;from=${day}&amp;to=${day}`);
    expect(body).toContain(`${page}/export.csv?from=${day}&amp;to=${day}`);
    const before = await member.get(`${page}?to=${addDays(day, -1)}`);
    expect(toText(before.body)).toContain('Aucun achat n’a été ouvert durant ces jours.');
    expect(before.body).not.toContain('export.csv');
    const invalid = await member.get(`${page}?from=2026-02-30`);
    expect(invalid.status).toBe(422);
    expect(invalid.body).not.toContain('<table');
    expect((await member.get(`${page}/export.csv?from=2026-02-30`)).status).toBe(400);
  });

  test('sources that a browser invents make no line each, and another merchant sees none', async () => {
    const { merchant, member } = await makeMember();
    await open(merchant, 'first');
    for (let n = 0; n < listedSources + 2; n++) await open(merchant, `invented-${n}`);
    await open(merchant, 'first');
    const lines = await readLines(member);
    expect(lines).toHaveLength(listedSources + 2);
    expect(lines[0]).toBe('first 2 0 – 0 $0.00');
    expect(lines.slice(-2)).toEqual(['All others 3 0 – 0 $0.00', `Total ${listedSources + 4} 0 – 0 $0.00`]);
    expect(await readLines((await makeMember()).member)).toEqual([]);
  });
});
