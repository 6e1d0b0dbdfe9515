import type { Language } from '@tamarack/core/language';

export interface PdfTexts {
  readonly signature: string;
  readonly unsigned: string;
  readonly signedBy: string;
  readonly signedAt: string;
  readonly fingerprint: string;
  readonly page: string;
}

/** Texts of the PDF in addition to the agreement's content. */
export const pdfTexts: Readonly<Record<Language, PdfTexts>> = {
  en: {
    signature: 'Signature',
    unsigned: 'Copy to read before signing. It is not binding until it is signed.',
    signedBy: 'Signed electronically by',
    signedAt: 'Date and time',
    fingerprint: 'Fingerprint of the content (SHA-256):',
    page: 'Page',
  },
  fr: {
    signature: 'Signature',
    unsigned: 'Copie à lire avant la signature. Elle n’engage personne tant qu’elle n’est pas signée.',
    signedBy: 'Signé électroniquement par',
    signedAt: 'Date et heure',
    fingerprint: 'Empreinte du contenu (SHA-256)\u00a0:',
    page: 'Page',
  },
};
