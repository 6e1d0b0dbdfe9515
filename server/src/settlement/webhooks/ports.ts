import type { Executor } from '../../platform/database/executor';
import type { MerchantEventData, MerchantEventType } from './event-types';

/** Something a merchant's server is to be told, with the data of its type. */
export type MerchantNews = {
  [T in MerchantEventType]: {
    readonly merchantId: string;
    readonly type: T;
    readonly data: MerchantEventData[T];
  };
}[MerchantEventType];

/** What the areas ask for, to tell a merchant's server of something. */
export interface MerchantEventsPort {
  /**
   * In the transaction of what it tells: the event and its deliveries exist exactly when that is committed. Call it
   * once for each thing that came about. Throws where `data` is not of the type's form.
   */
  emit(trx: Executor, news: MerchantNews): Promise<void>;
}
