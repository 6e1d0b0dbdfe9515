import type { Language } from '@tamarack/core/language';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DocumentUpload } from '../../../widget/api/api';
import { createApiFailure } from '../../../widget/api/failure';
import type { ApplicationView, DocumentView, MonthRange } from '../../../widget/api/types';
import { SLOW_CHECK } from '../../../widget/forms/use-is-slow';
import { BankStatementsUpload } from '../../../widget/screens/documents/statements/bank-statements-upload';
import { mountScreen } from '../../support/mount-screen';
import {
  buildDocumentFacts,
  buildDocumentsView,
  buildStatement,
  getHistoryMonth,
} from '../support/documents';
import { createFile } from '../support/fake-xhr';

afterEach(() => void vi.useRealTimers());

const six = [6, 5, 4, 3, 2, 1].map((index) => buildStatement(index));

async function open(
  documents: readonly DocumentView[] = [],
  { complete = false, language = 'en' }: { complete?: boolean; language?: Language } = {},
) {
  const uploads: (DocumentUpload & { end: (view: ApplicationView) => void; fail: () => void })[] = [];
  const removed: string[] = [];
  const months: MonthRange[] = [];
  const server = { view: buildDocumentsView(documents, complete) };
  const screen = await mountScreen(BankStatementsUpload, {
    language,
    view: { documents: [...documents], facts: { documents: buildDocumentFacts(documents, complete) } },
    api: {
      application: async () => server.view,
      uploadDocument: (_, upload) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(createApiFailure(null));
          upload.signal.addEventListener('abort', fail);
          uploads.push({ ...upload, end: resolve, fail });
        }),
      deleteDocument: async (_, id) => {
        removed.push(id);
        server.view = buildDocumentsView(server.view.documents.filter((one) => one.id !== id));
        return server.view;
      },
      setStatementMonths: async (_, id, range) => {
        months.push(range);
        const changed = server.view.documents.map((one) => (one.id === id ? { ...one, months: range } : one));
        server.view = buildDocumentsView(changed);
        return server.view;
      },
    },
  });
  const { root } = screen;
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  const choose = async (...files: File[]) => {
    if (input) fireEvent.change(input, { target: { files } });
    await act(async () => {});
  };
  return { ...screen, input, choose, uploads, removed, months, server, focused: () => root.activeElement };
}

const press = async (element: HTMLElement) => act(async () => void fireEvent.click(element));
const goOn = ({ view }: Pick<Awaited<ReturnType<typeof open>>, 'view'>) =>
  press(view.getByRole('button', { name: 'Continue' }));

test('shows what is needed: the seven months by name, the rule, and the limits', async () => {
  const { view, input } = await open();
  expect(view.getByText(/6 months of banking information and a void cheque/)).toBeTruthy();
  for (const index of [0, 1, 2, 3, 4, 5, 6])
    expect(view.getAllByText(new RegExp(getHistoryMonth(index).name)).length).toBeGreaterThan(0);
  const months = view.getByRole('heading', { name: 'Your last six months' });
  const files = view.getByRole('button', { name: /Choose files/ });
  expect(months.compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(view.getByText('PDF, up to 15 MB each, up to 19 files, 150 MB in all')).toBeTruthy();
  expect(input?.accept).toBe('application/pdf,.pdf');
  expect(input?.multiple).toBe(true);
});

test.each<[string, Language, string, string]>([
  [
    '2026-12-01T04:59:59Z',
    'en',
    'Six months in a row, April 2026 to September 2026. No April statement? Send May to October.',
    'or October',
  ],
  [
    '2026-12-01T05:00:00Z',
    'en',
    'Six months in a row, May 2026 to October 2026. No May statement? Send June to November.',
    'or November',
  ],
  [
    '2027-02-28T17:00:00Z',
    'fr',
    'Six mois consécutifs : juillet 2026 à décembre 2026. Pas de relevé pour juillet? Envoyez août à janvier.',
    'ou janvier',
  ],
  [
    '2028-02-29T17:00:00Z',
    'fr',
    'Six mois consécutifs : juillet 2027 à décembre 2027. Pas de relevé pour juillet? Envoyez août à janvier.',
    'ou janvier',
  ],
])('names the months of the rule, in Toronto, at %s (%s)', async (now, language, rule, either) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { view } = await open([], { language });
  expect(view.getByText(rule)).toBeTruthy();
  expect(view.getByText(either)).toBeTruthy();
});
test('draws a statement for each month, as it is: expected, received or not needed', async () => {
  const listSheets = (root: ParentNode): (string | null)[] =>
    [...root.querySelectorAll('li > svg[data-state]')].map((sheet) => sheet.getAttribute('data-state'));
  expect(listSheets((await open()).root)).toEqual(['either', ...Array(5).fill('missing'), 'either']);
  expect(listSheets((await open(six, { complete: true })).root)).toEqual([
    ...Array(6).fill('covered'),
    'spare',
  ]);
});

