import type { Language } from '@tamarack/core/language';
import { describe, expect, it } from 'vitest';
import {
  type AddressCompleteCall,
  createAddressComplete,
  createAddressCompleteCall,
} from '../../../../../server/src/adapters/addresses/address-complete';
import { createBuiltInAddressCall } from '../../../../../server/src/adapters/addresses/built-in-addresses';

const builtIn = createAddressComplete(createBuiltInAddressCall());
const find = (words: string, within?: string, language: Language = 'en') =>
  builtIn.find({ words, within, language });

describe('the built-in addresses', () => {
  it.each([
    ['toronto', 'ON'],
    ['montreal', 'QC'],
    ['vancouver', 'BC'],
    ['calgary', 'AB'],
    ['regina', 'SK'],
    ['winnipeg', 'MB'],
    ['halifax', 'NS'],
    ['moncton', 'NB'],
    ['summerside', 'PE'],
    ['corner brook', 'NL'],
    ['whitehorse', 'YT'],
    ['yellowknife', 'NT'],
    ['iqaluit', 'NU'],
  ])('contains an address in %s', async (words, province) => {
    const [first] = await find(words);
    const [leaf] = first?.more ? await find('', first.id) : [first];
    const address = await builtIn.retrieve(leaf?.id ?? '', 'en');
    expect(address).toMatchObject({ province, country: 'CA' });
    expect(address?.postal).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
  });

  it('expands a building to its suites', async () => {
    const [building] = await find('1200 bay');
    expect(building).toMatchObject({ more: true, text: '1200 Bay St' });
    const suites = await find('1200 bay', building?.id);
    expect(suites.map(({ text }) => text)).toContain('305-1200 Bay St');
    expect(suites.every(({ more }) => !more)).toBe(true);
  });

  it('responds in the requested language', async () => {
    const [first] = await find('grande allee quebec', undefined, 'fr');
    expect(first?.description).toBe('Québec, QC, G1S 1C7');
    expect(await builtIn.retrieve(first?.id ?? '', 'fr')).toMatchObject({ city: 'Québec' });
    expect(await builtIn.retrieve(first?.id ?? '', 'en')).toMatchObject({ city: 'Quebec' });
  });

  it('finds by postal code with or without its space', async () => {
    expect((await find('V8W 1J6')).length).toBe(1);
    expect((await find('v8w1j6')).length).toBe(1);
  });

  it('finds nothing for an empty search, and no address for an unknown ID', async () => {
    expect(await find('')).toEqual([]);
    expect(await builtIn.retrieve('CA0', 'en')).toBeNull();
  });
});

describe('the AddressComplete adapter', () => {
  const answering = (body: unknown) => createAddressComplete(async () => body);

  it('treats an account error, sent as HTTP 200, as a failure of the service', async () => {
    const refused = answering({
      Items: [{ Error: '2', Description: 'Unknown key', Cause: '', Resolution: '' }],
    });
    await expect(refused.find({ words: 'a', within: undefined, language: 'en' })).rejects.toMatchObject({
      type: 'service-unavailable',
    });
  });

  it('omits an address outside Canada', async () => {
    const abroad = { Language: 'ENG', SubBuilding: '', Line1: '1 Main St', City: 'Buffalo' };
    const lookUp = answering({
      Items: [{ ...abroad, ProvinceCode: 'NY', PostalCode: '14201', CountryIso2: 'US' }],
    });
    expect(await lookUp.retrieve('US1', 'en')).toBeNull();
  });

  it('calls the vendor as documented', async () => {
    const asked: URL[] = [];
    const call = createAddressCompleteCall({
      key: 'AA11-BB22',
      fetch: async (input) => {
        asked.push(new URL(String(input)));
        return Response.json({ Items: [] });
      },
    });
    await createAddressComplete(call).find({ words: '1 main', within: undefined, language: 'fr' });
    expect(asked[0]?.pathname).toBe('/AddressComplete/Interactive/Find/v2.10/json3.ws');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      Key: 'AA11-BB22',
      SearchTerm: '1 main',
      Country: 'CAN',
      LanguagePreference: 'fr',
    });
  });

  it('never reveals the key when the vendor is unreachable', async () => {
    const call: AddressCompleteCall = createAddressCompleteCall({
      key: 'AA11-BB22',
      fetch: async (input) => {
        throw new TypeError(`cannot reach ${String(input)}`);
      },
    });
    const error: unknown = await call('Retrieve/v2.11', { Id: 'x' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ type: 'service-unavailable' });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('AA11');
  });
});
