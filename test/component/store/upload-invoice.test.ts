import { afterEach, expect, test, vi } from 'vitest';
import { buildLoadedStore } from '../support/build-store';
import { createFile, stubXmlHttpRequest } from '../support/fake-xhr';
import { approved, buildCartView } from '../support/views';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const facts = { ...approved, entry: 'preQualification', cartTotal: 0, qualification: 'accepted' } as const;
const before = buildCartView(facts);
const invoice = {
  state: 'entered',
  source: 'upload',
  pendingApproval: false,
  amount: 3000,
  payable: null,
  partialConfirmed: false,
} as const;
const after = buildCartView(
  { ...facts, invoice },
  { invoice: { number: 'A-1', site: null, fileName: 'a.pdf', reading: null } },
);

async function begin() {
  const wire = stubXmlHttpRequest();
  const built = await buildLoadedStore(before);
  const { store, provider } = built;
  undo.push(() => store.stop());
  const { uploads } = store;
  return {
    ...built,
    ...wire,
    uploads,
    /** What the server has from now on. */
    kept: () => {
      provider.view = after;
    },
    items: () => uploads.state.getState().items,
    sent: (count: number) => expect.poll(() => wire.requests.length).toBe(count),
  };
}

test('what was read from the file sets the next step, and the upload is cleared', async () => {
  const { store, uploads, sent, requests, items } = await begin();
  expect(store.step()).toBe('invoiceUpload');
  uploads.add('invoice', [createFile('a.pdf', 1000)]);
  await sent(1);
  expect(requests[0]?.url).toBe('https://api.test/v1/invoice/file');
  requests[0]?.progress(400);
  await expect.poll(() => items()[0]?.sent).toBe(400);
  requests[0]?.respond(after);
  await expect.poll(() => store.step()).toBe('invoiceInfo');
  expect(items()).toEqual([]);
});

test('the response advances a manually chosen step too', async () => {
  const { store, uploads, sent, requests } = await begin();
  await store.send({ type: 'newInvoice' });
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(1);
  await store.refresh(); // a read in between does not stop it
  requests[0]?.respond(after);
  await expect.poll(() => store.step()).toBe('invoiceInfo');
});

test('input for the previous invoice is not reused', async () => {
  const { store, uploads, sent, requests } = await begin();
  const other = { phone: 'kept' };
  store.state.setState({ drafts: { invoiceInfo: { number: 'OLD-1' }, other } });
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.respond(after);
  await expect.poll(() => store.step()).toBe('invoiceInfo');
  expect(store.state.getState().drafts).toEqual({ other });
});

test('another file replaces the one being uploaded', async () => {
  const { uploads, sent, sending, named, items } = await begin();
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(1);
  uploads.add('invoice', [createFile('b.pdf')]);
  await sent(2);
  expect(named('a.pdf').state).toBe('aborted');
  expect(sending()).toEqual(['b.pdf']);
  expect(items().map(({ name }) => name)).toEqual(['b.pdf']);
});

test('the same file after a rejection is sent with a new key', async () => {
  const { store, uploads, sent, requests, items } = await begin();
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.respondWithProblem('invoice-currency-is-unsupported', 'fileOtherCurrency');
  await expect.poll(() => items()[0]?.message).toBe('messages:validation.fileOtherCurrency');
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(2);
  expect(requests[1]?.headers['Idempotency-Key']).not.toBe(requests[0]?.headers['Idempotency-Key']);
  requests[1]?.respond(after);
  await expect.poll(() => store.step()).toBe('invoiceInfo');
});

test('a broken upload is retried automatically with the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { store, uploads, sent, requests, items } = await begin();
  uploads.add('invoice', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.drop();
  await expect.poll(() => items()[0]?.state).toBe('resuming');
  await vi.advanceTimersByTimeAsync(1000);
  await sent(2);
  expect(requests[1]?.headers['Idempotency-Key']).toBe(requests[0]?.headers['Idempotency-Key']);
  requests[1]?.respond(after);
  await expect.poll(() => store.step()).toBe('invoiceInfo');
});

test('an upload stopped while it is read does not navigate, even if the server stored it', async () => {
  const { store, uploads, sent, requests, items, kept, provider } = await begin();
  await store.send({ type: 'visit', route: '/invoice-upload' });
  uploads.add('invoice', [createFile('a.pdf', 1000)]);
  await sent(1);
  requests[0]?.progress(1000);
  kept();
  uploads.cancel(items()[0]?.id ?? '');
  expect(requests[0]?.state).toBe('aborted');
  await expect.poll(() => provider.count('GET', '/application')).toBe(2);
  await expect
    .poll(() => {
      const { loading } = store.state.getState();
      return loading.kind === 'ready' && loading.facts.invoice?.source;
    })
    .toBe('upload');
  expect(store.step()).toBe('invoiceUpload');
});

test('confirming sends dollars, and continues to what is financed', async () => {
  const { store, provider } = await begin();
  provider.view = buildCartView({ ...facts, invoice: { ...invoice, state: 'confirmed', payable: 2500.5 } });
  const details = { site: 'North Supply', number: 'A-1', amount: 3000_00, payable: 2500_50 };
  await store.send({ type: 'confirmInvoice', invoice: details });
  expect(provider.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/invoice/confirm',
    body: { site: 'North Supply', number: 'A-1', amount: 3000, payable: 2500.5 },
  });
});
