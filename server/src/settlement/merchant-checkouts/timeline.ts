import { type Cents, toCents } from '@tamarack/core/money/cents';
import type { AuthorizationPart } from '../../financing/authorizations';
import type { SentPayout } from '../payouts';
import type { CheckoutEvent } from '../webhooks';
import type { MerchantCheckout } from './views';

/** An event in a checkout's history, for its merchant. */
export interface TimelineEntry {
  readonly at: Date;
  /** `created` by the merchant's server, or `opened` by a page, which creates it. */
  readonly what:
    | 'created'
    | 'opened'
    | 'approved'
    | 'rejected'
    | 'inReview'
    | 'abandoned'
    | 'cancelled'
    | 'signed'
    | 'completed'
    | 'captured'
    | 'released'
    | 'refunded'
    | 'payoutOpened'
    | 'payoutSent'
    | 'payoutPaid'
    | 'payoutReturned'
    | 'payoutRecovered'
    | 'webhook';
  readonly amount?: Cents;
  /** The merchant's reason for a refund. */
  readonly reason?: string;
  /** Set for `webhook`. */
  readonly event?: CheckoutEvent;
}

/** States whose date is that of their event; other states have a stored date, which outlives the event. */
const eventActs: Readonly<Record<string, TimelineEntry['what'] | undefined>> = {
  'checkout.approved': 'approved',
  'checkout.rejected': 'rejected',
  'checkout.in_review': 'inReview',
  'checkout.abandoned': 'abandoned',
  'checkout.cancelled': 'cancelled',
};

/** Oldest first. */
export function buildTimeline({
  checkout,
  parts,
  payouts,
  events,
}: {
  readonly checkout: MerchantCheckout;
  /** Captures, and the release of the rest. */
  readonly parts: readonly AuthorizationPart[];
  readonly payouts: readonly SentPayout[];
  readonly events: readonly CheckoutEvent[];
}): readonly TimelineEntry[] {
  const { createdAt, createdBy, completedAt, financing, refunds } = checkout;
  const entries: readonly TimelineEntry[] = [
    { at: new Date(createdAt), what: createdBy === 'server' ? 'created' : 'opened' },
    ...events.flatMap(toStateEntries),
    ...(financing
      ? [{ at: new Date(financing.signedAt), what: 'signed' as const, amount: toCents(financing.amount) }]
      : []),
    ...(completedAt ? [{ at: new Date(completedAt), what: 'completed' as const }] : []),
    ...parts.flatMap(toPartEntries),
    ...refunds.map(({ refundedAt, amount, reason }) => ({
      at: new Date(refundedAt),
      what: 'refunded' as const,
      amount: toCents(amount),
      ...(reason !== null && { reason }),
    })),
    ...payouts.flatMap(toPayoutEntries),
    ...events.flatMap(toWebhookEntries),
  ];
  // stable sort: at the same instant, causes stay before effects
  return entries.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function toStateEntries({ type, createdAt }: CheckoutEvent): TimelineEntry[] {
  const what = eventActs[type];
  return what ? [{ at: createdAt, what }] : [];
}

const partActs: Readonly<Record<string, TimelineEntry['what'] | undefined>> = {
  capture: 'captured',
  release: 'released',
};

/** A part of a later release is left out: what it did with the amount is not known here. */
function toPartEntries({ kind, amount, occurredAt }: AuthorizationPart): TimelineEntry[] {
  const what = partActs[kind];
  return what ? [{ at: occurredAt, what, amount }] : [];
}

const toWebhookEntries = (event: CheckoutEvent): TimelineEntry[] =>
  event.deliveries.length > 0 ? [{ at: event.createdAt, what: 'webhook', event }] : [];

function toPayoutEntries(payout: SentPayout): TimelineEntry[] {
  const left = toCents(payout.amount) - toCents(payout.fee) - toCents(payout.withheld);
  const openedAt = new Date(payout.openedAt);
  if (payout.kind === 'recovery')
    return [{ at: openedAt, what: 'payoutRecovered', amount: toCents(payout.amount) }];
  return [
    // without its amount, which later refunds reduce
    { at: openedAt, what: 'payoutOpened' },
    // the remainder of a returned payout can be less than the amount that was sent
    ...(payout.sentAt
      ? [{ at: new Date(payout.sentAt), what: 'payoutSent' as const, amount: payout.lastSent ?? left }]
      : []),
    ...(payout.paidAt ? [{ at: new Date(payout.paidAt), what: 'payoutPaid' as const, amount: left }] : []),
    ...(payout.returned ? [{ at: new Date(payout.returned.at), what: 'payoutReturned' as const }] : []),
  ];
}
