import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase, describeOneDatabase } from '../../../support/describe-databases';
import { scoreApplicant, testTiming } from '../../../support/scoring';

const token = 'a-token-of-the-scraper';
const observability = { drainMs: 0, metrics: { listener: null, token }, telemetry: false };

const readMetrics = async (api: Api, given = token) =>
  api.call<string>('GET', '/metrics', { headers: { authorization: `Bearer ${given}` } });

describeEachDatabase('figures of the database', (makeApi) => {
  test('what waits, fails or is late is counted, and read again after a while only', async () => {
    const api = await makeApi({ config: { observability } });
    const now = api.clock.now().getTime();
    const insertMail = (queuedAt: number, set: { readonly refused_at?: Date; readonly sent_at?: Date }) =>
      api.database
        .insertInto('mail')
        .values({
          id: randomUUID(),
          kind: 'remittance',
          about: randomUUID(),
          application_id: null,
          merchant_id: api.merchant.id,
          recipient: null,
          details: '{}',
          queued_at: new Date(queuedAt),
          ...set,
        })
        .execute();
    await insertMail(now - 1_200_000, {});
    await insertMail(now - 600_000, {});
    await insertMail(now, { sent_at: new Date(now) });
    await insertMail(now, { refused_at: new Date(now - 3_600_000) });
    await insertMail(now, { refused_at: new Date(now - 25 * 3_600_000) });
    await api.database
      .insertInto('webhook_endpoint')
      .values({
        id: randomUUID(),
        merchant_id: api.merchant.id,
        url: 'https://shop.example/hooks',
        event_types: null,
        secret_cipher: Buffer.from('secret'),
        previous_until: null,
        created_at: new Date(now),
        disabled_at: null,
        failing_since: new Date(now),
        held_until: null,
      })
      .execute();
    const { body } = await readMetrics(api);
    for (const line of [
      'tamarack_figures_up 1',
      'tamarack_mails_unsent 2',
      'tamarack_mails_oldest_unsent_seconds 1200',
      'tamarack_mails_refused 1',
      'tamarack_webhook_endpoints_failing 1',
      'tamarack_deliveries_pending 0',
      'tamarack_payouts_overdue 0',
      'tamarack_payout_batches_unsent 0',
      'tamarack_reviews_overdue 0',
      'tamarack_reencryption_remaining 0',
      'tamarack_dead_jobs 0',
      'tamarack_sanctions_list_current 1',
      'tamarack_name_matches_open 0',
    ])
      expect(body.split('\n')).toContain(line);
    expect(body).toMatch(/^tamarack_sanctions_list_age_seconds \d/m);
    await insertMail(now, {});
    expect((await readMetrics(api)).body).toContain('tamarack_mails_unsent 2\n');
  });
});

describeOneDatabase('metrics', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { observability, scoring: testTiming } });
  });

  test('requests are counted by route and status, never by URL; decisions by outcome', async () => {
    const { view } = await scoreApplicant(api, 'greatday_nomfa');
    await api.call('GET', '/v1/merchant/checkouts/value-in-no-metric');
    await api.call('GET', '/value-in-no-metric');
    const { body, headers } = await readMetrics(api);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'tamarack_http_requests_total{method="POST",route="/v1/checkout",status="200"} 1\n',
    );
    expect(body).toMatch(/tamarack_http_requests_total\{method="GET",route="unmatched",status="404"\} 1\n/);
    expect(body).toContain(
      'tamarack_http_request_duration_seconds_count{method="POST",route="/v1/checkout"} 1\n',
    );
    expect(body).toContain(`tamarack_decisions_total{outcome="${view.facts.outcome}",by="rules"} 1\n`);
    expect(body).not.toContain('value-in-no-metric');
  });

  test('they are served only with the token, and not at all if none is configured', async () => {
    expect((await readMetrics(api, 'another-token-than-this')).status).toBe(401);
    expect((await api.call('GET', '/metrics')).status).toBe(401);
    const closed = await makeApi({
      config: {
        observability: { ...observability, metrics: { listener: { host: '', port: 0 }, token: null } },
      },
    });
    expect((await readMetrics(closed)).status).toBe(404);
    const off = await makeApi();
    expect((await readMetrics(off)).status).toBe(404);
  });
});
