import { problem } from '../../platform/errors';
import type { Aggregator, BankingService } from '../banking';
import type { ScoringService } from './service';

/** The aggregator's webhooks about ready data: a waiting run continues at once. */
export interface BankMessagesService {
  /**
   * Reads the signature from a request's headers. Throws `not-found` where no webhooks are expected, `unauthorized`
   * without one.
   */
  signature(headers: Readonly<Record<string, unknown>>): string;
  /** Throws `unauthorized` where the signature is wrong. Ignores unknown messages. */
  receive(signature: string, body: Buffer): Promise<void>;
}

export function createBankMessages(deps: {
  readonly aggregator: Aggregator;
  readonly banking: BankingService;
  readonly scoring: ScoringService;
}): BankMessagesService {
  const { aggregator, banking, scoring } = deps;
  const expected = () => {
    if (aggregator.messages === null) throw problem('not-found');
    return aggregator.messages;
  };
  return {
    signature: (headers) => {
      const given = headers[expected().header];
      if (typeof given !== 'string') throw problem('unauthorized');
      return given;
    },
    receive: async (signature, body) => {
      const read = expected().read(signature, body);
      if (!read) throw problem('unauthorized');
      if (!read.news) return;
      const applicationIds = await banking.hear(read.news);
      await scoring.bankDataReady({ applicationIds, requestId: read.news.requestId });
    },
  };
}
