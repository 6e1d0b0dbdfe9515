import { fold } from '../labels/terms';
import { getLineText, type Line, type Segment } from '../layout/build-lines';
import { type DocumentLayout, findBeside, getSpanText } from '../layout/document-layout';
import { isPronoun } from '../layout/find-amounts';
import type { Token } from '../layout/split-tokens';
import type { FieldValue } from '../values/invoice-reading';
import { isClearAmount } from '../values/parse-amount';
import type { Totals } from './amounts/totals';

const confidences = {
  /** Named with the total or the amount due. */
  onTotal: 0.97,
  /** `All amounts in US dollars`, `Currency: USD` */
  stated: 0.95,
  /** Canadian taxes imply Canadian dollars if no currency is named. */
  canadianTax: 0.95,
  canadianAddress: 0.92,
  /** A plain dollar sign with a US address. */
  plainDollarOfUs: 0.5,
  plainDollar: 0.65,
  /** The document mentions another currency and never its own. */
  mentioned: 0.6,
  /** The totals are in Canadian dollars, and an item or its equivalent is not. */
  besidesForeign: 0.9,
  /** The document names several. */
  both: 0.55,
};

const canadian = /\b(?:cad|cdn|canadian|canadiens?)\b|\bca ?\$|\bc\$/;
const currencyNames: readonly (readonly [RegExp, string])[] = [
  [canadian, 'CAD'],
  [
    /\b(?:usd|us dollars?|u\.?s\.? (?:dollars?|funds|currency)|us funds|(?:american|united states) (?:dollars?|funds|currency)|dollars? americains?|dollars? des etats.unis|dollars? us|fonds americains|devises? americaines?)\b|\bu\.?s\.? ?\$|\$ ?us\b/,
    'USD',
  ],
  [/\b(?:eur|euros?)\b|€/, 'EUR'],
  [/\b(?:gbp|pounds? sterling|livres? sterling)\b|£/, 'GBP'],
  [/\b(?:inr|rupees?|roupies?)\b|₹|\brs\.? ?(?=\d)/, 'INR'],
  [/\b(?:chf|swiss francs?|francs? suisses?)\b/, 'CHF'],
  [/\b(?:jpy|japanese yen|yens?)\b/, 'JPY'],
  [/\b(?:cny|rmb|renminbi|yuans?)\b/, 'CNY'],
  [/\b(?:aud|australian dollars?|dollars? australiens?)\b|\bau?\$/, 'AUD'],
  [/\b(?:mxn|pesos?)\b/, 'MXN'],
  [/\b(?:nzd|hkd|sgd|aed|sek|nok|dkk|brl|zar|krw|pln|ils|php|thb)\b/, 'other'],
];

/** A currency in the text of one cell, whatever its letters are folded to. */
const foreignCode =
  /\b(?:usd|us ?\$|eur|gbp|inr|chf|jpy|cny|rmb|aud|mxn|nzd|hkd|sgd|aed|sek|nok|dkk|brl|zar|krw|pln)\b|[€£₹¥]|\bu\.?s\.? ?\$|\$ ?us\b|\b(?:us|american|u\.s\.|united states) (?:dollars?|funds|currency)\b|\b(?:dollars? (?:us|americains?|des etats.unis)|fonds americains)\b|\b(?:euros?|rupees?|roupies?|pesos?)\b/;
/** A cell of more words is a sentence, which may only mention a currency. */
const MAX_CELL_WORDS = 6;

