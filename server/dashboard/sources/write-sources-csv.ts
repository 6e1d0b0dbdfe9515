import type { Language } from '@tamarack/core/language';
import type { SourceKind, SourceSums } from '../../src/settlement/merchant-checkouts';
import { toDecimal, writeCsv } from '../web/csv';
import { getApprovalRate, nameSource } from './describe-sources';
import { getSourcesTexts } from './sources-texts';

/** The lines of the page without their total. Rates are fractions, amounts decimal dollars. */
export function writeSourcesCsv(
  sums: readonly SourceSums[],
  by: SourceKind,
  language: Language,
): AsyncGenerator<string> {
  const texts = getSourcesTexts(language);
  const heads = [
    texts.kinds[by],
    texts.checkouts,
    texts.approved,
    texts.approvedShare,
    texts.completed,
    texts.financed,
  ];
  return writeCsv(heads, toAsync(sums), (row) => [
    nameSource(row, by, language),
    String(row.checkouts),
    String(row.approved),
    getApprovalRate(row)?.toFixed(4) ?? '',
    String(row.completed),
    toDecimal(row.financed),
  ]);
}

async function* toAsync<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
