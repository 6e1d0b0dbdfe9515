import { problem } from '../../platform/errors';
import type { Aggregator, BankingService } from '../banking';
import type { ScoringService } from './service';

/** The aggregator's webhooks about ready data: a waiting run continues immediately. */
export interface BankWebhooksService extends ReturnType<typeof createBankWebhooks> {}

export function createBankWebhooks(deps: {
  readonly aggregator: Aggregator;
  readonly banking: BankingService;
  readonly scoring: ScoringService;
}) {
  const { aggregator, banking, scoring } = deps;
  const getWebhooks = () => {
    if (aggregator.webhooks === null) throw problem('not-found');
    return aggregator.webhooks;
  };
  return {
    /**
     * Reads the signature from a request's headers. Throws `not-found` if no webhooks are expected, `unauthorized`
     * without one.
     */
    readSignature: (headers: Readonly<Record<string, unknown>>): string => {
      const signature = headers[getWebhooks().header];
      if (typeof signature !== 'string') throw problem('unauthorized');
      return signature;
    },

    /** Throws `unauthorized` if the signature is wrong. Ignores unknown messages. */
    receive: async (signature: string, body: Buffer): Promise<void> => {
      const message = getWebhooks().parse(signature, body);
      if (!message) throw problem('unauthorized');
      if (!message.event) return;
      const applicationIds = await banking.handleDataReady(message.event);
      await scoring.resumeWaitingRuns({ applicationIds, requestId: message.event.requestId });
    },
  };
}
