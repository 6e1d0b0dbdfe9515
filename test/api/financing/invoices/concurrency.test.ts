import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { uploadInvoice } from '../../../../server/src/financing/invoices/upload-invoice';
import { isProblem } from '../../../../server/src/platform/errors/problem';
import type { Api } from '../../../support/api';
import type { ApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import { buildForm, formContentType } from '../../../support/documents';
import { invoicePdf } from '../../../support/invoice-pdfs';
import { confirmInvoice, countStoredContents, makeInvoiceApplicant } from '../../../support/invoices';
import { isMemoryOver, measureMemory } from '../../../support/live-memory';
import { bigPdf } from '../../../support/pdfs';
import { sendTo } from '../../../support/send';
import { waitUntil } from '../../../support/wait-until';

const mega = 1024 * 1024;

/** As a socket brings it. */
function inPieces(bytes: Buffer): Readable {
  const starts = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) => n * 65_536);
  return Readable.from(starts.map((at) => bytes.subarray(at, at + 65_536)));
}

describeOneDatabase('concurrent invoice uploads', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ send: sendTo });
  });

  /** Without HTTP, which lets only some uploads of a session run at once; unread, so that all of them come at one moment. */
  const uploading = async (person: ApprovedApplicant, files: readonly { name: string; bytes: Buffer }[]) => {
    const session = await api.services.sessions.authenticate(person.sessionToken, person.checkoutId);
    const reader = {
      read: async (content: Readable) => {
        for await (const _ of content);
        return { state: 'unread' } as const;
      },
    };
    return files.map(async ({ name, bytes }) => {
      const receive = async () => ({
        name,
        declaredType: 'application/pdf',
        content: inPieces(bytes),
      });
      try {
        return (await uploadInvoice(session, receive, { ...api.services, reader })).invoice?.fileName;
      } catch (error) {
        if (!isProblem(error)) throw error;
        return error.type;
      }
    });
  };

  test('one of several concurrent uploads remains, and no orphaned file', async () => {
    const person = await makeInvoiceApplicant(api);
    const before = await countStoredContents(api);
    const names = Array.from({ length: 8 }, (_, n) => `${n}.pdf`);
    const files = await Promise.all(
      names.map(async (name) => ({ name, bytes: await invoicePdf({ number: name }) })),
    );
    const answers = await Promise.all(await uploading(person, files));
    expect(answers).toEqual(names);
    expect(names).toContain((await person.view()).invoice?.fileName);
    expect(await countStoredContents(api)).toBe(before + 1);
  });

  test('ten concurrent uploads of one file store it once', async () => {
    const person = await makeInvoiceApplicant(api);
    const before = await countStoredContents(api);
    const bytes = await invoicePdf();
    const answers = await Promise.all(await uploading(person, Array(10).fill({ name: 'a.pdf', bytes })));
    expect(new Set(answers)).toEqual(new Set(['a.pdf']));
    expect(await countStoredContents(api)).toBe(before + 1);
  });

  test('an upload during a confirmation or an entry by hand never mixes the two invoices', async () => {
    const person = await makeInvoiceApplicant(api);
    const before = await countStoredContents(api);
    const bytes = await invoicePdf();
    await Promise.all(await uploading(person, [{ name: 'first.pdf', bytes }]));
    const [sent] = await uploading(person, [{ name: 'second.pdf', bytes }]);
    await Promise.all([
      sent,
      confirmInvoice(person, { number: 'A-1' }),
      person.post('/v1/invoice', { number: 'A-2', amount: 500, payable: 500 }),
    ]);
    const { facts, invoice } = await person.view();
    const byHand = facts.invoice?.source === 'manual';
    expect(invoice?.fileName).toBe(byHand ? null : 'second.pdf');
    expect(await countStoredContents(api)).toBe(byHand ? before : before + 1);
  });

  test('an upload that is cut off leaves nothing, and the previous invoice remains', async () => {
    const person = await makeInvoiceApplicant(api);
    await Promise.all(await uploading(person, [{ name: 'whole.pdf', bytes: await invoicePdf() }]));
    const before = await countStoredContents(api);
    const form = buildForm({ name: 'half.pdf', bytes: await bigPdf(12 * mega) });
    const address = api.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the app does not listen');
    const request = http.request({
      host: '127.0.0.1',
      port: address.port,
      method: 'POST',
      path: '/v1/invoice/file',
      headers: {
        origin: api.merchant.origin,
        sessiontoken: person.sessionToken,
        checkoutid: person.checkoutId,
        'idempotency-key': randomUUID(),
        'content-type': formContentType,
        'content-length': form.length,
      },
    });
    const gone = new Promise((resolve) => request.once('error', resolve));
    request.write(form.subarray(0, form.length / 2));
    const rows = () => api.database.selectFrom('stored_file').select('id').execute();
    await waitUntil(rows, ({ length }) => length > before);
    request.destroy();
    await gone;
    expect(await countStoredContents(api)).toBe(before);
    expect((await person.view()).invoice?.fileName).toBe('whole.pdf');
  });

  test('concurrent uploads of 14 MB are never buffered whole in memory', async () => {
    const bytes = await bigPdf(14 * mega);
    const people = await Promise.all(Array.from({ length: 20 }, () => makeInvoiceApplicant(api)));
    // half of what comes
    const limit = measureMemory() + 140 * mega;
    let over = 0;
    const watch = setInterval(() => {
      if (isMemoryOver(limit)) over += 1;
    }, 20);
    const sent = await Promise.all(people.map((each) => uploading(each, [{ name: 'big.pdf', bytes }])));
    await Promise.all(sent.flat());
    clearInterval(watch);
    expect(over).toBe(0);
  }, 60_000);
});
