/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button, LinkButton } from '../../pages/parts/button';
import { TextField } from '../../pages/parts/field';
import { Table } from '../../pages/parts/table';
import type { MerchantSummary } from '../../src/parties/merchants';
import { canAct, type Operator } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { Time } from '../parts/time';

export interface MerchantsPageProps {
  readonly operator: Operator;
  readonly items: readonly MerchantSummary[];
  readonly search: string;
  readonly after: string | null;
  readonly nextCursor: string | null;
  readonly flash: string | null;
  readonly now: Date;
}

/** A page of merchants, newest first, with the search. */
export function merchantsPage(props: MerchantsPageProps) {
  const { operator, items, search, after, nextCursor, flash, now } = props;
  const mayCreate = canAct(operator, 'merchants.manage');
  return (
    <Page title="Merchants" operator={operator} flash={flash}>
      <PageTitle beside={mayCreate && <LinkButton href="/operator/merchants/new">Add a merchant</LinkButton>}>
        Merchants
      </PageTitle>
      <search>
        <form method="get" action="/operator/merchants" className="search">
          <TextField label="Search by name" name="search" type="search" value={search} />
          <Button variant="secondary">Search</Button>
        </form>
      </search>
      {items.length === 0 ? (
        <p className="empty">{describeEmptyList(search, after)}</p>
      ) : (
        <Table
          caption="Merchants"
          columns={[
            {
              head: 'Trading name',
              cell: ({ id, name }: MerchantSummary) => <a href={`/operator/merchants/${id}`}>{name}</a>,
            },
            { head: 'Legal name', cell: ({ legalName }) => legalName },
            {
              head: 'Status',
              cell: ({ closedAt }) =>
                closedAt === null ? <Badge tone="ok">Open</Badge> : <Badge>Closed</Badge>,
            },
            {
              head: 'Created',
              cell: ({ createdAt }) => (
                <span className="one-line">
                  <Time at={createdAt.toISOString()} now={now} />
                </span>
              ),
            },
          ]}
          rows={items}
          getRowKey={({ id }) => id}
        />
      )}
      <nav className="paging" aria-label="Pagination">
        {after !== null && <LinkButton href={buildUrl(search, null)}>First page</LinkButton>}
        {nextCursor !== null && <LinkButton href={buildUrl(search, nextCursor)}>Next page</LinkButton>}
      </nav>
    </Page>
  );
}

function describeEmptyList(search: string, after: string | null): string {
  if (after !== null) return 'No more merchants.';
  return search === '' ? 'No merchants yet.' : `No merchant’s name has words that begin with “${search}”.`;
}

function buildUrl(search: string, after: string | null): string {
  const query = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(after !== null && { after }),
  }).toString();
  return query === '' ? '/operator/merchants' : `/operator/merchants?${query}`;
}
