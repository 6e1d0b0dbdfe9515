import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OperatorRole } from '../../../server/src/parties/operators';
import type { Api } from '../../support/api';
import { logIn } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makeOperator } from '../../support/reviews';

describeOneDatabase('health page of the console', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const logInAs = async (roles: readonly OperatorRole[]) =>
    logIn(api, await makeOperator(api, 'Robin Tremblay', { roles: [...roles] }));

  /** As pg-boss does when the retries of a job are over. Nobody looks after the dead letters of this queue. */
  async function insertDeadJob(): Promise<{ readonly id: string; readonly endpointId: string }> {
    const [id, endpointId] = [randomUUID(), randomUUID()];
    await sql`insert into pgboss.job (id, name, data) values
      (${id}, 'merchant-event.dead', ${JSON.stringify({ endpointId })}::jsonb)`.execute(api.database);
    return { id, endpointId };
  }

  const findJobs = async (endpointId: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where data->>'endpointId' = ${endpointId}`.execute(api.database);
    return rows.map(({ name }) => name);
  };

  test('an admin runs a failed job again, once, and the trail says so', async () => {
    const { id, endpointId } = await insertDeadJob();
    const browser = await logInAs(['admin']);
    const { body } = await browser.get('/operator/health');
    expect(body).toContain('Deliver webhooks');
    expect(body).toContain(endpointId);
    const retry = `/operator/health/jobs/${id}/retry`;
    expect(body).toContain(`action="${retry}"`);
    expect((await browser.post(retry)).status).toBe(303);
    expect((await browser.get('/operator/health')).body).toContain('The job is in its queue again.');
    expect(await findJobs(endpointId)).toEqual(['merchant-event']);
    expect((await browser.post(retry)).status).toBe(404);
    expect(await findJobs(endpointId)).toHaveLength(1);
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('act', '=', 'job.retried')
      .execute();
    expect(trail).toEqual([
      { actor: `operator:${browser.operator.id}`, details: { queue: 'merchant-event', jobId: id } },
    ]);
  });

  test('support and finance may look, others may not; another site’s form is refused', async () => {
    const { id, endpointId } = await insertDeadJob();
    const retry = `/operator/health/jobs/${id}/retry`;
    const support = await logInAs(['support']);
    const { body } = await support.get('/operator/health');
    expect(body).toContain(endpointId);
    expect(body).not.toContain('Run again');
    expect((await support.post(retry)).status).toBe(403);
    const finance = await logInAs(['finance']);
    const seen = await finance.get('/operator/health');
    expect(seen.body).toContain('Payouts returned by the bank');
    expect(seen.body).not.toContain('Run again');
    expect((await finance.post(retry)).status).toBe(403);
    expect((await (await logInAs(['senior'])).get('/operator/health')).status).toBe(403);
    const admin = await logInAs(['admin']);
    expect((await admin.post(retry, {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await findJobs(endpointId)).toEqual(['merchant-event.dead']);
    expect((await admin.post('/operator/health/jobs/none/retry')).status).toBe(404);
  });
});
