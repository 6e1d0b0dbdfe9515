/** @jsxRuntime automatic */

import { Card } from '../../pages/parts/card';
import { Table } from '../../pages/parts/table';
import type { LossRow } from '../../src/underwriting/decision';
import { formatAmount } from '../review/texts/format-amounts';
import { formatCases, formatPercent } from './format-policy';

/** Limits of approvals, and losses on the loans that ended. */
export function LossesCard({
  rows,
  version,
}: {
  readonly rows: readonly LossRow[];
  readonly version: string;
}) {
  const ended = rows.filter(({ losses }) => losses.loans > 0);
  if (ended.length === 0)
    return (
      <Card title="Limits and losses" level={2}>
        <p>No loan of these applications is repaid or written off yet.</p>
      </Card>
    );
  return (
    <Card title="Limits and losses" level={2}>
      <p>{`Applications whose loans are repaid or written off, by the tier that ${version} gives them.`}</p>
      <Table
        caption="Limits and losses"
        columns={[
          { head: 'Tier', cell: ({ tier }: LossRow) => tier ?? 'Not approved' },
          { head: 'Applications', cell: ({ losses }) => formatCases(losses.loans), numeric: true },
          { head: 'Limits', cell: ({ totals }) => formatAmount(totals.granted), numeric: true },
          { head: 'Drawn', cell: ({ losses }) => formatAmount(losses.drawn), numeric: true },
          { head: 'Lost', cell: ({ losses }) => formatAmount(losses.lost), numeric: true },
          { head: 'Loss rate', cell: ({ losses }) => formatPercent(losses.lossPercent), numeric: true },
        ]}
        rows={ended}
        getRowKey={({ tier }) => tier ?? 'none'}
      />
    </Card>
  );
}
