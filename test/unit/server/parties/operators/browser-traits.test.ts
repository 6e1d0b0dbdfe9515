import { expect, test } from 'vitest';
import { toSessionNetwork } from '../../../../../server/src/parties/operators/browser-traits';
import { describeDevice } from '../../../../../server/src/platform/webauthn';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:3456::9', '2001:db8:12::/48'],
  ['2001:0db8:0012:ffff:1:2:3:4', '2001:db8:12::/48'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (ip, network) => {
  expect(toSessionNetwork(ip)).toBe(network);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.0', 'Unknown browser'],
])('describes %s as %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
