/**
 * Items that a reviewer may request, with the applicant's text. Codes are stored with the request: never rename one.
 */
export const requestItemTexts = {
  statements: {
    en: 'Bank statements: months that are missing or cannot be read',
    fr: 'Relevés bancaires : les mois manquants ou illisibles',
  },
  voidCheque: {
    en: 'A void cheque for the account that payments will be debited from',
    fr: 'Un spécimen de chèque du compte sur lequel les versements seront prélevés',
  },
  photoId: {
    en: 'Government-issued photo identification of the person who applies',
    fr: 'Une pièce d’identité officielle avec photo de la personne qui fait la demande',
  },
  businessRegistration: {
    en: 'Proof of registration or incorporation of the business',
    fr: 'Une preuve d’immatriculation ou de constitution de l’entreprise',
  },
  businessAddress: {
    en: 'Proof of the business address, such as a utility bill from the last 3\u00a0months',
    fr: 'Une preuve de l’adresse de l’entreprise, comme une facture de services publics des 3 derniers mois',
  },
  accountHolder: {
    en: 'Proof that the bank account belongs to the business',
    fr: 'Une preuve que le compte bancaire appartient à l’entreprise',
  },
  financialStatements: {
    en: 'The latest financial statements, or the latest tax return of the business',
    fr: 'Les derniers états financiers, ou la dernière déclaration de revenus de l’entreprise',
  },
  owners: {
    en: 'The names, dates of birth and shares of everybody who owns 25% or more of the business, and the names of its directors, with their agreement',
    fr: 'Le nom, la date de naissance et la participation de chaque personne qui détient 25 % ou plus de l’entreprise, et le nom de ses administrateurs, avec leur accord',
  },
  explanation: {
    en: 'An explanation in your own words',
    fr: 'Une explication écrite',
  },
} as const satisfies Record<string, { readonly en: string; readonly fr: string }>;

export type RequestItem = keyof typeof requestItemTexts;

/** The text for an item of a later release: the applicant has to be able to respond to its request here as well. */
const unknownItem = {
  en: 'Something else that we need: ask us for it',
  fr: 'Autre chose dont nous avons besoin : demandez-le-nous',
};

interface DescribedItem {
  readonly code: RequestItem;
  readonly en: string;
  readonly fr: string;
}

export const describeItem = (code: RequestItem): DescribedItem => ({
  code,
  ...(Object.hasOwn(requestItemTexts, code) ? requestItemTexts[code] : unknownItem),
});
