/* global braintree */

/** A client token is base64 of JSON, which names the address of the gateway's configuration. */
const authorization = btoa(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: 'benchmark',
    configUrl: 'https://api.sandbox.braintreegateway.com/merchants/bench/client_api/v1/configuration',
  }),
);

/** Drop-in is a classic script. */
const loaded = new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement('script'), { src: '/braintree/dropin.js' });
  script.addEventListener('load', resolve);
  script.addEventListener('error', reject);
  document.head.append(script);
});

/** Drop-in with cards. The page's own button is enabled once it has loaded, as in its documentation. */
export const open = async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const container = dialog.appendChild(document.createElement('div'));
  dialog.showModal();
  await loaded;
  await braintree.dropin.create({ authorization, container });
  dialog.append(Object.assign(document.createElement('button'), { id: 'answer', textContent: 'Pay' }));
};
