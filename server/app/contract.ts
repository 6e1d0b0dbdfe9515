import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { OpenAPIV3_1 } from 'openapi-types';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { readConfig } from '../src/config';
import { createAdapters } from '../src/external-services/create-adapters';
import type { NoTables } from '../src/platform/database';
import { buildOpenApiDocument, listOperations, selectAudience } from '../src/platform/http';
import { createBossJobs } from '../src/platform/jobs';
import { createKeyRing, createLocalKeys } from '../src/platform/keys';
import { createApp } from './app';
import { createServices } from './composition';

/** Placeholder addresses that are never contacted. */
const placeholderAccounts = {
  twilio: { accountSid: '', authToken: '', from: '' },
  smtp: { url: 'smtp://localhost', from: '' },
  addressCompleteKey: null,
  sanctions: { path: null, maxAgeDays: 7 },
  registries: { url: '', timeoutMs: 0 },
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

const header = "/** Written by `npm run contract` from the API's OpenAPI document. Do not edit. */\n";

/** Generates the types that clients have of the API from its document: the text of each file, by path in the repository. */
export async function writeContract(): Promise<Readonly<Record<string, string>>> {
  const document = await buildDocument();
  // Webhooks are not for the widget.
  const { webhooks: _, ...publicDocument } = document;
  const merchantDocument = selectAudience(document, 'merchant');
  return {
    'widget/api/schema.d.ts': await writeTypes(publicDocument),
    'sdk/node/contract/schema.d.ts': await writeTypes(merchantDocument),
    'sdk/node/contract/operations.ts': writeOperations(merchantDocument),
  };
}

async function writeTypes(source: object): Promise<string> {
  // A field with a default is optional in a request.
  return header + astToString(await openapiTypescript(JSON.stringify(source), { defaultNonNullable: false }));
}

/** The version of the API, and the method and path of each operation for merchants' servers. */
function writeOperations(source: OpenAPIV3_1.Document): string {
  const lines = listOperations(source).map(
    ({ operation: { operationId }, method, path }) =>
      `  ${operationId}: { method: '${method}', path: '${path}' },\n`,
  );
  const { version } = source.info;
  return `${header}export const apiVersion = '${version}';\n\nexport const operations = {\n${lines.toSorted().join('')}} as const;\n`;
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
