/** @jsxRuntime automatic */
import { formatDateTime, formatTimeAgo } from './format';

/** An instant in readable and machine-readable form. */
export function Time({ at, now }: { readonly at: string; readonly now: Date }) {
  return <time dateTime={at}>{formatDateTime(new Date(at), now)}</time>;
}

/** Relative time, with the instant below. */
export function Age({ at, now }: { readonly at: string; readonly now: Date }) {
  return (
    <span className="two-lines age">
      <span>{formatTimeAgo(new Date(at), now)}</span>
      <small>
        <Time at={at} now={now} />
      </small>
    </span>
  );
}
