import type { Problem } from '@tamarack/core/errors/catalogue';

/** Whether the same may succeed a little later: the network, a server that is busy or fails. */
export function passes(problem: Problem | null): boolean {
  return (
    problem === null ||
    problem.status >= 500 ||
    problem.type === 'rate-limited' ||
    problem.type === 'idempotency-in-progress'
  );
}

/** What to say of a problem: the rule that the server names, or the kind of problem; null for the network. */
export function messageOf(problem: Problem | null): string | null {
  if (problem === null) return null;
  const code = problem.errors?.[0]?.code;
  if (code !== undefined) return `messages:validation.${code}`;
  return problem.status === 413 ? 'messages:validation.fileTooLarge' : `messages:problem.${problem.type}`;
}
