/** @jsxRuntime automatic */

import { Badge } from '../../../pages/parts/badge';
import { Card } from '../../../pages/parts/card';
import { getText } from '../../../pages/parts/get-text';
import { Table } from '../../../pages/parts/table';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { formatDollars } from '../../parts/format';
import { Time } from '../../parts/time';
import { outcomeTexts, outcomeTones, statusTexts } from '../texts/application-texts';
import { formatDay } from '../texts/format-dates';
import { formatAct, formatActor, groupEntries, type TrailEntry } from '../texts/trail-texts';

/** Number of expanded entries; older ones are collapsed. */
const maxExpanded = 12;

type OtherApplication = ReviewView['others'][number];

/** Events of this application, newest first. */
export function History({
  trail,
  names,
  now,
}: {
  readonly trail: ReviewView['trail'];
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}) {
  const entries = groupEntries(trail);
  const older = entries.slice(maxExpanded);
  return (
    <Card title="History" level={2} id="history">
      <Entries entries={entries.slice(0, maxExpanded)} names={names} now={now} />
      {older.length > 0 && (
        <details>
          <summary>{older.length === 1 ? '1 older entry' : `${older.length} older entries`}</summary>
          <Entries entries={older} names={names} now={now} />
        </details>
      )}
    </Card>
  );
}

function Entries({
  entries,
  names,
  now,
}: {
  readonly entries: readonly TrailEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}) {
  return (
    <ol className="trail" reversed>
      {entries.map((entry) => (
        <li key={`${entry.from} ${entry.act} ${JSON.stringify(entry.details)}`}>
          <Time at={entry.to} now={now} />
          <span>
            <strong>{formatActor(entry.actor, names)}</strong> {formatAct(entry)}
            {entry.times > 1 && (
              <small>
                {`, ${entry.times} times since `}
                <Time at={entry.from} now={now} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A returning customer's other applications. */
export function OtherApplications({
  others,
  now,
}: {
  readonly others: readonly OtherApplication[];
  readonly now: Date;
}) {
  return (
    <Card title="Other applications from this customer" level={2} id="others">
      {others.length === 0 ? (
        <p className="missing">None. This is the customer’s first application.</p>
      ) : (
        <Table
          caption="Other applications from this customer"
          columns={[
            {
              head: 'Started',
              cell: ({ startedAt, reviewId }: OtherApplication) =>
                reviewId === null ? (
                  <Time at={startedAt} now={now} />
                ) : (
                  <a href={`/operator/reviews/${reviewId}`}>
                    <Time at={startedAt} now={now} />
                  </a>
                ),
            },
            { head: 'Merchant', cell: ({ merchant }) => merchant },
            { head: 'Cart total', cell: ({ cartTotal }) => formatDollars(cartTotal), numeric: true },
            {
              head: 'Outcome',
              cell: ({ outcome, status }) => (
                <span className="two-lines">
                  {outcome === null ? (
                    <Badge>No decision</Badge>
                  ) : (
                    <Badge tone={outcomeTones[outcome]}>{getText(outcomeTexts, outcome)}</Badge>
                  )}
                  <small>{getText(statusTexts, status)}</small>
                </span>
              ),
            },
            {
              head: 'Limit',
              cell: ({ line }) =>
                line && (
                  <span className="two-lines">
                    {formatDollars(line.limit)}
                    <small>{`until ${formatDay(line.expiresOn)}`}</small>
                  </span>
                ),
              numeric: true,
            },
            { head: 'Used', cell: ({ line }) => line && formatDollars(line.used), numeric: true },
          ]}
          rows={others}
          getRowKey={({ checkoutId }) => checkoutId}
        />
      )}
    </Card>
  );
}
