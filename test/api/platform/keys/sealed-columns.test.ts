import { beforeAll, expect, it } from 'vitest';
import { toSinCell } from '../../../../server/src/intake/applications/record/sin-cell';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeEachDatabase } from '../../../support/describe-databases';
import { getApplicationId, getPhone, startReturningCheckout } from '../../../support/returning-customers';

const sin = '046454286';
const account = { institution: '001', transit: '00002', number: '1234567' };

describeEachDatabase('encrypted columns', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const readSin = async (id: string): Promise<Buffer> => {
    const row = api.database.selectFrom('application').select('sin_cipher').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).sin_cipher ?? Buffer.of();
  };

  /** An approved applicant whose SIN and account are stored. */
  const makeApplicant = async () => {
    const person = await makeApprovedApplicant(api);
    const { keys, banking } = api.services;
    await api.database
      .updateTable('application')
      .set({ sin_cipher: await keys.encrypt('sin', sin, toSinCell(person.applicationId)) })
      .where('id', '=', person.applicationId)
      .execute();
    await banking.storeChequeAccount(api.services.database, person.applicationId, {
      ...account,
      bank: 'Bank',
    });
    return person;
  };

  it('a returning customer’s SIN and account are encrypted for the new row', async () => {
    const { keys, banking } = api.services;
    const earlier = await makeApplicant();
    const phone = await getPhone(api, earlier.customerId);
    const person = await startReturningCheckout(api, phone, { merchant: await api.makeMerchant() });
    await person.get('/v1/application');
    const id = await getApplicationId(api, person);
    expect(id).not.toBe(earlier.applicationId);
    const cipher = await readSin(id);
    expect(await keys.decrypt('sin', cipher, toSinCell(id))).toBe(sin);
    await expect(keys.decrypt('sin', cipher, toSinCell(earlier.applicationId))).rejects.toThrow();
    expect(await banking.findDebitAccount(api.services.database, id)).toEqual({ ...account, bank: 'Bank' });
  });

  it('an account number copied to another customer’s row does not open there', async () => {
    const { banking } = api.services;
    const [own, other] = [await makeApplicant(), await makeApplicant()];
    await api.database
      .updateTable('debit_account')
      .set(({ selectFrom }) => ({
        account_cipher: selectFrom('debit_account')
          .select('account_cipher')
          .where('application_id', '=', own.applicationId),
      }))
      .where('application_id', '=', other.applicationId)
      .execute();
    await expect(banking.findDebitAccount(api.services.database, other.applicationId)).rejects.toThrow();
    expect(await banking.findDebitAccount(api.services.database, own.applicationId)).toMatchObject(account);
  });
});
