import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { advanceTo, createPhone, personal, readCode, wrongCode } from '../../../support/verification';

const lines: string[] = [];
const logs = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

/** A SIN nobody else in these tests has. */
const secretSin = '193456787';

/** Every row of every table as text. */
async function dump(api: Api): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(api.database);
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      api.database,
    );
    texts.push(...rows.rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describeOneDatabase('secrets of an application', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ logs, config: { logLevel: 'debug' } });
  });

  test('a code is in no response, no log line, and no row but the outbox', async () => {
    const phone = createPhone();
    const person = await advanceTo(api, 'eligible');
    const sent = await person.post('/v1/verification/phone', { phone });
    const code = await readCode(api, phone);
    const answers = [
      sent,
      await person.post('/v1/verification/phone/confirm', { code: wrongCode(code) }),
      await person.post('/v1/verification/phone/confirm', { code }),
    ];
    const whole = new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`);
    expect(JSON.stringify(answers.map(({ body, headers }) => [body, headers]))).not.toMatch(whole);
    expect(lines.join('')).not.toMatch(whole);
    const rows = (await dump(api)).split('\n').filter((row) => whole.test(row));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(phone);
  });

  test('the SIN is in no row, response or log line in plain text, and the name in no row', async () => {
    const person = await advanceTo(api, 'email');
    const answers = [
      await person.put('/v1/application/personal', { ...personal, sin: secretSin }),
      await person.put('/v1/application/personal', { ...personal, sin: secretSin, first: '' }),
      await person.put('/v1/application/personal', { ...personal, sin: `${secretSin}0` }),
      await person.put('/v1/application/sin', { sin: secretSin }),
      await person.get('/v1/application'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 409, 200]);
    expect(JSON.stringify(answers.map(({ body, headers }) => [body, headers]))).not.toContain(secretSin);
    const rows = await dump(api);
    expect(rows).toContain(person.checkoutId);
    expect(rows).not.toContain('O’Neil');
    expect(rows).not.toContain(secretSin);
    expect(rows).not.toContain(Buffer.from(secretSin).toString('hex'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(secretSin);
  });
});
