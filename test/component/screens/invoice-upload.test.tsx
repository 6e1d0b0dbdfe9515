import { act, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { DocumentUpload } from '../../../widget/api/api';
import { createApiFailure } from '../../../widget/api/failure';
import type { ApplicationView } from '../../../widget/api/types';
import { SLOW_CHECK } from '../../../widget/forms/use-is-slow';
import { InvoiceUpload } from '../../../widget/screens/invoice/invoice-upload';
import { buildView, type ViewChanges } from '../../support/build-view';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';
import { buildCredit } from '../../unit/flow/build-facts';
import { createFile } from '../support/fake-xhr';

afterEach(() => {
  vi.useRealTimers();
});

const fresh: ViewChanges = {
  facts: {
    entry: 'preQualification',
    eligibility: 'eligible',
    phoneVerified: true,
    emailVerified: true,
    scoring: { state: 'done', stage: null, slow: false, late: false },
    outcome: 'approved',
    qualification: 'accepted',
    credit: buildCredit({ limit: 25_000, remaining: 21_800, instant: 21_800 }),
  },
};
const invoice = {
  state: 'entered',
  source: 'upload',
  pendingApproval: false,
  amount: 6400.55,
  payable: null,
  partialConfirmed: false,
} as const;
const there: ViewChanges = {
  ...fresh,
  facts: { ...fresh.facts, invoice },
  invoice: { number: 'NW-1', site: null, fileName: 'facture.pdf', reading: null },
};

/** The screen over uploads that the test answers. */
async function open(options: ScreenOptions = {}) {
  const uploads: {
    upload: DocumentUpload;
    answer: (view: ApplicationView) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const screen = await mountScreen(InvoiceUpload, {
    view: fresh,
    ...options,
    api: {
      application: async () => buildView(options.view ?? fresh),
      uploadDocument: (_, upload) =>
        new Promise((answer, fail) => {
          uploads.push({ upload, answer, fail });
        }),
    },
  });
  const french = options.language === 'fr';
  const label = french ? 'Votre facture' : 'Your invoice';
  const choose = screen.view.getByRole('button', {
    name: new RegExp(french ? '^Choisir un' : '^Choose a'),
  });
  const give = async (...files: File[]) => {
    const input = screen.view.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await act(async () => {
      fireEvent.change(input, { target: { files } });
      await new Promise((next) => setTimeout(next, 20));
    });
  };
  const next = () =>
    userEvent.click(screen.view.getByRole('button', { name: french ? 'Continuer' : 'Continue' }));
  const focused = () => screen.root.activeElement;
  const row = () => screen.view.getByText(/\.pdf$/).closest('li') as HTMLElement;
  return { ...screen, uploads, give, next, choose, focused, row };
}

test('says whose invoice is needed, and offers to continue without one', async () => {
  const { view, sent } = await open();
  view.getByText(/^Attach the invoice from Northwind Wholesale/);
  await userEvent.click(view.getByRole('button', { name: 'Continue without uploading' }));
  expect(sent).toEqual([{ type: 'skipInvoiceUpload' }]);
});

test('the file dialog offers PDFs and images, and a phone its camera', async () => {
  const { view } = await open();
  const input = view.getByLabelText<HTMLInputElement>('Your invoice', { selector: 'input' });
  expect(input.accept).toContain('image/jpeg');
  expect(input.accept).toContain('application/pdf');
  expect(input.multiple).toBe(false);
});

test.each([
  ['en', 'Please attach a file', 'Please attach only a single file'],
  ['fr', 'Veuillez joindre un fichier.', 'Veuillez joindre un seul fichier.'],
] as const)('without a file, and with two, the error is shown and focused, in %s', async (language, none, two) => {
  const { view, uploads, give, next, choose, focused } = await open({ language });
  await next();
  expect(focused()).toBe(choose);
  expect(choose.getAttribute('aria-describedby')).toContain(view.getByText(none).closest('[id]')?.id);
  await give(createFile('a.pdf'), createFile('b.pdf'));
  view.getByText(two);
  expect(view.queryByText(none)).toBeNull();
  expect(focused()).toBe(choose);
  expect(uploads).toEqual([]);
  await next();
  view.getByText(none);
  await give(createFile('a.pdf'));
  expect(view.queryByText(none)).toBeNull();
  expect(view.queryByText(two)).toBeNull();
  expect(uploads).toHaveLength(1);
});

const big = 15 * 1024 * 1024;
test.each([
  ['15 MB and a byte', createFile('a.pdf', big + 1), 'File size should not exceed 15mb'],
  ['a document of a word processor', createFile('a.docx', 10, 'application/msword'), 'File type is invalid'],
  ['an empty file', createFile('a.pdf', 0), /^This file is empty/],
  ['HEIC', createFile('IMG_1.HEIC', 10, 'image/heic'), /^HEIC pictures aren’t supported/],
])('%s is not sent: the error is shown and focused at once, and another file can be chosen', async (_, file, message) => {
  const { view, uploads, give, focused } = await open();
  await give(file);
  const alert = view.getByRole('alert');
  within(alert).getByText(message);
  within(alert).getByText(`${file.name} can’t be used`);
  expect(focused()?.contains(alert)).toBe(true);
  expect(uploads).toEqual([]);
  await give(createFile('good.pdf', big));
  expect(view.queryByRole('alert')).toBeNull();
  expect(uploads.map(({ upload }) => [upload.kind, upload.file.name])).toEqual([['invoice', 'good.pdf']]);
});

const refusedBy = (type: 'file-type-invalid' | 'invoice-currency-is-unsupported', code: string) =>
  createApiFailure({ type, title: '', status: 400, instance: '', errors: [{ path: '/file', code }] });

test.each([
  [
    'US dollars',
    refusedBy('invoice-currency-is-unsupported', 'fileCurrency'),
    'USD invoices are not supported',
  ],
  [
    'another currency',
    refusedBy('invoice-currency-is-unsupported', 'fileOtherCurrency'),
    /^Only invoices in Canadian/,
  ],
  ['a password', refusedBy('file-type-invalid', 'filePassword'), /locked with a password/],
  ['damage', refusedBy('file-type-invalid', 'fileBroken'), /^We can’t open this file/],
  ['400 pages', refusedBy('file-type-invalid', 'filePages'), /too many pages/],
  ['a huge picture', refusedBy('file-type-invalid', 'filePicture'), /^This picture is too large/],
  ['a virus', refusedBy('file-type-invalid', 'fileInfected'), /didn’t pass our security check/],
  [
    'an invoice that is financed already',
    createApiFailure({ type: 'invoice-is-used', title: '', status: 409, instance: '' }),
    'This invoice has already been submitted to the merchant. Please upload a new invoice.',
  ],
])('%s: the error is shown and focused, and the same file can be sent again', async (_, failure, message) => {
  const { view, uploads, give, focused } = await open();
  await give(createFile('a.pdf'));
  await act(async () => uploads[0]?.fail(failure));
  within(view.getByRole('alert')).getByText(message);
  expect(focused()?.contains(view.getByRole('alert'))).toBe(true);
  await give(createFile('a.pdf'));
  expect(view.queryByRole('alert')).toBeNull();
  expect(uploads).toHaveLength(2);
});

test('each rejected file takes the focus again', async () => {
  const { view, give, choose, focused } = await open();
  await give(createFile('a.docx', 10, 'application/msword'));
  act(() => choose.focus());
  await give(createFile('a.docx', 10, 'application/msword'));
  expect(focused()?.contains(view.getByRole('alert'))).toBe(true);
});

test('shows the progress in percent, then the reading, and that it takes longer', async () => {
  const { view, uploads, give, row } = await open();
  await give(createFile('a.pdf', 1000));
  const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  uploads[0]?.upload.onProgress(600);
  await frame();
  expect(view.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60');
  within(row()).getByText('Sending, 60%');
  const news = () =>
    view
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(news()).toBe('Sending, 50%');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  uploads[0]?.upload.onProgress(1000);
  await frame();
  within(row()).getByText('Reading your invoice…');
  expect(news()).toBe('Reading your invoice…');
  await act(async () => vi.advanceTimersByTime(SLOW_CHECK));
  within(row()).getByText(/^Still reading your invoice/);
  expect(news()).toMatch(/^Still reading your invoice/);
  expect(view.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true');
});

test('can be cancelled at any time, which stops the upload', async () => {
  const { view, uploads, give } = await open();
  await give(createFile('a.pdf'));
  await userEvent.click(view.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(uploads[0]?.upload.signal.aborted).toBe(true);
  expect(view.queryByText('a.pdf')).toBeNull();
  view.getByRole('button', { name: /^Choose a file/ });
});

test('leaving the screen stops the upload', async () => {
  const { unmount, uploads, give } = await open();
  await give(createFile('a.pdf'));
  unmount();
  expect(uploads[0]?.upload.signal.aborted).toBe(true);
});

test('of two files chosen in a row only the last is uploaded', async () => {
  const { uploads, give } = await open();
  await give(createFile('a.pdf'));
  await give(createFile('b.pdf'));
  expect(uploads.map(({ upload }) => [upload.file.name, upload.signal.aborted])).toEqual([
    ['a.pdf', true],
    ['b.pdf', false],
  ]);
});

test('without a network the file is kept, and sent on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { view, uploads, give, focused, row } = await open();
  await give(createFile('a.pdf'));
  for (const wait of [1000, 2000, 4000, 8000]) {
    await act(async () => uploads.at(-1)?.fail(createApiFailure(null)));
    within(row()).getByText(/^Connection lost/);
    await act(() => vi.advanceTimersByTimeAsync(wait));
  }
  await act(async () => uploads.at(-1)?.fail(createApiFailure(null)));
  within(row()).getByText(/^Interrupted/);
  expect(focused()?.contains(row())).toBe(true);
  await userEvent.click(view.getByRole('button', { name: 'Try again: a.pdf' }));
  expect(uploads).toHaveLength(6);
});

test('an existing file can be kept or replaced', async () => {
  const { view, sent, next, uploads, give } = await open({ view: there });
  view.getByText('facture.pdf');
  await next();
  expect(sent).toEqual([{ type: 'visit', route: '/invoice-info' }]);
  await give(createFile('other.pdf'));
  expect(view.queryByText('facture.pdf')).toBeNull();
  expect(uploads).toHaveLength(1);
});

test('help covers the right file, photos, several pages, HEIC, entry by hand, and support', async () => {
  const { view } = await open({ language: 'fr' });
  await userEvent.click(view.getByText('Un problème de téléversement?'));
  for (const title of [
    'Le bon fichier',
    'Une facture papier',
    'Plusieurs pages',
    'Une photo en format HEIC',
    'Rien n’y fait',
  ])
    view.getByText(title);
  expect(view.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
});
