import type { Language } from '@tamarack/core/language';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '../../../widget/api/api';
import type { Agreement } from '../../../widget/api/types';
import { SignAgreement } from '../../../widget/screens/offer/sign-agreement';
import { savedPersonal } from '../../support/build-view';
import { mountScreen, toRefusal } from '../../support/mount-screen';

/** Calls back immediately, as if the end of the text were visible. */
class VisibleImmediately {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(): void {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}
beforeAll(() => void vi.stubGlobal('IntersectionObserver', VisibleImmediately));

let version = 1;
const agreement = (language: Language, firstLanguage: Language): Agreement => ({
  agreementId: `agr-${language}`,
  language,
  firstLanguage,
  title: language === 'fr' ? 'Contrat de prêt' : 'Loan Agreement',
  preparedOn: '2026-11-21',
  blocks: [
    { kind: 'heading', level: 2, text: language === 'fr' ? 'Le prêt' : 'The loan' },
    { kind: 'table', caption: 'Schedule', head: ['Date', 'Amount'], rows: [['2026-11-30', '$100.00']] },
  ],
  html: '',
  hash: `${language}-hash-${version}`,
  signed: false,
});

const business = { ...savedPersonal, legal: 'X', businessAs: 'X', entity: 'corporation', industry: '1' };
async function open(province: 'QC' | 'ON', answers: Parameters<typeof mountScreen>[1] = {}) {
  version = 1;
  const api: Partial<Api> = {
    agreement: async (language) => agreement(language, province === 'QC' ? 'fr' : 'en'),
  };
  const draft = {
    personal: savedPersonal,
    business: { ...business, province, timeInBusiness: 24, sameAddress: true },
  };
  const screen = await mountScreen(SignAgreement, { api, view: { draft }, ...answers });
  await screen.view.findByRole('checkbox');
  return screen;
}
const sign = { name: 'Accept & Complete' };

test('signing without the checkbox or the name shows both errors', async () => {
  const { view, sent } = await open('ON');
  fireEvent.click(view.getByRole('button', sign));
  expect(await view.findByText('You need to read and accept the agreement.')).toBeTruthy();
  expect(view.getByText('Type your full name to sign.')).toBeTruthy();
  fireEvent.click(view.getByRole('checkbox'));
  fireEvent.click(view.getByRole('button', sign));
  expect(sent).toEqual([]);
});

test('the signature covers the agreement shown, with the steps that led to it', async () => {
  const { view, sent } = await open('ON');
  expect(view.getByText('The loan')).toBeTruthy();
  fireEvent.click(view.getByRole('checkbox'));
  const name = view.getByRole('textbox');
  fireEvent.change(name, { target: { value: ' Marie-Ève Desrochers ' } });
  fireEvent.blur(name);
  fireEvent.click(view.getByRole('button', sign));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    type: 'sign',
    signature: {
      agreementId: 'agr-en',
      hash: 'en-hash-1',
      language: 'en',
      accepted: true,
      name: 'Marie-Ève Desrochers',
      acts: [{ act: 'opened' }, { act: 'scrolledToEnd' }, { act: 'boxTicked' }, { act: 'nameTyped' }],
    },
  });
});

test('a Quebec business reads French first, and choosing English is recorded', async () => {
  const { view, sent } = await open('QC');
  expect(view.getByText('Le prêt')).toBeTruthy();
  fireEvent.click(view.getByRole('button', { name: 'Read and sign in English' }));
  expect(await view.findByText('The loan')).toBeTruthy();
  fireEvent.click(view.getByRole('checkbox'));
  fireEvent.change(view.getByRole('textbox'), { target: { value: 'Marie-Ève Desrochers' } });
  fireEvent.click(view.getByRole('button', sign));
  await waitFor(() => expect(sent).toHaveLength(1));
  const acts = sent[0]?.type === 'sign' ? sent[0].signature.acts.map(({ act: name }) => name) : [];
  expect(acts).toContain('languageChosen');
  expect(acts.indexOf('opened')).toBeLessThan(acts.indexOf('languageChosen'));
});

test('an agreement that changed in between is shown again, with its checkbox cleared', async () => {
  const changed = toRefusal('validation-failed', { errors: [{ path: '/hash', code: 'agreementChanged' }] });
  const { view } = await open('ON', { results: [changed] });
  fireEvent.click(view.getByRole('checkbox'));
  fireEvent.change(view.getByRole('textbox'), { target: { value: 'Marie-Ève Desrochers' } });
  version = 2;
  await act(async () => void fireEvent.click(view.getByRole('button', sign)));
  expect(await view.findByText(/was updated since you opened it/)).toBeTruthy();
  expect((view.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  expect(view.getByText('en-hash-2')).toBeTruthy();
});
