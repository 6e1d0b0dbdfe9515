import type { Language } from '@tamarack/core/language';
import { findMerchant } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { composeBrandedMail, type MailComposer } from '../../../platform/mail';
import { findChange } from './change-repository';
import type { PayeeMailKind } from './notify-merchant';
import type { ChangeTexts } from './texts/change-texts';
import { changeEn } from './texts/change-texts-en';
import { changeFr } from './texts/change-texts-fr';

const texts: Readonly<Record<Language, ChangeTexts>> = { en: changeEn, fr: changeFr };

/** Composes the mails about a change of a merchant's payout account, to its former and its new address. */
export function createPayeeMailComposers({
  database,
}: {
  readonly database: Executor;
}): Readonly<Record<PayeeMailKind, MailComposer>> {
  const createComposer = (kind: PayeeMailKind): MailComposer => ({
    compose: async ({ about, recipient }) => {
      const change = await findChange(database, about);
      const merchant = change && (await findMerchant(database, change.merchantId));
      if (!change || !merchant || recipient === null) return null;
      const isFormer = recipient === change.formerRemittanceEmail;
      const language = isFormer ? (change.formerLanguage ?? change.language) : change.language;
      const { subject, blocks } = texts[language][kind]({
        merchant: merchant.name,
        accountEnding: change.accountEnding,
        formerAccountEnding: change.formerAccountEnding,
      });
      return composeBrandedMail(recipient, language, subject, blocks);
    },
  });
  return {
    payeeChangeProposed: createComposer('payeeChangeProposed'),
    payeeChanged: createComposer('payeeChanged'),
    payeeChangeCancelled: createComposer('payeeChangeCancelled'),
  };
}
