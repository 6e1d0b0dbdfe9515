import { benchApi } from './api';
import { benchDecision } from './decision';
import { benchHost } from './host';
import { benchIdle } from './idle';
import { benchInvoices } from './invoices/bench';
import { benchPage } from './page';
import { benchReading } from './reading';
import { benchUpload } from './upload';

/** By their names: `npm run bench -- upload`; without a name, all of them. */
const benches = {
  api: benchApi,
  decision: benchDecision,
  invoices: benchInvoices,
  reading: benchReading,
  upload: benchUpload,
  idle: benchIdle,
  page: benchPage,
  host: benchHost,
};
type Name = keyof typeof benches;

const known = Object.keys(benches) as Name[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name as Name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${known.join(', ')}`);

for (const name of asked.length > 0 ? (asked as Name[]) : known) {
  const { text, kept } = await benches[name]();
  process.stdout.write(text);
  if (!kept) process.exitCode = 1;
}
