import type { KeysTexts } from '../../pages/keys/keys-card';

export const keysTexts: KeysTexts = {
  title: 'API keys',
  hint: 'A publishable key is for the merchant’s pages, a secret key for its servers. Send a secret key to the merchant through a secure channel only.',
  created: (kind) => `The ${kind} key was created. Save it now: it cannot be shown again.`,
  none: 'None.',
  key: 'Key',
  createdAt: 'Created',
  lastUsed: 'Last used',
  never: 'Never',
  ends: 'Ends',
  noEnd: 'No end',
  actions: 'Actions',
  create: { publishable: 'Create a publishable key', secret: 'Create a secret key' },
  overlapOf: (lastFour) => `When the key ending in ${lastFour} is rolled`,
  overlaps: {
    '0': 'Old key: ends now',
    '1': 'Old key: 1 day',
    '3': 'Old key: 3 days',
    '7': 'Old key: 7 days',
  },
  roll: 'Roll',
  revoke: 'Revoke',
};
