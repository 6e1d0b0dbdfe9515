import type { TestOperator } from '../../support/reviews';
import type { Tenant } from './tenant';

type Headers = Readonly<Record<string, string>>;

/** Something a caller presents; it comes from the attacker's own tenant, or from nobody's. */
export interface Credential {
  readonly name: string;
  readonly headers: Headers;
  /** The access of operations that it opens for its own tenant. */
  readonly opens: string | null;
}

/** Access kinds of the contract. An operation with another one fails the suite until it is added here. */
export const accessKinds = [
  '',
  'merchantKey',
  'merchantSecret',
  'sessionToken+checkoutId',
  'frameCookie+checkoutId',
  'sessionToken+checkoutId|frameCookie+checkoutId',
  'operatorKey',
];

const page = ({ merchant }: Tenant, headers: Headers): Headers => ({ origin: merchant.origin, ...headers });

const sessionHeaders = (sessionToken: string, checkoutId: string): Headers => ({
  sessiontoken: sessionToken,
  checkoutid: checkoutId,
});

const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });

/** Every kind of credential the attacker has, each where it belongs and where it does not, alone and mixed. */
export function listCredentials(
  attacker: Tenant,
  victim: Tenant,
  {
    operator,
    consoleCookie,
    publicUrl,
  }: { readonly operator: TestOperator; readonly consoleCookie: string; readonly publicUrl: string },
): readonly Credential[] {
  const { merchant, sessions, frames, lockedSession, expiredSession, cookies } = attacker;
  const [session = lockedSession] = sessions;
  const { publishableKey, secretKey } = merchant;
  const key = { merchantkey: publishableKey };
  const own = sessionHeaders(session.sessionToken, session.checkoutId);
  const cookie = cookies.join('; ');
  const refused = (name: string, headers: Headers): Credential => ({ name, headers, opens: null });
  return [
    refused('none', {}),
    refused('none, from the victim’s page', page(victim, {})),
    { name: 'publishable key', headers: page(attacker, key), opens: 'merchantKey' },
    refused('publishable key, from the victim’s page', page(victim, key)),
    refused('publishable key as secret key', bearer(publishableKey)),
    { name: 'secret key', headers: bearer(secretKey), opens: 'merchantSecret' },
    refused('secret key as publishable key', page(attacker, { merchantkey: secretKey })),
    refused('secret key as session', page(attacker, sessionHeaders(secretKey, session.checkoutId))),
    refused('secret key, another scheme', { authorization: `Basic ${btoa(`${secretKey}:`)}` }),
    ...sessions.map(
      (one, at): Credential => ({
        name: `session ${at + 1}`,
        headers: page(attacker, sessionHeaders(one.sessionToken, one.checkoutId)),
        opens: 'sessionToken+checkoutId',
      }),
    ),
    refused('session, from the victim’s page', page(victim, own)),
    ...victim.sessions.map(({ checkoutId }, at) =>
      refused(
        `session with the victim’s checkout ${at + 1}`,
        page(attacker, sessionHeaders(session.sessionToken, checkoutId)),
      ),
    ),
    refused(
      'session of another checkout of the same merchant',
      page(attacker, sessionHeaders(session.sessionToken, sessions.at(-1)?.checkoutId ?? '')),
    ),
    {
      name: 'locked session',
      headers: page(attacker, sessionHeaders(lockedSession.sessionToken, lockedSession.checkoutId)),
      opens: 'sessionToken+checkoutId',
    },
    {
      name: 'session, from the provider’s page',
      headers: { origin: publicUrl, ...own },
      opens: 'sessionToken+checkoutId',
    },
    refused(
      'expired session',
      page(attacker, sessionHeaders(expiredSession.sessionToken, expiredSession.checkoutId)),
    ),
    ...frames.map(
      (headers, at): Credential => ({ name: `frames ${at + 1}`, headers, opens: 'frameCookie+checkoutId' }),
    ),
    ...frames
      .slice(0, 1)
      .flatMap((headers) => [
        refused(
          'frames, called by the merchant’s page',
          page(attacker, { ...headers, 'sec-fetch-site': 'cross-site' }),
        ),
        refused('frames, without fetch metadata', page(attacker, { ...headers, 'sec-fetch-site': '' })),
        ...victim.sessions.map(({ checkoutId }, at) =>
          refused(`frames with the victim’s checkout ${at + 1}`, { ...headers, checkoutid: checkoutId }),
        ),
      ]),
    refused('session token as secret key', bearer(session.sessionToken)),
    refused('cookies of resumed sessions', page(attacker, { cookie })),
    { name: 'operator’s key', headers: bearer(operator.key), opens: 'operatorKey' },
    refused('operator’s key as session', sessionHeaders(operator.key, session.checkoutId)),
    refused('console cookie', { cookie: consoleCookie }),
    refused('console cookie as operator’s key', bearer(consoleCookie.split('=')[1] ?? '')),
    {
      name: 'everything at once, the secret key in front',
      headers: page(attacker, { ...key, ...own, ...bearer(secretKey), cookie }),
      opens: 'any',
    },
  ];
}
