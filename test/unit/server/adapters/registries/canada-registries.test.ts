import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankServer } from '../../../../../server/sandbox/bank/server';
import { createCanadaRegistries } from '../../../../../server/src/adapters/registries';
import { toEntityType } from '../../../../../server/src/adapters/registries/to-entity-type';
import { type FakeServer, startFakeServer } from '../../../../support/fake-server';
import { startTestBank } from '../../../../support/test-bank';

let emulated: BankServer;
let server: FakeServer;
beforeAll(async () => {
  [emulated, server] = await Promise.all([startTestBank(), startFakeServer()]);
});
afterAll(() => Promise.all([emulated.close(), server.close()]));

const registries = (url = `${emulated.origin}/registries`) =>
  createCanadaRegistries({ url, timeoutMs: 5_000 });
const createRegistries = () => createCanadaRegistries({ url: server.origin, timeoutMs: 5_000 });

describe('over the emulated registries', () => {
  it('finds active businesses by the beginnings of their words, each of them once', async () => {
    const found = await registries().find('harbour view', 'en');
    expect(found.map(({ id }) => id)).toEqual(['CC_1733120', 'NS_3312456']);
    expect(found[0]).toEqual({
      id: 'CC_1733120',
      name: 'Harbour View Builders Inc.',
      number: '1733120',
      city: 'Halifax',
      province: 'Nova Scotia',
      entity: 'corporation',
      registeredOn: '2016-06-30',
    });
    expect(await registries().find('closed door', 'en')).toEqual([]);
    expect(await registries().find('}+Status_State:Inactive{', 'en')).toEqual([]);
  });

  it.each([
    ['lakeside plumbing', 'en', 'soleProprietorship'],
    ['belle rive', 'fr', 'generalPartnership'],
    ['artisans', 'fr', 'cooperative'],
    ['salish', 'fr', 'corporation'],
    ['foothills', 'en', 'limitedPartnership'],
    ['red river', 'fr', 'nonProfit'],
  ] as const)('reads the legal form of %s in %s', async (words, language, entity) => {
    expect(await registries().find(words, language)).toMatchObject([{ entity }]);
  });

  it('finds records of any status, with the status in the registry’s words', async () => {
    expect(await registries().findRecords('Closed Door Consulting Inc.')).toEqual([
      {
        registry: 'CC',
        number: '1700451',
        businessNumber: '856789012RC0001',
        name: 'Closed Door Consulting Inc.',
        otherNames: [],
        active: false,
        status: 'Dissolved',
        office: 'Ottawa, Ontario',
        registeredOn: '2010-03-02',
      },
    ]);
    expect(await registries().findRecords('Prairie Sky Trucking Inc.')).toMatchObject([
      { otherNames: ['Transport Ciel des Prairies inc.'], active: true },
    ]);
  });

  it('has any other business as a federal corporation, but one that is unregistered or dissolved', async () => {
    expect(await registries().findRecords('Bistro du Nord Inc.')).toMatchObject([
      { registry: 'CC', active: true },
    ]);
    expect(await registries().findRecords('Dissolved Bistro Inc.')).toMatchObject([{ active: false }]);
    expect(await registries().findRecords('Unregistered Bistro Inc.')).toEqual([]);
    await expect(registries().findRecords('Unreachable Bistro Inc.')).rejects.toThrow('service-unavailable');
    expect(await registries().find('Bistro du Nord Inc.', 'en')).toEqual([]);
  });

  it('knows the registered office of federal corporations alone', async () => {
    expect(await registries().findOffice('CC_1390027')).toEqual({
      street: '5016 50 Avenue, Suite 200',
      city: 'Yellowknife',
      province: 'NT',
      postal: 'X1A 2P3',
      country: 'CA',
    });
    expect(await registries().findOffice('CC_999')).toBeNull();
    expect(await registries().findOffice('ON_002457810')).toBeNull();
    expect(await registries().findOffice('CC_1/../../secrets')).toBeNull();
  });
});

describe('what the service answers', () => {
  const document = { MRAS_ID: 'CC_1', Company_Name: 'A', Juri_ID: '1', Status_State: 'Active' };

  it('a listing without date, form or place still names the business; one that cannot be read is left out', async () => {
    server.respondWith({ status: 200, body: { docs: [document, { ...document }, { Company_Name: 'B' }] } });
    expect(await createRegistries().find('abc', 'en')).toEqual([
      { id: 'CC_1', name: 'A', number: '1', city: null, province: null, entity: null, registeredOn: null },
    ]);
  });

  it('an office abroad is none', async () => {
    const address = { addressLine: ['1 Main St'], city: 'Buffalo', postalCode: '14201', provinceCode: 'NY' };
    server.respondWith({
      status: 200,
      body: [{ adresses: [{ address: { ...address, countryCode: 'US' } }] }, null],
    });
    expect(await createRegistries().findOffice('CC_1')).toBeNull();
  });

  it.each([
    ['an error', { status: 503 } as const],
    ['another format', { status: 200, body: { message: 'moved' } } as const],
    ['a connection that ends', 'cut' as const],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example' } } as const],
  ])('%s is a failure of the service that repeats nothing of the search', async (_, response) => {
    server.respondWith(response);
    const failure = await createRegistries()
      .find('Chez Marie', 'en')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ type: 'service-unavailable' });
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('Marie');
  });
});

it.each([
  ['Business Corporation', 'corporation'],
  ['Société par actions ou compagnie', 'corporation'],
  ['Limited Liability Partnership', 'limitedLiabilityPartnership'],
  ['Société en nom collectif à responsabilité limitée', 'limitedLiabilityPartnership'],
  ['Society', 'nonProfit'],
  ['Personne morale sans but lucratif', 'nonProfit'],
  ['Extra-Provincial Corporation', 'corporation'],
  ['Trust', null],
])('%s is %s', (words, entity) => {
  expect(toEntityType(words)).toBe(entity);
});
