import { expect, test } from 'vitest';
import { parseOrigin } from '../../../../../server/src/parties/merchants/origins/parse-origin';

test.each([
  ['https://shop.example', 'https://shop.example'],
  [' https://Shop.Example:443/ ', 'https://shop.example'],
  ['HTTPS://shop.example:8443', 'https://shop.example:8443'],
  ['https://épicerie.example', 'https://xn--picerie-9xa.example'],
])('%s is the origin %s', (text, origin) => {
  expect(parseOrigin(text, { allowHttp: false })).toEqual({ origin });
});

test.each([
  ['https://shop.example/pay', 'originPath'],
  ['https://shop.example/?a=1', 'originPath'],
  ['https://shop.example/#top', 'originPath'],
  ['https://*.shop.example', 'originWildcard'],
  ['*', 'originWildcard'],
  ['http://shop.example', 'originHttp'],
  ['http://localhost:4020', 'originHttp'],
  ['https://localhost', 'originLocal'],
  ['https://shop.localhost:8443', 'originLocal'],
  ['https://127.0.0.1', 'originLocal'],
  ['shop.example', 'originInvalid'],
  ['null', 'originInvalid'],
  ['https://', 'originInvalid'],
  ['https://user:pass@shop.example', 'originInvalid'],
  ['javascript:alert(1)', 'originInvalid'],
  ['', 'originInvalid'],
])('%s is refused as %s', (text, problem) => {
  expect(parseOrigin(text, { allowHttp: false })).toEqual({ problem });
});

test.each(['http://localhost:4020', 'https://localhost'])('a test environment accepts %s', (origin) => {
  expect(parseOrigin(origin, { allowHttp: true })).toEqual({ origin });
});
