import { act, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AboutFlinks } from '../../../widget/screens/bank/about-flinks';
import { ValueProposition } from '../../../widget/screens/bank/value-proposition';
import { mountScreen } from '../../support/mount-screen';
import { openBankScreen } from '../support/bank-frame';

const words = {
  en: {
    connect: 'Connect my bank',
    upload: 'Upload PDF statements',
    note: 'Without a connected bank, you must submit 6\u00a0months of banking information and a void cheque.',
  },
  fr: {
    connect: 'Connecter ma banque',
    upload: 'Téléverser des relevés',
    note: 'Sans connexion bancaire, vous devez fournir 6\u00a0mois de renseignements bancaires et un spécimen de chèque.',
  },
};
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const { connect, upload, note } = words[language];

  test.each([
    ['the value proposition', ValueProposition],
    ['about the provider', AboutFlinks],
  ])('%s offers both options, and says what the upload needs', async (_, Screen) => {
    const { view, sent, slot } = await mountScreen(Screen, { language });
    expect(slot.textContent).toContain(note);
    await press(view.getByRole('button', { name: connect }));
    await press(view.getByRole('button', { name: upload }));
    expect(sent).toEqual([{ type: 'chooseConnect' }, { type: 'chooseUpload' }]);
  });

  test('the upload is offered below the open frame', async () => {
    const { view, sent } = await openBankScreen({ language });
    await press(view.getByRole('button', { name: upload }));
    expect(sent).toEqual([{ type: 'chooseUpload' }]);
  });
});

test.each([
  [
    'en',
    ['Private', 'You’re in control', /never shared/, /transaction data only/, /disconnect it at any time/],
  ],
  [
    'fr',
    [
      'Confidentiel',
      'Vous gardez la maîtrise de vos données',
      /ni à nous ni au marchand/,
      /uniquement les données d’opérations/,
      /rompre en tout temps/,
    ],
  ],
] as const)('the provider’s promises are shown in %s', async (language, promises) => {
  const { view } = await mountScreen(AboutFlinks, { language });
  for (const promise of promises) expect(view.getByText(promise)).toBeTruthy();
});
