/** @jsxRuntime automatic */
import type { TimelineEntry } from '../../src/settlement/merchant-checkouts';
import { can, type DashboardContext } from '../context';
import { withColon } from '../parts/colon';
import { Money } from '../parts/money';
import { Time } from '../parts/time';
import { eventsPath } from '../webhooks/endpoint-pages';
import { getCheckoutTexts, getTimelineTexts } from './checkout-texts';

/** The history, oldest first. */
export function Timeline({
  entries,
  context,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly context: DashboardContext;
}) {
  const { language } = context;
  const texts = getTimelineTexts(language);
  return (
    <ol className="timeline">
      {entries.map(({ at, what, amount, reason, event }) => (
        <li key={event?.eventId ?? `${what} ${at.toISOString()}`}>
          <Time at={at} language={language} />
          <div>
            {texts[what]} {event && <EventType event={event} context={context} />}
            {amount !== undefined && <Money cents={amount} language={language} />}
            {reason !== undefined && <small>{reason}</small>}
            {event && <Deliveries event={event} context={context} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Links to the delivery log, for members whose role allows it. */
function EventType({
  event: { eventId, type },
  context,
}: {
  readonly event: NonNullable<TimelineEntry['event']>;
  readonly context: DashboardContext;
}) {
  if (!can(context, 'developers.read')) return <code>{type}</code>;
  return (
    <a href={`${eventsPath}/${eventId}`}>
      <code>{type}</code>
    </a>
  );
}

/** The path of an endpoint's address can contain a token: it is for developers only. */
function Deliveries({
  event,
  context,
}: {
  readonly event: NonNullable<TimelineEntry['event']>;
  readonly context: DashboardContext;
}) {
  const { language } = context;
  const texts = getCheckoutTexts(language);
  const showsUrl = can(context, 'developers.read');
  return event.deliveries.map(({ url, state, attempts, lastStatus }) => (
    <small key={url}>
      {[
        `${withColon(showsUrl ? url : new URL(url).host, language)} ${texts[state] ?? state}`,
        texts.attempts(attempts),
        lastStatus === null ? '' : texts.response(lastStatus),
      ]
        .filter(Boolean)
        .join(', ')}
    </small>
  ));
}
