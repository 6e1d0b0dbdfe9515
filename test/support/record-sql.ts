import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect } from 'vitest';

/**
 * Set-up of the API tests where `SQL_RECORD` names a folder: writes the statements that each test file ran, by
 * database, for `scripts/sql-coverage.mjs`.
 */
const folder = process.env['SQL_RECORD'];
const recorded = { embedded: new Set<string>(), postgres: new Set<string>() };

if (folder !== undefined) {
  const send = pg.Client.prototype.query;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...input: Parameters<typeof send>) {
      const [query] = input as unknown as [string | { readonly text: string }];
      const text = typeof query === 'string' ? query : query.text;
      const stream: unknown = Reflect.get(Reflect.get(this, 'connection'), 'stream');
      const overNetwork = typeof stream === 'object' && stream !== null && 'remotePort' in stream;
      recorded[overNetwork ? 'postgres' : 'embedded'].add(text.replace(/\s+/g, ' ').trim());
      return Reflect.apply(send, this, input);
    },
  });
  afterAll(() => {
    Object.assign(pg.Client.prototype, { query: send });
    const file = expect.getState().testPath ?? '';
    const report = { file, embedded: [...recorded.embedded], postgres: [...recorded.postgres] };
    fs.mkdirSync(folder, { recursive: true });
    const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
    fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report));
  });
}
