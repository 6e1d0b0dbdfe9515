import { limits } from '@tamarack/core/validation/limits';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { sendStatement, waitForChecks } from '../../../support/documents';

describeOneDatabase('abuse of document uploads', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('repeatedly refused files do not make an application grow', async () => {
    const person = await makeApplicantAtBank(api);
    const { statementsCount } = limits;
    for (let round = 0; round < 3; round++) {
      for (let index = 0; index < statementsCount; index++) {
        api.clock.advance({ seconds: 1 });
        const name = `${round}-${index}.pdf`;
        const { status } = await sendStatement(person, { name, bytes: Buffer.from(`%PDF-1.7 ${name}`) });
        expect(status).toBe(200);
      }
      await waitForChecks(person);
    }
    const { documents } = await person.view();
    expect(documents.every(({ state }) => state === 'refused')).toBe(true);
    expect(documents.length).toBeLessThanOrEqual(2 * statementsCount);
    expect(documents.at(-1)?.name).toBe(`2-${statementsCount - 1}.pdf`);
  });
});
