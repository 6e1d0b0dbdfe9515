import type { Method, SandboxCall } from './sandbox-call';

/** A customer's page, and the secure frames in it. */
export interface CustomerPage {
  readonly sessionToken: string;
  readonly checkoutId: string;
  page<T = View>(method: Method, path: string, body?: object): Promise<T>;
  /** What only the provider's own frames may call. */
  frame<T = View>(method: Method, path: string, body?: object): Promise<T>;
}

/** What a recipe reads of an application. */
export interface View {
  readonly facts: {
    readonly outcome: string | null;
    readonly scoring: { readonly state: string | null };
    readonly bankTrouble: string | null;
  };
  readonly merchant: { readonly sites: readonly string[] };
}

/** Opens a checkout as the merchant's page does, and the frames as its browser does. */
export async function openPage(
  call: SandboxCall,
  { origin, publishableKey }: { readonly origin: string; readonly publishableKey: string },
  opening: object,
): Promise<CustomerPage> {
  const opened = await call<{ sessionToken: string; checkoutId: string }>('POST', '/v1/checkout', {
    headers: { origin, merchantkey: publishableKey },
    body: { currency: 'CAD', ...opening },
  });
  const { sessionToken, checkoutId } = opened.body;
  const session = { origin, sessiontoken: sessionToken, checkoutid: checkoutId };
  const own = { 'sec-fetch-site': 'same-origin' };
  const ticket = await call<object>('POST', '/v1/frames/ticket', { headers: session, body: {} });
  const { cookies } = await call('POST', '/v1/frames/session', { headers: own, body: ticket.body });
  const framed = { ...own, cookie: cookies.join('; '), checkoutid: checkoutId };
  const send = async <T>(headers: Record<string, string>, method: Method, path: string, body?: object) =>
    (await call<T>(method, path, { headers, ...(body && { body }) })).body;
  return {
    sessionToken,
    checkoutId,
    page: (method, path, body) => send(session, method, path, body),
    frame: (method, path, body) => send(framed, method, path, body),
  };
}
