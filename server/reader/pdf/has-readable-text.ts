import type { DocumentWords, PageWords } from '../document/document-words';

/** Fewer words are a scanner's stamp on a scanned page. */
const MIN_WORDS = 12;
/** Of a readable page. */
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
 * Whether a text layer is usable. It is not for scanned pages, nor for fonts without a Unicode map, whose text comes out as
 * other letters.
 */
export function hasReadableText({ pages }: DocumentWords): boolean {
  const readable = pages.filter(isReadablePage).length;
  return pages[0] !== undefined && (isReadablePage(pages[0]) || readable * 2 > pages.length);
}

function isReadablePage({ words }: PageWords): boolean {
  if (words.length < MIN_WORDS) return false;
  const found = words.filter(({ text }) => commonWords.has(toPlainWord(text))).length;
  return found >= MIN_COMMON_WORDS;
}

const toPlainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z]+|[^a-z]+$/g, '');
