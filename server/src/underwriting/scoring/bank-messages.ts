import { problem } from '../../platform/errors';
import type { Aggregator, BankingService } from '../banking';
import type { ScoringService } from './service';

/** The aggregator's own messages that data is there: whoever waits for it looks at once. */
export interface BankMessagesService {
  /** The signature, out of a request's headers. Throws `not-found` where none are expected, `unauthorized` without one. */
  signature(headers: Readonly<Record<string, unknown>>): string;
  /** Throws `unauthorized` where the signature is wrong. What it cannot make sense of it leaves alone. */
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
