/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import { canAct, type Operator } from '../../src/parties/operators';
import type { Health } from '../../src/settlement/operations';
import { formatDuration } from '../parts/format';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';
import { listLateWork } from './late-work';
import { describeQueue } from './queue-texts';

export interface HealthPageProps extends Health {
  readonly operator: Operator;
  readonly flash?: string | null;
  readonly now: Date;
}

/** Shows work that is late, that failed and that waits. */
export function healthPage(props: HealthPageProps) {
  const { figures, deadJobs, retention, operator, flash = null, now } = props;
  return (
    <Page title="Health" operator={operator} flash={flash}>
      <PageTitle
        beside={
          <span className="beside">
            <small>
              {'As of '}
              <Time at={figures.readAt.toISOString()} now={now} />
            </small>
            <LinkButton href="/operator/health">Refresh</LinkButton>
          </span>
        }
      >
        Health
      </PageTitle>
      <Card title="Late or failing" level={2}>
        <Table
          caption="Late or failing"
          columns={[
            { head: 'Work', cell: ({ text }) => text },
            {
              head: 'Count',
              cell: ({ count }) => <Badge tone={count > 0 ? 'warn' : 'ok'}>{String(count)}</Badge>,
            },
            {
              head: 'Since',
              cell: ({ since }) => (since === null ? '–' : <Age at={since.toISOString()} now={now} />),
            },
          ]}
          rows={listLateWork(figures)}
          getRowKey={({ text }) => text}
        />
      </Card>
      <Card title={`Failed jobs (${figures.deadJobs})`} level={2}>
        {deadJobs.length === 0 ? (
          <p className="empty">No jobs have failed permanently.</p>
        ) : (
          <>
            <DeadJobs jobs={deadJobs} operator={operator} now={now} />
            <p className="hint">
              A job is here after its last retry. Find the errors of its queue in the log and fix the cause
              before you run it again. A job that ran in part continues and repeats nothing.
            </p>
          </>
        )}
      </Card>
      <RetentionCard retention={retention} now={now} />
      <Card title="Queues" level={2}>
        {figures.queues.length === 0 ? (
          <p className="empty">No jobs are waiting.</p>
        ) : (
          <Table
            caption="Queues"
            columns={[
              { head: 'Jobs', cell: ({ name }) => describeQueue(name) },
              { head: 'Due', cell: ({ due }) => due, numeric: true },
              { head: 'Later', cell: ({ later }) => later, numeric: true },
              {
                head: 'Waiting for',
                cell: ({ due, oldestSeconds }) => (due === 0 ? '–' : formatDuration(oldestSeconds * 1000)),
              },
            ]}
            rows={figures.queues}
            getRowKey={({ name }) => name}
          />
        )}
      </Card>
    </Page>
  );
}

function DeadJobs({
  jobs,
  operator,
  now,
}: Pick<HealthPageProps, 'operator' | 'now'> & { readonly jobs: Health['deadJobs'] }) {
  const mayRetry = canAct(operator, 'operations.retry');
  return (
    <Table
      caption="Failed jobs"
      columns={[
        {
          head: 'Job',
          cell: ({ queue, data }) => (
            <span className="two-lines">
              {describeQueue(queue)}
              {Object.entries(data).map(([name, value]) => (
                <small key={name}>
                  {name} <code>{String(value)}</code>
                </small>
              ))}
            </span>
          ),
        },
        { head: 'Failed', cell: ({ diedAt }) => <Age at={diedAt.toISOString()} now={now} /> },
        ...(mayRetry
          ? [
              {
                head: 'Action',
                cell: ({ id }: Health['deadJobs'][number]) => (
                  <PostButton action={`/operator/health/jobs/${id}/retry`}>Run again</PostButton>
                ),
              },
            ]
          : []),
      ]}
      rows={jobs}
      getRowKey={({ id }) => id}
    />
  );
}

/** Labels of the kinds of personal data that retention removes. */
const removedTexts: Readonly<Record<string, string>> = {
  abandoned: 'Abandoned applications',
  decided: 'Applications decided and never signed',
  agreements: 'Agreements past retention',
  uploads: 'Applications whose documents were removed',
  bankData: 'Applications whose bank data was removed',
  erasures: 'Erasures continued',
  links: 'Addresses of expired invoice links',
  mails: 'Records of mails',
};

function RetentionCard({ retention, now }: Pick<HealthPageProps, 'retention' | 'now'>) {
  return (
    <Card
      title="Personal data removed"
      level={2}
      beside={
        retention && (
          <small>
            <Time at={retention.ranAt.toISOString()} now={now} />
          </small>
        )
      }
    >
      {retention === null ? (
        <p className="empty">The nightly removal has not run yet.</p>
      ) : (
        <Table
          caption="Personal data removed"
          columns={[
            { head: 'Kind', cell: ([kind]) => removedTexts[kind] ?? kind },
            { head: 'Removed', cell: ([, count]) => count, numeric: true },
          ]}
          rows={Object.entries(retention.removed)}
          getRowKey={([kind]) => kind}
        />
      )}
    </Card>
  );
}
