/** @jsxRuntime automatic */

import {
  type DecisionEvidence,
  type FeatureName,
  type FigureEvidence,
  featureLabelsEn,
} from '../../../src/underwriting/decision';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatFigure } from '../texts/feature-texts';
import { formatCount } from '../texts/format-amounts';
import { AccountsTable, type BankAccounts } from './accounts-table';
import { DaysTable, daysTitle, LinesTable } from './evidence-tables';
import { formatTotals, roleNotes, roleTexts, sourceTexts } from './evidence-texts';
import { countOfReason, findFigure, listDays, listPartLines } from './read-evidence';

/** Longer lists are truncated here; a page of their own shows them in full. */
const shown = 10;

type Decision = ReviewView['decisions'][number];

/** The reasons for a decision. A reason given by the rules expands to the transactions it is based on. */
export function Reasons({
  decision,
  evidence,
  accounts,
  path,
}: {
  readonly decision: Decision;
  /** Null if none was recorded. */
  readonly evidence: DecisionEvidence | 'hidden' | null;
  /** Of the login; none for an earlier decision than the newest by the rules. */
  readonly accounts: BankAccounts;
  /** Path of the pages with the full lists. */
  readonly path: string;
}) {
  const { reasons, by } = decision;
  if (reasons.length === 0) return null;
  const isOpen = by === 'rules' && evidence !== null && evidence !== 'hidden';
  return (
    <div>
      <h4>Reasons, most important first</h4>
      <ol className="reasons">
        {reasons.map(({ code, en }) => (
          <li key={code}>
            {isOpen ? (
              <details>
                <summary>
                  {en}
                  <ReasonCount code={code} evidence={evidence} />
                </summary>
                <ReasonEvidence code={code} evidence={evidence} accounts={accounts} path={path} />
              </details>
            ) : (
              en
            )}
          </li>
        ))}
      </ol>
      {by === 'rules' && evidence === null && <p className="missing">{describeMissing(decision)}</p>}
    </div>
  );
}

/** How much is behind a reason, before it is expanded. */
function ReasonCount({ code, evidence }: { readonly code: string; readonly evidence: DecisionEvidence }) {
  const { lines, days } = countOfReason(evidence, code);
  const counts = [
    ...(lines > 0 ? [formatCount(lines, 'transaction', 'transactions')] : []),
    ...(days > 0 ? [formatCount(days, 'day', 'days')] : []),
  ];
  return counts.length === 0 ? null : <small>{` ${counts.join(', ')}`}</small>;
}

const describeMissing = ({ outcome }: Decision): string =>
  outcome === 'instantlyApproved' || outcome === 'approved'
    ? 'The transactions behind reasons are not kept for automatic approvals.'
    : 'The transactions behind these reasons were not recorded.';

function ReasonEvidence({
  code,
  evidence,
  accounts,
  path,
}: {
  readonly code: string;
  readonly evidence: DecisionEvidence;
  readonly accounts: BankAccounts;
  readonly path: string;
}) {
  const features = evidence.reasons.find((reason) => reason.code === code)?.features ?? [];
  if (features.length === 0) return <p className="missing">Based on the application itself.</p>;
  return (
    <div className="stack tight evidence">
      {features.map((feature) => (
        <FigureSection key={feature} feature={feature} evidence={evidence} accounts={accounts} path={path} />
      ))}
    </div>
  );
}

function FigureSection({
  feature,
  evidence,
  accounts,
  path,
}: {
  readonly feature: FeatureName;
  readonly evidence: DecisionEvidence;
  readonly accounts: BankAccounts;
  readonly path: string;
}) {
  const figure = findFigure(evidence, feature);
  if (!figure) return null;
  const { parts, days, source, value } = figure;
  return (
    <section className="stack tight">
      <h5>{`${featureLabelsEn[feature]}: ${formatFigure(feature, value)}`}</h5>
      {parts.length === 0 && days.length === 0 && <Source source={source} accounts={accounts} />}
      {days.length > 0 && <Days figure={figure} evidence={evidence} path={path} />}
      {parts.map(({ role, lines: indexes }) => {
        const lines = listPartLines(evidence, indexes);
        return (
          <div key={role} className="stack tight">
            <p>
              <strong>{roleTexts[role]}</strong>
              {`: ${formatTotals(role, lines)}. ${roleNotes[role] ?? ''}`}
            </p>
            <LinesTable caption={roleTexts[role]} lines={lines.slice(0, shown)} />
            <Rest count={lines.length} unit="transactions" href={`${path}/${feature}/${role}`} />
          </div>
        );
      })}
    </section>
  );
}

/** Where a figure without transactions is from: the holders' names are the evidence of what the bank's accounts are. */
function Source({
  source,
  accounts,
}: {
  readonly source: FigureEvidence['source'];
  readonly accounts: BankAccounts;
}) {
  if (source !== 'bank') return <p>{sourceTexts[source]}</p>;
  return (
    <>
      <p>
        {`${sourceTexts.bank} `}
        <a href="#bank">View bank account</a>
      </p>
      {accounts.length > 0 && <AccountsTable accounts={accounts} />}
    </>
  );
}

function Days({
  figure,
  evidence,
  path,
}: {
  readonly figure: FigureEvidence;
  readonly evidence: DecisionEvidence;
  readonly path: string;
}) {
  const days = listDays(evidence, figure);
  return (
    <div className="stack tight">
      <p>
        <strong>{daysTitle}</strong>
        {`: ${formatCount(new Set(days.map(({ date }) => date)).size, 'day', 'days')}.`}
      </p>
      <DaysTable days={days.slice(0, shown)} />
      <Rest count={days.length} unit="balances" href={`${path}/${figure.feature}/days`} />
    </div>
  );
}

function Rest({
  count,
  unit,
  href,
}: {
  readonly count: number;
  readonly unit: string;
  readonly href: string;
}) {
  if (count <= shown) return null;
  return (
    <p>
      {`The latest ${shown} are shown. `}
      <a href={href}>{`View all ${formatCount(count, unit, unit)}`}</a>
    </p>
  );
}
