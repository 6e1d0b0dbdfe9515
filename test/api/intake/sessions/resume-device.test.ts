import { getFurthestStep } from '@tamarack/core/flow/current-step';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { Step } from '@tamarack/core/flow/steps';
import { beforeAll, expect, test } from 'vitest';
import type { Api, ApplicantClient, View } from '../../../support/api';
import { connectBank, makeApplicantAtBank, startScoring } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { sendStatement, uploadAllDocuments } from '../../../support/documents';
import { statementPdf } from '../../../support/pdfs';
import { getApplicationId, getPhone, startReturningCheckout } from '../../../support/returning-customers';
import { isScoringEnded, testTiming, waitForDecision } from '../../../support/scoring';
import { createPhone } from '../../../support/verification';
import { waitUntil } from '../../../support/wait-until';
import { signAgreement, walkTo } from '../../../support/walk-to';

const getStep = ({ facts }: View): Step => getFurthestStep(facts, initialLocalState);

/** A bureau that is slow on a busy machine is not one that never answers. */
const patient = { ...testTiming, bureauTimeoutMs: 10_000 };

describeOneDatabase('an unfinished application on another device', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: patient } });
  });

  /** Everything is there, and the device before sees nothing of it any more. */
  const goOn = async (before: ApplicantClient, phone: string, cartTotal = 5000): Promise<ApplicantClient> => {
    const id = await getApplicationId(api, before);
    const person = await startReturningCheckout(api, phone, { cartTotal });
    expect(await getApplicationId(api, person)).toBe(id);
    const old = await before.view();
    expect([old.facts.phoneVerified, old.draft.personal, old.documents]).toEqual([false, null, []]);
    return person;
  };

  test('resumes with a connected bank and continues to the decision', async () => {
    const before = await makeApplicantAtBank(api);
    await connectBank(before, { user: 'instant' });
    const person = await goOn(before, await getPhone(api, before.customerId));
    const view = await person.view();
    expect([getStep(view), view.facts.bank]).toEqual(['bankingInfo', 'connected']);
    await person.post('/v1/scoring');
    expect(getStep(await waitForDecision(person))).toBe('qualification');
  });

  test('resumes between statement uploads: earlier files are there, the rest follow', async () => {
    const before = await makeApplicantAtBank(api);
    const sent = await sendStatement(before, { name: 'one.pdf', bytes: await statementPdf() });
    expect(sent.status).toBe(200);
    const person = await goOn(before, await getPhone(api, before.customerId));
    const view = await person.view();
    expect([getStep(view), view.documents.map(({ name }) => name)]).toEqual([
      'bankStatementsUpload',
      ['one.pdf'],
    ]);
    expect(getStep(await uploadAllDocuments(api, person))).toBe('voidChequeUpload');
  });

  test('resumes during scoring: the run continues, and its end is shown', async () => {
    const before = await startScoring(api, 'never_ready');
    const person = await goOn(before, await getPhone(api, before.customerId));
    const view = await person.view();
    expect([getStep(view), view.facts.scoring.stage]).toEqual(['scoring', 'preparing']);
    const again = await startScoring(api, 'test_pending');
    const next = await goOn(again, await getPhone(api, again.customerId));
    expect(getStep(await waitForDecision(next))).toBe('qualification');
  });

  test('resumes where the SIN is required', async () => {
    const before = await startScoring(api, 'instant', { sin: '222222226' });
    await waitUntil(() => before.view(), isScoringEnded, 30);
    const person = await goOn(before, await getPhone(api, before.customerId));
    expect(getStep(await person.view())).toBe('sinEntry');
  });

  test('resumes with a chosen option: the agreement is read and signed', async () => {
    const phone = createPhone();
    const before = await walkTo(api, 'chosen', { phone });
    const person = await goOn(before, phone, 4321.09);
    expect(getStep(await person.view())).toBe('signAgreement');
    const { status, body } = await signAgreement(person, 'en');
    expect([status, getStep(body)]).toEqual([200, 'final']);
  });
});
