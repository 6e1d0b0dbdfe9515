import { englishKeysTexts } from '../../pages/keys/key-texts';
import type { KeysTexts } from '../../pages/keys/keys-card';

export const keysTexts: KeysTexts = {
  ...englishKeysTexts,
  hint: 'A publishable key is for the merchant’s pages, a secret key for its servers. Send a secret key to the merchant through a secure channel only.',
  created: (kind) => `The ${kind} key was created. Save it now: it cannot be shown again.`,
  none: 'None.',
  overlaps: { '0': 'Old key: ends now', ...englishKeysTexts.overlaps },
};
