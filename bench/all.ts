import { benchApi } from './api';
import { benchApplications } from './applications';
import { benchAuditPartitions } from './audit-partitions';
import { benchCategories } from './categories';
import { benchDecision } from './decision';
import { benchFirst } from './first';
import { benchFrames } from './frames';
import { benchHost } from './host';
import { benchIdle } from './idle';
import { benchIndustries } from './industries';
import { benchDrawn } from './invoices/bench-drawn';
import { benchInvoices } from './invoices/bench-invoices';
import { benchMemory } from './memory';
import { benchNames } from './names';
import { benchOpening } from './opening';
import { benchPage } from './page';
import { benchPerson } from './person';
import { benchReading } from './reading';
import { benchScale } from './scale';
import { benchScreening } from './screening';
import { benchUpload } from './upload';
import { benchWholeApplication } from './whole-application';

/** By their names: `npm run bench -- upload`; without a name, all of them. */
const benches = {
  api: benchApi,
  opening: benchOpening,
  applications: benchApplications,
  scale: benchScale,
  categories: benchCategories,
  names: benchNames,
  screening: benchScreening,
  industries: benchIndustries,
  decision: benchDecision,
  invoices: benchInvoices,
  'drawn-invoices': benchDrawn,
  reading: benchReading,
  upload: benchUpload,
  idle: benchIdle,
  page: benchPage,
  first: benchFirst,
  'whole-application': benchWholeApplication,
  host: benchHost,
  memory: benchMemory,
  frames: benchFrames,
  person: benchPerson,
  'audit-partitions': benchAuditPartitions,
};
type Name = keyof typeof benches;

const known = Object.keys(benches) as Name[];
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !known.includes(name as Name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${known.join(', ')}`);

for (const name of requested.length > 0 ? (requested as Name[]) : known) {
  const { text, passed } = await benches[name]();
  process.stdout.write(text);
  if (!passed) process.exitCode = 1;
}
