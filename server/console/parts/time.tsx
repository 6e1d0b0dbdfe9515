/** @jsxRuntime automatic */
import { ago, dateTime } from './format';

/** An instant in readable and machine-readable form. */
export function Time({ at, now }: { readonly at: string; readonly now: Date }) {
  return <time dateTime={at}>{dateTime(new Date(at), now)}</time>;
}

/** Relative time, with the instant below. */
export function Age({ at, now }: { readonly at: string; readonly now: Date }) {
  return (
    <span className="two-lines age">
      <span>{ago(new Date(at), now)}</span>
      <small>
        <Time at={at} now={now} />
      </small>
    </span>
  );
}
