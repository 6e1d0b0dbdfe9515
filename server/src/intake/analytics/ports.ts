import type { Language } from '@tamarack/core/language';
import type { ReportedEvent } from '@tamarack/core/protocol/analytics';

/** What the widget reported of a visit whose customer agreed to it, without checkout and network address. */
export interface RecordedEvents {
  /** Random; of one opening of a checkout. */
  readonly visit: string;
  readonly merchantId: string;
  readonly language: Language;
  readonly at: Date;
  readonly events: readonly ReportedEvent[];
}

/** A vendor of analytics. */
export interface AnalyticsVendor {
  /** Rejects where the vendor did not take the events; nothing is tried again. */
  send(recorded: RecordedEvents): Promise<void>;
}
