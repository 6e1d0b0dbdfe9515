/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

type ButtonVariant = 'primary' | 'secondary' | 'danger';

/** A submit button. */
export function Button({
  variant = 'primary',
  name,
  value,
  formAction,
  children,
}: {
  readonly variant?: ButtonVariant;
  readonly name?: string;
  readonly value?: string;
  readonly formAction?: string;
  readonly children: ReactNode;
}) {
  return (
    <button type="submit" className={`button ${variant}`} name={name} value={value} formAction={formAction}>
      {children}
    </button>
  );
}

/** A link styled as a button: navigates, changes nothing. */
export function LinkButton({
  href,
  variant = 'secondary',
  children,
}: {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}) {
  return (
    <a className={`button ${variant}`} href={href}>
      {children}
    </a>
  );
}
