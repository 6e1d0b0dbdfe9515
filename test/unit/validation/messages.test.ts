import { problemTypes } from '@tamarack/core/errors/catalogue';
import { validationCodes } from '@tamarack/core/validation/validation-codes';
import { expect, test } from 'vitest';
import en from '../../../widget/i18n/locales/en/messages.json';
import fr from '../../../widget/i18n/locales/fr/messages.json';

test.each([
  ['English', en],
  ['French', fr],
])('every code and every problem type has a text in %s, and there are no others', (_language, words) => {
  expect(Object.keys(words.validation).sort()).toEqual([...validationCodes].sort());
  // a variant of one text is named after it: `invoice-is-used_manual`
  const problems = new Set(Object.keys(words.problem).map((key) => key.split('_')[0]));
  expect([...problems].sort()).toEqual(Object.keys(problemTypes).sort());
});

/** Specification, sections 5 and 8, to the letter; a word joiner, which keeps *e-sign* on one line, is none. */
test.each([
  ['ineligible', 'You need to be a Canadian business older than 6 months to use the product.'],
  ['codeInvalid', 'Invalid code, please try again.'],
  ['sinRequired', 'SIN is required.'],
  ['sinInvalid', 'Invalid SIN, must be 9 numbers long.'],
  ['termsRequired', 'You need to read and agree to e-sign disclosure.'],
  ['timeInBusinessTooShort', 'Need to be in business for at least 6 months.'],
  ['fileSingle', 'Please attach only a single file'],
  ['fileTooLarge', 'File size should not exceed 15mb'],
  ['fileType', 'File type is invalid'],
  ['fileRequired', 'Please attach a file'],
  ['fileCurrency', 'USD invoices are not supported'],
  ['siteRequired', 'Site is required.'],
  ['invoiceFormat', 'Invalid invoice format.'],
] as const)('%s has the text %j', (code, sentence) => {
  expect(en.validation[code].replace('\u2060', '')).toBe(sentence);
});
