import type { Problem } from '@tamarack/core/errors/catalogue';

/** Whether a later retry may succeed: network failures, busy or failing servers. */
export function isTransient(problem: Problem | null): boolean {
  return (
    problem === null ||
    problem.status >= 500 ||
    problem.type === 'rate-limited' ||
    problem.type === 'request-timeout' ||
    problem.type === 'idempotency-in-progress'
  );
}

/**
 * Text key of a problem: the rule that the server names, or the type of problem; null for network failures.
 */
export function getMessageKey(problem: Problem | null): string | null {
  if (problem === null) return null;
  const code = problem.errors?.[0]?.code;
  if (code !== undefined) return `messages:validation.${code}`;
  return problem.status === 413 ? 'messages:validation.fileTooLarge' : `messages:problem.${problem.type}`;
}
