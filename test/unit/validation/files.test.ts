import {
  currencyError,
  type FileFacts,
  fileTypeAllowed,
  invoiceFileError,
  statementsError,
  supportingError,
  voidChequeError,
} from '@tamarack/core/validation/files';
import { statementMonthsComplete } from '@tamarack/core/validation/statement-months';
import { expect, test } from 'vitest';

const MB = 1024 * 1024;
const pdf = (changes: Partial<FileFacts> = {}): FileFacts => ({
  name: 'a.pdf',
  type: 'application/pdf',
  size: MB,
  ...changes,
});
const many = (count: number, size = MB) =>
  Array.from({ length: count }, (_, index) => pdf({ name: `${index}.pdf`, size }));

test.each([
  ['application/pdf', 'application/pdf,image/*', true],
  ['image/png', 'application/pdf, image/*', true],
  ['IMAGE/PNG; x=y', 'image/*', true],
  ['imagery/png', 'image/*', false],
  ['application/pdfx', 'application/pdf', false],
  ['', 'image/*', false],
  ['image/', 'image/*', false],
  ['text/html', 'application/pdf,image/*', false],
])('type %j in %j: %s', (type, allowed, good) => {
  expect(fileTypeAllowed(type, allowed)).toBe(good);
});

test('a single file: required, one, of the right type, at most 15 MB to the byte', () => {
  expect(invoiceFileError([])).toBe('fileRequired');
  expect(invoiceFileError([pdf(), pdf()])).toBe('fileSingle');
  expect(invoiceFileError([pdf({ type: 'text/html' })])).toBe('fileType');
  expect(invoiceFileError([pdf({ size: 15 * MB })])).toBeNull();
  expect(invoiceFileError([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(voidChequeError([pdf({ type: 'image/jpeg' })])).toBeNull();
});

test('statements: 1 to 19, PDF, unique names, 150 MB together', () => {
  expect(statementsError([])).toBe('statementsRequired');
  expect(statementsError(many(19))).toBeNull();
  expect(statementsError(many(20))).toBe('statementsTooMany');
  expect(statementsError([pdf({ type: 'image/png' })])).toBe('fileType');
  expect(statementsError([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(statementsError([pdf(), pdf({ name: 'A.PDF' })])).toBe('statementsNames');
  expect(statementsError(many(10, 15 * MB))).toBeNull();
  expect(statementsError([...many(10, 15 * MB), pdf({ size: 1 })])).toBe('statementsTooLarge');
});

test('files beside an answer: 1 to 10, PDF or pictures, unique names, 50 MB together', () => {
  expect(supportingError(many(10))).toBeNull();
  expect(supportingError(many(11))).toBe('supportingTooMany');
  expect(supportingError([pdf({ type: 'image/webp' })])).toBeNull();
  expect(supportingError([pdf({ type: 'text/html' })])).toBe('fileType');
  expect(supportingError([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(supportingError([pdf(), pdf({ name: 'A.PDF' })])).toBe('statementsNames');
  expect(supportingError(many(5, 10 * MB))).toBeNull();
  expect(supportingError([...many(5, 10 * MB), pdf({ size: 1 })])).toBe('supportingTooLarge');
});

test('first to sixth month are enough, or zero to fifth', () => {
  expect(statementMonthsComplete([1, 2, 3, 4, 5, 6])).toBe(true);
  expect(statementMonthsComplete([0, 1, 2, 3, 4, 5])).toBe(true);
  expect(statementMonthsComplete([1, 2, 3, 4, 5])).toBe(false);
  expect(statementMonthsComplete([0, 1, 2, 3, 4, 6])).toBe(false);
  expect(statementMonthsComplete([5, 4, 3, 2, 1, 0, 0])).toBe(true);
});

test('only Canadian dollars', () => {
  expect(currencyError('CAD')).toBeNull();
  expect(currencyError('USD')).toBe('fileCurrency');
});
