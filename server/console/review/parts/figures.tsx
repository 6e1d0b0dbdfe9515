/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { Table } from '../../../pages/parts/table';
import {
  type Explanation,
  type FeatureName,
  featureLabelsEn,
  reasonsEn,
} from '../../../src/underwriting/decision';
import { featureGroups, formatBound, formatFigure } from '../texts/feature-texts';
import { formatAmount } from '../texts/format-amounts';

type Check = Explanation['checks'][number];
type Term = Explanation['limit']['terms'][number];

const groupTexts: Readonly<Record<Check['group'], string>> = {
  knockout: 'Rejection',
  review: 'Manual review',
};

const termTexts: Readonly<Record<Term['term'], string>> = {
  tier: 'Tier maximum',
  balance: 'Average daily balance',
  averageRevenue: 'Average sales',
  recentRevenue: 'Recent sales',
  concentration: 'Sales with the largest payer capped',
  roundTrips: 'Possible round trips capped',
};

/** The rule checks, the terms of tier and limit, and every figure. */
export function Figures({
  features,
  explanation,
}: {
  readonly features: Readonly<Record<string, number | null>>;
  /** Null if the rules are unknown. */
  readonly explanation: Explanation | null;
}) {
  return (
    <div className="stack tight">
      {explanation && (
        <>
          <Checks checks={explanation.checks} />
          <div className="columns">
            <Limit limit={explanation.limit} />
            <Tiers tiers={explanation.tiers} />
          </div>
        </>
      )}
      <details>
        <summary>All figures</summary>
        <div className="columns">
          {featureGroups.map(({ title, features: names }) => (
            <Table
              key={title}
              caption={title}
              columns={[
                { head: title, cell: (name: FeatureName) => featureLabelsEn[name] },
                { head: 'Figure', cell: (name) => formatFigure(name, features[name]), numeric: true },
              ]}
              rows={names}
              getRowKey={(name) => name}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

/** The conditions that apply are shown; the others are collapsed. */
function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const fired = checks.filter((check) => check.fired || check.setAside);
  const passed = checks.filter((check) => !check.fired && !check.setAside);
  return (
    <div>
      <h4>Rule checks</h4>
      {fired.length === 0 ? (
        <p>None triggered.</p>
      ) : (
        <CheckTable caption="Triggered rule checks" checks={fired} />
      )}
      <details>
        <summary>
          {passed.length === 1 ? '1 check not triggered' : `${passed.length} checks not triggered`}
        </summary>
        <CheckTable caption="Rule checks not triggered" checks={passed} />
      </details>
    </div>
  );
}

function CheckTable({ caption, checks }: { readonly caption: string; readonly checks: readonly Check[] }) {
  return (
    <Table
      caption={caption}
      columns={[
        { head: 'Check', cell: ({ code }: Check) => reasonsEn[code] },
        { head: 'Effect', cell: ({ group }) => groupTexts[group] },
        {
          head: 'Figure',
          cell: ({ feature, value }) => `${featureLabelsEn[feature]}: ${formatFigure(feature, value)}`,
        },
        { head: 'Threshold', cell: ({ feature, bound }) => formatBound(feature, bound) },
        { head: 'Result', cell: renderResult },
      ]}
      rows={checks}
      getRowKey={({ group, code }) => `${group} ${code}`}
    />
  );
}

function renderResult({ fired, setAside, group, value }: Check) {
  if (setAside) return <Badge tone="neutral">Skipped: a reviewer decides</Badge>;
  if (fired) return <Badge tone={group === 'knockout' ? 'danger' : 'warn'}>Triggered</Badge>;
  return value === null ? <Badge tone="neutral">Unknown</Badge> : <Badge tone="ok">Passed</Badge>;
}

function Limit({ limit }: { readonly limit: Explanation['limit'] }) {
  const { terms, deducted, result, min, instantMax } = limit;
  return (
    <div>
      <h4>Limit: lowest of these</h4>
      <Table
        caption="Limit calculation"
        columns={[
          {
            head: 'Basis',
            cell: ({ term, binding }: Term) => (
              <>
                {termTexts[term]} {binding && <Badge tone="info">Applies</Badge>}
              </>
            ),
          },
          { head: 'Amount', cell: ({ amount }) => formatAmount(amount), numeric: true },
        ]}
        rows={terms}
        getRowKey={({ term }) => term}
      />
      <p>
        {deducted > 0 && `Less ${formatAmount(deducted)} owed and still available from other applications. `}
        {`Rounded down to ${formatAmount(result)}. Amounts below ${formatAmount(min)} are not offered. Any amount over ${formatAmount(instantMax)} needs a final review.`}
      </p>
    </div>
  );
}

function Tiers({ tiers }: { readonly tiers: Explanation['tiers'] }) {
  return (
    <div>
      <h4>Tier: lowest of these</h4>
      <Table
        caption="Tier calculation"
        columns={[
          { head: 'Figure', cell: ({ feature }: Explanation['tiers'][number]) => featureLabelsEn[feature] },
          { head: 'Value', cell: ({ feature, value }) => formatFigure(feature, value), numeric: true },
          { head: 'Tier', cell: ({ tier }) => tier, numeric: true },
        ]}
        rows={tiers}
        getRowKey={({ feature }) => feature}
      />
    </div>
  );
}
