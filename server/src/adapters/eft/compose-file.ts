import type { RailBatch, RailEntry } from '../../settlement/payouts';
import { type Field, formatFields, toJulianDate } from './format-fields';
import type { Originator } from './originator';

const recordLength = 1464;
const segmentsInRecord = 6;

/**
 * Writes a batch as a file of the Canadian banks' batch format (Payments Canada Standard 005, logical records of 1464
 * characters): a header, credits six to a record, a trailer with their number and sum. Field by field: docs/payouts.md.
 *
 * @throws RangeError if an amount or a sum has more digits than its field
 */
export function composeFile(batch: RailBatch, originator: Originator): string {
  const records: string[] = [];
  const add = (type: 'A' | 'C' | 'Z', rest: string): void => {
    const start = formatFields([
      ['A', 1, type],
      ['N', 9, records.length + 1],
      ['A', 10, originator.id],
      ['N', 4, batch.creationNumber],
    ]);
    records.push(`${start}${rest}`.padEnd(recordLength, ' '));
  };
  add('A', formatHeader(batch, originator));
  for (let from = 0; from < batch.entries.length; from += segmentsInRecord) {
    const entries = batch.entries.slice(from, from + segmentsInRecord);
    add('C', entries.map((entry) => formatSegment(entry, batch, originator)).join(''));
  }
  add('Z', formatTrailer(batch));
  return records.map((record) => `${record}${originator.recordEnd}`).join('');
}

const formatHeader = (batch: RailBatch, { dataCentre }: Originator): string =>
  formatFields([
    ['N', 6, toJulianDate(batch.createdOn)],
    ['N', 5, dataCentre],
    ['A', 20, ''],
    ['A', 3, 'CAD'],
  ]);

function formatSegment(entry: RailEntry, batch: RailBatch, originator: Originator): string {
  const { payee } = entry;
  const fields: Field[] = [
    ['N', 3, originator.transactionCode],
    ['N', 10, entry.amount],
    ['N', 6, toJulianDate(batch.dueOn)],
    ['N', 9, `0${payee.institution}${payee.transit}`],
    ['A', 12, payee.number],
    ['N', 22, 0],
    ['N', 3, 0],
    ['A', 15, originator.shortName],
    ['A', 30, payee.name],
    ['A', 30, originator.longName],
    ['A', 10, originator.id],
    ['A', 19, entry.trace],
    ['N', 9, `0${originator.settlement.institution}${originator.settlement.transit}`],
    ['A', 12, originator.settlement.number],
    ['A', 15, entry.reference ?? ''],
    ['A', 22, ''],
    ['A', 2, originator.settlementCode],
    ['N', 11, 0],
  ];
  return formatFields(fields);
}

const formatTrailer = ({ entries, total }: RailBatch): string =>
  formatFields([
    // debits
    ['N', 14, 0],
    ['N', 8, 0],
    ['N', 14, total],
    ['N', 8, entries.length],
    // error corrections of credits and of debits
    ['N', 14, 0],
    ['N', 8, 0],
    ['N', 14, 0],
    ['N', 8, 0],
  ]);
