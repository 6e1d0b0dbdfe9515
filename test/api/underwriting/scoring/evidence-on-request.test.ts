import { formatExactMoney } from '@tamarack/core/money/format';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { connectBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeEachDatabase } from '../../../support/describe-databases';
import { extractPdfText } from '../../../support/pdf-text';
import { actOnPeople } from '../../../support/people';
import { readPerson } from '../../../support/person';
import { makeOperator } from '../../../support/reviews';
import { testTiming, waitForDecision } from '../../../support/scoring';
import { waitUntil } from '../../../support/wait-until';

describeEachDatabase('the evidence of a rejection, on request', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  test('the mail offers it, and support hands over every transaction that the decision keeps', async () => {
    const person = await makeApplicantAtBank(api);
    const { email } = await readPerson(api, person.applicationId);
    await connectBank(person, { user: 'rejected_nsf', answers: ['Montreal', 'Canada', 'Triangle'] });
    await person.post('/v1/scoring');
    expect((await waitForDecision(person)).facts.outcome).toBe('rejected');
    const mail = await waitUntil(
      () =>
        api.database
          .selectFrom('outbox_message')
          .select('text')
          .where('recipient', '=', email ?? '')
          .executeTakeFirst(),
      (found) => found !== undefined,
    );
    expect(mail?.text).toContain('ask which of your information and transactions each reason is based on');

    // who writes back is found by the address that the mail went to
    const support = await makeOperator(api, 'Robin Support', { roles: ['support'] });
    const [found] = await actOnPeople(api, support).find({ email: email ?? '' });
    const request = { reason: 'access', reference: 'REQ-8' } as const;
    const answer = await api.call<string>('POST', `/v1/operator/people/${found?.personId}/export/reasons`, {
      headers: { authorization: `Bearer ${support.key}` },
      body: request,
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await api.services.people.exportReasons(support.operator, found?.personId ?? '', request);
    const text = extractPdfText(pdf).join(' ').replaceAll('\u00a0', ' ');
    expect(text).toContain('Payments were returned for insufficient funds too often.');

    const [decision] = await api.database
      .selectFrom('decision')
      .select('id')
      .where('application_id', '=', person.applicationId)
      .execute();
    const stored = await api.services.scoring.decisionEvidence(api.database, person.applicationId);
    const evidence = stored.get(decision?.id ?? '');
    const parts = evidence?.figures.find(({ feature }) => feature === 'nsfCount')?.parts ?? [];
    const lines = parts.flatMap((part) => part.lines.flatMap((place) => evidence?.lines[place] ?? []));
    expect(lines.length).toBeGreaterThanOrEqual(10);
    for (const { description, amount } of lines) {
      expect(text).toContain(description);
      expect(text).toContain(formatExactMoney(amount, 'en').replaceAll('\u00a0', ' '));
    }
    const exports = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'details'])
      .where('act', '=', 'person.exported')
      .execute();
    expect(exports).toHaveLength(2);
    expect(exports[0]).toMatchObject({ details: { format: 'reasons', reference: 'REQ-8' } });
  });
});
