import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../server/src/platform/database/migrations/migrate';
import { openEmbeddedDatabase } from '../server/src/platform/database/open-database';
import { openApi } from '../test/support/api';
import { makeInvoiceApplicant } from '../test/support/invoices';

/**
 * Runs the API with an applicant who can upload an invoice. Prints its address and, after `#`, the headers of the
 * applicant’s calls.
 */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
const database = await openEmbeddedDatabase(folder);
await migrate(database.kysely);
const api = await openApi(database.kysely);
const { sessionToken, checkoutId } = await makeInvoiceApplicant(api);
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
const headers = { origin: api.merchant.origin, sessiontoken: sessionToken, checkoutid: checkoutId };
process.stdout.write(`${address}#${Buffer.from(JSON.stringify(headers)).toString('base64url')}\n`);

process.on('SIGTERM', async () => {
  await api.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
