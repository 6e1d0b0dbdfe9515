import type { SessionInfo } from '@tamarack/core/protocol/mount';

/** How every call is sent, and whose it is. */
export const callOptions = ({ sessionToken, checkoutId }: Pick<SessionInfo, 'sessionToken' | 'checkoutId'>) =>
  ({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    headers: { sessionToken, checkoutId },
  }) as const;
