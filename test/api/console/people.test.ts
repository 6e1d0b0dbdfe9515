import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { logIn, type OperatorBrowser, toText } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makePaidMerchant, makePurchase } from '../../support/payouts';
import { getApplicant } from '../../support/people';
import { makeOperator } from '../../support/reviews';

describeOneDatabase('people in the console', (makeApi) => {
  let api: Api;
  let support: OperatorBrowser;
  let admin: OperatorBrowser;
  beforeAll(async () => {
    api = await makeApi();
    support = await logIn(api, await makeOperator(api, 'Sue Roy', { roles: ['support'] }));
    admin = await logIn(api, await makeOperator(api, 'Ada Roy', { roles: ['admin'] }));
  });
  const read = async (browser: OperatorBrowser, path: string) => toText((await browser.get(path)).body);

  test('a person is found, exported, corrected, and erased by two operators', async () => {
    const { applicationId, customerId } = await makePurchase(api, await makePaidMerchant(api));
    const { email } = await getApplicant(api, applicationId);
    const path = `/operator/people/${customerId}`;
    const search = await support.post('/operator/people/search', { query: email ?? '' });
    expect(search.body).toContain(`href="${path}"`);
    expect(toText((await support.post('/operator/people/search', { query: '416 555 0100' })).body)).toContain(
      'Nobody was found.',
    );

    const json = await support.post(`${path}/export`, { reason: 'access', reference: '', format: 'json' });
    expect(json.headers['content-disposition']).toBe(`attachment; filename="person-${customerId}.json"`);
    expect(JSON.stringify(json.body)).toContain(email);
    const pdf = await support.post(`${path}/export`, { reason: 'access', reference: 'REQ-1', format: 'pdf' });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.body.startsWith('%PDF-')).toBe(true);
    const reasons = await support.post(`${path}/export`, {
      reason: 'access',
      reference: '',
      format: 'reasons',
    });
    expect(reasons.headers['content-disposition']).toContain(`"person-${customerId}.reasons.pdf"`);
    expect(reasons.body.startsWith('%PDF-')).toBe(true);
    const withDocuments = 'with the documents';
    expect((await support.get(path)).body).not.toContain(withDocuments);
    expect((await admin.get(path)).body).toContain(withDocuments);
    const zip = await admin.post(`${path}/export`, { reason: 'access', reference: '', format: 'zip' });
    expect(zip.headers['content-type']).toBe('application/zip');
    expect(zip.headers['content-disposition']).toBe(`attachment; filename="person-${customerId}.zip"`);
    expect(zip.body).toContain('documents.json');

    const wrong = await support.post(`${path}/correction`, { correctionReason: 'mistake', postal: 'XX' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('aria-invalid="true"');
    const corrected = await support.post(`${path}/correction`, { correctionReason: 'mistake', last: 'Roy' });
    expect(corrected.status).toBe(303);
    expect(await read(support, path)).toContain('The correction was saved.');

    const proposed = await support.post(`${path}/erasures`, { reason: 'request', erasureReference: 'REQ-2' });
    expect(proposed.status).toBe(303);
    const page = await support.get(path);
    expect(toText(page.body)).toContain('Proposed by Sue Roy');
    expect(page.body).not.toContain('Confirm and erase');
    expect(await read(admin, '/operator/people')).toContain('Erasures to confirm (1)');
    const [, confirm = ''] =
      /action="(\/operator\/erasures\/[\w-]+\/confirm)"/.exec((await admin.get(path)).body) ?? [];
    expect((await support.post(confirm)).status).toBe(409);
    expect((await admin.post(confirm)).status).toBe(303);
    const done = await read(admin, path);
    expect(done).toContain('The data was erased. The person will be notified.');
    expect(done).toContain('payments under an agreement are still due, and we need them to collect these.');
    expect(done).toContain('Confirmed by Ada Roy');
  });

  test('a reviewer neither sees the page nor the place', async () => {
    const senior = await logIn(api);
    expect((await senior.get('/operator/people')).status).toBe(403);
    expect((await senior.get('/operator')).body).not.toContain('/operator/people');
  });

  test('Health shows what the retention removed', async () => {
    expect(await read(admin, '/operator/health')).toContain('The nightly removal has not run yet.');
    await api.services.retention.apply();
    expect(await read(admin, '/operator/health')).toContain('Agreements past retention 0');
  });
});
