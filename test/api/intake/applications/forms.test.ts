import { beforeAll, expect } from 'vitest';
import type { Api, ApplicantClient } from '../../../support/api';
import { describeMostlyOneDatabase } from '../../../support/describe-databases';
import { readIdentity } from '../../../support/frames';
import { readPerson } from '../../../support/person';
import { getApplicationId } from '../../../support/returning-customers';
import {
  address,
  advanceTo,
  business,
  countPersistentRows,
  createEmail,
  personal,
} from '../../../support/verification';

describeMostlyOneDatabase('forms of an application', (makeApi, { describe, test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('saved values come back normalised, the SIN as its last digits', async () => {
    const email = createEmail();
    const person = await advanceTo(api, 'email', { email });
    const { body } = await person.put('/v1/application/personal', {
      ...personal,
      first: '  Anne-Marie ',
      sin: '046 454 286',
      postal: 'l8n1g6',
    });
    const { sin: _, ...shown } = personal;
    expect(body.draft.personal).toEqual({ complete: true });
    expect(await readIdentity(person)).toEqual({
      personal: shown,
      email,
      sinLastThree: '286',
      sinRequired: true,
      today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      draftKey: expect.stringMatching(/^[A-Za-z\d+/]{43}=$/),
    });
    expect(body.facts.personalSaved).toBe(true);
    const saved = await person.put('/v1/application/business', business);
    expect(saved.body.draft.business).toEqual(business);
    expect(saved.body.facts.businessSaved).toBe(true);
  });

  testEach('a business address marked as the same is the personal one, also after that changes', async () => {
    const person = await advanceTo(api, 'personal');
    const blank = { street: '', city: '', province: '', postal: '' };
    const { body } = await person.put('/v1/application/business', {
      ...business,
      ...blank,
      country: '',
      sameAddress: true,
    });
    expect(body.draft.business).toMatchObject({ ...blank, sameAddress: true });
    const readStored = async () => readPerson(api, await getApplicationId(api, person));
    expect(await readStored()).toMatchObject({ business: expect.objectContaining(address) });
    const moved = { ...address, street: '7 Bay St S', postal: 'L8P 1G9' };
    expect((await person.put('/v1/application/personal', { ...personal, ...moved })).status).toBe(200);
    expect(await readStored()).toMatchObject({
      business: expect.objectContaining({ ...moved, legal: business.legal }),
    });
  });

  testEach('a saved SIN may be omitted later, and replaced', async () => {
    const person = await advanceTo(api, 'personal');
    const { sin: _, ...without } = personal;
    const { status, body } = await person.put('/v1/application/personal', { ...without, last: 'Roy' });
    expect(status).toBe(200);
    expect(body.facts.personalSaved).toBe(true);
    expect(await readIdentity(person)).toMatchObject({ personal: { last: 'Roy' }, sinLastThree: '286' });
    expect((await person.put('/v1/application/personal', { ...personal, sin: '130692544' })).status).toBe(
      200,
    );
    expect((await readIdentity(person)).sinLastThree).toBe('544');
  });

  test('the SIN may be empty where the provider makes it optional', async () => {
    const merchant = await api.makeMerchant();
    await api.database
      .updateTable('merchant')
      .set({ sin_optional: true })
      .where('id', '=', merchant.id)
      .execute();
    const person = await advanceTo(api, 'email', { person: await api.session({}, { merchant }) });
    const { sin: _, ...without } = personal;
    const { status, body } = await person.put('/v1/application/personal', without);
    expect(status).toBe(200);
    expect(body.settings.sinRequired).toBe(false);
    expect(await readIdentity(person)).toMatchObject({ sinLastThree: null, sinRequired: false });
  });

  describe('a wrong value gets its own message and changes nothing', () => {
    let person: ApplicantClient;
    beforeAll(async () => {
      person = await advanceTo(api, 'personal');
    });

    test.each([
      ['first', '', 'firstRequired'],
      ['first', 'a'.repeat(41), 'firstTooLong'],
      ['first', 'An<script>', 'firstCharacters'],
      ['last', ' ', 'lastRequired'],
      ['last', 'b'.repeat(81), 'lastTooLong'],
      ['last', '12345', 'lastCharacters'],
      ['dob', '', 'dobRequired'],
      ['dob', '1981-02-29', 'dobInvalid'],
      ['dob', '2020-01-01', 'dobUnderage'],
      ['sin', '12345678', 'sinInvalid'],
      ['sin', '1234567890', 'sinInvalid'],
      ['street', '', 'streetRequired'],
      ['city', '', 'cityRequired'],
      ['city', 'To{ronto', 'cityCharacters'],
      ['province', 'XX', 'provinceRequired'],
      ['postal', '', 'postalRequired'],
      ['postal', 'D1A 1A1', 'postalInvalid'],
      ['country', 'US', 'countryRequired'],
      ['terms', false, 'termsRequired'],
    ])('personal %s "%s": %s', async (field, value, code) => {
      const [before, rows] = [await person.view(), await countPersistentRows(api)];
      const { status, problem } = await person.put('/v1/application/personal', {
        ...personal,
        [field]: value,
      });
      expect(status).toBe(400);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: `/${field}`, code }] });
      expect(await person.view()).toEqual(before);
      expect(await countPersistentRows(api)).toEqual(rows);
    });

    test.each([
      ['legal', '', 'legalRequired'],
      ['legal', '<b>Co</b>', 'legalCharacters'],
      ['businessAs', '', 'businessAsRequired'],
      ['businessAs', 'Co{}', 'businessAsCharacters'],
      ['entity', '', 'entityRequired'],
      ['entity', 'guild', 'entityRequired'],
      ['industry', '', 'industryRequired'],
      ['industry', '999999', 'industryRequired'],
      ['timeInBusiness', 5, 'timeInBusinessTooShort'],
      ['timeInBusiness', -1, 'timeInBusinessRequired'],
      ['street', '', 'streetRequired'],
      ['city', '', 'cityRequired'],
      ['province', '', 'provinceRequired'],
      ['postal', 'M5H', 'postalInvalid'],
    ])('business %s "%s": %s', async (field, value, code) => {
      const [before, rows] = [await person.view(), await countPersistentRows(api)];
      const { status, problem } = await person.put('/v1/application/business', {
        ...business,
        [field]: value,
      });
      expect(status).toBe(400);
      expect(problem).toMatchObject({ type: 'validation-failed', errors: [{ path: `/${field}`, code }] });
      expect(await person.view()).toEqual(before);
      expect(await countPersistentRows(api)).toEqual(rows);
    });

    test('several invalid fields are reported at once, in the order of the form', async () => {
      const { problem } = await person.put('/v1/application/personal', { ...personal, last: '', first: '' });
      expect(problem.errors).toEqual([
        { path: '/first', code: 'firstRequired' },
        { path: '/last', code: 'lastRequired' },
      ]);
    });

    test('a business six months old is accepted', async () => {
      const { status } = await person.put('/v1/application/business', { ...business, timeInBusiness: 6 });
      expect(status).toBe(200);
    });
  });

  test('the first SIN is required where the provider asks for it', async () => {
    const person = await advanceTo(api, 'email');
    const { sin: _, ...without } = personal;
    const { problem } = await person.put('/v1/application/personal', without);
    expect(problem.errors).toEqual([{ path: '/sin', code: 'sinRequired' }]);
  });
});
