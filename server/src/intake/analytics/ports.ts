import type { Language } from '@tamarack/core/language';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';

/** Events of a visit whose customer consented, without checkout ID and IP address. */
export interface RecordedEvents {
  /** Random ID of one opening of a checkout. */
  readonly visit: string;
  readonly merchantId: string;
  readonly language: Language;
  readonly at: Date;
  readonly events: readonly ReportedEvent[];
}

/** An analytics vendor. */
export interface AnalyticsVendor {
  /** Rejects if the vendor does not accept the events. The caller does not retry. */
  send(recorded: RecordedEvents): Promise<void>;
}
