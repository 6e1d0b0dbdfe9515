import type { SessionInfo } from '@tamarack/core/protocol/mount';

/** Request options of every call, with the session's headers. */
export const callOptions = ({ sessionToken, checkoutId }: Pick<SessionInfo, 'sessionToken' | 'checkoutId'>) =>
  ({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    headers: { sessionToken, checkoutId },
  }) as const;
