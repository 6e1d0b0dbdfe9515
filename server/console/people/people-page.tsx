/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextField } from '../../pages/parts/field';
import { Table } from '../../pages/parts/table';
import type { Operator } from '../../src/parties/operators';
import type { Erasure, PersonSummary } from '../../src/settlement/personal-data';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';

export interface PeoplePageProps {
  readonly operator: Operator;
  /** Null before a search. */
  readonly found: readonly PersonSummary[] | null;
  readonly query: string;
  readonly open: readonly Erasure[];
  readonly flash: string | null;
  readonly now: Date;
}

/** The search for a person, and the erasures that wait for a second operator. */
export function peoplePage({ operator, found, query, open, flash, now }: PeoplePageProps) {
  return (
    <Page title="People" operator={operator} flash={flash}>
      <PageTitle>People</PageTitle>
      <search>
        {/* posted: an address or number is not part of a URL */}
        <form method="post" action="/operator/people/search" className="search">
          <TextField
            label="Email, phone number or application"
            hint="A whole address or number: names can’t be searched. Every search is logged."
            name="query"
            type="search"
            value={query}
            required
          />
          <Button variant="secondary">Search</Button>
        </form>
      </search>
      {found !== null && <People people={found} now={now} />}
      {open.length > 0 && (
        <Card title={`Erasures to confirm (${open.length})`} level={2}>
          <Table
            caption="Erasures to confirm"
            columns={[
              {
                head: 'Person',
                cell: ({ personId }: Erasure) => <a href={`/operator/people/${personId}`}>{personId}</a>,
              },
              { head: 'Request', cell: ({ reference }) => reference ?? '–' },
              {
                head: 'Proposed',
                cell: ({ proposedAt }) => <Age at={proposedAt.toISOString()} now={now} />,
              },
            ]}
            rows={open}
            getRowKey={({ id }) => id}
          />
        </Card>
      )}
    </Page>
  );
}

function People({ people, now }: { readonly people: readonly PersonSummary[]; readonly now: Date }) {
  if (people.length === 0)
    return (
      <p className="empty" role="status">
        Nobody was found. Only verified addresses and numbers can be searched.
      </p>
    );
  return (
    <Table
      caption="People found"
      columns={[
        {
          head: 'Name',
          cell: ({ id, name }: PersonSummary) => <a href={`/operator/people/${id}`}>{name ?? 'Not known'}</a>,
        },
        { head: 'Phone', cell: ({ phoneMasked }) => phoneMasked ?? '–' },
        { head: 'Email', cell: ({ emailMasked }) => emailMasked ?? '–' },
        { head: 'Applications', cell: ({ applications }) => applications, numeric: true },
        {
          head: 'Last application',
          cell: ({ lastAppliedAt }) => <Time at={lastAppliedAt.toISOString()} now={now} />,
        },
        {
          head: 'Status',
          cell: ({ erasedAt }) => (erasedAt === null ? <Badge tone="ok">Held</Badge> : <Badge>Erased</Badge>),
        },
      ]}
      rows={people}
      getRowKey={({ id }) => id}
    />
  );
}
