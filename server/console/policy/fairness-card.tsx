/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Card } from '../../pages/parts/card';
import { Table } from '../../pages/parts/table';
import { type FairnessRow, reasonsEn } from '../../src/underwriting/decision';
import { formatCases, formatPercent } from './format-policy';
import { dimensionTitles, formatGroup } from './segments-card';

/** Approval rates of groups of people, beside the group that is approved most. */
export function FairnessCard({
  rows,
  version,
}: {
  readonly rows: readonly FairnessRow[];
  readonly version: string;
}) {
  const dimensions = [...new Set(rows.map(({ dimension }) => dimension))];
  return (
    <Card title={`Fairness under ${version}`} level={2}>
      {dimensions.map((dimension) => (
        <Table
          key={dimension}
          caption={`Approval rates by ${dimensionTitles[dimension].toLowerCase()}`}
          columns={[
            {
              head: dimensionTitles[dimension],
              cell: ({ name, low }: FairnessRow) => (
                <>
                  {formatGroup(dimension, name)} {low && <Badge tone="warn">Low</Badge>}
                </>
              ),
            },
            { head: 'Cases', cell: ({ totals }) => formatCases(totals.cases), numeric: true },
            { head: 'Approved', cell: ({ approvalRate }) => formatPercent(approvalRate), numeric: true },
            { head: 'Of the best', cell: ({ ratio }) => formatPercent(ratio), numeric: true },
            { head: 'Main reasons against', cell: ({ reasons }) => <ReasonList reasons={reasons} /> },
          ]}
          rows={rows.filter((row) => row.dimension === dimension)}
          getRowKey={({ name }) => name}
        />
      ))}
      <p className="hint">
        Rates of automatic decisions: a referral is no approval. Groups under 10 have none. Low: under four
        fifths of the best rate of a group of 30 or more, a difference that needs a cause.
      </p>
    </Card>
  );
}

function ReasonList({ reasons }: Pick<FairnessRow, 'reasons'>) {
  if (reasons.length === 0) return '–';
  return (
    <ul className="plain-list">
      {reasons.map(({ code, percent }) => (
        <li key={code}>{`${percent}% ${reasonsEn[code]}`}</li>
      ))}
    </ul>
  );
}
