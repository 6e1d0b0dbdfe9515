import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DocumentUpload } from '../../../widget/api/api';
import { createApiFailure } from '../../../widget/api/failure';
import type { ApplicationView, DocumentView } from '../../../widget/api/types';
import { VoidChequeUpload } from '../../../widget/screens/documents/cheque/void-cheque-upload';
import { buildView } from '../../support/build-view';
import { mountScreen, type ScreenOptions } from '../../support/mount-screen';
import { buildChequeDocument } from '../support/documents';

const MB = 1024 * 1024;

function file(name: string, type = 'application/pdf', size = 1000): File {
  const created = new File(['%PDF'], name, { type });
  Object.defineProperty(created, 'size', { value: size });
  return created;
}
const viewWith = (...documents: DocumentView[]): ApplicationView => buildView({ documents });

/** The file’s row, without its screen reader announcements. */
const row = (view: Awaited<ReturnType<typeof mountScreen>>['view']) =>
  within(view.getAllByRole('listitem')[0] as HTMLElement);

/** Opens the screen with uploads that the test resolves. */
async function open(options: ScreenOptions = {}) {
  const uploads: {
    upload: DocumentUpload;
    answer: (view: ApplicationView) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const screen = await mountScreen(VoidChequeUpload, {
    ...options,
    api: {
      uploadDocument: (_, upload) =>
        new Promise((answer, fail) => {
          uploads.push({ upload, answer, fail });
        }),
      ...options.api,
    },
  });
  const french = options.language === 'fr';
  const label = french ? 'Votre spécimen de chèque' : 'Your void cheque';
  const chooseFiles = async (...files: File[]) => {
    const input = screen.view.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await act(async () => {
      fireEvent.change(input, { target: { files } });
      await new Promise((next) => setTimeout(next, 20));
    });
  };
  const next = () =>
    userEvent.click(screen.view.getByRole('button', { name: french ? 'Continuer' : 'Continue' }));
  return { ...screen, uploads, chooseFiles, next };
}

test.each([
  [
    '15 MB and a byte',
    file('a.pdf', 'application/pdf', 15 * MB + 1),
    'File size should not exceed 15mb',
    'La taille du fichier ne doit pas dépasser 15',
  ],
  ['a text', file('a.txt', 'text/plain'), 'File type is invalid', 'Ce type de fichier n’est pas accepté.'],
  ['an empty file', file('a.pdf', 'application/pdf', 0), /^This file is empty/, /^Ce fichier est vide/],
  [
    'HEIC',
    file('IMG_1.HEIC', 'image/heic'),
    /^HEIC pictures aren’t supported/,
    /^Les images HEIC ne sont pas/,
  ],
  ['HEIC without a type', file('IMG_1.HEIC', ''), /^HEIC pictures/, /^Les images HEIC/],
])('%s is rejected and not sent, in both languages', async (_, wrong, english, french) => {
  for (const [language, message] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    const { view, uploads, chooseFiles } = await open({ language });
    await chooseFiles(wrong);
    expect(row(view).getByText(message, { exact: false })).toBeTruthy();
    expect(uploads).toEqual([]);
  }
});

test('a file just over the limit shows a size over the limit', async () => {
  const { view, chooseFiles } = await open();
  await chooseFiles(file('a.pdf', 'application/pdf', 15 * MB + 1));
  expect(row(view).getByText(/^15\.1.MB/)).toBeTruthy();
});

test.each([
  ['en', 'Please attach only a single file'],
  ['fr', 'Veuillez joindre un seul fichier.'],
] as const)('two files are rejected, in %s, and one alone is accepted', async (language, message) => {
  const { view, uploads, chooseFiles } = await open({ language });
  await chooseFiles(file('a.pdf'), file('b.pdf'));
  expect(view.getByText(message)).toBeTruthy();
  expect(view.queryByText('a.pdf')).toBeNull();
  expect(uploads).toEqual([]);
  await chooseFiles(file('a.pdf'));
  expect(view.queryByText(message)).toBeNull();
  expect(uploads).toHaveLength(1);
});

test.each([
  ['c.pdf', 'application/pdf'],
  ['c.png', 'image/png'],
  ['c.jpg', 'image/jpeg'],
  ['c.webp', 'image/webp'],
])('%s of exactly 15 MB is sent', async (name, type) => {
  const { uploads, chooseFiles } = await open();
  await chooseFiles(file(name, type, 15 * MB));
  expect(uploads.map(({ upload }) => [upload.kind, upload.file.name])).toEqual([['voidCheque', name]]);
});

test('an upload in progress must finish, and is then the one to confirm', async () => {
  const { view, uploads, chooseFiles, next, frame } = await open();
  await chooseFiles(file('cheque.pdf'));
  await next();
  expect(view.getByText(/still being sent/)).toBeTruthy();
  await act(async () => uploads[0]?.answer(viewWith(buildChequeDocument({ state: 'checking' }))));
  await waitFor(() => expect(view.queryByText(/still being sent/)).toBeNull());
  expect(view.getByText('Checking…')).toBeTruthy();
  await frame.say({ type: 'state', state: 'complete' });
  await next();
  expect(view.getByRole('dialog')).toBeTruthy();
  expect(frame.urls).toContain('cheque-summary:en#file=cheque.pdf');
});

test('a rejection of the content by the server is shown, and keeps the applicant here', async () => {
  const { view, uploads, chooseFiles, next } = await open();
  await chooseFiles(file('cheque.pdf'));
  const problem = { type: 'file-type-invalid', title: '', status: 415, instance: '' } as const;
  const errors = [{ path: '/file', code: 'fileMismatch' }] as const;
  await act(async () => uploads[0]?.fail(createApiFailure({ ...problem, errors })));
  await waitFor(() => expect(row(view).getByText(/doesn’t match its content/)).toBeTruthy());
  await next();
  expect(view.getByText(/^We can’t use this file/)).toBeTruthy();
});

test.each([
  ['passwordProtected', /locked with a password/],
  ['broken', /can’t open this file/],
  ['infected', /didn’t pass our security check/],
] as const)('a cheque that is %s shows it and must be replaced', async (problem, message) => {
  const { view, next } = await open({
    view: { documents: [buildChequeDocument({ state: 'refused', problem })] },
  });
  expect(row(view).getByText(message)).toBeTruthy();
  await next();
  expect(view.getByText(/^We can’t use this file\. Choose another one/)).toBeTruthy();
  expect(view.queryByRole('dialog')).toBeNull();
});

test('a new file replaces the existing one, which says so, and stays if the new one is invalid', async () => {
  const { view, uploads, chooseFiles } = await open({ view: { documents: [buildChequeDocument()] } });
  expect(view.getByText(/A new file will replace this one/)).toBeTruthy();
  expect(view.getByRole('button', { name: /^Choose another file/ })).toBeTruthy();
  await chooseFiles(file('IMG_1.HEIC', 'image/heic'));
  expect(view.getByText('cheque.pdf')).toBeTruthy();
  expect(view.getByText('IMG_1.HEIC')).toBeTruthy();
  await chooseFiles(file('new.pdf'));
  expect(view.queryByText('cheque.pdf')).toBeNull();
  await act(async () => uploads[0]?.answer(viewWith(buildChequeDocument({ id: 'd2', name: 'new.pdf' }))));
  expect(await view.findByText('Uploaded')).toBeTruthy();
  expect(view.getAllByText('new.pdf')).toHaveLength(1);
});

test('a cheque can be removed, and is then required again', async () => {
  const removed: string[] = [];
  const { view, next } = await open({
    view: { documents: [buildChequeDocument()] },
    api: {
      deleteDocument: async (_, id) => {
        removed.push(id);
        return viewWith();
      },
    },
  });
  await userEvent.click(view.getByRole('button', { name: 'Remove cheque.pdf' }));
  await waitFor(() => expect(view.queryByText('cheque.pdf')).toBeNull());
  expect(removed).toEqual(['d1']);
  await next();
  expect(view.getByText('Please attach a file')).toBeTruthy();
});

test('says how to get the form from the bank', async () => {
  const { view } = await open();
  expect(view.getByText(/direct deposit form, as a PDF, works too/)).toBeTruthy();
  expect(view.getByText(/^No cheque\? Use the direct deposit form/)).toBeTruthy();
});