test('Continue without a file shows the field’s error and focuses its button', async () => {
  const screen = await open();
  await goOn(screen);
  const { view, focused, sent } = screen;
  expect(view.getByText('Please attach at least one statement.')).toBeTruthy();
  const button = view.getByRole('button', { name: /^Choose files/ });
  expect(focused()).toBe(button);
  expect(button.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('files chosen after an error are not validated again before Continue', async () => {
  const screen = await open();
  const { view, choose } = screen;
  await goOn(screen);
  await choose(createFile('june.pdf'));
  expect(view.queryByText('Please attach at least one statement.')).toBeNull();
  expect(view.queryByText('Your files are still on their way')).toBeNull();
  await goOn(screen);
  expect(view.getByText('Your files are still on their way')).toBeTruthy();
});

test('nothing is called missing while files are read', async () => {
  const unread = { state: 'checking', months: null } as const;
  const screen = await open([buildStatement(3), buildStatement(4, unread)]);
  const { view, setView } = screen;
  expect(view.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'We’re still reading your files.',
  );
  expect(view.queryByText(/missing/)).toBeNull();
  await goOn(screen);
  expect(view.getByText(/The months appear here/)).toBeTruthy();
  expect(view.queryByText(/missing/)).toBeNull();
  setView({ documents: [buildStatement(3), buildStatement(4)] });
  expect((await view.findAllByText(/Still missing/)).length).toBeGreaterThan(0);
});

test('the months are those before the day of the API, whatever the device says', async () => {
  const { view } = await mountScreen(BankStatementsUpload, { view: { settings: { today: '2031-03-01' } } });
  expect(view.getByText(/^Six months in a row, August 2030 to January 2031\./)).toBeTruthy();
});

test('a file shows its upload progress, and its months once they are read', async () => {
  const { view, choose, uploads, setView } = await open();
  await choose(createFile('june.pdf', 2 * 1024 * 1024));
  expect(view.getByText('2 MB')).toBeTruthy();
  await act(async () => uploads[0]?.onProgress(1024 * 1024));
  await waitFor(() => expect(view.getByText('Sending, 50%')).toBeTruthy());
  const bar = view.getByRole('progressbar', { name: 'Sending june.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  const checking = buildStatement(4, { name: 'june.pdf', state: 'checking', months: null });
  await act(async () => uploads[0]?.end(buildDocumentsView([checking])));
  expect(view.getByText('Checking…')).toBeTruthy();
  expect(view.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(view.getByText('june.pdf uploaded')).toBeTruthy());

  const ready = buildStatement(4, { name: 'june.pdf' });
  await act(async () => setView({ documents: [ready], facts: { documents: buildDocumentFacts([ready]) } }));
  const month = view.getByLabelText<HTMLSelectElement>('Month of june.pdf', { exact: false });
  expect(month.value).toBe(getHistoryMonth(4).month);
});

test('months are corrected by hand; a range has a first and a last month', async () => {
  const { view, months } = await open([buildStatement(6, { months: null, monthsSource: null })]);
  expect(view.getByText(/We couldn’t read the month/)).toBeTruthy();
  const month = view.getByLabelText<HTMLSelectElement>(/Month of statement-6/);
  await act(async () => void fireEvent.change(month, { target: { value: getHistoryMonth(3).month } }));
  await waitFor(() =>
    expect(months).toEqual([{ from: getHistoryMonth(3).month, to: getHistoryMonth(3).month }]),
  );
  expect(view.queryByText(/We couldn’t read the month/)).toBeNull();

  await act(async () => void fireEvent.change(month, { target: { value: 'several' } }));
  const [from, to] = [/First month of/, /Last month of/].map((name) =>
    view.getByLabelText<HTMLSelectElement>(name),
  );
  if (!from || !to) throw new Error('no fields');
  await act(async () => void fireEvent.change(from, { target: { value: getHistoryMonth(5).month } }));
  await waitFor(() =>
    expect(months.at(-1)).toEqual({ from: getHistoryMonth(5).month, to: getHistoryMonth(3).month }),
  );
  await act(async () => void fireEvent.change(from, { target: { value: getHistoryMonth(1).month } }));
  await waitFor(() =>
    expect(months.at(-1)).toEqual({ from: getHistoryMonth(1).month, to: getHistoryMonth(1).month }),
  );
});

test('a slow check does not block the choice of a month', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { view } = await open([buildStatement(6, { state: 'checking', months: null })]);
  expect(view.queryByLabelText(/Month of/)).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(SLOW_CHECK)));
  expect(view.getByLabelText(/Month of statement-6/)).toBeTruthy();
});

test('each invalid file has its message; the valid one of the same drop is uploaded', async () => {
  const { view, choose, uploads } = await open();
  await choose(createFile('a.png', 10, 'image/png'), createFile('b.pdf', 0), createFile('c.pdf'));
  expect(view.getByText('File type is invalid')).toBeTruthy();
  expect(view.getByText('This file is empty. Please choose another one.')).toBeTruthy();
  expect(uploads.map(({ file }) => file.name)).toEqual(['c.pdf']);
  await press(view.getByRole('button', { name: 'Dismiss a.png' }));
  expect(view.queryByText('File type is invalid')).toBeNull();
});

test.each([
  ['passwordProtected', /locked with a password/],
  ['broken', /may be damaged/],
  ['infected', /didn’t pass our security check/],
] as const)('a document refused as %s shows what to do', async (problem, text) => {
  const { view } = await open([buildStatement(6, { state: 'refused', problem, months: null })]);
  expect(view.getByText(text)).toBeTruthy();
  expect(view.queryByLabelText(/Month of/)).toBeNull();
});

test('after a removal the focus moves to the next file, and at last to the button', async () => {
  const { view, removed, focused } = await open([buildStatement(6), buildStatement(5)]);
  const remove = (name: string) => view.getByRole('button', { name: `Remove ${name}` });
  remove('statement-6.pdf').focus();
  await press(remove('statement-6.pdf'));
  await waitFor(() => expect(focused()).toBe(remove('statement-5.pdf')));
  await press(remove('statement-5.pdf'));
  await waitFor(() => expect(focused()).toBe(view.getByRole('button', { name: /^Choose files/ })));
  expect(removed).toEqual(['doc-6', 'doc-5']);
  expect(view.getByText('statement-5.pdf removed')).toBeTruthy();
});

test('missing months are named, and block Continue', async () => {
  const screen = await open([buildStatement(5), buildStatement(4), buildStatement(3), buildStatement(2)]);
  const { view, sent, focused } = screen;
  const [zero, first, sixth] = [0, 1, 6].map((index) => getHistoryMonth(index).name);
  const missing = `Still missing: ${first}. One of these two as well: ${sixth} or ${zero}.`;
  expect(view.getByText(missing)).toBeTruthy();
  await goOn(screen);
  expect(view.getByText('Some months are still missing')).toBeTruthy();
  expect(view.getAllByText(missing)).toHaveLength(1);
  expect(focused()?.textContent).toContain('Some months are still missing');
  expect(view.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('Continue waits for uploads in progress; cancelling them releases it', async () => {
  const screen = await open(six, { complete: true });
  const { view, choose, uploads } = screen;
  await choose(createFile('more.pdf'));
  await goOn(screen);
  expect(view.getByText('Your files are still on their way')).toBeTruthy();
  await press(view.getByRole('button', { name: 'Cancel more.pdf' }));
  expect(uploads[0]?.signal.aborted).toBe(true);
  expect(view.queryByText('Your files are still on their way')).toBeNull();
  await goOn(screen);
  expect(view.getByRole('dialog', { hidden: true })).toBeTruthy();
});

test('the months are confirmed with their files, and excluded ones are named', async () => {
  const broken = buildStatement(0, { state: 'refused', problem: 'broken', months: null });
  const screen = await open([...six, broken], { complete: true });
  const { view, sent } = screen;
  expect(view.getByText('We have all six months.')).toBeTruthy();
  await goOn(screen);
  const modal = within(view.getByRole('dialog', { hidden: true }));
  expect(modal.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    [6, 5, 4, 3, 2, 1].map((index) => getHistoryMonth(index).name),
  );
  expect(modal.getByText('Not uploaded or not readable, so not included: statement-0.pdf.')).toBeTruthy();
  await press(modal.getByText('Go back'));
  expect(sent).toEqual([]);
  await goOn(screen);
  await press(within(view.getByRole('dialog', { hidden: true })).getByText('Confirm'));
  expect(sent).toEqual([{ type: 'confirmStatements' }]);
});

test('the bank can be connected instead at any time while uploads continue', async () => {
  const { view, choose, uploads, sent, unmount } = await open();
  await choose(createFile('a.pdf'));
  await press(view.getByRole('button', { name: 'Connect my bank' }));
  expect(sent).toEqual([{ type: 'chooseConnect' }]);
  unmount();
  expect(uploads[0]?.signal.aborted).toBe(false);
});

test('in French: months, sizes, messages and accessible names', async () => {
  const { view, choose } = await open([buildStatement(6)], { language: 'fr' });
  await choose(createFile('juin.pdf', 1.5 * 1024 * 1024), createFile('vide.pdf', 0));
  expect(view.getByRole('heading', { name: 'Téléversez vos relevés bancaires' })).toBeTruthy();
  expect(view.getAllByText(new RegExp(getHistoryMonth(6, 'fr').name)).length).toBeGreaterThan(0);
  expect(view.getByText(/^1,5.Mo$/)).toBeTruthy();
  expect(view.getByText('Ce fichier est vide. Veuillez en choisir un autre.')).toBeTruthy();
  expect(view.getByRole('button', { name: 'Annuler l’envoi de juin.pdf' })).toBeTruthy();
  expect(view.getByRole('progressbar', { name: 'Envoi de juin.pdf' })).toBeTruthy();
  expect(view.getByLabelText(/Mois de statement-6/)).toBeTruthy();
});
