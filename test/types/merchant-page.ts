/** What must and must not compile for a merchant; `tsc -p test` is the test. */
import { type CheckoutOutcome, loadTamarack, type Tamarack, type TamarackError } from '../../sdk/index';
import { useTamarack } from '../../sdk/react';

export const validUsage = async (): Promise<CheckoutOutcome | string> => {
  const tamarack: Tamarack = await loadTamarack({ merchantKey: 'pk_1' });
  await loadTamarack({ merchantKey: 'pk_1', apiUrl: 'http://localhost:4010', nonce: 'n' });
  tamarack.checkout({ cartTotal: 1200 });
  tamarack.checkout({
    cartTotal: 1200.5,
    currency: 'CAD',
    language: 'fr',
    merchantKey: 'pk_2',
    orderReference: 'A-7',
    platform: { renderType: 'Standalone' },
    requestSource: 'tamarackInvoice',
    invoiceLinkId: 'il_1',
    seller: { redirectUrl: 'https://shop.test/thanks' },
    tracking: { utmSource: 'mail' },
  });
  tamarack.validate();
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
  return outcome.status === 'closed' ? outcome : outcome.checkoutId;
};

export const hookUsage = (): string | undefined => useTamarack({ merchantKey: 'pk_1' }).tamarack?.version;

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
  // @ts-expect-error no such option
  tamarack.checkout({ cartTotal: 1, total: 2 });
  // @ts-expect-error an invoice has a link
  await tamarack.payInvoice({});
  // @ts-expect-error an invoice's amount is its link's
  await tamarack.payInvoice({ linkId: 'il_1', cartTotal: 10 });
  // @ts-expect-error no such language
  tamarack.checkout({ cartTotal: 1, language: 'de' });
  // @ts-expect-error checkout answers nothing
  tamarack.checkout({ cartTotal: 1 }).then();
  // @ts-expect-error a closed checkout has no id until its status is looked at
  void outcome.checkoutId;
  // @ts-expect-error no such code
  void (error.code === 'oops');
  // @ts-expect-error it is read, not set
  tamarack.version = '2';
};
