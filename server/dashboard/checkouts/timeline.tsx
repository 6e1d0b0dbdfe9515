/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import type { TimelineEntry } from '../../src/settlement/merchant-checkouts';
import { withColon } from '../parts/colon';
import { Money } from '../parts/money';
import { Time } from '../parts/time';
import { getCheckoutTexts, getTimelineTexts } from './checkout-texts';

/** What happened, oldest first. */
export function Timeline({
  entries,
  language,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly language: Language;
}) {
  const texts = getTimelineTexts(language);
  return (
    <ol className="timeline">
      {entries.map(({ at, what, amount, reason, event }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <li key={index}>
          <Time at={at} language={language} />
          <div>
            {texts[what]} {event && <code>{event.type}</code>}
            {amount !== undefined && <Money cents={amount} language={language} />}
            {reason !== undefined && <small>{reason}</small>}
            {event && <Deliveries event={event} language={language} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Deliveries({
  event,
  language,
}: {
  readonly event: NonNullable<TimelineEntry['event']>;
  readonly language: Language;
}) {
  const texts = getCheckoutTexts(language);
  return event.deliveries.map(({ url, state, attempts, lastStatus }) => (
    <small key={url}>
      {[
        `${withColon(url, language)} ${texts[state]}`,
        texts.attempts(attempts),
        lastStatus === null ? '' : texts.response(lastStatus),
      ]
        .filter(Boolean)
        .join(', ')}
    </small>
  ));
}
