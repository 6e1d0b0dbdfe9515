import { hasRequiredMonths } from '@tamarack/core/validation/bank/statement-months';
import {
  type FileFacts,
  isFileTypeAllowed,
  validateCurrency,
  validateInvoiceFile,
  validateStatements,
  validateSupportingFiles,
  validateVoidCheque,
} from '@tamarack/core/validation/files';
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
  expect(isFileTypeAllowed(type, allowed)).toBe(good);
});

test('a single file: required, one, of the right type, at most 15 MB to the byte', () => {
  expect(validateInvoiceFile([])).toBe('fileRequired');
  expect(validateInvoiceFile([pdf(), pdf()])).toBe('fileSingle');
  expect(validateInvoiceFile([pdf({ type: 'text/html' })])).toBe('fileType');
  expect(validateInvoiceFile([pdf({ size: 15 * MB })])).toBeNull();
  expect(validateInvoiceFile([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(validateVoidCheque([pdf({ type: 'image/jpeg' })])).toBeNull();
});

test('statements: 1 to 19, PDF, unique names, 150 MB together', () => {
  expect(validateStatements([])).toBe('statementsRequired');
  expect(validateStatements(many(19))).toBeNull();
  expect(validateStatements(many(20))).toBe('statementsTooMany');
  expect(validateStatements([pdf({ type: 'image/png' })])).toBe('fileType');
  expect(validateStatements([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(validateStatements([pdf(), pdf({ name: 'A.PDF' })])).toBe('statementsNames');
  expect(validateStatements(many(10, 15 * MB))).toBeNull();
  expect(validateStatements([...many(10, 15 * MB), pdf({ size: 1 })])).toBe('statementsTooLarge');
});

test('files of an answer: 1 to 10, PDF or images, unique names, 50 MB together', () => {
  expect(validateSupportingFiles(many(10))).toBeNull();
  expect(validateSupportingFiles(many(11))).toBe('supportingTooMany');
  expect(validateSupportingFiles([pdf({ type: 'image/webp' })])).toBeNull();
  expect(validateSupportingFiles([pdf({ type: 'text/html' })])).toBe('fileType');
  expect(validateSupportingFiles([pdf({ size: 15 * MB + 1 })])).toBe('fileTooLarge');
  expect(validateSupportingFiles([pdf(), pdf({ name: 'A.PDF' })])).toBe('statementsNames');
  expect(validateSupportingFiles(many(5, 10 * MB))).toBeNull();
  expect(validateSupportingFiles([...many(5, 10 * MB), pdf({ size: 1 })])).toBe('supportingTooLarge');
});

test('months 1 to 6 are enough, or 0 to 5', () => {
  expect(hasRequiredMonths([1, 2, 3, 4, 5, 6])).toBe(true);
  expect(hasRequiredMonths([0, 1, 2, 3, 4, 5])).toBe(true);
  expect(hasRequiredMonths([1, 2, 3, 4, 5])).toBe(false);
  expect(hasRequiredMonths([0, 1, 2, 3, 4, 6])).toBe(false);
  expect(hasRequiredMonths([5, 4, 3, 2, 1, 0, 0])).toBe(true);
});

test('only Canadian dollars are accepted', () => {
  expect(validateCurrency('CAD')).toBeNull();
  expect(validateCurrency('USD')).toBe('fileCurrency');
});
