import type { Config } from '../../../src/config';
import { explainConnection, type Finding, ok, warning } from './check';

const timeoutMs = 5_000;

/** Asks the server for its health as a browser would reach it. It need not be started yet. */
export async function checkPublicUrl({
  publicUrl,
  trustProxy,
  production,
}: Pick<Config, 'publicUrl' | 'trustProxy' | 'production'>): Promise<Finding> {
  if (production && trustProxy === 0)
    return warning(
      'TRUST_PROXY=0: behind a proxy, which https needs, all callers share one rate limit. Set it to the number of your proxies.',
    );
  try {
    const { status } = await fetch(`${publicUrl}/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status === 200
      ? ok(`${publicUrl} responds.`)
      : warning(`${publicUrl}/health responds with ${status}: start the server, and check the proxy.`);
  } catch (error) {
    return warning(
      `${publicUrl} cannot be reached from here: ${explainConnection(error)}. Normal before the first start.`,
    );
  }
}

/** Accounts that are only checked for presence. */
export function describeAccount(
  { sandbox }: Pick<Config, 'sandbox'>,
  text = 'Configured; not called.',
): Finding {
  return ok(sandbox ? 'Emulated by the sandbox.' : text);
}

export function describeAggregator(config: Pick<Config, 'sandbox' | 'externalServices'>): Finding {
  return config.externalServices && config.externalServices.flinks.webhook === null
    ? warning('Configured; not called. Without FLINKS_WEBHOOK_SECRET, slow banks are polled.')
    : describeAccount(config);
}

export function describeAddresses(config: Pick<Config, 'sandbox' | 'externalServices'>): Finding {
  return config.externalServices?.addressCompleteKey === null
    ? warning('A built-in list: set ADDRESS_COMPLETE_KEY to cover all of Canada.')
    : describeAccount(config);
}

export function describePayouts({ payouts }: Pick<Config, 'payouts'>): Finding {
  return payouts.originator === null
    ? warning('PAYOUT_… are not set: payouts wait (docs/payouts.md).')
    : ok('Configured. You transfer the files to the bank.');
}
