import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DocumentUpload } from '../../../widget/api/api';
import type { ApplicationView, DocumentView } from '../../../widget/api/types';
import { MoreInformation } from '../../../widget/screens/documents/request/more-information';
import { buildView, type ViewChanges } from '../../support/build-view';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';
import { createFile } from '../support/fake-xhr';

const MB = 1024 * 1024;
const photoId = { code: 'photoId', en: 'Photo identification', fr: 'Une pièce d’identité avec photo' };
const supporting = (name: string, changes: Partial<DocumentView> = {}): DocumentView => ({
  id: name,
  kind: 'supporting',
  name,
  size: 1000,
  state: 'ready',
  problem: null,
  months: null,
  monthsSource: null,
  ...changes,
});
const asked = (documents: readonly DocumentView[] = [], note: string | null = null): ViewChanges => ({
  facts: { moreAsked: true, outcome: 'manualReview' },
  request: { items: [photoId], note, askedAt: '2026-11-20T15:12:00.000Z' },
  documents: [...documents],
});

/** The screen over uploads that the test answers. */
async function open(options: ScreenOptions = {}) {
  const uploads: { upload: DocumentUpload; answer: (view: ApplicationView) => void }[] = [];
  const screen = await mountScreen(MoreInformation, {
    view: asked(),
    ...options,
    api: {
      uploadDocument: (_, upload) =>
        new Promise((answer) => {
          uploads.push({ upload, answer });
        }),
      ...options.api,
    },
  });
  const french = options.language === 'fr';
  const { view } = screen;
  const name = french ? 'Envoyer à l’analyste' : 'Send to the reviewer';
  return {
    ...screen,
    sending: uploads,
    button: () => view.getByRole('button', { name }),
    press: () => userEvent.click(view.getByRole('button', { name })),
    text: () => view.getByLabelText<HTMLTextAreaElement>(french ? 'Votre message' : 'Your message'),
    write: (words: string) =>
      fireEvent.change(view.getByLabelText(french ? 'Votre message' : 'Your message'), {
        target: { value: words },
      }),
    give: (...files: File[]) =>
      act(async () => {
        const label = french ? 'Vos fichiers' : 'Your files';
        fireEvent.change(view.getByLabelText(label, { selector: 'input' }), { target: { files } });
        await new Promise((next) => setTimeout(next, 20));
      }),
    says: (text: RegExp) => expect(view.getAllByText(text)).not.toEqual([]),
  };
}

test('shows what is requested, and quotes the reviewer in the original language', async () => {
  const note = 'Bonjour,\nà qui est ce compte?';
  for (const [language, item] of [
    ['en', photoId.en],
    ['fr', photoId.fr],
  ] as const) {
    const { view } = await open({ view: asked([], note), language });
    expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([item]);
    const quote = view.getByText(/à qui est ce compte/);
    expect(quote.localName).toBe('blockquote');
    expect(quote.getAttribute('lang')).toBe('');
    expect(quote.textContent).toBe(note);
  }
});

test.each([
  ['en', 'Write an answer or add a file.'],
  ['fr', 'Écrivez une réponse ou ajoutez un fichier.'],
] as const)('an empty answer shows the field’s error, which takes the focus (%s)', async (language, words) => {
  const { press, text, write, view, sent } = await open({ language });
  write('  \n ');
  await press();
  expect(sent).toEqual([]);
  await waitFor(() => expect(text().getRootNode()).toHaveProperty('activeElement', text()));
  const described = text().getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = text().getRootNode() as ShadowRoot;
  expect(described.map((id) => root.getElementById(id)?.textContent)).toContain(words);
  write('It is ours.');
  expect(view.queryByText(words)).toBeNull();
});

test('text alone is an answer, sent once for a double click', async () => {
  const { button, write, sent } = await open({ results: [new Promise(() => {})] });
  write('It is our savings account.');
  const user = userEvent.setup();
  await user.dblClick(button());
  expect(sent).toEqual([{ type: 'answerRequest', text: 'It is our savings account.' }]);
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('a file alone is an answer; a refused one is not', async () => {
  const one = await open({ view: asked([supporting('id.pdf')]) });
  await one.press();
  expect(one.sent).toEqual([{ type: 'answerRequest', text: '' }]);
  const none = await open({ view: asked([supporting('id.pdf', { state: 'refused', problem: 'broken' })]) });
  none.says(/^We can’t open this file: it may be damaged\. Save or scan it again/);
  await none.press();
  expect(none.sent).toEqual([]);
});

test('files still uploading block the answer, with a focused message', async () => {
  const both = buildView(asked([supporting('front.pdf'), supporting('back.jpg')]));
  const { give, press, says, sent, sending, view, root } = await open({
    api: { application: async () => both },
  });
  await give(createFile('front.pdf'), createFile('back.jpg', 1000, 'image/jpeg'));
  expect(sending.map(({ upload }) => upload.kind)).toEqual(['supporting', 'supporting']);
  await press();
  says(/^Wait until they’re uploaded/);
  expect(root.activeElement?.textContent).toMatch(/^Your files are still on their way/);
  await act(async () => {
    sending[0]?.answer(buildView(asked([supporting('front.pdf')])));
  });
  await act(async () => {
    sending[1]?.answer(both);
  });
  await waitFor(() => expect(view.queryByText(/^Wait until they’re uploaded/)).toBeNull());
  expect(sent).toEqual([]);
  await press();
  expect(sent).toEqual([{ type: 'answerRequest', text: '' }]);
});

test('a file that failed to upload is not silently omitted', async () => {
  const { give, press, says, sent, uploads, write } = await open();
  write('Here is my identification.');
  await give(createFile('front.pdf'));
  const [item] = uploads.state.getState().items;
  act(() =>
    uploads.state.setState({ items: item ? [{ ...item, state: 'interrupted', message: null }] : [] }),
  );
  await press();
  says(/^Some files didn’t reach us$/);
  expect(sent).toEqual([]);
});

test('a check is waited for, but a slow one does not block', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { button, says, sent } = await open({ view: asked([supporting('id.pdf', { state: 'checking' })]) });
    fireEvent.click(button());
    says(/^We’re checking your files$/);
    await act(async () => void (await vi.advanceTimersByTimeAsync(8100)));
    fireEvent.click(button());
    await waitFor(() => expect(sent).toHaveLength(1));
  } finally {
    vi.useRealTimers();
  }
});

