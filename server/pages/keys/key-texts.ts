import type { KeysTexts } from './keys-card';

/** Texts that operators and merchants' members share. */
export const englishKeysTexts = {
  title: 'API keys',
  key: 'Key',
  createdAt: 'Created',
  lastUsed: 'Last used',
  never: 'Never',
  ends: 'Ends',
  noEnd: 'No end',
  actions: 'Actions',
  access: 'May',
  everything: 'Everything',
  limits: 'A new secret key may',
  permissions: {
    checkouts: 'create and read checkouts',
    refunds: 'refund, cancel and capture',
    invoiceLinks: 'create and read invoice links',
    payouts: 'read payouts',
    webhooks: 'manage webhooks',
  },
  create: { publishable: 'Create a publishable key', secret: 'Create a secret key' },
  overlapLabel: (lastFour: string) => `When the key ending in ${lastFour} is rolled`,
  overlaps: {
    '1': 'Old key: 1\u00a0day',
    '3': 'Old key: 3\u00a0days',
    '7': 'Old key: 7\u00a0days',
  },
  roll: 'Roll',
  revoke: 'Revoke',
} as const satisfies Partial<KeysTexts>;
