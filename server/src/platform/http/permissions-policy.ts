/** Features that no page of ours uses, with the names that browsers know. */
const unused = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

/** Passkeys, on our own pages only. */
const own = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Value of `Permissions-Policy`: also applies to the frames of a page, the bank's included. */
export const permissionsPolicy = [
  ...unused.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ');
