/** @jsxRuntime automatic */
import { hourMs } from '@tamarack/core/calendar/durations';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { Badge } from '../../pages/parts/badge';
import type { Tone } from '../../pages/parts/tone';
import { businessMsBetween } from '../../src/underwriting/review-queue';
import { formatDateTime, formatDuration, formatWeekdayTime } from './format';

interface DeadlineStatus {
  readonly tone: Tone;
  readonly badge: string;
  readonly text: string;
}

/** Remaining business time below which a review is urgent. */
const urgentMs = hourMs;

/** The deadline of a waiting review, relative to now. */
export function describeDeadline(dueAt: Date, now: Date): DeadlineStatus {
  const left = dueAt.getTime() - now.getTime();
  const today = dateIn(dueAt) === dateIn(now);
  if (left < 0) {
    const since = today ? formatWeekdayTime(dueAt) : formatDateTime(dueAt, now);
    return { tone: 'danger', badge: 'Overdue', text: `overdue by ${formatDuration(-left)} (${since})` };
  }
  const businessMs = businessMsBetween(now, dueAt);
  const urgency =
    businessMs < urgentMs
      ? ({ tone: 'warn', badge: 'Due soon' } as const)
      : ({ tone: 'ok', badge: 'On time' } as const);
  // over nights, weekends and holidays there are no reviews: the date is more useful than hours that mostly do not
  // count
  const text = today
    ? `due in ${formatDuration(left)} (${formatWeekdayTime(dueAt)})`
    : `due ${formatDateTime(dueAt, now)} (${formatDuration(businessMs)} in business hours)`;
  return { ...urgency, text };
}

export function Deadline({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const { tone, badge, text } = describeDeadline(new Date(dueAt), now);
  return (
    <span className="two-lines">
      <span>
        <Badge tone={tone}>{badge}</Badge>
      </span>
      <time dateTime={dueAt}>{text}</time>
    </span>
  );
}
