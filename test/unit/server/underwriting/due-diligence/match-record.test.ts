import { expect, it } from 'vitest';
import type { RegisterRecord } from '../../../../../server/src/intake/reference';
import { matchRecord } from '../../../../../server/src/underwriting/due-diligence';

const business = {
  legal: 'Maple Ridge Coffee Roasters Inc.',
  businessAs: '',
  entity: 'corporation',
  registrationNumber: '',
  province: 'ON',
};
const record = (change: Partial<RegisterRecord> = {}): RegisterRecord => ({
  registry: 'CC',
  number: '1284410',
  businessNumber: '812345678RC0001',
  name: 'MAPLE RIDGE COFFEE ROASTERS INC',
  otherNames: [],
  active: true,
  status: 'Active',
  office: 'Toronto, Ontario',
  registeredOn: '2014-05-06',
  ...change,
});
const dissolved = record({ number: '7', active: false, status: 'Dissolved', businessNumber: null });

it.each<[string, Partial<typeof business>, readonly RegisterRecord[], string]>([
  ['the same name, however it is written', {}, [record()], 'active by name: 1284410'],
  [
    'another name of the record',
    {},
    [record({ name: 'Torréfaction', otherNames: [business.legal] })],
    'active by name: 1284410',
  ],
  [
    'the trade name',
    { legal: '1284410 Canada Inc.', businessAs: 'Maple Ridge Coffee Roasters' },
    [record()],
    'active by name: 1284410',
  ],
  ['another business', {}, [record({ name: 'Maple Ridge Landscaping Ltd.' })], 'notFound'],
  ['nothing', {}, [], 'notFound'],
  ['a dissolved one', {}, [dissolved], 'inactive by name: 7'],
  ['an active one before a dissolved one', {}, [dissolved, record()], 'active by name: 1284410'],
  [
    'the one whose number was entered',
    { registrationNumber: '7' },
    [record(), dissolved],
    'inactive by nameAndNumber: 7',
  ],
  [
    'its number as people write it',
    { registrationNumber: '00128441-0' },
    [record()],
    'active by nameAndNumber: 1284410',
  ],
  [
    'its business number',
    { registrationNumber: '812345678 RC 0001' },
    [record()],
    'active by nameAndNumber: 1284410',
  ],
  [
    'the number of another business',
    { registrationNumber: '1284410' },
    [record({ name: 'Other Ltd.' })],
    'notFound',
  ],
  ['its own province', {}, [record({ registry: 'ON' })], 'active by name: 1284410'],
  ['another province', {}, [record({ registry: 'BC' })], 'notFound'],
])('%s', (_, change, records, expected) => {
  const found = matchRecord({ ...business, ...change }, records);
  expect('record' in found ? `${found.status} by ${found.by}: ${found.record.number}` : found.status).toBe(
    expected,
  );
});
