import { AdyenCheckout, Affirm, Dropin } from '@adyen/adyen-web';

const base = `${location.origin}/adyen-test/`;

/** Drop-in for a purchase that is paid over time: the form with personal details and an address, as its documentation mounts it. */
export const open = async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const place = dialog.appendChild(document.createElement('div'));
  dialog.showModal();
  const checkout = await AdyenCheckout({
    environment: 'test',
    _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } },
    clientKey: 'test_BENCHMARK',
    locale: 'en-US',
    countryCode: 'CA',
    amount: { value: 250000, currency: 'CAD' },
    analytics: { enabled: false },
    paymentMethodsResponse: { paymentMethods: [{ name: 'Affirm', type: 'affirm' }] },
    onSubmit() {},
  });
  new Dropin(checkout, { paymentMethodComponents: [Affirm] }).mount(place);
};
