import type { Language } from '@tamarack/core/language';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';
import type { RecordedItem } from '@tamarack/core/recording/recorded-items';

/** Events of a visit whose customer consented, without checkout ID and IP address. */
interface RecordedEvents {
  /** Random ID of one opening of a checkout. */
  readonly visit: string;
  readonly merchantId: string;
  readonly language: Language;
  readonly at: Date;
  readonly events: readonly ReportedEvent[];
}

/** A part of a recording of such a visit, masked. */
interface Recording {
  readonly visit: string;
  readonly items: readonly RecordedItem[];
}

/** An analytics vendor. */
export interface AnalyticsVendor {
  /** Rejects if the vendor does not accept the events. The caller does not retry. */
  send(recorded: RecordedEvents): Promise<void>;
  /** Rejects in the same way. */
  record(recording: Recording): Promise<void>;
}
