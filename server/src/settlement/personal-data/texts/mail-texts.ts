import { brand } from '@tamarack/core/brand';
import { providerFr } from '@tamarack/core/brand/legal-names';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { type Block, supportPhone } from '../../../platform/mail';

export interface PersonMail {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

interface PersonMailTexts {
  /** `fields`: names of what changed. */
  readonly corrected: (fields: readonly string[]) => PersonMail;
  readonly erased: (kept: Block) => PersonMail;
}

const fieldTexts = {
  en: {
    first: 'your first name',
    last: 'your last name',
    dob: 'your date of birth',
    street: 'your street',
    city: 'your city',
    province: 'your province',
    postal: 'your postal code',
    email: 'your email address',
    phone: 'your phone number',
  },
  fr: {
    first: 'votre prénom',
    last: 'votre nom',
    dob: 'votre date de naissance',
    street: 'votre rue',
    city: 'votre ville',
    province: 'votre province',
    postal: 'votre code postal',
    email: 'votre adresse courriel',
    phone: 'votre numéro de téléphone',
  },
} as const;

const listFields = (fields: readonly string[], language: Language): Block => {
  const texts: Readonly<Record<string, string>> = fieldTexts[language];
  return { list: fields.map((field) => texts[field] ?? field) };
};

const isContact = (field: string): boolean => field === 'email' || field === 'phone';

export const personMailTexts: Readonly<Record<Language, PersonMailTexts>> = {
  en: {
    corrected: (fields) => ({
      subject: 'Your personal information was corrected',
      blocks: [
        `We corrected the following in the information that ${brand.provider} holds about you:`,
        listFields(fields, 'en'),
        ...(fields.some(isContact)
          ? ['To protect you, purchases on your credit line are on hold for a while, until we call you.']
          : []),
        'Agreements that you’ve already signed stay as they were signed.',
        `If you didn’t ask for this, call us now at ${supportPhone}.`,
      ],
    }),
    erased: (kept) => ({
      subject: 'Your personal information was erased',
      blocks: [
        `We erased the personal information that ${brand.provider} held about you. We keep only this:`,
        kept,
        `Questions? Write to ${contact.privacyEmail} or call ${supportPhone}. If you’re not satisfied, you can complain to the Office of the Privacy Commissioner of Canada or, in Quebec, to the Commission d’accès à l’information.`,
      ],
    }),
  },
  fr: {
    corrected: (fields) => ({
      subject: 'Vos renseignements personnels ont été corrigés',
      blocks: [
        `Nous avons corrigé les renseignements suivants que ${providerFr} détient à votre sujet\u00a0:`,
        listFields(fields, 'fr'),
        ...(fields.some(isContact)
          ? [
              'Pour vous protéger, les achats imputés à votre limite de crédit sont suspendus pendant un certain temps, jusqu’à notre appel.',
            ]
          : []),
        'Les contrats que vous avez déjà signés restent tels que vous les avez signés.',
        `Si vous n’avez pas demandé cette correction, appelez-nous tout de suite au ${supportPhone}.`,
      ],
    }),
    erased: (kept) => ({
      subject: 'Vos renseignements personnels ont été supprimés',
      blocks: [
        `Nous avons supprimé les renseignements personnels que ${providerFr} détenait à votre sujet. Nous conservons seulement ceci\u00a0:`,
        kept,
        `Des questions? Écrivez à ${contact.privacyEmail} ou composez le ${supportPhone}. Si notre réponse ne vous satisfait pas, vous pouvez porter plainte au Commissariat à la protection de la vie privée du Canada ou, au Québec, à la Commission d’accès à l’information.`,
      ],
    }),
  },
};
