/** A credit as parsed by a bank. */
export interface Credit {
  readonly code: string;
  readonly cents: number;
  /** `0YYDDD`. */
  readonly fundsOn: string;
  /** `0IIITTTTT`. */
  readonly institution: string;
  readonly account: string;
  readonly shortName: string;
  readonly payee: string;
  readonly longName: string;
  readonly userId: string;
  readonly crossReference: string;
  readonly returnInstitution: string;
  readonly returnAccount: string;
  readonly sundry: string;
  readonly settlementCode: string;
}

export interface CreditFile {
  readonly originator: string;
  readonly creationNumber: number;
  readonly createdOn: string;
  readonly dataCentre: string;
  readonly currency: string;
  readonly credits: readonly Credit[];
}

const recordLength = 1464;

/**
 * Parses a file of Payments Canada Standard 005 as its receiver does: by positions, trusting nothing.
 *
 * @throws Error that names the record and its problem
 */
export function parseCreditFile(text: string): CreditFile {
  if (!/^[\x20-\x7e\r\n]*$/.test(text)) throw new Error('the file contains more than plain characters');
  const records = splitRecords(text);
  const fail = (index: number, why: string): never => {
    throw new Error(`record ${index + 1}: ${why}`);
  };
  const [header = '', ...rest] = records;
  const trailer = rest.pop() ?? '';
  if (header.charAt(0) !== 'A') fail(0, 'no header');
  if (trailer.charAt(0) !== 'Z') fail(records.length - 1, 'no trailer');
  for (const [index, record] of records.entries()) {
    if (record.length !== recordLength) fail(index, `${record.length} characters`);
    if (Number(record.slice(1, 10)) !== index + 1) fail(index, 'wrong record number');
    if (record.slice(10, 24) !== header.slice(10, 24)) fail(index, 'belongs to another file');
  }
  const credits = rest.flatMap((record, index) => {
    if (record.charAt(0) !== 'C') fail(index + 1, 'is no credit record');
    return splitSegments(record).map(
      (segment) => parseCredit(segment) ?? fail(index + 1, 'contains an invalid segment'),
    );
  });
  const sum = credits.reduce((total, { cents }) => total + cents, 0);
  const [debits, debitCount] = [trailer.slice(24, 38), trailer.slice(38, 46)];
  const [total, count] = [trailer.slice(46, 60), trailer.slice(60, 68)];
  if (!/^0{22}$/.test(`${debits}${debitCount}`)) fail(records.length - 1, 'contains debits');
  if (!/^0{44}$/.test(trailer.slice(68, 112))) fail(records.length - 1, 'contains error corrections');
  if (Number(total) !== sum) fail(records.length - 1, 'states another sum than its credits');
  if (Number(count) !== credits.length) fail(records.length - 1, 'states another number of credits');
  return {
    originator: header.slice(10, 20).trim(),
    creationNumber: Number(header.slice(20, 24)),
    createdOn: header.slice(24, 30),
    dataCentre: header.slice(30, 35),
    currency: header.slice(55, 58),
    credits,
  };
}

/** Splits the file at line ends, or by record length if it has none. */
function splitRecords(text: string): string[] {
  if (/[\r\n]/.test(text)) return text.replace(/\r?\n$/, '').split(/\r?\n/);
  return text.match(new RegExp(`.{1,${recordLength}}`, 'g')) ?? [];
}

/** The used segments of a record. It is invalid if an unused segment precedes a used one. */
function splitSegments(record: string): string[] {
  const all = [0, 1, 2, 3, 4, 5].map((index) => record.slice(24 + index * 240, 24 + (index + 1) * 240));
  const used = all.filter((segment) => segment.trim() !== '');
  if (all.slice(0, used.length).some((segment) => segment.trim() === '')) return [''];
  return used;
}

function parseCredit(segment: string): Credit | null {
  const numbers = [segment.slice(0, 28), segment.slice(40, 65), segment.slice(229, 240)];
  if (segment.length !== 240 || numbers.some((digits) => !/^\d+$/.test(digits))) return null;
  if (!/^0{25}$/.test(segment.slice(40, 65)) || !/^\d{7,12} *$/.test(segment.slice(28, 40))) return null;
  const readText = (from: number, to: number): string => segment.slice(from, to).trimEnd();
  const cents = Number(segment.slice(3, 13));
  const credit = {
    code: segment.slice(0, 3),
    cents,
    fundsOn: segment.slice(13, 19),
    institution: segment.slice(19, 28),
    account: readText(28, 40),
    shortName: readText(65, 80),
    payee: readText(80, 110),
    longName: readText(110, 140),
    userId: readText(140, 150),
    crossReference: readText(150, 169),
    returnInstitution: segment.slice(169, 178),
    returnAccount: readText(178, 190),
    sundry: readText(190, 205),
    settlementCode: readText(227, 229),
  };
  return cents > 0 && credit.payee !== '' && credit.crossReference !== '' ? credit : null;
}
