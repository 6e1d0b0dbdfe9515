import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import type { Block } from '../../../platform/mail';
import { findSignatureAlert, setAlertToken } from './alert-repository';
import { alertTexts } from './alert-texts';

/** Path of the page that they open. */
export const disownPath = '/not-me';

/** Links in mails with which customers report that it was not them. Only the hash of a link's token is stored. */
export interface DisownLinks extends ReturnType<typeof createDisownLinks> {}

export function createDisownLinks(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash' | 'keyedHash'>;
  readonly publicUrl: string;
}) {
  const { database, keys, publicUrl } = deps;
  const issue = async (alertId: string, language: Language): Promise<Block> => {
    const token = keys.keyedHash('alertLink', alertId).toString('base64url');
    await setAlertToken(database, alertId, keys.hash(token));
    // in the fragment: not part of any request, log or referrer
    return { link: `${publicUrl}${disownPath}?lng=${language}#${token}`, label: alertTexts[language].button };
  };
  return {
    /** The link of an alert, when its mail is composed. A retry mails the same one: receivers keep the first of two. */
    issue,

    /** For the copy of a signed agreement. Null if the link was used, or the signature has none. */
    issueForSignature: async (applicationId: string, language: Language): Promise<Block | null> => {
      const alertId = await findSignatureAlert(database, applicationId);
      return alertId === null ? null : issue(alertId, language);
    },
  };
}
