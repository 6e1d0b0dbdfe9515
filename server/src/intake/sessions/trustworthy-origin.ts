/**
 * Whether browsers send an origin fetch metadata, and all but Safari keep its `Secure` cookies: over https, and on the
 * browser's own machine. A sandbox that a phone reaches at `http://192.168.1.20` has neither; production requires https.
 */
export function isTrustworthyOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
