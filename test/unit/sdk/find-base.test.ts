import { expect, test } from 'vitest';
import { findBase } from '../../../sdk/button/find-base';

const api = 'https://api.tamarack.example';

test.each([
  [`${api}/sdk/button.mjs`, api, `${api}/sdk/`],
  [`${api}/sdk/v1.4.0/button.mjs`, api, `${api}/sdk/v1.4.0/`],
  // the page pins the button of one environment and calls another
  [`${api}/sdk/v1.4.0/button.mjs`, 'http://localhost:4010', 'http://localhost:4010/sdk/'],
  ['https://shop.example/assets/button-1a2b.js', api, `${api}/sdk/`],
])('the button %s that calls %s loads the loader from %s', (moduleUrl, apiUrl, base) => {
  expect(findBase(moduleUrl, apiUrl)).toBe(base);
});
