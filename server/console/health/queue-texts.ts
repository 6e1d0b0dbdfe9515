/** Descriptions of the queues. */
const queueTexts: Readonly<Record<string, string>> = {
  'bank-forget': 'Delete bank logins at the aggregator',
  'document-check': 'Check documents',
  'due-diligence': 'Look up businesses and compare names',
  'file-remove': 'Remove files',
  mail: 'Send mails',
  'merchant-event': 'Deliver webhooks',
  'payout-news': 'Notify of payouts (sent by the previous release)',
  'payouts.notify': 'Notify of payouts',
  'payouts.look': 'Create payout batches and read reports',
  scoring: 'Score applications',
  'database.maintain': 'Maintain the database',
  'audit.partitions': 'Make partitions of the audit trail',
  'webhooks.requeue': 'Queue overdue webhooks again',
  'operators.digest': 'Send the daily digest',
  sweep: 'Delete expired data',
  'retention.apply': 'Remove personal data past its retention',
};

/** A queue without a text is shown by its name. */
export const describeQueue = (name: string): string => queueTexts[name] ?? name;
