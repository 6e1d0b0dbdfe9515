/** @jsxRuntime automatic */
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { businessMsBetween } from '../../src/underwriting/review-queue';
import { Badge } from './badge';
import { dateTime, duration, weekdayTime } from './format';
import type { Tone } from './tone';

interface Promise {
  readonly tone: Tone;
  readonly badge: string;
  readonly text: string;
}

/** Remaining business time below which a review is urgent. */
const soonMs = 60 * 60_000;

/** The deadline of a waiting review, relative to now. */
export function promiseOf(dueAt: Date, now: Date): Promise {
  const left = dueAt.getTime() - now.getTime();
  const today = dateIn(dueAt) === dateIn(now);
  if (left < 0) {
    const since = today ? weekdayTime(dueAt) : dateTime(dueAt, now);
    return { tone: 'danger', badge: 'Overdue', text: `overdue by ${duration(-left)} (${since})` };
  }
  const business = businessMsBetween(now, dueAt);
  const urgency =
    business < soonMs
      ? ({ tone: 'warn', badge: 'Soon' } as const)
      : ({ tone: 'ok', badge: 'On time' } as const);
  // over nights, weekends and holidays there are no reviews: the date is more useful than hours that mostly do not
  // count
  const text = today
    ? `due in ${duration(left)} (${weekdayTime(dueAt)})`
    : `due ${dateTime(dueAt, now)} (${duration(business)} of business hours)`;
  return { ...urgency, text };
}

export function Deadline({ dueAt, now }: { readonly dueAt: string; readonly now: Date }) {
  const { tone, badge, text } = promiseOf(new Date(dueAt), now);
  return (
    <span className="two-lines">
      <span>
        <Badge tone={tone}>{badge}</Badge>
      </span>
      <time dateTime={dueAt}>{text}</time>
    </span>
  );
}
