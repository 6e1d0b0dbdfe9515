import type { Language } from '@tamarack/core/language';
import type { CreatedAt, Defaulted, Executor, Json, NullableJson, Timestamp } from '../../platform/database';
import type { MerchantEventType } from './events/event-types';

/** `merchant`: disabled by the merchant; `gone`: it responded with 410; `failing`: deliveries failed for days. */
export type DisabledReason = 'merchant' | 'gone' | 'failing';

interface WebhookEndpointTable {
  id: string;
  merchant_id: string;
  url: string;
  /** Null: all, future types included. */
  event_types: NullableJson<MerchantEventType[]>;
  secret_cipher: Buffer;
  /** Also signs until `previous_until`. */
  previous_secret_cipher: Defaulted<Buffer | null>;
  previous_until: Timestamp | null;
  created_at: CreatedAt;
  disabled_at: Timestamp | null;
  disabled_reason: Defaulted<DisabledReason | null>;
  /** The first failed attempt since the last successful delivery. */
  failing_since: Timestamp | null;
  /** One worker has claimed its deliveries until then. */
  held_until: Timestamp | null;
}

interface MerchantEventTable {
  id: string;
  merchant_id: string;
  type: MerchantEventType;
  /** Contains no personal data. */
  data: Json<Record<string, unknown>>;
  created_at: CreatedAt;
  /** Trace context of the span that caused it, if one was recorded. */
  traceparent: Defaulted<string | null>;
}

/** Why an attempt got no response. */
export type AttemptFailure = 'timeout' | 'addressRefused' | 'nameUnknown' | 'tls' | 'connection';

export interface WebhookDeliveryTable {
  id: string;
  event_id: string;
  endpoint_id: string;
  state: 'pending' | 'delivered' | 'failed';
  /** All attempts. */
  attempts: Defaulted<number>;
  /** Attempts since the delivery started, or a resend restarted it. */
  tries: Defaulted<number>;
  last_tried_at: Timestamp | null;
  last_status: Defaulted<number | null>;
  last_failure: Defaulted<AttemptFailure | null>;
  last_latency_ms: Defaulted<number | null>;
  next_try_at: Timestamp | null;
  delivered_at: Timestamp | null;
}

/** An endpoint with its merchant's mail address. */
interface WebhookAlertRecipientView {
  endpoint_id: string;
  url: string;
  merchant: string;
  email: string | null;
  language: Language | null;
}

/** The area's own tables. */
export type WebhooksTables = {
  webhook_endpoint: WebhookEndpointTable;
  merchant_event: MerchantEventTable;
  webhook_delivery: WebhookDeliveryTable;
  /** Views. */
  webhook_alert_recipient: WebhookAlertRecipientView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const webhooksTables = (executor: Executor) => executor.withTables<WebhooksTables>();
