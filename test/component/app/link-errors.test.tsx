import { createFailure } from '@tamarack/core/protocol/request';
import { afterEach, expect, test } from 'vitest';
import { createProblemResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView } from '../support/views';

afterEach(closeWidgets);

const expired = {
  en: 'This invoice link has expired. Please contact the merchant to arrange payment.',
  fr: 'Ce lien de facture a expiré. Veuillez communiquer avec le marchand pour convenir du paiement.',
};
/** The specification's message, which in French does not say what is not so. */
const notExpired = {
  en: expired.en,
  fr: 'Veuillez communiquer avec le marchand pour convenir du paiement.',
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
  ['invoiceLinkDeactivated', notExpired],
  ['invoiceLinkExpired', expired],
  ['invoiceLinkInvalid', notExpired],
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
  expect(ui.getByRole('link', { name: 'help@tamarack.example' }).getAttribute('href')).toMatch(/^mailto:/);
  expect(ui.getByRole('link', { name: '+1 800 555 0142' }).getAttribute('href')).toBe('tel:+18005550142');
});

test.each([
  ['invoiceLinkDeactivated', 'en', /turned this link off/],
  ['invoiceLinkDeactivated', 'fr', /a désactivé ce lien/],
  ['invoiceLinkInvalid', 'en', /copy all of it/],
  ['invoiceLinkInvalid', 'fr', /copiez-\u2060le en entier/],
] as const)('%s says what is wrong before the specification’s words, in %s', async (kind, language, cause) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure(kind, 'x')),
    language,
  });
  const reason = await ui.findByText(cause, {}, slowTimeout);
  const specified = ui.getByText(notExpired[language]);
  expect(reason.compareDocumentPosition(specified)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ['en', /^You can still pay the merchant another way/],
  ['fr', /^Vous pouvez payer le marchand autrement/],
] as const)('a rejected link says what can be done now, in %s', async (language, next) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure('invoiceLinkRejected', 'x')),
    language,
  });
  expect(await ui.findByText(next, {}, slowTimeout)).toBeTruthy();
});

const general = [
  ['en', 'This link can’t be opened right now', 'Something went wrong, try again later.'],
  ['fr', 'Ce lien ne s’ouvre pas pour le moment', 'Une erreur s’est produite. Veuillez réessayer plus tard.'],
] as const;

test.each(
  general,
)('any other link error has a title of its own over the general text, in %s', async (language, title, message) => {
  const failure = Object.assign(createFailure('general', 'x'), { isInvoice: true });
  const { ui, failures } = openWidget(buildCartView(), { sessionPromise: Promise.reject(failure), language });
  expect(await ui.findByRole('heading', { name: title, level: 1 }, slowTimeout)).toBeDefined();
  ui.getByText(message);
  ui.getByText(/help@tamarack\.example/);
  expect(failures).toEqual([null, 'general']);
});

test.each(
  general,
)('any other error without a link shows the general text, in %s', async (language, _title, message) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure('general', 'x')),
    language,
  });
  expect(await ui.findByRole('heading', { name: message, level: 1 }, slowTimeout)).toBeDefined();
});

test.each([
  ['en', 'This purchase is already complete. Return to the merchant’s website to start another.'],
  ['fr', 'Cet achat est déjà conclu. Retournez sur le site du marchand pour en commencer un autre.'],
] as const)('a session whose purchase is complete says so, in %s', async (language, message) => {
  const { ui, provider, failures } = openWidget(buildCartView(), { language });
  const refuse = createProblemResponse('session-reused');
  provider.respondNext('GET', '/application', refuse, refuse);
  expect(await ui.findByRole('heading', { name: message, level: 1 }, slowTimeout)).toBeDefined();
  expect(failures.at(-1)).toBe('expired');
});

test.each([
  ['en', 'Start on the merchant’s website', /open the link that the merchant sent you/],
  ['fr', 'Commencez sur le site du marchand', /ouvrez le lien reçu du marchand/],
] as const)('the hosted page without a merchant says where to begin, and nothing of keys, in %s', async (language, title, message) => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure('noMerchant', 'x')),
    language,
    ownPage: true,
  });
  expect(await ui.findByRole('heading', { name: title, level: 1 }, slowTimeout)).toBeDefined();
  ui.getByText(message);
  ui.getByText(/help@tamarack\.example/);
  expect(ui.queryByText(/TC-1000|merchantKey/)).toBeNull();
});

test.each([
  [
    'en',
    'TC-1000-02',
    'Pay over time isn’t available here right now',
    'For the merchant’s developer: TC-1000-02. The merchant hasn’t registered the origin of this page.',
  ],
  [
    'fr',
    'TC-1000-04',
    'Le paiement par versements n’est pas offert ici pour le moment',
    /^Pour l’équipe technique du marchand.: TC-1000-04. Le compte du marchand est fermé\.$/,
  ],
  [
    'fr',
    'TC-1000-06',
    'Le paiement par versements n’est pas offert ici pour le moment',
    /TC-1000-06. La page envoie une option de trop avec clientToken\.$/,
  ],
  // of a server that is newer than the widget
  ['fr', 'TC-1000-99', 'Le paiement par versements n’est pas offert ici pour le moment', /TC-1000-99\.$/],
  [
    'en',
    'TC-1000-99',
    'Pay over time isn’t available here right now',
    'For the merchant’s developer: TC-1000-99. The words of the API.',
  ],
] as const)('a mistake in the setup says so to the customer, and in small print why: %s, %s', async (language, code, title, smallPrint) => {
  const failure = createFailure('merchant', 'The words of the API.', false, { code });
  const { ui } = openWidget(buildCartView(), { sessionPromise: Promise.reject(failure), language });
  expect(await ui.findByRole('heading', { name: title, level: 1 }, slowTimeout)).toBeDefined();
  // the code in one piece, within the sentence
  const footnote = ui.getByText(code).parentElement;
  expect(footnote?.textContent.trim()).toMatch(smallPrint);
  expect(footnote?.closest('h1')).toBeNull();
});

test('an option that the API refuses sends the customer to the merchant, and names it in small print', async () => {
  const failure = createFailure('invalidRequest', 'orderReference: refused');
  const { ui } = openWidget(buildCartView(), { sessionPromise: Promise.reject(failure) });
  await ui.findByText(/contact the merchant/, {}, slowTimeout);
  expect(ui.getByText('invalidRequest').parentElement?.textContent).toBe(
    'For the merchant’s developer: invalidRequest. orderReference: refused',
  );
  expect(ui.queryByText(/Something went wrong/)).toBeNull();
});

test('in French, only the name of that option is left of the English words', async () => {
  const failure = createFailure('invalidRequest', 'orderReference: expected a string, got a number');
  const { ui } = openWidget(buildCartView(), { sessionPromise: Promise.reject(failure), language: 'fr' });
  await ui.findByText(/communiquer avec le marchand/, {}, slowTimeout);
  expect(ui.getByText('invalidRequest').parentElement?.textContent).toMatch(
    /invalidRequest\. L’option orderReference n’est pas acceptée\.$/,
  );
  expect(ui.queryByText(/expected/)).toBeNull();
});
