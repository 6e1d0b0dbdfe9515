import { dayMs } from '@tamarack/core/calendar/durations';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { Session } from '../../applications';
import * as devices from './repository';

/** How long a browser or a network is known after a number was last proven there. */
export const deviceAgeMs = 180 * dayMs;

/** The caller's browser, and the network it calls from. */
export interface Caller {
  /** Null: a browser without the device's cookie. */
  readonly deviceToken: string | null;
  readonly ip: string;
}

/**
 * Browsers and networks from which a code sent to a number was confirmed, so that nobody else's requests keep its owner
 * from the next one (docs/decisions/0201-a-numbers-owner-is-recognized.md, 0235-an-owner-at-home-is-recognized.md). That is
 * all they are good for: they prove nothing else.
 */
export interface DevicesService extends ReturnType<typeof createDevicesService> {}

export function createDevicesService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly now: () => Date;
}) {
  const { database, keys, now } = deps;
  const hashNetwork = (ip: string, numberHash: Buffer): Buffer =>
    keys.keyedHash('code', JSON.stringify(['network', numberHash.toString('base64'), ip]));
  return {
    /** Records which device a session was opened on; without the cookie, none. */
    bind: async (sessionToken: string, deviceToken: string | null): Promise<void> => {
      if (deviceToken === null) return;
      const hashes = { tokenHash: keys.hash(sessionToken), deviceHash: keys.hash(deviceToken) };
      await devices.setDevice(database, hashes);
    },

    /** Call it in the transaction that accepted the number's code. */
    remember: async (
      trx: Executor,
      { sessionId, frame }: Session,
      {
        deviceToken,
        ip,
        numberHash,
      }: { readonly deviceToken: string; readonly ip: string; readonly numberHash: Buffer },
    ): Promise<void> => {
      if (!frame) throw problem('unauthorized');
      await devices.insertKnownPlace(trx, {
        frameId: frame.id,
        sessionId,
        deviceHash: keys.hash(deviceToken),
        networkHash: hashNetwork(ip, numberHash),
        numberHash,
        now: now(),
      });
    },

    /**
     * Call it in the transaction that gives the number of one customer to another: the device and the network that proved
     * it just now are the other one's, and the former holder's are forgotten.
     */
    transfer: async (
      trx: Executor,
      { deviceToken, ip }: Caller,
      {
        numberHash,
        ...customers
      }: { readonly numberHash: Buffer; readonly from: string; readonly to: string },
    ): Promise<void> => {
      await devices.transferPlace(trx, {
        deviceHash: deviceToken === null ? null : keys.hash(deviceToken),
        networkHash: hashNetwork(ip, numberHash),
        ...customers,
      });
      await devices.forgetPlaces(trx, customers.from);
    },

    /** Whether the number was proven on the session's device, or from the network, before. */
    isKnown: (
      executor: Executor,
      { sessionId }: Session,
      { ip, numberHash }: { readonly ip: string; readonly numberHash: Buffer },
    ): Promise<boolean> =>
      devices.isKnownPlace(executor, {
        sessionId,
        networkHash: hashNetwork(ip, numberHash),
        numberHash,
        since: new Date(now().getTime() - deviceAgeMs),
      }),
  };
}
