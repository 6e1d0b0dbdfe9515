import fs from 'node:fs';
import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import { provinces } from '@tamarack/core/validation/address/provinces';
import { bundlePeer, minifyPeer } from './bundle-peers';

/** Compressed by Brotli. */
export interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}
export type ServedFiles = Readonly<Record<string, ServedFile>>;

const { resolve } = createRequire(import.meta.url);

const compress = (type: string, text: string): ServedFile => ({ type, body: zlib.brotliCompressSync(text) });
const toJson = (value: unknown): ServedFile => compress('application/json', JSON.stringify(value));
export const toScript = (code: string): ServedFile => compress('text/javascript', code);

const icon = compress(
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26" rx="3" fill="#4a4af4"/></svg>',
);

/** Every two letters that English has a country for. */
function listCountries(): readonly { readonly id: string; readonly name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((id) => ({ id, name: names.of(id) ?? '' }))
    .filter(({ name }) => name !== '');
}

/** What the peers' scripts are, and ask for, on the page's own origin, by path. */
export async function buildPeerFiles(): Promise<ServedFiles> {
  const names = ['plain', 'preact', 'react', 'sentry', 'adyen', 'braintree'];
  const scripts = await Promise.all(
    names.map(async (name) => [`/${name}.js`, toScript(await bundlePeer(`${name}-dialog`))] as const),
  );
  const countries = listCountries();
  return {
    ...Object.fromEntries(scripts),
    '/adyen.css': compress('text/css', fs.readFileSync(resolve('@adyen/adyen-web/styles/adyen.css'), 'utf8')),
    '/adyen-test/datasets/countries/en-US.json': toJson(countries),
    '/adyen-test/datasets/states/CA/en-US.json': toJson(provinces.map((id) => ({ id, name: id }))),
    '/adyen-test/datasets/phonenumbers.json': toJson(countries.map(({ id }) => ({ id, prefix: '+1' }))),
    '/adyen-test/v3/analytics': toJson({ checkoutAttemptId: 'benchmark' }),
    '/adyen-test/images/logos/affirm.svg': icon,
    '/adyen-test/images/components/bento_checkmark_black.svg': icon,
    '/braintree/dropin.js': toScript(
      await minifyPeer(fs.readFileSync(resolve('braintree-web-drop-in/dist/browser/dropin.js'), 'utf8')),
    ),
  };
}

const readVersion = (name: string): string =>
  (JSON.parse(fs.readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

const gateway = 'https://api.sandbox.braintreegateway.com/merchants/bench/client_api';

/**
 * What Braintree's Drop-in asks its own hosts for, by path: the gateway's configuration with what the script reads of it, the
 * style sheet, and the frame of a field.
 */
export async function buildBraintreeFiles(): Promise<ServedFiles> {
  const version = readVersion('braintree-web');
  return {
    '/merchants/bench/client_api/v1/configuration': toJson({
      environment: 'sandbox',
      merchantId: 'bench',
      clientApiUrl: gateway,
      configUrl: `${gateway}/v1/configuration`,
      assetsUrl: 'https://assets.braintreegateway.com',
      analytics: { url: 'https://origin-analytics-sand.sandbox.braintree-api.com/bench' },
      challenges: ['cvv', 'postal_code'],
      creditCards: { supportedCardTypes: ['American Express', 'MasterCard', 'Visa'] },
      paypalEnabled: false,
    }),
    [`/web/dropin/${readVersion('braintree-web-drop-in')}/css/dropin.css`]: compress(
      'text/css',
      fs.readFileSync(resolve('braintree-web-drop-in/dropin.css'), 'utf8'),
    ),
    [`/web/${version}/html/hosted-fields-frame.min.html`]: compress(
      'text/html',
      '<!doctype html><title>Field</title><body><script src="/frame.js"></script>',
    ),
    '/frame.js': toScript(await bundlePeer('braintree-frame', 'iife')),
  };
}