test('a file that breaks a rule is rejected and not sent', async () => {
  const { give, says, sending } = await open();
  await give(
    createFile('a.docx', 1000, 'application/msword'),
    createFile('b.heic', 1000, 'image/heic'),
    createFile('c.pdf', 15 * MB + 1),
    createFile('d.pdf', 0),
  );
  for (const words of [
    /^File type is invalid/,
    /^HEIC pictures/,
    /should not exceed 15mb/,
    /^This file is empty/,
  ])
    says(words);
  expect(sending).toEqual([]);
});

test.each([
  ['an eleventh file', 10, 1000, 'Veuillez joindre au plus 10 fichiers.'],
  ['more than 50 MB in all', 5, 10 * MB, 'L’ensemble des fichiers ne doit pas dépasser 50 Mo.'],
] as const)('%s is rejected, in French too', async (_, count, size, words) => {
  const there = Array.from({ length: count }, (_each, index) => supporting(`${index}.pdf`, { size }));
  const { give, view } = await open({ language: 'fr', view: asked(there) });
  await give(createFile('one-more.pdf'));
  expect(view.getByText(words)).toBeTruthy();
});

test('the remaining characters are shown near the limit; excess text is reported and kept', async () => {
  const { write, view, press, text, sent } = await open();
  write('a'.repeat(1799));
  expect(view.queryByText(/characters? left$/)).toBeNull();
  write('a'.repeat(1999));
  expect(view.getByText('1 character left')).toBeTruthy();
  write('🏦'.repeat(2003));
  expect(view.getByText('3 characters too many')).toBeTruthy();
  await press();
  expect(await view.findByText('Please shorten it to 2,000 characters.')).toBeTruthy();
  expect(text().value).toHaveLength(4006);
  expect(sent).toEqual([]);
});

test('the text survives leaving the screen and a failure, but not a successful submission', async () => {
  const { write, unmount, again, sent } = await open({ results: [toRefusal('service-unavailable')] });
  write('It is ours.');
  unmount();
  const back = again();
  const field = () => back.view.getByLabelText<HTMLTextAreaElement>('Your message');
  const send = () => userEvent.click(back.view.getByRole('button', { name: 'Send to the reviewer' }));
  expect(field().value).toBe('It is ours.');
  await send();
  expect(field().value).toBe('It is ours.');
  await send();
  expect(sent).toHaveLength(2);
  await waitFor(() => expect(field().value).toBe(''));
});

test('a rejection by the server is shown at its field', async () => {
  const errors = [{ path: '/text', code: 'answerRequired' }] as const;
  const { write, press, view } = await open({
    results: [toRefusal('validation-failed', { errors: [...errors] })],
  });
  write('x');
  await press();
  expect(await view.findByText('Write an answer or add a file.')).toBeTruthy();
});

test('after the submission no refused file remains for another request', async () => {
  const { give, write, press, uploads } = await open();
  await give(createFile('a.docx', 1000, 'application/msword'));
  write('Here it is.');
  await press();
  expect(uploads.state.getState().items).toEqual([]);
});

test('by keyboard alone: Enter adds a line in the message, and submits on the button', async () => {
  const { view, root, sent, text, button } = await open({ view: asked([supporting('id.pdf')]) });
  const user = userEvent.setup();
  const inOrder = [...root.querySelectorAll<HTMLElement>('button, textarea')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );
  expect(inOrder).toEqual(['Choose files', 'Remove id.pdf', '', 'Send to the reviewer']);
  expect(view.getByRole('button', { name: 'Choose files Your files' })).toBeTruthy();
  text().focus();
  await user.keyboard('Ours.{Enter}Truly.');
  expect(sent).toEqual([]);
  button().focus();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([{ type: 'answerRequest', text: 'Ours.\nTruly.' }]);
});
