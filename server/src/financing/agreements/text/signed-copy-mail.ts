import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import { type Block, buildSenderLine, type Mail, renderMail, supportPhone } from '../../../platform/mail';
import { type AgreementContent, shipmentTemplateId } from '../content/content';

interface CopyMailTexts {
  readonly subject: (reference: string) => string;
  readonly lines: readonly string[];
  /** Text for an agreement whose merchant is paid as it ships. */
  readonly shipmentLines: readonly string[];
  /** Before the link. */
  readonly notMe: string;
}

const texts: Readonly<Record<Language, CopyMailTexts>> = {
  en: {
    subject: (reference) => `Your signed agreement ${reference}`,
    lines: [
      'Thank you. Your loan agreement is signed, and the merchant is being paid.',
      'A copy is attached as a PDF. It includes your payment schedule and your pre-authorized debit agreement: please keep it.',
      'Your payments are debited each week from the account in the agreement. You may pay early at any time at no cost.',
      `Questions? Write to ${contact.supportEmail} or call ${supportPhone}.`,
    ],
    shipmentLines: [
      'Thank you. Your loan agreement is signed. The merchant is paid for each part of your purchase once it confirms that the part has been shipped.',
      'A copy is attached as a PDF. It includes your pre-authorized debit agreement: please keep it.',
      'You owe nothing yet. For each part that is shipped, we’ll write to you with the dates and amounts of its payments.',
      `Questions? Write to ${contact.supportEmail} or call ${supportPhone}.`,
    ],
    notMe:
      'If you didn’t sign this agreement, tell us now. We’ll freeze your credit line, log out all devices, and call you.',
  },
  fr: {
    subject: (reference) => `Votre contrat signé ${reference}`,
    lines: [
      'Merci. Votre contrat de prêt est signé, et le paiement au marchand est en cours.',
      'Vous en trouverez ci-joint une copie en format PDF. Elle contient votre calendrier de versements et votre accord de débit préautorisé : veuillez la conserver.',
      'Vos versements sont prélevés chaque semaine sur le compte indiqué dans votre contrat. Vous pouvez rembourser par anticipation en tout temps, sans frais.',
      `Des questions? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}.`,
    ],
    shipmentLines: [
      'Merci. Votre contrat de prêt est signé. Le marchand est payé pour chaque partie de votre achat lorsqu’il confirme l’avoir expédiée.',
      'Vous en trouverez ci-joint une copie en format PDF. Elle contient votre accord de débit préautorisé : veuillez la conserver.',
      'Vous ne devez rien pour le moment. Pour chaque partie expédiée, nous vous communiquerons par courriel les dates et les montants de ses versements.',
      `Des questions? Écrivez à ${contact.supportEmail} ou composez le ${supportPhone}.`,
    ],
    notMe:
      'Si vous n’avez pas signé ce contrat, dites-le-nous maintenant. Nous bloquerons votre limite de crédit, fermerons la session sur tous les appareils et vous téléphonerons.',
  },
};

/**
 * Composes the mail that has the signed agreement attached.
 *
 * @param disownLink to report that it was not the customer who signed
 */
export function composeSignedCopyMail(
  content: AgreementContent,
  disownLink: Block | null,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, reference, templateId } = content;
  const { subject, notMe, ...own } = texts[language];
  const lines = templateId === shipmentTemplateId ? own.shipmentLines : own.lines;
  const report = disownLink === null ? [] : [notMe, disownLink];
  return {
    subject: `${brand.product} – ${subject(reference)}`,
    ...renderMail({
      language,
      title: subject(reference),
      blocks: [...lines, ...report, { small: buildSenderLine(language) }],
    }),
  };
}
