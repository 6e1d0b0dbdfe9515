import type { AuditAct } from '../../../src/platform/audit';
import type { ActDetails } from './act-details';

type PersonAct = Extract<AuditAct, `person.${string}` | `retention.${string}`>;

const formatReference = ({ reference }: ActDetails): string =>
  typeof reference === 'string' ? ` (${reference})` : '';

const formatExport = ({ format, files }: ActDetails): string => {
  if (format === 'reasons') return 'the reasons of decisions on the person as PDF';
  const everything = 'everything held on the person as';
  if (format === 'zip')
    return `${everything} a ZIP file with ${files} ${files === 1 ? 'document' : 'documents'}`;
  return `${everything} ${format === 'pdf' ? 'PDF' : 'JSON'}`;
};

/** Labels of acts on personal data. */
export const personActTexts: Readonly<Record<PersonAct, (details: ActDetails) => string>> = {
  'person.found': ({ by, people }) => `searched people by ${by}: ${people} found`,
  'person.seen': () => 'viewed the person',
  'person.exported': (details) =>
    `exported ${formatExport(details)}, reason: ${details['reason']}${formatReference(details)}`,
  'person.erasureProposed': (details) => `proposed to erase the person’s data${formatReference(details)}`,
  'person.erasureCancelled': () => 'cancelled the erasure of the person’s data',
  'person.erased': ({ erased }) =>
    `erased the person’s data: ${erased === 1 ? '1 application' : `${erased} applications`} no longer known`,
  'person.corrected': ({ fields }) => `corrected ${String(fields).replaceAll(' ', ', ')}`,
  'retention.applied': () => 'removed data past its retention',
};
