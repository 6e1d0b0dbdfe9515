import { randomBytes } from 'node:crypto';
import { brand } from '@tamarack/core/brand';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { formatMoney } from '@tamarack/core/money/format';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { type MailComposer, renderMail, senderLine } from '../../../platform/mail';
import { disownPath } from '../disown/disown-page';
import { findAlert, setAlertToken } from './alert-repository';
import { alertTexts } from './alert-texts';

/** Mails that tell a customer at once what happened to their account, with the link to report that it was not them. */
export function createAccountAlertComposer(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly publicUrl: string;
}): MailComposer {
  const { database, keys, publicUrl } = deps;
  return {
    compose: async ({ about }) => {
      const alert = await findAlert(database, about);
      if (!alert || alert.usedAt !== null) return null;
      // a retry mails a new token; the one of the attempt before no longer works
      const token = randomBytes(32).toString('base64url');
      await setAlertToken(database, about, keys.hash(token));
      const { kind, recipient, language, merchant, amount, createdAt } = alert;
      const texts = alertTexts[language];
      const subject = texts.subjects[kind];
      const sentence = texts.sentences[kind]({
        merchant,
        amount: amount === null ? '' : formatMoney(amount, language, 2),
        at: formatMoment(createdAt, language),
      });
      return {
        to: recipient,
        subject: `${brand.product} – ${subject}`,
        ...renderMail({
          language,
          title: subject,
          blocks: [
            sentence,
            texts.fine,
            texts.notMe,
            // in the fragment: not part of any request, log or referrer
            { link: `${publicUrl}${disownPath}?lng=${language}#${token}`, label: texts.button },
            { small: senderLine },
          ],
        }),
      };
    },
  };
}
