import fs from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';

describeEachDatabase('health', (makeApi) => {
  const health = (api: Api) => api.call('GET', '/health');
  const failing = (part: string) => ({
    status: 503,
    problem: { type: 'service-unavailable', detail: `Failing: ${part}.` },
  });

  test('it succeeds while writes do, and leaves no file', async () => {
    const api = await makeApi();
    const { status, body } = await health(api);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
    expect(fs.readdirSync(path.join(api.services.config.dataFolder, 'files'))).toEqual([]);
  });

  test('it fails where files cannot be written, without saying where', async () => {
    const api = await makeApi();
    // even root cannot create a folder there
    fs.writeFileSync(path.join(api.services.config.dataFolder, 'files'), 'not a folder');
    const answer = await health(api);
    expect(answer).toMatchObject(failing('files'));
    expect(answer.headers['retry-after']).toBe('5');
    expect(JSON.stringify(answer.body)).not.toContain(api.services.config.dataFolder);
    // most calls need no file
    expect((await api.call('GET', '/readyz')).status).toBe(200);
  });

  test('it fails where the database reads but does not write', async () => {
    const api = await makeApi();
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise 'could not extend file "base/16384": No space left on device' using errcode = '53100'; end $$`.execute(
      api.database,
    );
    await sql`create trigger full_disk before update on health_check execute function refuse()`.execute(
      api.database,
    );
    try {
      const answer = await health(api);
      expect(answer).toMatchObject(failing('database'));
      expect(JSON.stringify(answer.body)).not.toContain('base/16384');
      expect(await api.call('GET', '/readyz')).toMatchObject(failing('database'));
      expect((await api.call('GET', '/livez')).status).toBe(200);
    } finally {
      await sql`drop trigger full_disk on health_check`.execute(api.database);
    }
  });

  test('a process that shuts down is alive and not ready, serves, and closes connections', async () => {
    const lines: string[] = [];
    const logs = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const api = await makeApi({ logs, config: { logLevel: 'error' } });
    const read = async (url: string) => {
      const { status, headers } = await api.call('GET', url);
      return [status, headers['connection']];
    };
    expect([await read('/livez'), await read('/readyz')]).toEqual([
      [200, 'keep-alive'],
      [200, 'keep-alive'],
    ]);
    const drained = api.services.readiness.drain(60);
    expect(await read('/readyz')).toEqual([503, 'close']);
    expect(await read('/livez')).toEqual([200, 'close']);
    expect((await api.checkout()).status).toBe(200);
    await drained;
    expect((await api.call('GET', '/readyz')).problem).toMatchObject({
      type: 'service-unavailable',
      detail: 'The process is shutting down.',
    });
    expect(lines).toEqual([]);
  });
});
