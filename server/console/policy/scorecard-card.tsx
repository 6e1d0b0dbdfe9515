/** @jsxRuntime automatic */

import { Card } from '../../pages/parts/card';
import { Table } from '../../pages/parts/table';
import { type FeatureName, featureLabelsEn, type ScorecardRow } from '../../src/underwriting/decision';
import { formatAmount } from '../review/texts/format-amounts';
import { formatCases, formatShare } from './format-policy';

/** How applications spread over the tiers, and over the bounds of each figure. */
export function ScorecardCard({
  rows,
  version,
}: {
  readonly rows: readonly ScorecardRow[];
  readonly version: string;
}) {
  const features = [...new Set(rows.flatMap(({ feature }) => feature ?? []))];
  return (
    <Card title={`Scorecard of ${version}`} level={2}>
      <TierTable caption="Tier of the application" rows={rows} feature={null} />
      <details>
        <summary>Tier by each figure</summary>
        <div className="columns">
          {features.map((feature) => (
            <TierTable key={feature} caption={featureLabelsEn[feature]} rows={rows} feature={feature} />
          ))}
        </div>
      </details>
    </Card>
  );
}

function TierTable({
  caption,
  rows,
  feature,
}: {
  readonly caption: string;
  readonly rows: readonly ScorecardRow[];
  readonly feature: FeatureName | null;
}) {
  return (
    <Table
      caption={caption}
      columns={[
        { head: caption, cell: ({ tier }: ScorecardRow) => tier },
        { head: 'Cases', cell: ({ totals }) => formatCases(totals.cases), numeric: true },
        { head: 'Approved', cell: ({ totals }) => formatShare(totals, totals.approved), numeric: true },
        {
          head: 'Mean limit',
          cell: ({ totals: { approved, granted } }) =>
            approved === 0 ? '–' : formatAmount(Math.round(granted / approved / 100) * 100),
          numeric: true,
        },
        ...(feature === null
          ? []
          : [
              {
                head: 'Decides alone',
                cell: ({ decisive }: ScorecardRow) => formatCases(decisive),
                numeric: true,
              },
            ]),
      ]}
      rows={rows.filter((row) => row.feature === feature)}
      getRowKey={({ tier }) => tier}
    />
  );
}
