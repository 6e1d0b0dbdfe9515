/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

type Look = 'primary' | 'secondary' | 'danger';

/** A submit button. */
export function Button({
  look = 'primary',
  name,
  value,
  formAction,
  children,
}: {
  readonly look?: Look;
  readonly name?: string;
  readonly value?: string;
  readonly formAction?: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="submit" className={`button ${look}`} name={name} value={value} formAction={formAction}>
      {children}
    </button>
  );
}

/** A link styled as a button: navigates, changes nothing. */
export function LinkButton({
  href,
  look = 'secondary',
  children,
}: {
  readonly href: string;
  readonly look?: Look;
  readonly children: ReactNode;
}) {
  return (
    <a className={`button ${look}`} href={href}>
      {children}
    </a>
  );
}
