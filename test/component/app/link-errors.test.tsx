import { createFailure } from '@tamarack/core/protocol/request';
import { afterEach, expect, test } from 'vitest';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView } from '../support/views';

afterEach(closeWidgets);

const expired = {
  en: 'This invoice link has expired. Please contact the merchant to arrange payment.',
  fr: 'Ce lien de facture a expiré. Veuillez communiquer avec le marchand pour convenir du paiement.',
};
const kinds = [
  ['invoiceLinkUsed', { en: 'This invoice has already been paid.', fr: 'Cette facture a déjà été payée.' }],
  [
    'invoiceLinkRejected',
    {
      en: 'Sorry, you are not approved for Tamarack financing at this time.',
      fr: /^Nous sommes désolés.: votre demande de financement auprès de Tamarack n’est pas approuvée/,
    },
  ],
  ['invoiceLinkDeactivated', expired],
  ['invoiceLinkExpired', expired],
  ['invoiceLinkInvalid', expired],
] as const;

/** Specification, section 8, to the letter. */
test.each(
  kinds.flatMap(([kind, messages]) =>
    (['en', 'fr'] as const).map((language) => [kind, language, messages] as const),
  ),
)('%s has its own title, message and contact, in %s', async (kind, language, messages) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure(kind, 'x')),
    language,
  });
  await ui.findByText(messages[language], {}, slowTimeout);
  expect(ui.getByRole('heading', { level: 1 }).textContent).not.toMatch(messages[language]);
  ui.getByText(/help@tamarack\.example/);
});

test.each([
  ['en', 'Something went wrong, try again later.'],
  ['fr', 'Une erreur s’est produite. Veuillez réessayer plus tard.'],
] as const)('any other link error shows the general text, in %s', async (language, message) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure('general', 'x')),
    language,
  });
  expect(await ui.findByRole('heading', { name: message, level: 1 }, slowTimeout)).toBeDefined();
});
