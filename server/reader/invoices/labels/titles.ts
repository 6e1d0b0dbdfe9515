import type { DocumentKind } from '../values/invoice-reading';

/** Titles by kind of document. The longest match wins. */
export const titles: Readonly<Record<Exclude<DocumentKind, 'other'>, readonly string[]>> = {
  invoice: [
    'invoice',
    'tax invoice',
    'a r invoice',
    'sales invoice',
    'commercial invoice',
    'service invoice',
    'progress invoice',
    'final invoice',
    'interim invoice',
    'recurring invoice',
    'bill',
    'your bill',
    'your invoice',
    'facture',
    'facture de vente',
    'facture de service',
    'facture de services',
    'facture finale',
    'facture progressive',
    'facture commerciale',
    'votre facture',
    'progress billing',
    'facture demande de paiement',
    'invoice facture',
    'facture invoice',
    'note d honoraires',
    'fee note',
  ],
  creditNote: [
    'credit note',
    'credit memo',
    'credit memorandum',
    'credit invoice',
    'note de crédit',
    'facture de crédit',
    'avoir',
    'credit note note de crédit',
    'note de crédit credit note',
  ],
  statement: [
    'statement',
    'statement of account',
    'account statement',
    'customer statement',
    'monthly statement',
    'billing statement',
    'activity statement',
    'relevé de compte',
    'relevé',
    'état de compte',
    'état de compte client',
    'relevé mensuel',
    'statement of account relevé de compte',
    'statement of account état de compte',
    'état de compte statement of account',
  ],
  quote: [
    'quote',
    'quotation',
    'estimate',
    'proposal',
    'sales quote',
    'price quote',
    'pro forma invoice',
    'proforma invoice',
    'pro forma',
    'proforma',
    'sales order',
    'purchase order',
    'order confirmation',
    'order acknowledgement',
    'work order',
    'packing slip',
    'delivery note',
    'soumission',
    'devis',
    'estimation',
    'estimé',
    'offre de service',
    'offre de services',
    'proposition',
    'facture pro forma',
    'facture proforma',
    'bon de commande',
    'confirmation de commande',
    'bon de livraison',
    'bon de travail',
  ],
  receipt: [
    'receipt',
    'sales receipt',
    'payment receipt',
    'official receipt',
    'receipt of payment',
    'cash receipt',
    'reçu',
    'reçu de paiement',
    'reçu de vente',
    'reçu officiel',
    'preuve de paiement',
    'confirmation de paiement',
    'payment confirmation',
  ],
};

/** Stamps and status texts of a paid invoice. */
export const paidStamps: readonly string[] = [
  'paid',
  'paid in full',
  'paid thank you',
  'invoice paid',
  'payment complete',
  'status paid',
  'payé',
  'payée',
  'payé en totalité',
  'payée en totalité',
  'payé merci',
  'payée merci',
  'payé en entier',
  'acquitté',
  'acquittée',
  'facture payée',
  'facture acquittée',
  'statut payé',
  'statut payée',
];

/** Phrases that no invoice contains, with the kind they prove. */
export const denials: readonly (readonly [string, Exclude<DocumentKind, 'other'>])[] = [
  ['this is not an invoice', 'quote'],
  ['this is not a bill', 'quote'],
  ['not an invoice', 'quote'],
  ['ceci n est pas une facture', 'quote'],
  ['n est pas une facture', 'quote'],
  ['this quote is valid', 'quote'],
  ['this estimate is valid', 'quote'],
  ['soumission valide', 'quote'],
  ['cette soumission est valide', 'quote'],
  ['devis valide', 'quote'],
  ['total a votre credit', 'creditNote'],
  ['total to your credit', 'creditNote'],
];

/** Titles with a subject: `Freight invoice`, `Facture de loyer`, `Invoice and statement`. */
const invoiceTitle =
  /^(?:(?:[a-z]+ ){1,3}(?:invoice|facture)|facture (?:de|d|des|du|et) [a-z]+(?: [a-z]+){0,2}|(?:invoice|facture) (?:and|et) [a-z]+(?: [a-z]+){0,2}|(?:invoice|facture) (?:original|originale|copy|copie|duplicate|detaillee|mensuelle|trimestrielle|annuelle|hebdomadaire|unique)|[a-z]+ bill|statement of fees|releve d honoraires|compte d honoraires|application for payment|application and certificate for payment|demande (?:et certificat )?de paiement|decompte(?: [a-z]+)?|progress (?:claim|draw|certificate)|certificate (?:for|of) payment|certificat de paiement|avis de prime|premium notice)$/;
/** Words that show a sentence, a label or the title of another document. */
const noTitle =
  /\b(?:to|the|this|that|your|our|per|from|a|la|le|les|cette|votre|notre|une|sur|pay|please|with|for (?!payment)|date|no|number|numero|num|due|amount|total|previous|last|prior|next|original(?!e?$)|replac\w*|revers\w*|cancel\w*|correct\w*|rempla\w*|annul\w*|corrig\w*|precedente|derniere|prochaine|credit|pro|proforma|forma|not|pas|relie|related|future|service to|deposit of|estimate|soumission|quote|order)\b/;

/** Whether folded terms are the title of an invoice, with or without a subject. */
export const isInvoiceTitle = (words: string): boolean =>
  namedInvoices.has(words) || (invoiceTitle.test(words) && !noTitle.test(words));

/** Titles of several words: `Facture finale`, `Progress invoice`. */
const namedInvoices: ReadonlySet<string> = new Set(titles.invoice.filter((title) => title.includes(' ')));
