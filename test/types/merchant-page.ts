/** What must and must not compile for a merchant; `tsc -p test` is the test. */
import {
  type CheckoutOutcome,
  loadButton,
  loadMessage,
  loadTamarack,
  type PriceMessage,
  type Tamarack,
  type TamarackButtonElement,
  type TamarackError,
} from '../../sdk/index';
import { TamarackButton, TamarackMessage, useTamarack } from '../../sdk/react';

export const validUsage = async (): Promise<CheckoutOutcome | string> => {
  const tamarack: Tamarack = await loadTamarack({ merchantKey: 'pk_1' });
  await loadTamarack({ merchantKey: 'pk_1', apiUrl: 'http://localhost:4010', nonce: 'n' });
  tamarack.checkout({ cartTotal: 1200 });
  tamarack.checkout({ clientToken: 'ct_1', language: 'fr', platform: { renderType: 'Standalone' } });
  tamarack.checkout({
    cartTotal: 1200.5,
    currency: 'CAD',
    language: navigator.language,
    forceLanguage: true,
    merchantKey: 'pk_2',
    orderReference: 'A-7',
    platform: { renderType: 'Standalone' },
    requestSource: 'tamarackInvoice',
    invoiceLinkId: 'il_1',
    seller: { redirectUrl: 'https://shop.test/thanks' },
    tracking: { utmSource: 'mail' },
    customer: {
      email: 'ada@shop.test',
      phone: null,
      business: { name: 'Ada inc.', address: { province: 'ON' } },
    },
  });
  // @ts-expect-error an unknown name would be ignored
  tamarack.checkout({ cartTotal: 10, customer: { mail: 'ada@shop.test' } });
  tamarack.validate();
  const stop: () => void = tamarack.on('step', ({ route }) => route === '/verify-phone');
  stop();
  tamarack.on('opened', () => {});
  tamarack.on('approved', ({ checkoutId, sessionToken }) => [checkoutId, sessionToken]);
  tamarack.on('error', ({ code, retryable }) => [code, retryable]);
  tamarack.push((one) => one.on('closed', () => {}));
  window.addEventListener('tamarack-step', ({ detail }) => detail.route);
  window.addEventListener('tamarack-rejected', ({ detail }) => detail.checkoutId);
  window.addEventListener('tamarack-ready', ({ detail }) => detail.version);
  tamarack.push(['checkout', { cartTotal: 10 }], ['run'], (one) => one.close());
  tamarack.push(['payInvoice', { linkId: 'il_1' }], ['preQualify'], ['preQualify', { language: 'fr' }]);
  await tamarack.payInvoice({
    linkId: 'il_1',
    language: 'fr',
    seller: { redirectUrl: 'https://shop.test/paid' },
  });
  await tamarack.preQualify();
  window.Tamarack ??= [];
  window.Tamarack.push((one: Tamarack) => one.destroy());
  const outcome = await tamarack.run().catch((error: TamarackError) => error.code);
  if (typeof outcome === 'string') return outcome;
  if (outcome.status === 'failed') return outcome.error.retryable ? outcome : outcome.error.code;
  return outcome.status === 'closed' ? outcome : outcome.checkoutId;
};

export const hookUsage = (): string | undefined => useTamarack({ merchantKey: 'pk_1' }).tamarack?.version;

export const elementUsage = async (button: TamarackButtonElement): Promise<PriceMessage | null> => {
  await loadButton();
  button.request = { cartTotal: 10 };
  button.request = async () => ({ cartTotal: 10, orderReference: 'A-7' });
  // @ts-expect-error dollars are a number
  button.request = { cartTotal: '10' };
  button.addEventListener('tamarack-outcome', ({ detail }) => detail.status);
  button.addEventListener('click', ({ clientX }) => clientX);
  const found = document.querySelector('tamarack-button');
  found?.addEventListener('tamarack-error', (event) => event.preventDefault());
  // @ts-expect-error an outcome has no amount
  found?.addEventListener('tamarack-outcome', ({ detail }) => detail.amount);
  // @ts-expect-error what `request` threw may have no message
  found?.addEventListener('tamarack-error', ({ detail }) => detail.message.length);
  TamarackMessage({ merchantKey: 'pk_1', amount: 10, language: 'fr' });
  TamarackMessage({ merchantKey: 'pk_1', amount: 10, language: navigator.language });
  TamarackButton({ merchantKey: 'pk_1', request: {}, language: document.documentElement.lang });
  // @ts-expect-error a language is a tag
  TamarackMessage({ merchantKey: 'pk_1', amount: 10, language: 7 });
  TamarackButton({ merchantKey: 'pk_1', request: { cartTotal: 10 }, onOutcome: ({ status }) => status });
  // @ts-expect-error the merchant key is required
  TamarackMessage({ amount: 10 });
  const { getPriceMessage } = await loadMessage({ apiUrl: 'http://localhost:4010' });
  return getPriceMessage({ amount: 10, merchantKey: 'pk_1' });
};

export const invalidUsage = async (
  tamarack: Tamarack,
  outcome: CheckoutOutcome,
  error: TamarackError,
): Promise<void> => {
  // @ts-expect-error the merchant key is required
  await loadTamarack({});
  // @ts-expect-error dollars are a number
  tamarack.checkout({ cartTotal: '1200' });
  // @ts-expect-error Canadian dollars only
  tamarack.checkout({ cartTotal: 1, currency: 'USD' });
  // @ts-expect-error no such platform
  tamarack.checkout({ cartTotal: 1, platform: { renderType: 'Inline' } });
  // @ts-expect-error no such event
  tamarack.on('paid', () => {});
  // @ts-expect-error no such route
  tamarack.on('step', ({ route }) => route === '/pay');
  // @ts-expect-error a step has no session
  tamarack.on('step', ({ sessionToken }) => sessionToken);
  // @ts-expect-error no such member of a window event
  window.addEventListener('tamarack-approved', ({ detail }) => detail.amount);
  // @ts-expect-error no such option
  tamarack.checkout({ cartTotal: 1, total: 2 });
  // @ts-expect-error an invoice has a link
  await tamarack.payInvoice({});
  // @ts-expect-error an invoice's amount is its link's
  await tamarack.payInvoice({ linkId: 'il_1', cartTotal: 10 });
  // @ts-expect-error a language is a tag
  tamarack.checkout({ cartTotal: 1, language: 7 });
  // @ts-expect-error only a failure has an error
  void outcome.error;
  // @ts-expect-error checkout answers nothing
  tamarack.checkout({ cartTotal: 1 }).then();
  // @ts-expect-error a closed checkout has no id until its status is looked at
  void outcome.checkoutId;
  // @ts-expect-error no such code
  void (error.code === 'oops');
  // @ts-expect-error it is read, not set
  tamarack.version = '2';
};
