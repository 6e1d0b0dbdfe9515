import type { DocumentWords, PageWords } from './page-words';

/** Fewer words are a scanner's mark on a page that is a picture. */
const FEWEST_WORDS = 12;
/** So many of its words are such as any bill has. */
const FEWEST_COMMON = 2;

/** Without accents, in lower case: hardly a page of business in either language is without two of them. */
const common = new Set(
  (
    'the of to for and no your from date page total tax amount invoice bill account number due paid payment terms qty ' +
    'quantity description price balance item email phone ship sold subtotal inc ltd street ave road suite ' +
    'le la les de des du un une pour par votre vos et facture montant compte numero taxe taxes solde client paiement ' +
    'quantite prix sous-total echeance rue boul tel courriel payer adresse gst hst pst qst tps tvq tvh canada www'
  ).split(' '),
);

/**
 * Whether a text layer can be read: not where the pages are pictures, and not where its letters stand for others, as in
 * files whose fonts do not say what their signs mean.
 */
export function isLegible({ pages }: DocumentWords): boolean {
  const legible = pages.filter(isLegiblePage).length;
  return pages[0] !== undefined && (isLegiblePage(pages[0]) || legible * 2 > pages.length);
}

function isLegiblePage({ words }: PageWords): boolean {
  if (words.length < FEWEST_WORDS) return false;
  const found = words.filter(({ text }) => common.has(plain(text))).length;
  return found >= FEWEST_COMMON;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '');
