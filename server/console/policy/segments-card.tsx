/** @jsxRuntime automatic */

import { Card } from '../../pages/parts/card';
import { Table } from '../../pages/parts/table';
import type { RulesComparison } from '../../src/underwriting/decision';
import { languageTexts } from '../parts/language-texts';
import { formatCases, formatChange, formatDifference, formatShare } from './format-policy';

type Segment = RulesComparison['segments'][number];
type Row = RulesComparison['totals'] & { readonly name: string };

/** Smaller groups could name a person. */
const smallGroup = 10;

export const dimensionTitles: Readonly<Record<Segment['dimension'], string>> = {
  age: 'Age',
  province: 'Province',
  language: 'Language',
  monthsInBusiness: 'Months in business',
  score: 'Credit score',
};

export const formatGroup = (dimension: Segment['dimension'], name: string): string =>
  (dimension === 'language' ? languageTexts[name] : undefined) ?? name;

/** Shares of each result before and after, and the sum of limits. */
export function TotalsTable({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly Row[];
}) {
  const share =
    (name: 'approved' | 'referred' | 'rejected') =>
    ({ before, after }: Row): string =>
      formatChange(formatShare(before, before[name]), formatShare(after, after[name]));
  return (
    <Table
      caption={caption}
      columns={[
        { head, cell: ({ name }: Row) => name },
        { head: 'Cases', cell: ({ before }) => formatCases(before.cases), numeric: true },
        { head: 'Approved', cell: share('approved'), numeric: true },
        { head: 'Referred', cell: share('referred'), numeric: true },
        { head: 'Rejected', cell: share('rejected'), numeric: true },
        {
          head: 'Limits granted',
          cell: ({ before, after }) => formatDifference(after.granted - before.granted),
          numeric: true,
        },
      ]}
      rows={rows}
      getRowKey={({ name }) => name}
    />
  );
}

export function SegmentsCard({ segments }: { readonly segments: readonly Segment[] }) {
  const large = segments.filter(({ before }) => before.cases >= smallGroup);
  const dimensions = [...new Set(large.map(({ dimension }) => dimension))];
  return (
    <Card title="By segment" level={2}>
      {dimensions.map((dimension) => (
        <TotalsTable
          key={dimension}
          caption={dimensionTitles[dimension]}
          head={dimensionTitles[dimension]}
          rows={large
            .filter((each) => each.dimension === dimension)
            .map(({ name, before, after }) => ({ name: formatGroup(dimension, name), before, after }))}
        />
      ))}
      <p className="hint">{`Groups of fewer than ${smallGroup} applications are not shown.`}</p>
    </Card>
  );
}
