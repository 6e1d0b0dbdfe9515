import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { Api, View } from '../../../support/api';
import { type ApplicantAtBank, makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';
import { buildForm, countDocumentContents, formContentType } from '../../../support/documents';
import { bigPdf, pngBytes, statementPdf } from '../../../support/pdfs';
import { sendTo } from '../../../support/send';
import { waitUntil } from '../../../support/wait-until';

const mega = 1024 * 1024;

describeOneDatabase('documents over a real connection', (makeApi) => {
  let api: Api;
  let large: Buffer;
  beforeAll(async () => {
    api = await makeApi({ send: sendTo });
    large = await bigPdf(12 * mega);
  });

  const open = (person: ApplicantAtBank, length: number, key: string = randomUUID(), to = api) => {
    const address = to.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the app does not listen');
    const request = http.request({
      host: '127.0.0.1',
      port: address.port,
      method: 'POST',
      path: '/v1/documents/statements',
      headers: {
        origin: to.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        'idempotency-key': key,
        'content-type': formContentType,
        'content-length': length,
      },
    });
    const answer = new Promise<{ status: number; body: View }>((resolve, reject) => {
      request.once('error', reject);
      request.once('response', async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
      });
    });
    return { request, answer };
  };
  const send = (person: ApplicantAtBank, form: Buffer, key?: string, to = api) => {
    const { request, answer } = open(person, form.length, key, to);
    request.end(form);
    return answer;
  };
  const files = () => api.database.selectFrom('stored_file').select('id').execute();

  test('an upload cut off halfway leaves no row and no file; its key then accepts the whole file', async () => {
    const person = await makeApplicantAtBank(api);
    const form = buildForm({ name: 'Relevé 📄.pdf', bytes: large });
    const key = randomUUID();
    const { request, answer } = open(person, form.length, key);
    request.write(form.subarray(0, form.length / 2));
    await waitUntil(files, (rows) => rows.length > 0);
    request.destroy();
    await expect(answer).rejects.toThrow();
    expect(await countDocumentContents(api, person)).toBe(0);
    expect(await files()).toEqual([]);
    expect((await person.view()).documents).toEqual([]);

    const again = await waitUntil(
      () => send(person, form, key),
      ({ status }) => status !== 409,
    );
    expect(again.status).toBe(200);
    expect(again.body.documents).toMatchObject([{ name: 'Relevé 📄.pdf', size: large.length }]);
    expect(await countDocumentContents(api, person)).toBe(1);
  });

  test('an upload refused while it is sent gets its response, and the connection stays open', async () => {
    const person = await makeApplicantAtBank(api);
    const tooLarge = buildForm({ bytes: await bigPdf(15 * mega + 1) });
    const wrong = buildForm({ bytes: Buffer.concat([pngBytes(), large]) });
    const answers = [await send(person, tooLarge), await send(person, wrong)];
    expect(answers.map(({ status }) => status)).toEqual([413, 415]);
    expect(await countDocumentContents(api, person)).toBe(0);
    expect((await send(person, buildForm({ bytes: await statementPdf() }))).status).toBe(200);
  });

  test('an upload refused before the file is read gets its response while still sending', async () => {
    const person = await makeApplicantAtBank(api);
    await api.database
      .updateTable('application')
      .set({ bank: 'connected' })
      .where('id', '=', person.applicationId)
      .execute();
    const form = buildForm({ bytes: large });
    const { request, answer } = open(person, form.length);
    request.write(form.subarray(0, mega));
    await setTimeout(50);
    request.end(form.subarray(mega));
    expect((await answer).status).toBe(409);
    expect(await countDocumentContents(api, person)).toBe(0);
  });

  test('more concurrent uploads than configured get 429, from any caller', async () => {
    const uploadSlots = { perCaller: 1, perProcess: 2 };
    const small = await makeApi({ send: sendTo, config: { uploadSlots } });
    const people = [
      await makeApplicantAtBank(small),
      await makeApplicantAtBank(small),
      await makeApplicantAtBank(small),
    ] as const;
    const form = buildForm({ bytes: large });
    const hold = async (person: ApplicantAtBank, rows: number) => {
      const { request, answer } = open(person, form.length, undefined, small);
      request.write(form.subarray(0, mega));
      await waitUntil(files, ({ length }) => length === rows);
      return { answer, end: () => request.end(form.subarray(mega)) };
    };
    const refused = async (person: ApplicantAtBank) => {
      const answer = await send(person, form, undefined, small);
      expect(answer).toMatchObject({ status: 429, body: { type: 'rate-limited' } });
      expect(answer.body).toHaveProperty('retryAfter', expect.any(Number));
    };
    const before = (await files()).length;
    const first = await hold(people[0], before + 1);
    await refused(people[0]);
    const second = await hold(people[1], before + 2);
    await refused(people[2]);
    for (const { answer, end } of [first, second]) {
      end();
      expect(await answer).toMatchObject({ status: 200 });
    }
    expect((await send(people[2], form, undefined, small)).status).toBe(200);
  });
});
