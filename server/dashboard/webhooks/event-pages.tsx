/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select } from '../../pages/parts/field';
import { getText } from '../../pages/parts/get-text';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import type { Tone } from '../../pages/parts/tone';
import type { EndpointView, EventView } from '../../src/settlement/webhooks';
import { can, type DashboardContext } from '../context';
import { Page } from '../parts/page';
import { Paging } from '../parts/paging';
import { Time } from '../parts/time';
import { eventsPath, webhooksPath } from './endpoint-pages';
import { getTargetTexts, getWebhookTexts } from './webhook-texts';

type Delivery = EventView['deliveries'][number];
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

const tones: Readonly<Record<Delivery['state'], Tone>> = {
  pending: 'info',
  delivered: 'ok',
  failed: 'danger',
};

/** The delivery log: events, filtered by the state of their deliveries. */
export function eventsPage({
  context,
  events,
  delivery,
  cursor,
  nextCursor,
}: {
  readonly context: DashboardContext;
  readonly events: readonly Pick<EventView, 'eventId' | 'type' | 'timestamp'>[];
  /** Empty: all. */
  readonly delivery: Delivery['state'] | '';
  readonly cursor: string | null;
  readonly nextCursor: string | null;
}) {
  const { language } = context;
  const texts = getWebhookTexts(language);
  return (
    <Page context={context} current="developers" title={texts.events}>
      <p>
        <a href={webhooksPath}>{texts.webhooks}</a>
      </p>
      <p className="hint">{texts.eventsHint}</p>
      <form method="get" action={eventsPath} className="filters">
        <Select
          label={texts.filter}
          name="delivery"
          value={delivery}
          options={[['', texts.any], ...deliveryStates.map((state) => [state, texts[state]] as const)]}
        />
        <Button variant="secondary">{texts.show}</Button>
      </form>
      {events.length === 0 ? (
        <p className="empty">{texts.noEvents}</p>
      ) : (
        <Table
          caption={texts.events}
          columns={[
            {
              head: texts.event,
              cell: ({ eventId, type }: (typeof events)[number]) => (
                <a href={`${eventsPath}/${eventId}`}>{type}</a>
              ),
            },
            {
              head: texts.time,
              cell: ({ timestamp }) => <Time at={new Date(timestamp)} language={language} />,
            },
          ]}
          rows={events}
          getRowKey={({ eventId }) => eventId}
        />
      )}
      <Paging
        path={eventsPath}
        query={{ delivery }}
        cursor={cursor}
        nextCursor={nextCursor}
        language={language}
      />
    </Page>
  );
}

/** One event with its deliveries. */
export function eventPage({
  context,
  event,
  endpoints,
  flash,
}: {
  readonly context: DashboardContext;
  readonly event: EventView;
  readonly endpoints: readonly EndpointView[];
  readonly flash: string | null;
}) {
  const { language } = context;
  const texts = getWebhookTexts(language);
  const targets = getTargetTexts(language);
  const manages = can(context, 'developers.manage');
  const findUrl = ({ endpointId }: Delivery): string =>
    endpoints.find((each) => each.endpointId === endpointId)?.url ?? texts.removed;
  const isEnabled = ({ endpointId }: Delivery): boolean =>
    endpoints.some((each) => each.endpointId === endpointId && each.disabled === null);
  return (
    <Page context={context} current="developers" title={event.type} flash={flash}>
      <p>
        <a href={eventsPath}>{texts.events}</a>
      </p>
      {event.deliveries.length === 0 ? (
        <p className="empty">{texts.notSent}</p>
      ) : (
        <Table
          caption={texts.filter}
          columns={[
            { head: texts.endpoint, cell: findUrl },
            {
              head: texts.state,
              cell: ({ state }: Delivery) => <Badge tone={tones[state]}>{getText(texts, state)}</Badge>,
            },
            {
              head: texts.response,
              cell: ({ lastStatus, lastFailure }) =>
                lastStatus ?? (lastFailure === null ? '–' : (targets[lastFailure] ?? lastFailure)),
            },
            { head: texts.attempts, cell: ({ attempts }) => attempts, numeric: true },
            {
              head: texts.lastTry,
              cell: ({ lastTriedAt, nextTryAt }) => (
                <span className="two-lines">
                  {lastTriedAt === null ? '–' : <Time at={new Date(lastTriedAt)} language={language} />}
                  {nextTryAt !== null && (
                    <small>
                      {texts.nextTry} <Time at={new Date(nextTryAt)} language={language} />
                    </small>
                  )}
                </span>
              ),
            },
            {
              head: texts.actions,
              cell: (delivery) =>
                manages && isEnabled(delivery) ? (
                  <PostButton action={`${eventsPath}/${event.eventId}/resend/${delivery.endpointId}`}>
                    {texts.resend}
                  </PostButton>
                ) : (
                  '–'
                ),
            },
          ]}
          rows={event.deliveries}
          getRowKey={({ endpointId }) => endpointId}
        />
      )}
      <Card title={texts.data} level={2}>
        <p>
          <Time at={new Date(event.timestamp)} language={language} />
        </p>
        <pre className="data">
          <code>{JSON.stringify(event.data, null, 2)}</code>
        </pre>
      </Card>
    </Page>
  );
}
