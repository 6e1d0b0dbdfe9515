/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { Button } from './button';

/** A button that posts to a path. */
export function PostButton({
  action,
  variant = 'secondary',
  children,
}: {
  readonly action: string;
  readonly variant?: 'secondary' | 'danger';
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action={action}>
      <Button variant={variant}>{children}</Button>
    </form>
  );
}
