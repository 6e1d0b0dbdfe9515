import { inject } from 'vitest';
import type { Stack } from '../../support/stack';

/** The stack of this worker; no other test file uses it at the same time. */
export function getStack(): Stack {
  const stack = inject('stacks')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!stack) throw new Error(`no stack for worker ${process.env['VITEST_POOL_ID']}`);
  return stack;
}
