/** The server's areas by layer, from the ground up: an area imports those before it in this list. */
const layers = {
  platform: [
    'errors',
    'html',
    'database',
    'events',
    'traces',
    'keys',
    'limits',
    'releases',
    'jobs',
    'files',
    'audit',
    'mail',
    'http',
    'webauthn',
  ],
  parties: ['operators', 'members', 'merchants'],
  intake: [
    'reference',
    'invoice-links',
    'checkouts',
    'applications',
    'sessions',
    'accounts',
    'verification',
    'opening',
    'analytics',
  ],
  underwriting: [
    'decision',
    'credit',
    'banking',
    'review-queue',
    'due-diligence',
    'documents',
    'scoring',
    'reviews',
  ],
  financing: ['offers', 'invoices', 'agreements', 'authorizations'],
  settlement: [
    'webhooks',
    'payouts',
    'captures',
    'refunds',
    'purchases',
    'merchant-checkouts',
    'applicant-mails',
    'personal-data',
    'operations',
  ],
};

const areas = Object.entries(layers).flatMap(([layer, names]) => names.map((name) => `${layer}/${name}`));

/** Interfaces that a lower area declares and the composition fills; docs/architecture.md gives the reason for each. */
const ports = [
  'ApplicationParts',
  'Authenticator',
  'MailComposer',
  'Aggregator',
  'Bureau',
  'BusinessRegistry',
  'SanctionsList',
  'AddressLookup',
  'SmsService',
  'MailSender',
  'FileStore',
  'Scanner',
  'PayoutRail',
  'KeyService',
  'AnalyticsVendor',
];

module.exports = { areas, layers, ports };
