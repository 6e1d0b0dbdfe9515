/** @jsxRuntime automatic */

import { LinkButton } from '../../pages/parts/button';
import { type Column, Table } from '../../pages/parts/table';
import type { Operator } from '../../src/parties/operators';
import type { ReviewStatus, ReviewSummary } from '../../src/underwriting/reviews';
import { Deadline } from '../parts/deadline';
import { formatDollars } from '../parts/format';
import { Page, PageTitle } from '../parts/page';
import { reviewKindTexts } from '../parts/review-kind-texts';
import { Age, Time } from '../parts/time';
import { automaticParam } from '../session-cookie';

/** Refresh interval of an open page, in seconds. */
const refreshSeconds = 60;

const tabs: readonly (readonly [state: ReviewStatus, name: string, empty: string])[] = [
  ['open', 'To review', 'No applications to review.'],
  ['proposed', 'To confirm', 'No approvals are waiting for a second operator.'],
  ['asked', 'Awaiting applicant', 'No applications are waiting for the applicant.'],
  ['decided', 'Decided', 'No decisions yet.'],
];

export interface QueuePageProps {
  readonly operator: Operator;
  readonly state: ReviewStatus;
  readonly counts: Readonly<Record<ReviewStatus, number>>;
  readonly items: readonly ReviewSummary[];
  readonly after: string | null;
  readonly nextCursor: string | null;
  /** Automatic refresh is optional, because a page that changes while being read is hard for some people. */
  readonly refreshing: boolean;
  readonly flash: string | null;
  readonly now: Date;
}

export function queuePage(queue: QueuePageProps) {
  const { operator, state, counts, items, after, nextCursor, refreshing, flash, now } = queue;
  const [, name = '', empty = ''] = tabs.find(([each]) => each === state) ?? [];
  const currentUrl = buildQueueUrl(state, after);
  const refreshUrl = `${currentUrl}${currentUrl.includes('?') ? '&' : '?'}${automaticParam}=1`;
  const refresh = refreshing ? { refresh: { seconds: refreshSeconds, url: refreshUrl } } : {};
  return (
    <Page title={`${name} (${counts[state]})`} operator={operator} flash={flash} {...refresh}>
      <PageTitle>Reviews</PageTitle>
      <nav className="tabs" aria-label="Reviews by status">
        {tabs.map(([each, text]) => (
          <a key={each} href={buildQueueUrl(each, null)} aria-current={each === state ? 'page' : undefined}>
            {text} <span className="count">{counts[each]}</span>
          </a>
        ))}
      </nav>
      {items.length === 0 ? (
        <p className="empty">{after === null ? empty : 'No more reviews.'}</p>
      ) : (
        <Table caption={name} columns={buildColumns(state, now)} rows={items} getRowKey={({ id }) => id} />
      )}
      <nav className="paging" aria-label="Pagination">
        {after !== null && <LinkButton href={buildQueueUrl(state, null)}>First page</LinkButton>}
        {refreshing ? (
          <LinkButton href={currentUrl}>Stop auto-refresh</LinkButton>
        ) : (
          <LinkButton href={refreshUrl}>Refresh every minute</LinkButton>
        )}
        {nextCursor !== null && <LinkButton href={buildQueueUrl(state, nextCursor)}>Next page</LinkButton>}
      </nav>
    </Page>
  );
}

function buildQueueUrl(state: ReviewStatus, after: string | null): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(after !== null && { after }),
  }).toString();
  return query === '' ? '/operator' : `/operator?${query}`;
}

function buildColumns(state: ReviewStatus, now: Date): readonly Column<ReviewSummary>[] {
  return [
    {
      head: 'Business',
      cell: ({ id, businessName }) => (
        <a href={`/operator/reviews/${id}`}>{businessName ?? 'Unnamed business'}</a>
      ),
    },
    timeColumns[state](now),
    { head: 'Type', cell: ({ kind }) => reviewKindTexts[kind] },
    { head: 'Merchant', cell: ({ merchant }) => merchant },
    { head: 'Cart total', cell: ({ cartTotal }) => formatDollars(cartTotal), numeric: true },
    { head: 'Opened', cell: ({ openedAt }) => <Age at={openedAt} now={now} /> },
  ];
}

const timeColumns: Readonly<Record<ReviewStatus, (now: Date) => Column<ReviewSummary>>> = {
  open: (now) => ({ head: 'Due', cell: ({ dueAt }) => <Deadline dueAt={dueAt} now={now} /> }),
  proposed: (now) => ({
    head: 'Proposed',
    cell: ({ proposal }) =>
      proposal && (
        <span className="two-lines">
          {formatDollars(proposal.limit)}
          <small>
            {`by ${proposal.proposedBy}, `}
            <Time at={proposal.proposedAt} now={now} />
          </small>
        </span>
      ),
  }),
  // the deadline restarts with the response
  asked: (now) => ({
    head: 'Requested',
    cell: ({ askedAt }) => askedAt !== null && <Age at={askedAt} now={now} />,
  }),
  decided: (now) => ({
    head: 'Decided',
    cell: ({ decidedAt, decidedBy, overdue }) => (
      <span className="two-lines">
        {decidedAt !== null && <Time at={decidedAt} now={now} />}
        <small>
          by {decidedBy}, {overdue ? 'late' : 'on time'}
        </small>
      </span>
    ),
  }),
};
