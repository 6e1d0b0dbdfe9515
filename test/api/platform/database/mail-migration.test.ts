import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../../../server/src/platform/database/migrations/migrate';
import { migrationsFolder } from '../../../../server/src/platform/database/migrations/migration-files';
import type { OpenDatabase } from '../../../../server/src/platform/database/open-database';
import { readPlainUntil } from '../../../../server/src/platform/keys/plain-period';
import type { MailTables } from '../../../../server/src/platform/mail/tables';
import { emptyDatabases } from '../../../support/empty-databases';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [merchant, application, link, endpoint, batch] = [id(1), id(2), id(3), id(4), id(5)];

/** A row in each of the tables that 0020-mail.sql replaces, in each of the states a mail can be in. */
const oldRows = `
  insert into merchant (id, name, minimum_purchase_cents) values ('${merchant}', 'Northern Supply', 0);
  insert into application (id, merchant_id, entry) values ('${application}', '${merchant}', 'cart');
  insert into application_mail (id, application_id, kind, about, queued_at, held_until, sent_at) values
    ('${id(10)}', '${application}', 'approved', '${id(20)}', '2026-11-02T10:00:00Z', '2026-11-02T10:10:00Z', '2026-11-02T10:00:01Z'),
    ('${id(11)}', '${application}', 'invoicePaid', '${id(20)}', '2026-11-02T11:00:00Z', null, null);
  insert into invoice_link (id, link_id, merchant_id, number, number_key, amount_cents, language, expires_at, created_at)
    values ('${link}', 'abc', '${merchant}', 'N1', 'N1', 100, 'en', '2027-01-01', '2026-11-01');
  insert into invoice_link_mail (id, link_id, merchant_id, recipient, queued_at, held_until, sent_at, refused_at) values
    ('${id(12)}', '${link}', '${merchant}', 'who@shop.example', '2026-11-02T12:00:00Z', null, null, '2026-11-02T12:00:01Z'),
    ('${id(13)}', '${link}', '${merchant}', 'who@shop.example', '2026-11-02T13:00:00Z', null, null, null);
  insert into merchant_mail (id, merchant_id, kind, about, queued_at) values
    ('${id(14)}', '${merchant}', 'remittance', '${batch}', '2026-11-02T14:00:00Z');
  insert into webhook_endpoint (id, merchant_id, url, secret_cipher, created_at)
    values ('${endpoint}', '${merchant}', 'https://shop.example/', '\\x00', '2026-11-01');
  insert into webhook_alert (id, endpoint_id, failing_since, queued_at) values
    ('${id(15)}', '${endpoint}', '2026-10-30T08:00:00.120Z', '2026-11-02T15:00:00Z'),
    ('${id(16)}', '${endpoint}', '2026-10-30T08:00:00Z', '2026-11-02T16:00:00Z');
`;

describe.each(emptyDatabases)('migration of the mail tables (%s)', (kind, open) => {
  describe.skipIf(kind === 'PostgreSQL' && inject('postgresUrl') === null)('into one outbox', () => {
    let database: OpenDatabase;
    let folder: string;
    beforeAll(async () => {
      database = await open();
      folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-migrations-'));
      for (const name of await fs.readdir(migrationsFolder))
        if (name < '0020') await fs.copyFile(path.join(migrationsFolder, name), path.join(folder, name));
      await migrate(database.kysely, folder);
      await sql.raw(oldRows).execute(database.kysely);
      await migrate(database.kysely);
    });
    afterAll(async () => {
      await database?.close();
      await fs.rm(folder, { recursive: true, force: true });
    });

    test('every mail keeps its ID, subject and state', async () => {
      const mails = await database.kysely
        .withTables<MailTables>()
        .selectFrom('mail')
        .selectAll()
        .orderBy('id')
        .execute();
      const row = (n: number, rest: object) => ({
        id: id(n),
        application_id: null,
        merchant_id: merchant,
        recipient: null,
        recipient_cipher: null,
        recipient_hash: null,
        details: {},
        queued_at: new Date(`2026-11-02T${n}:00:00Z`),
        locked_until: null,
        sent_at: null,
        refused_at: null,
        ...rest,
      });
      const ofApplication = { application_id: application, merchant_id: null, about: id(20) };
      const ofLink = { kind: 'invoiceLink', about: link, recipient: 'who@shop.example' };
      const alert = { kind: 'webhookAlert', about: endpoint };
      expect(mails).toEqual([
        row(10, {
          ...ofApplication,
          kind: 'approved',
          locked_until: new Date('2026-11-02T10:10:00Z'),
          sent_at: new Date('2026-11-02T10:00:01Z'),
        }),
        row(11, { ...ofApplication, kind: 'invoicePaid' }),
        row(12, { ...ofLink, refused_at: new Date('2026-11-02T12:00:01Z') }),
        row(13, ofLink),
        row(14, { kind: 'remittance', about: batch }),
        row(15, { ...alert, details: { failingSince: '2026-10-30T08:00:00.120Z' } }),
        row(16, { ...alert, details: { failingSince: '2026-10-30T08:00:00.000Z' } }),
      ]);
    });

    test('the previous release may run beside this one for a day', async () => {
      const inADay = Date.now() + 86_400_000;
      const until = (await readPlainUntil(database.kysely))?.getTime() ?? 0;
      expect([until > inADay - 600_000, until < inADay + 600_000]).toEqual([true, true]);
    });

    test('the old tables are dropped', async () => {
      const { rows } = await sql<{ found: string }>`
        select table_name as found from information_schema.tables
        where table_name in ('application_mail', 'invoice_link_mail', 'merchant_mail', 'webhook_alert')
      `.execute(database.kysely);
      expect(rows).toEqual([]);
    });
  });
});
