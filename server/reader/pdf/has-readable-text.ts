import type { DocumentWords, PageWords } from '../document/document-words';

/** A scanned page may have fewer words of text: a stamp that the scanner printed. */
const MIN_WORDS = 12;
/** Minimum number of common words on a readable page. */
const MIN_COMMON_WORDS = 2;

/** Without accents, in lower case; nearly every business page in either language has two of them. */
const commonWords = new Set(
  (
    'the of to for and no your from date page total tax amount invoice bill account number due paid payment terms qty ' +
    'quantity description price balance item email phone ship sold subtotal inc ltd street ave road suite ' +
    'le la les de des du un une pour par votre vos et facture montant compte numero taxe taxes solde client paiement ' +
    'quantite prix sous-total echeance rue boul tel courriel payer adresse gst hst pst qst tps tvq tvh canada www'
  ).split(' '),
);

/**
 * Whether a text layer is usable. Scanned pages have none, and fonts without a Unicode map give other letters than the
 * printed ones.
 */
export function hasReadableText({ pages }: DocumentWords): boolean {
  const readable = pages.filter(isReadablePage).length;
  return pages[0] !== undefined && (isReadablePage(pages[0]) || readable * 2 > pages.length);
}

function isReadablePage({ words }: PageWords): boolean {
  if (words.length < MIN_WORDS) return false;
  const commonWordCount = words.filter(({ text }) => commonWords.has(toPlainWord(text))).length;
  return commonWordCount >= MIN_COMMON_WORDS;
}

const toPlainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '');
