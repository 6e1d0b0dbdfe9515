import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { readConfig } from '../../src/config';
import { createAdapters } from '../../src/external-services/create-adapters';
import type { NoTables } from '../../src/platform/database';
import { buildOpenApiDocument } from '../../src/platform/http';
import { createBossJobs } from '../../src/platform/jobs';
import { createKeyRing, createLocalKeys } from '../../src/platform/keys';
import { createApp } from '../app';
import { createServices } from '../composition';

/** Placeholder addresses that are never contacted. */
const placeholderAccounts = {
  twilio: { accountSid: '', authToken: '', from: '' },
  smtp: { url: 'smtp://localhost', from: '' },
  addressCompleteKey: null,
  flinks: {
    apiUrl: 'https://localhost',
    pageUrl: 'https://localhost',
    customerId: '',
    secret: '',
    apiKey: '',
    customerName: '',
    webhook: null,
  },
  bureau: { url: 'https://localhost', key: '', timeoutMs: 1 },
};

/** Writes the widget's types from the API's document; with `--check`, fails when the two differ. */
const target = new URL('../../../widget/api/schema.d.ts', import.meta.url);
const header = "/** Written by `npm run contract` from the API's OpenAPI document. Do not edit. */\n";

// Webhooks are not for the widget.
const { webhooks: _, ...publicDocument } = await buildDocument();
// A field with a default is optional in a request.
const types = await openapiTypescript(JSON.stringify(publicDocument), { defaultNonNullable: false });
const text = header + astToString(types);
if (!process.argv.includes('--check')) fs.writeFileSync(target, text);
else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
  process.stderr.write(`${fileURLToPath(target)} is out of date: run "npm run contract" and commit it.\n`);
  process.exitCode = 1;
}

/** The document of an app that uses no database. */
async function buildDocument() {
  const database = new Kysely<NoTables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const config = readConfig({ LOG_LEVEL: 'silent', SANDBOX: 'true' });
  const app = await createApp(
    createServices({
      config,
      database,
      keys: createLocalKeys(createKeyRing()),
      jobs: createBossJobs(database, () => undefined),
      adapters: createAdapters(placeholderAccounts, config),
      warn: () => undefined,
      now: () => new Date(0),
    }),
  );
  await app.ready();
  const document = buildOpenApiDocument(app);
  await app.close();
  return document;
}
