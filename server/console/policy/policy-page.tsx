/** @jsxRuntime automatic */

import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import { Table } from '../../pages/parts/table';
import type { Operator } from '../../src/parties/operators';
import { featureLabelsEn, type RulesComparison, reasonsEn } from '../../src/underwriting/decision';
import type { PolicyQuery, PolicyReport } from '../../src/underwriting/scoring';
import { Page, PageTitle } from '../parts/page';
import { formatCount } from '../review/texts/format-amounts';
import { FairnessCard } from './fairness-card';
import { formatCases, formatDifference } from './format-policy';
import { LossesCard } from './losses-card';
import { ScorecardCard } from './scorecard-card';
import { SegmentsCard, TotalsTable } from './segments-card';

/** Periods to choose from, in days. */
export const periods = [30, 90, 365] as const;

export interface PolicyPageProps {
  readonly operator: Operator;
  readonly query: PolicyQuery;
  readonly report: PolicyReport;
  /** Oldest first. */
  readonly versions: readonly string[];
}

/** The changes that a version of the decision rules makes to decided applications: totals, and no single application. */
export function policyPage({ operator, query, report, versions }: PolicyPageProps) {
  const { applications, more, comparison, fairness, scorecard, losses } = report;
  return (
    <Page title="Policy" operator={operator}>
      <PageTitle>Policy</PageTitle>
      <Choice query={query} versions={versions} />
      {applications === 0 ? (
        <p className="empty">The rules decided no application in this period.</p>
      ) : (
        <>
          <p>
            {`Rules ${query.before} and ${query.after} on ${formatCount(applications, 'application', 'applications')}, from the figures stored with the last automatic decision of each.`}
          </p>
          {more && (
            <Notice tone="warn">
              Only the newest applications of this period are compared. The command{' '}
              <code>npm run policy</code> compares all of them.
            </Notice>
          )}
          <Missing missing={comparison.missing} version={query.after} />
          <Card title="All applications" level={2}>
            <TotalsTable
              caption="All applications"
              head="Applications"
              rows={[{ name: 'All', ...comparison.totals }]}
            />
            <Moved comparison={comparison} />
          </Card>
          <Reasons comparison={comparison} />
          <SegmentsCard segments={comparison.segments} />
          <FairnessCard rows={fairness} version={query.after} />
          <ScorecardCard rows={scorecard} version={query.after} />
          <LossesCard rows={losses} version={query.after} />
        </>
      )}
    </Page>
  );
}

function Choice({ query, versions }: { readonly query: PolicyQuery; readonly versions: readonly string[] }) {
  const options = versions.map((version) => [version, version] as const);
  return (
    <form method="get" action="/operator/policy" className="policy-choice">
      <Select label="Version" name="before" options={options} value={query.before} />
      <Select label="Compared with" name="after" options={options} value={query.after} />
      <Select
        label="Decided in the last"
        name="days"
        options={periods.map((days) => [String(days), `${days} days`] as const)}
        value={String(query.days)}
      />
      <Button>Compare</Button>
    </form>
  );
}

function Missing({
  missing,
  version,
}: {
  readonly missing: RulesComparison['missing'];
  readonly version: string;
}) {
  if (missing.length === 0) return null;
  return (
    <Card title="Figures that stored applications lack" level={2}>
      <p>{`Rules of ${version} that use these figures can’t apply to the applications without them, so ${version} looks more lenient here than it is.`}</p>
      <Table
        caption="Figures that stored applications lack"
        columns={[
          { head: 'Figure', cell: ({ feature }: (typeof missing)[number]) => featureLabelsEn[feature] },
          { head: 'Applications', cell: ({ cases }) => formatCases(cases), numeric: true },
        ]}
        rows={missing}
        getRowKey={({ feature }) => feature}
      />
    </Card>
  );
}

const resultTexts = {
  approved: 'Approved',
  referred: 'Referred',
  rejected: 'Rejected',
  sinNeeded: 'SIN needed',
} as const;

function Moved({ comparison: { moved, limits } }: { readonly comparison: RulesComparison }) {
  return (
    <>
      {moved.length === 0 ? (
        <p>Every application has the same outcome.</p>
      ) : (
        <Table
          caption="Applications that have a different outcome"
          columns={[
            {
              head: 'Outcome',
              cell: ({ from, to }: (typeof moved)[number]) => `${resultTexts[from]} → ${resultTexts[to]}`,
            },
            { head: 'Applications', cell: ({ cases }) => formatCases(cases), numeric: true },
          ]}
          rows={moved}
          getRowKey={({ from, to }) => `${from} ${to}`}
        />
      )}
      <p>
        {`Approved by both with another limit: ${formatCases(limits.raised)} raised, ${formatCases(limits.lowered)} lowered, ${formatDifference(limits.change)} in all.`}
      </p>
    </>
  );
}

function Reasons({ comparison: { reasons } }: { readonly comparison: RulesComparison }) {
  if (reasons.length === 0) return null;
  return (
    <Card title="Reasons whose count changes" level={2}>
      <Table
        caption="Reasons whose count changes"
        columns={[
          { head: 'Reason', cell: ({ code }: (typeof reasons)[number]) => reasonsEn[code] },
          { head: 'Before', cell: ({ before }) => formatCases(before), numeric: true },
          { head: 'After', cell: ({ after }) => formatCases(after), numeric: true },
        ]}
        rows={reasons}
        getRowKey={({ code }) => code}
      />
    </Card>
  );
}
