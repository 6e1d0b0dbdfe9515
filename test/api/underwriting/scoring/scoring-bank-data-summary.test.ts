import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Api } from '../../../support/api';
import { goodSin, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { extractPdfText } from '../../../support/pdf-text';
import { makeOperator } from '../../../support/reviews';
import { scoreApplicant, testTiming, waitForDecision } from '../../../support/scoring';

describeOneDatabase('what a decision keeps of bank data', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { scoring: testTiming } });
  });

  const readSummary = (applicationId: string) =>
    api.services.scoring.bankDataSummary(api.database, applicationId);
  const stored = (applicationId: string) =>
    api.database
      .selectFrom('decision')
      .select(['features', 'picture_cipher'])
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute();

  it('a summary, encrypted, which agrees with its figures', async () => {
    const { person } = await scoreApplicant(api, 'approved');
    const summary = await readSummary(person.applicationId);
    const [row] = await stored(person.applicationId);
    if (!summary || !row?.picture_cipher) throw new Error('no summary');
    expect(row.picture_cipher.includes('months')).toBe(false);
    expect(summary.months).toHaveLength(12);
    expect(summary.months.reduce((sum, month) => sum + month.nsf, 0)).toBe(row.features.nsfCount);
    const recent = summary.closing.slice(-90);
    expect(Math.floor(recent.reduce<number>((sum, cents) => sum + (cents ?? 0), 0) / 90)).toBe(
      row.features.averageDailyBalance,
    );
    expect(summary.accounts.map(({ counted }) => counted)).toEqual([true, true, false]);
    expect(JSON.stringify(summary)).not.toMatch(/MONERIS|ONDECK|77777/);
  });

  it('the summary of the last decision: none while the SIN is missing, its own once it was given', async () => {
    const { person } = await scoreApplicant(api, 'review_name', { sin: null, last: 'Newcomer' });
    expect(await readSummary(person.applicationId)).toBeNull();
    await person.put('/v1/application/sin', { sin: goodSin });
    expect((await waitForDecision(person)).facts.outcome).toBe('manualReview');
    expect(await readSummary(person.applicationId)).toMatchObject({
      accounts: [{ holder: 'Quincaillerie Roy et Fils Ltée' }, {}, {}],
    });
    expect((await stored(person.applicationId)).map((row) => row.picture_cipher !== null)).toEqual([
      false,
      true,
    ]);
  });

  it('no summary when no bank was queried', async () => {
    const person = await makeApplicantAtBank(api);
    expect(await readSummary(person.applicationId)).toBeNull();
  });

  const listEvidence = (applicationId: string) =>
    api.database
      .selectFrom('decision_evidence')
      .innerJoin('decision', 'decision.id', 'decision_evidence.decision_id')
      .select([
        'decision.id',
        'decision.features',
        'decision.picture_cipher',
        'decision_evidence.evidence_cipher as cipher',
      ])
      .where('decision.application_id', '=', applicationId)
      .execute();
  const readEvidence = (applicationId: string) =>
    api.services.scoring.decisionEvidence(api.database, applicationId);

  it('the transactions behind each reason to reject, encrypted, with their account', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const [row] = await listEvidence(person.applicationId);
    if (!row?.cipher) throw new Error('no evidence');
    expect(row.cipher.includes('NSF')).toBe(false);
    const evidence = (await readEvidence(person.applicationId)).get(row.id);
    expect(evidence?.reasons[0]).toEqual({ code: 'frequentNsf', features: ['nsfCount'] });
    const figure = evidence?.figures.find(({ feature }) => feature === 'nsfCount');
    expect(figure).toMatchObject({ source: 'bank', value: row.features.nsfCount, proven: true });
    const lines = figure?.parts[0]?.lines.map((place) => evidence?.lines[place]) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(10);
    for (const line of lines) {
      expect(line).toMatchObject({ description: expect.stringContaining('NSF'), rule: expect.any(String) });
      expect(evidence?.accounts[line?.account ?? -1]?.ending).toMatch(/^\d{4}$/);
    }
  });

  it('what the applicant gets on request: the reasons with their transactions, in their language', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const { operator } = await makeOperator(api, 'Robin Support', { roles: ['support'] });
    const { people } = api.services;
    const [found] = await people.find(operator, { applicationId: person.applicationId });
    const request = { reason: 'access', reference: 'REQ-7' } as const;
    const readPdf = async () =>
      extractPdfText(await people.exportReasons(operator, found?.id ?? '', request)).join(' ');
    const english = await readPdf();
    expect(english).toContain('Payments were returned for insufficient funds too often.');
    expect(english).toMatch(
      /Returned payments and their fees: \d+ transactions, \$[\d,.]+ in, \$[\d,.]+ out/,
    );
    expect(english).toMatch(/NSF FEE · Fee for a returned payment · -\$48\.00/);
    expect(english).toMatch(/\w+\s\d+, 20\d\d, •••• \d{4}/);
    await person.put('/v1/application/language', { language: 'fr' });
    const french = await readPdf();
    expect(french).toContain('Motifs de nos décisions');
    expect(french).toMatch(/Frais pour effet retourné · -48,00\s\$/);
    expect(french).toMatch(/Décision du .*\s: refusée/);
    expect(french).not.toMatch(/account|Returned/);
    const { data } = await people.export(operator, found?.id ?? '', request);
    expect(data.decisionEvidence).toEqual([
      expect.objectContaining({
        decisionId: data.decisions[0]?.decisionId,
        transactions: expect.arrayContaining([
          expect.objectContaining({ description: 'NSF FEE', amount: -48, rule: 'nsf.fee' }),
        ]),
      }),
    ]);
  });

  it('no transaction for automatic approvals', async () => {
    const { person } = await scoreApplicant(api, 'instant');
    expect(await listEvidence(person.applicationId)).toEqual([]);
    expect(await readEvidence(person.applicationId)).toEqual(new Map());
  });

  it('transactions that nobody changes, until they are emptied with the summary', async () => {
    const { person } = await scoreApplicant(api, 'rejected_nsf');
    const [row] = await listEvidence(person.applicationId);
    for (const change of [
      sql`update decision_evidence set evidence_cipher = null where decision_id = ${row?.id}`,
      sql`delete from decision_evidence where decision_id = ${row?.id}`,
    ])
      await expect(change.execute(api.database)).rejects.toMatchObject({ code: '23001' });
    // a new key takes the place of the former one, and nothing of another ciphertext
    const [one, other] = [Buffer.from('one'), Buffer.from('other')];
    const replace = (former: Buffer | null | undefined, cipher: Buffer) =>
      sql`select reencrypt_decision_evidence(${row?.id}::uuid, ${former}::bytea, ${cipher}::bytea)`.execute(
        api.database,
      );
    await replace(other, one);
    expect(await listEvidence(person.applicationId)).toEqual([row]);
    await replace(row?.cipher, one);
    expect(await listEvidence(person.applicationId)).toEqual([{ ...row, cipher: one }]);
    await sql`select redact_decisions(array[${person.applicationId}]::uuid[], false)`.execute(api.database);
    expect(await listEvidence(person.applicationId)).toMatchObject([{ cipher: null, picture_cipher: null }]);
    expect(await readEvidence(person.applicationId)).toEqual(new Map());
  });
});
