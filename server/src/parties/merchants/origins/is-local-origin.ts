/** Whether a page is served by the visitor's own machine: `http://localhost:5173`, `http://shop.localhost`. */
export function isLocalOrigin(origin: string): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
}
