import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { postOrder } from '../../../support/orders';
import {
  type Customer,
  confirmEligibility,
  enterFromPage,
  readIdentity,
  readPrefill,
} from '../../../support/prefill';
import { advanceTo, createPhone } from '../../../support/verification';

describeOneDatabase('formats of what a merchant passes', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const wrong = {
    email: 'ada at shop',
    phone: 'n/a',
    firstName: 'A'.repeat(201),
    business: { name: 'B', address: { province: 'Ontario' } },
  };

  test('a server hears which value is wrong, without the value', async () => {
    const { status, problem } = await postOrder(api, { customer: { ...wrong, firstName: 'Ada' } });
    expect([status, problem.type]).toEqual([400, 'validation-failed']);
    expect(problem.errors).toEqual([
      {
        path: '/customer/email',
        code: 'invalid',
        expected: 'an email address',
        received: 'a string of 11 characters',
      },
      {
        path: '/customer/phone',
        code: 'invalid',
        expected: 'a phone number, as +14165550123',
        received: 'a string of 3 characters',
      },
      {
        path: '/customer/business/address/province',
        code: 'invalid',
        expected: 'two letters, as ON',
        received: 'a string of 7 characters',
      },
    ]);
    expect(JSON.stringify(problem)).not.toMatch(/ada at|n\/a|Ontario/);
    const long = await postOrder(api, { customer: wrong });
    expect(long.problem.errors).toMatchObject([
      {
        path: '/customer/firstName',
        expected: 'at most 200 characters',
        received: 'a string of 201 characters',
      },
    ]);
    const misspelt = await postOrder(api, { customer: { Email: 'ada@shop.example' } as Customer });
    expect(misspelt.problem.errors).toMatchObject([{ path: '/customer/Email', nearest: 'email' }]);
  });

  test('a page hears the same, and an unknown name does not stop its customer', async () => {
    const { status, problem } = await api.checkout({ customer: { email: 'ada at shop' } });
    expect(status).toBe(400);
    expect(problem.errors).toMatchObject([{ path: '/customer/email', expected: 'an email address' }]);
    const numeric = await api.checkout({ customer: { phone: 4165550123 as unknown as string } });
    expect(numeric.problem.errors).toMatchObject([
      { path: '/customer/phone', expected: 'a string', received: 'a number' },
    ]);
    expect((await api.checkout({ customer: { nickname: 'Jo' } as Customer })).status).toBe(200);
  });

  test.each<[string, Customer | null]>([
    ['nothing', null],
    ['nothing in it', {}],
    ['nulls', { email: null, phone: null, business: { name: null, address: null } }],
    ['empty strings', { email: '', phone: ' ', firstName: '', business: { name: ' ' } }],
    ['a number of another country', { phone: '+44 7911 123456' }],
    ['a number with an extension', { phone: '416-555-0199 ext. 5' }],
    ['an address that is too long for us', { email: `${'a'.repeat(90)}@shop.example` }],
    ['a place in another country', { business: { address: { province: 'NY' } } }],
  ])('%s stops nobody, and is not offered', async (_, customer) => {
    const person = await api.session({ customer });
    await confirmEligibility(person);
    expect((await person.view()).contact).not.toHaveProperty('prefill');
    expect(await readPrefill(api, person)).toBeNull();
    expect((await postOrder(api, { customer })).status).toBe(201);
  });

  test('a name that a form refuses is shown in it, to be corrected', async () => {
    const phone = createPhone();
    const person = await enterFromPage(api, { phone, firstName: 'R2-D2\u0007', lastName: 'L'.repeat(120) });
    await advanceTo(api, 'email', { person, phone });
    expect((await readIdentity(person)).personal).toMatchObject({ first: 'R2-D2', last: 'L'.repeat(120) });
  });
});
