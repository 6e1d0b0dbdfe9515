import type { Language } from '@tamarack/core/language';
import type { Effort } from '../../test/e2e/support/effort';
import type { Report } from '../report';
import { formatTable } from '../table';
import { bar, meetsBar } from './bar';
import { computeHumanTime } from './human-time';
import type { Journey } from './journeys';

/** One journey that a person went. */
export interface Walked {
  readonly journey: Pick<Journey, 'name' | 'isMain'>;
  readonly language: Language;
  /** Width of the window in CSS pixels. */
  readonly width: number;
  readonly effort: Effort;
}

const head = [
  'journey',
  'language',
  'px',
  'screens',
  'fields',
  'presses',
  'characters',
  'words',
  'words of the agreement',
  'seconds',
  'for the agreement',
];

export function formatReport(walked: readonly Walked[]): Report {
  const main = walked.filter(({ journey }) => journey.isMain);
  const passed = main.length > 0 && main.every(({ effort }) => meetsBar(effort));
  const text = `${formatTable(head, walked.map(formatRow))}
The bar for ${main[0]?.journey.name} is ${bar.fields} fields, ${bar.presses} presses and ${bar.words} words outside the agreement: ${passed ? 'met' : 'missed'}.
`;
  return { text, passed };
}

function formatRow({ journey, language, width, effort }: Walked): readonly string[] {
  const { screens, fields, presses, characters, words, agreementWords } = effort;
  const { seconds, agreement } = computeHumanTime(effort);
  const counts = [screens, fields, presses, characters, words, agreementWords];
  return [
    journey.name,
    language,
    String(width),
    ...counts.map((count) => count.toLocaleString('en-CA')),
    seconds.toFixed(0),
    agreement.toFixed(0),
  ];
}
