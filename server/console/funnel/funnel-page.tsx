/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { Card } from '../../pages/parts/card';
import { getText } from '../../pages/parts/get-text';
import { Table } from '../../pages/parts/table';
import type { Funnel, FunnelStep, Tally } from '../../src/intake/analytics';
import type { Operator } from '../../src/parties/operators';
import { languageTexts } from '../parts/language-texts';
import { Page, PageTitle } from '../parts/page';
import { formatDay } from '../review/texts/format-dates';
import { endTexts, screenTexts } from './screen-texts';

/** Periods to choose from, in days. */
export const periods = [7, 30, 90, 365] as const;

export interface FunnelPageProps {
  readonly operator: Operator;
  readonly funnel: Funnel;
  readonly days: number;
  /** Null: all merchants. */
  readonly merchant: { readonly id: string; readonly name: string } | null;
}

/** Where customers continue and where they stop, from the counts that the widget reports. */
export function funnelPage({ operator, funnel, days, merchant }: FunnelPageProps) {
  const { steps, ends, problems, pageViews, languages, languageChanges } = funnel;
  const most = Math.max(0, ...steps.map(({ reached }) => reached));
  return (
    <Page title="Funnel" operator={operator}>
      <PageTitle beside={<small>{`${formatDay(funnel.from)} to ${formatDay(funnel.to)}`}</small>}>
        Funnel
      </PageTitle>
      <p>
        {merchant === null ? (
          'All merchants. A merchant’s own funnel is linked from its page.'
        ) : (
          <>
            <a href={`/operator/merchants/${merchant.id}`}>{merchant.name}</a>
            {' · '}
            <a href={buildUrl(days, null)}>All merchants</a>
          </>
        )}
      </p>
      <nav className="tabs" aria-label="Period">
        {periods.map((each) => (
          <a
            key={each}
            href={buildUrl(each, merchant?.id ?? null)}
            aria-current={each === days ? 'page' : undefined}
          >
            {each} days
          </a>
        ))}
      </nav>
      {steps.length === 0 ? (
        <p className="empty">No openings were counted in this period.</p>
      ) : (
        <Card title="Screens" level={2}>
          <Screens steps={steps} most={most} />
          <p className="hint">
            Openings of a checkout that reached a screen. An opening that resumes a checkout starts where it
            was left, and counts again.
          </p>
        </Card>
      )}
      <div className="columns">
        <Tallies title="Ends" head="End" rows={ends} getText={(value) => endTexts[value] ?? value} />
        <Tallies title="Problems" head="Problem" rows={problems} getText={(value) => <code>{value}</code>} />
        <Tallies
          title="Screens by language"
          head="Language"
          rows={languages}
          getText={(value) => languageTexts[value] ?? value}
        />
        <Tallies
          title="Language changes"
          head="Chosen"
          rows={languageChanges}
          getText={(value) => languageTexts[value] ?? value}
        />
        <Tallies title="Other page views" head="Page" rows={pageViews} getText={(value) => value} />
      </div>
    </Page>
  );
}

function Screens({ steps, most }: { readonly steps: readonly FunnelStep[]; readonly most: number }) {
  return (
    <Table
      caption="Screens"
      columns={[
        {
          head: 'Screen',
          cell: ({ route }: FunnelStep) => (
            <span className="two-lines">
              {getText(screenTexts, route)}
              <small>{route}</small>
            </span>
          ),
        },
        { head: 'Reached by', cell: ({ reached }) => formatCount(reached), numeric: true },
        { head: 'Share', cell: ({ reached }) => <Share part={reached} of={most} /> },
        { head: 'Shown', cell: ({ shown }) => formatCount(shown), numeric: true },
      ]}
      rows={steps}
      getRowKey={({ route }) => route}
    />
  );
}

/** A percentage of the count of the most-reached screen. */
function Share({ part, of }: { readonly part: number; readonly of: number }) {
  const percent = of === 0 ? 0 : Math.round((100 * part) / of);
  return (
    <span className="share">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="10" className="share-whole" />
        <rect width={percent} height="10" className="share-part" />
      </svg>
      {percent}%
    </span>
  );
}

function Tallies({
  title,
  head,
  rows,
  getText,
}: {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly Tally[];
  readonly getText: (value: string) => ReactNode;
}) {
  if (rows.length === 0) return null;
  return (
    <Card title={title} level={2}>
      <Table
        caption={title}
        columns={[
          { head, cell: ({ value }: Tally) => getText(value) },
          { head: 'Count', cell: ({ count }) => formatCount(count), numeric: true },
        ]}
        rows={rows}
        getRowKey={({ value }) => value}
      />
    </Card>
  );
}

const formatCount = (count: number): string => count.toLocaleString('en-CA');

function buildUrl(days: number, merchantId: string | null): string {
  const query = new URLSearchParams({
    days: String(days),
    ...(merchantId !== null && { merchant: merchantId }),
  });
  return `/operator/funnel?${query}`;
}
