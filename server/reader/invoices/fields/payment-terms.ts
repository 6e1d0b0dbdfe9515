import { fold } from '../labels/terms';
import {
  type DocumentLayout,
  findBelow,
  findBeside,
  getSpanText,
  type Span,
} from '../layout/document-layout';
import { type DateMatch, findDates } from '../values/find-dates';

/** `net thirty days`, `thirty (30) days` */
const numberWords: readonly (readonly [string, number])[] = [
  ['ten|dix', 10],
  ['fourteen|quatorze', 14],
  ['fifteen|quinze', 15],
  ['thirty|trente', 30],
  ['forty-five|quarante-cinq', 45],
  ['sixty|soixante', 60],
  ['ninety|quatre-vingt-dix', 90],
];
const writtenNumbers = numberWords.map(
  ([words, days]) => [new RegExp(`\\b(?:${words})\\b(?: ?\\( ?\\d{1,3} ?\\))?`, 'g'), String(days)] as const,
);

const toPlain = (text: string): string =>
  writtenNumbers.reduce((plain, [words, days]) => plain.replace(words, days), fold(text));

/** `net 30`, `n/30`: the days of a discount may stand before it. */
const netDays = /\b(?:nets?|n) ?\/? ?(?:de )?(\d{1,3})(?:\b|(?=jours?|days?))(?![.,]\d)/;
/** Not from another day than the invoice's: `28 days after receipt`, `20 days from delivery` */
const fromInvoice =
  '(?! (?:after|from|following|of|apres|suivant|de) (?!(?:the |la |le )?(?:date|invoice|facture|billing|facturation)))';
const anyDays = new RegExp(`\\b(\\d{1,3}) ?(?:days?|jours?)\\b${fromInvoice}`);
const onReceipt = /\b(?:upon|on) receipt\b|\b(?:sur|a la|des) reception\b|\bdue immediately\b/;
/** `Payable within 15 days`, `Paiement à 30 jours` */
const payableIn = new RegExp(
  '\\b(?:pay|payable|payment|paiement|payer|due|regler|reglement|terms|termes) ?:? ?(?:is |est |sont )?(?:due |payable |du )?' +
    "(?:in |within |dans les |dans un delai de |a |d'ici |sous |net )?" +
    `(\\d{1,3}) ?(?:days?|jours?)\\b(?! ?(?:late|past|overdue|de retard))${fromInvoice}`,
);
/** It has terms of its own. */
const ofHoldback = /\bholdback\b|\bretenues?\b/;
/** `Total net 3.100,00`: an amount */
const looseNet = /\bnet (\d{1,3})\b(?![.,]\d| \d{3}\b)/;

const MAX_TOKENS = 8;
const MAX_LINES = 400;
const MAX_LINE_TOKENS = 40;

const readDays = (text: string): number | null => {
  const days = netDays.exec(text)?.[1] ?? anyDays.exec(text)?.[1];
  if (days !== undefined) return Number(days);
  return onReceipt.test(text) ? 0 : null;
};

/** Days to pay by the payment terms: 0 on receipt, null if unknown. */
export function findNetDays(layout: DocumentLayout): number | null {
  for (const label of layout.labels) {
    if (label.role !== 'terms' && label.role !== 'dueDate') continue;
    for (const span of [findBeside(layout, label), findBelow(layout, label)]) {
      if (!span) continue;
      const days = readDays(
        toPlain(getSpanText(layout, { ...span, to: Math.min(span.to, span.from + MAX_TOKENS) })),
      );
      if (days !== null) return days;
    }
  }
  const texts = layout.lines.slice(0, MAX_LINES).map((_, line) => toPlain(getLineStart(layout, line)));
  const loose =
    texts.map((text) => looseNet.exec(text)?.[1]).find((days) => days !== undefined) ??
    texts
      .filter((text) => !ofHoldback.test(text))
      .map((text) => payableIn.exec(text)?.[1])
      .find((days) => days !== undefined);
  return loose === undefined ? null : Number(loose);
}

const getLineStart = (layout: DocumentLayout, line: number): string =>
  getSpanText(layout, { line, from: 0, to: MAX_LINE_TOKENS - 1 });

/** `Please pay $881.40 by March 15, 2026`, `Payable in 30 days (March 15, 2026)`, `Payable March 15, 2026`, `Total due March …` */
const payBefore = [
  /\b(?:pay|payable|payment|due|remit|transfer|paiement|payer|regler|remettre)\b[^.?!;]*\b(?:by|before|until|up to|on or before|no later than|avant le|au plus tard le|d[’']ici le|soit le|jusqu[’']au) ?$/,
  /(?:\d ?(?:days|jours)\b|\bdue\b)[^.?!;(]*\( ?(?:by )?$/,
  /^\W*(?:payable|due) ?:? ?$/,
  /\b(?:total|balance|amount|solde|montant)\b[^.?!;]* (?:payable|due|du) ?:? ?$/,
];
/** A discount, interest, another payment, or another invoice. */
const otherSentence =
  /\b(?:if|si|after|apres|less|early|option|interest|interet|was|were|past|received|recue?s?|paid|previous|precedente?)\b/;
const discount = /\b(?:discount|escompte|rabais|remise|save|deduct)\b/;
const MAX_SENTENCE = 200;

/** Dates by which sentences ask for payment. */
export function findDueSentences(layout: DocumentLayout): readonly DateMatch[] {
  return layout.lines.slice(0, MAX_LINES).flatMap((line, at) =>
    line.segments.flatMap((segment): readonly DateMatch[] => {
      const span = { line: at, ...segment };
      const text = getSpanText(layout, span);
      const [date] = findDates(text);
      if (!date) return [];
      const before = toSentences(`${readBefore(layout, span)} ${text.slice(0, date.start)}`).at(-1) ?? '';
      const after = toSentences(text.slice(date.end))[0] ?? '';
      const isOther = otherSentence.test(before) || discount.test(before) || discount.test(after);
      return !isOther && payBefore.some((pattern) => pattern.test(before.slice(-MAX_SENTENCE))) ? [date] : [];
    }),
  );
}

/** Without the signs in amounts. */
const toSentences = (text: string): readonly string[] =>
  fold(text)
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .split(/[.?!;]/);

/** Points by which the lines of a sentence may begin apart. */
const SENTENCE_EDGE = 6;

/** The cell before a date, or the line above in the same block: a sentence may be broken before its date. */
function readBefore(layout: DocumentLayout, { line: at, from }: Span): string {
  const [line, above] = [layout.lines[at], layout.lines[at - 1]];
  const own = line?.segments.findIndex((segment) => segment.from === from) ?? -1;
  const cell = line?.segments[own - 1];
  if (cell) return getSpanText(layout, { line: at, ...cell });
  const [start, page] = [line?.tokens[from], line?.page];
  const upper = above?.segments.find(
    (segment) => Math.abs((above.tokens[segment.from]?.x ?? 0) - (start?.x ?? Number.NaN)) < SENTENCE_EDGE,
  );
  return upper && above?.page === page ? getSpanText(layout, { line: at - 1, ...upper }) : '';
}
