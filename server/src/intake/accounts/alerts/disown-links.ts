import { randomBytes } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import type { Block } from '../../../platform/mail';
import { disownPath } from '../disown/disown-page';
import { findSignatureAlert, setAlertToken } from './alert-repository';
import { alertTexts } from './alert-texts';

/** Links in mails with which customers report that it was not them. Only the hash of a link's token is stored. */
export interface DisownLinks {
  /** A new link of an alert, when its mail is composed. A retry mails another; the one before no longer works. */
  renew(alertId: string, language: Language): Promise<Block>;
  /** For the copy of a signed agreement. Null where the link was used, or the signature has none. */
  renewForSignature(applicationId: string, language: Language): Promise<Block | null>;
}

export function createDisownLinks(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly publicUrl: string;
}): DisownLinks {
  const { database, keys, publicUrl } = deps;
  const renew: DisownLinks['renew'] = async (alertId, language) => {
    const token = randomBytes(32).toString('base64url');
    await setAlertToken(database, alertId, keys.hash(token));
    // in the fragment: not part of any request, log or referrer
    return { link: `${publicUrl}${disownPath}?lng=${language}#${token}`, label: alertTexts[language].button };
  };
  return {
    renew,
    renewForSignature: async (applicationId, language) => {
      const alertId = await findSignatureAlert(database, applicationId);
      return alertId === null ? null : renew(alertId, language);
    },
  };
}
