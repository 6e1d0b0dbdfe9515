import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { toCents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { heading, type PlainDocument, paragraph, rows } from '../../../financing/agreements';
import {
  categoryLabelsEn,
  categoryLabelsFr,
  featureLabelsEn,
  featureLabelsFr,
  reasonsEn,
  reasonsFr,
} from '../../../underwriting/decision';
import type { EvidenceRecord } from '../../../underwriting/reviews';
import type { PersonalData } from './collect';
import { exportEn } from './export-en';
import { exportFr } from './export-fr';
import { formatFigure } from './figures';
import { type ReasonTexts, reasonTexts } from './reason-texts';

/** Lines of a list; the rest is in the JSON file. */
const maxLines = 200;

const labels = {
  en: {
    reasons: reasonsEn,
    features: featureLabelsEn,
    categories: categoryLabelsEn,
    outcomes: exportEn.values,
  },
  fr: {
    reasons: reasonsFr,
    features: featureLabelsFr,
    categories: categoryLabelsFr,
    outcomes: exportFr.values,
  },
} as const;

type Figure = EvidenceRecord['figures'][number];
type Block = PlainDocument['blocks'][number];

/** The reasons of the decisions on a person, each with its transactions, to be handed to them. */
export function composeReasons(
  { decisions, decisionEvidence }: Pick<PersonalData, 'decisions' | 'decisionEvidence'>,
  { personId, language, now }: { readonly personId: string; readonly language: Language; readonly now: Date },
): PlainDocument {
  const texts = reasonTexts[language];
  const { reasons: reasonLabels, outcomes } = labels[language];
  const told = decisions.filter(({ reasons }) => reasons.length > 0).toReversed();
  const sections = told.flatMap(({ decisionId, decidedAt, outcome, reasons, rulesVersion }) => {
    const record = decisionEvidence.find((each) => each.decisionId === decisionId);
    return [
      heading(2, texts.decision(outcomes[outcome] ?? outcome, formatMoment(decidedAt, language))),
      ...reasons.flatMap((code) => [
        heading(3, reasonLabels[code]),
        ...(record ? composeReason(record, code, language) : []),
      ]),
      // a manual decision has its own reasons
      ...(record || rulesVersion === 'person' ? [] : [paragraph(texts.notRecorded)]),
    ];
  });
  return {
    language,
    title: texts.title,
    reference: personId,
    preparedOn: dateIn(now),
    blocks: [
      paragraph(texts.introduction(formatMoment(now, language))),
      ...(sections.length === 0 ? [paragraph(texts.none)] : sections),
    ],
  };
}

const composeReason = (record: EvidenceRecord, code: string, language: Language): readonly Block[] =>
  (record.reasons.find((reason) => reason.code === code)?.features ?? []).flatMap((feature) => {
    const figure = record.figures.find((each) => each.feature === feature);
    return figure ? composeFigure(record, figure, language) : [];
  });

function composeFigure(record: EvidenceRecord, figure: Figure, language: Language): readonly Block[] {
  const texts = reasonTexts[language];
  const { categories, features } = labels[language];
  const money = (dollars: number): string => formatMoney(toCents(dollars), language, 2);
  const account = (ending: string | null): string => (ending === null ? '' : `, •••• ${ending}`);
  const { feature, value, source, parts, days } = figure;
  const lists = parts.flatMap(({ role, lines: places }) => {
    const lines = places.flatMap((place) => record.transactions[place] ?? []).toReversed();
    return [
      paragraph(
        [texts.list(texts.roles[role], lines.length), ...formatTotals(role, lines, language)].join(', '),
      ),
      ...listRows(texts, lines, (line) => [
        `${formatDate(line.date, language)}${account(line.account)}`,
        [
          line.description,
          categories[line.category],
          money(line.amount),
          ...(role === 'sales' && line.counted !== line.amount ? [texts.counted(money(line.counted))] : []),
        ].join(' · '),
      ]),
    ];
  });
  const balances = listRows(texts, days.toReversed(), (day) => [
    `${formatDate(day.date, language)}${account(day.account)}`,
    [money(day.balance), ...(day.outside === 0 ? [] : [texts.outside(money(day.outside))])].join(' · '),
  ]);
  return [
    rows([features[feature], formatFigure(feature, value, language)]),
    ...(parts.length + days.length === 0 ? [paragraph(texts.sources[source])] : []),
    ...(days.length > 0 ? [paragraph(texts.balances(days.length))] : []),
    ...balances,
    ...lists,
  ];
}

/** The amounts that count: for a sale, its remaining amount. */
function formatTotals(
  role: Figure['parts'][number]['role'],
  lines: EvidenceRecord['transactions'],
  language: Language,
): readonly string[] {
  const { moneyIn, moneyOut } = reasonTexts[language];
  const cents = lines.map(({ amount, counted }) => toCents(role === 'sales' ? counted : amount));
  const sum = (sign: 1 | -1): number => cents.reduce((all, each) => all + Math.max(0, each * sign), 0);
  return [
    ...(sum(1) > 0 ? [moneyIn(formatMoney(sum(1), language, 2))] : []),
    ...(sum(-1) > 0 ? [moneyOut(formatMoney(sum(-1), language, 2))] : []),
  ];
}

function listRows<Item>(
  texts: ReasonTexts,
  items: readonly Item[],
  toRow: (item: Item) => readonly [label: string, value: string],
): readonly Block[] {
  const rest = items.length - maxLines;
  return [
    ...(items.length === 0 ? [] : [rows(...items.slice(0, maxLines).map(toRow))]),
    ...(rest > 0 ? [paragraph(texts.more(rest))] : []),
  ];
}
