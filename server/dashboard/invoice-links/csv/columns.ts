import type { Language } from '@tamarack/core/language';

export type LinkColumn =
  | 'invoiceId'
  | 'amount'
  | 'customerName'
  | 'customerEmail'
  | 'language'
  | 'site'
  | 'expiresAt'
  | 'sendEmail';

/** Columns of a file of invoices, in the order of the template. */
export const linkColumns: readonly {
  readonly name: LinkColumn;
  readonly head: Readonly<Record<Language, string>>;
  readonly required?: true;
}[] = [
  { name: 'invoiceId', head: { en: 'Invoice number', fr: 'Numéro de facture' }, required: true },
  { name: 'amount', head: { en: 'Amount', fr: 'Montant' }, required: true },
  { name: 'customerName', head: { en: 'Customer name', fr: 'Nom du client' } },
  { name: 'customerEmail', head: { en: 'Customer email', fr: 'Courriel du client' } },
  { name: 'language', head: { en: 'Language', fr: 'Langue' } },
  { name: 'site', head: { en: 'Site', fr: 'Succursale' } },
  { name: 'expiresAt', head: { en: 'Expires on', fr: 'Expire le' } },
  { name: 'sendEmail', head: { en: 'Send email', fr: 'Envoyer le courriel' } },
];