const currencyStatement =
  /\b(?:all|amounts?|prices?|totals?|montants?|prix|tous les|payable|payment|paiement|invoiced?|billed|facturee?s?|invoice|facture|sommes?) [a-z' ]{0,40}\b(?:in|en|are|sont)\b/;
const currencyMention =
  /\b(?:accept|acceptons|exchange|rate|taux|change|convert|equivalent|approx|if paying|also|aussi)\b/;
const postalCode = /\b[abceghj-nprstvxy]\d[abceghj-nprstv-z] ?\d[abceghj-nprstv-z]\d\b/;
const usZip =
  /\b(?:al|ak|az|ar|ca|co|ct|de|fl|ga|hi|ia|id|il|in|ks|ky|la|ma|md|me|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy),? \d{5}(?:-\d{4})?\b/;
const MAX_LINES = 500;

export function findCurrency(layout: DocumentLayout, { entries, from }: Totals): FieldValue<string> | null {
  const totalEntries = entries.filter(({ role }) => role === 'total' || role === 'due');
  if (totalEntries.length === 0) return null;
  const onTotals = new Set(
    totalEntries.flatMap((entry) => {
      const text = (layout.lines[entry.label.line]?.tokens ?? [])
        .map(readSigns)
        .slice(entry.label.from, entry.label.to + 4)
        .join(' ');
      const sign = isMisread(entry.amount) ? null : entry.amount.currency;
      return [sign ?? findNamedCurrency(text)].filter((currency) => currency !== null);
    }),
  );
  const texts = layout.lines.slice(0, MAX_LINES).flatMap(splitSentences).map(fold);
  const stated = new Set([...findStatedCurrencies(texts), ...findLabelledCurrencies(layout)]);
  const foreign = findCellCurrencies(layout);
  const [elsewhere] = foreign;
  const named = new Set(foreign.map(({ currency }) => currency));
  // a foreign code takes precedence beside an amount, in its column head or in a cell of its own
  if (elsewhere && !onTotals.has(elsewhere.currency)) {
    if ([...onTotals].join() === 'CAD' && foreign.every(({ isPriced }) => isPriced))
      return { value: 'CAD', confidence: confidences.besidesForeign };
    const hasOther =
      onTotals.size > 0 || [...stated].some((one) => one !== elsewhere.currency) || named.size > 1;
    return {
      value: elsewhere.currency,
      confidence: hasOther ? confidences.both : confidences.stated,
    };
  }
  const [own] = onTotals.size > 0 ? onTotals : stated;
  if (own) {
    const clear = onTotals.size <= 1 && stated.size <= 1 && [...stated].every((other) => other === own);
    const strength = onTotals.size > 0 ? confidences.onTotal : confidences.stated;
    return {
      value: (from && !isMisread(from.amount) ? from.amount.currency : null) ?? own,
      confidence: clear ? strength : confidences.both,
    };
  }
  // a sentence that mentions another currency leaves nothing but a plain dollar sign
  if (texts.some((text) => foreignCode.test(text) && !isMention(text)))
    return { value: 'CAD', confidence: confidences.mentioned };
  const isTaxed = entries.some(({ role, label }) => role === 'tax' && label.words !== '');
  if (isTaxed || texts.some((text) => /\b\d{9} ?r[tpc] ?\d{4}\b|\b\d{10} ?tq ?\d{4}\b/.test(text)))
    return { value: 'CAD', confidence: confidences.canadianTax };
  if (texts.some((text) => postalCode.test(text)))
    return { value: 'CAD', confidence: confidences.canadianAddress };
  if (texts.some((text) => usZip.test(text)))
    return { value: 'USD', confidence: confidences.plainDollarOfUs };
  return { value: 'CAD', confidence: confidences.plainDollar };
}

/** OCR reads a worn `$` as the sign of another currency, however sure it is, and worn paper as any sign. */
const GOOD_OCR = 0.85;
const signedCurrencies: ReadonlySet<string | null> = new Set(['EUR', 'GBP']);
const isMisread = ({
  ocrConfidence,
  currency,
}: {
  ocrConfidence: number;
  currency: string | null;
}): boolean =>
  (ocrConfidence < GOOD_OCR && currency !== null && currency !== 'CAD') ||
  (ocrConfidence < 1 && signedCurrencies.has(currency));
/** `aud` is an `and` that OCR misread: a code is in capitals. */
const misreadCode = /^(?:eur|gbp|inr|chf|jpy|cny|rmb|aud|mxn|nzd|hkd|sgd|aed|sek|nok|dkk|brl|zar|krw|pln)$/;
const readSigns = (token: Token, at: number, all: readonly Token[]): string => {
  if (isPronoun(all[at - 1], token) || (token.confidence < 1 && misreadCode.test(token.text))) return '';
  return token.confidence < 1 ? token.text.replace(/[€£₹¥]/g, '$') : token.text;
};
const readCell = (line: Line, { from, to }: Segment): string =>
  line.tokens
    .slice(from, to + 1)
    .filter(({ confidence }) => confidence >= GOOD_OCR)
    .map(readSigns)
    .join(' ');

/** A sentence's statement about a currency is not affected by the next sentence on its line. */
const splitSentences = ({ tokens }: Line): readonly string[] =>
  tokens
    .slice(0, 60)
    .map(readSigns)
    .join(' ')
    .split(/(?<=\p{Ll}{2}[.;!]) (?=\p{Lu})/u);

function findNamedCurrency(text: string): string | null {
  const matches = currencyNames.filter(([name]) => name.test(fold(text)));
  return matches.length === 1 ? (matches[0]?.[1] ?? null) : null;
}

/** Currencies of the amounts as stated in a sentence; others may be mentioned for payment or exchange. */
function findStatedCurrencies(texts: readonly string[]): readonly string[] {
  return texts
    .filter((text) => currencyStatement.test(text) && !currencyMention.test(text))
    .map(findNamedCurrency)
    .filter((currency) => currency !== null);
}

/** Whether a line offers or converts another currency, and so does not describe the amounts. */
const isMention = (text: string): boolean => currencyMention.test(text) || canadian.test(text);

interface CellCurrency {
  readonly currency: string;
  /** With an amount: of an item, or an equivalent, rather than of a column. */
  readonly isPriced: boolean;
}

/** Foreign currencies in short cells: `Amount - USD`, `USD` beneath `Billing currency`, `US$ 40.00`. */
function findCellCurrencies(layout: DocumentLayout): readonly CellCurrency[] {
  return layout.lines.slice(0, MAX_LINES).flatMap((line, at) =>
    isMention(fold(getLineText(line)))
      ? []
      : line.segments
          .map((segment) => fold(readCell(line, segment)))
          .filter((text) => text.split(' ').length <= MAX_CELL_WORDS && foreignCode.test(text))
          .flatMap((text) => {
            const currency = findNamedCurrency(text);
            const isPriced = /\d/.test(text) || (layout.amounts[at] ?? []).some(isClearAmount);
            return currency === null ? [] : [{ currency, isPriced }];
          }),
  );
}

function findLabelledCurrencies(layout: DocumentLayout): readonly string[] {
  return layout.labels
    .filter(({ role }) => role === 'currency')
    .map((label) => findBeside(layout, label))
    .map(
      (span) =>
        span && findNamedCurrency(getSpanText(layout, { ...span, to: Math.min(span.to, span.from + 2) })),
    )
    .filter((currency) => currency !== null);
}
