import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database';
import { type Block, composeBrandedMail, type MailComposer } from '../../platform/mail';
import { findErasure } from './erasure/erasure-repository';
import { describeKept } from './texts/kept-texts';
import { type PersonMail, personMailTexts } from './texts/mail-texts';

/** Mails to people about what became of their data. Their addresses are forgotten once they are sent or refused. */
export function createPersonMailComposers({ database }: { readonly database: Executor }): {
  readonly personErased: MailComposer;
  readonly personCorrected: MailComposer;
} {
  const build = (to: string, language: Language, { subject, blocks }: PersonMail) =>
    composeBrandedMail(to, language, subject, blocks);
  return {
    personCorrected: {
      forgetsRecipient: true,
      compose: async ({ recipient, details }) => {
        if (recipient === null) return null;
        const language = details['language'] === 'fr' ? 'fr' : 'en';
        const fields = (details['fields'] ?? '').split(' ');
        return build(recipient, language, personMailTexts[language].corrected(fields));
      },
    },

    personErased: {
      forgetsRecipient: true,
      compose: async ({ about, recipient }) => {
        const erasure = await findErasure(database, about);
        if (!erasure?.result || recipient === null) return null;
        const { language, result } = erasure;
        const kept: Block = { list: [...describeKept(result.kept, language)] };
        return build(recipient, language, personMailTexts[language].erased(kept));
      },
    },
  };
}
