import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { dateIn, isPlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { toCents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { heading, type PlainDocument, paragraph, rows } from '../../../financing/agreements';
import { featureLabelsEn, featureLabelsFr, reasonsEn, reasonsFr } from '../../../underwriting/decision';
import type { PersonalData } from './collect';
import { exportEn } from './export-en';
import { exportFr } from './export-fr';
import type { ExportTexts } from './export-texts';
import { formatFigure, isFeature } from './figures';

const moneyFields = new Set([
  'amount',
  'cartTotal',
  'fee',
  'limit',
  'payable',
  'payment',
  'principal',
  'used',
]);
/** Long, or readable by a program only: in the JSON file, and counted here. */
const countedSections: ReadonlySet<keyof PersonalData> = new Set([
  'bankSummaries',
  'decisionEvidence',
  'trail',
]);
/** The text of an agreement: its own PDF was mailed. */
const omittedFields = new Set(['blocks', 'decisionId', 'rulesVersion']);
const exportTexts: Readonly<Record<Language, ExportTexts>> = { en: exportEn, fr: exportFr };
const decisionTexts = {
  en: { fields: featureLabelsEn, values: reasonsEn },
  fr: { fields: featureLabelsFr, values: reasonsFr },
} as const;

interface Leaf {
  readonly name: string;
  readonly value: string | number | boolean | Date;
}

/** The values of a record, in order; nested records are flattened. */
function listLeaves(record: object): readonly Leaf[] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]): readonly Leaf[] => {
    if (value === null || value === undefined || value === '' || omittedFields.has(name)) return [];
    if (value instanceof Date) return [{ name, value }];
    if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      return value.map((each) => ({ name, value: each }));
    if (typeof value === 'object')
      return Array.isArray(value) ? value.flatMap((each) => listLeaves(Object(each))) : listLeaves(value);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [{ name, value }]
      : [];
  });
}

/** Everything held on a person as a document to read, in their language. */
export function composeExport(
  data: PersonalData,
  { personId, language, now }: { readonly personId: string; readonly language: Language; readonly now: Date },
): PlainDocument {
  const texts = withDecisionTexts(exportTexts[language], language);
  const format = (leaf: Leaf) => formatLeaf(leaf, language, texts);
  const sections = (Object.keys(texts.sections) as (keyof PersonalData)[]).flatMap((name) => {
    const records: readonly object[] = data[name];
    if (records.length === 0) return [];
    const title = heading(2, texts.sections[name]);
    if (countedSections.has(name)) return [title, paragraph(texts.counted(records.length))];
    const facts = records.map((record) =>
      rows(
        ...listLeaves(record).map((leaf): [string, string] => [
          texts.fields[leaf.name] ?? leaf.name,
          format(leaf),
        ]),
      ),
    );
    return [title, ...facts];
  });
  return {
    language,
    title: texts.title,
    reference: personId,
    preparedOn: dateIn(now),
    blocks: [paragraph(texts.introduction(formatMoment(now, language))), ...sections],
  };
}

const withDecisionTexts = (texts: ExportTexts, language: Language): ExportTexts => ({
  ...texts,
  fields: { ...decisionTexts[language].fields, ...texts.fields },
  values: { ...decisionTexts[language].values, ...texts.values },
});

function formatLeaf({ name, value }: Leaf, language: Language, texts: ExportTexts): string {
  if (value instanceof Date) return formatMoment(value, language);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number' && isFeature(name)) return formatFigure(name, value, language);
  if (typeof value === 'number')
    return moneyFields.has(name) ? formatMoney(toCents(value), language, 2) : String(value);
  if (isPlainDate(value)) return formatDate(value, language);
  return texts.values[value] ?? value;
}
