import type { Method, SandboxCall } from './sandbox-call';

/** A merchant's page with an open checkout and its secure frames. */
export interface CustomerPage {
  readonly sessionToken: string;
  readonly checkoutId: string;
  page<T = View>(method: Method, path: string, body?: object): Promise<T>;
  /** Calls that the API accepts from its own frames only. */
  frame<T = View>(method: Method, path: string, body?: object): Promise<T>;
}

/** The fields of the application view that a customer reads. */
export interface View {
  readonly facts: {
    readonly outcome: string | null;
    readonly scoring: { readonly state: string | null };
    readonly bankTrouble: string | null;
  };
  readonly merchant: { readonly sites: readonly string[] };
}

/** Opens a checkout and the session of its frames. */
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
