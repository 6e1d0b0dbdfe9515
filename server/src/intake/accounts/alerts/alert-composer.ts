import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { formatMoney } from '@tamarack/core/money/format';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { composeBrandedMail, type MailComposer } from '../../../platform/mail';
import { findAlert } from './alert-repository';
import { alertTexts } from './alert-texts';
import type { DisownLinks } from './disown-links';

/** Mails that notify a customer immediately of what happened to their account, with the link to report that it was not them. */
export function createAccountAlertComposer(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly disownLinks: Pick<DisownLinks, 'issue'>;
}): MailComposer {
  const { database, keys, disownLinks } = deps;
  return {
    compose: async ({ about }) => {
      const alert = await findAlert(database, keys, about);
      if (!alert || alert.kind === 'signature' || alert.usedAt !== null) return null;
      const { kind, recipient, language, merchant, amount, createdAt } = alert;
      if (recipient === null) return null;
      const texts = alertTexts[language];
      const subject = texts.subjects[kind];
      const sentence = texts.sentences[kind]({
        merchant,
        amount: amount === null ? '' : formatMoney(amount, language, 2),
        at: formatMoment(createdAt, language),
      });
      const link = await disownLinks.issue(about, language);
      return composeBrandedMail(recipient, language, subject, [sentence, texts.fine, texts.notMe, link]);
    },
  };
}
