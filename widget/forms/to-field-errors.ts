import type { Problem, ProblemType } from '@tamarack/core/errors/catalogue';

/** Keys of `messages.json` by field. */
export type Messages<F extends string> = Partial<Record<F, string | null>>;

/**
 * Messages by field for what the server rejected: from the JSON pointers of its response (`/personal/first`
 * is the field `first`), and from problems that concern one field as a whole.
 */
export function toFieldErrors<F extends string>(
  problem: Problem | null,
  fields: readonly F[],
  problems: Partial<Record<F, readonly ProblemType[]>> = {},
  toKey = ({ type }: Problem): string => `problem.${type}`,
): Messages<F> {
  const found: Messages<F> = {};
  if (problem === null) return found;
  for (const field of fields) {
    const error = problem.errors?.find(({ path }) => path.split('/').at(-1) === field);
    if (error) found[field] = `validation.${error.code}`;
    else if (problems[field]?.includes(problem.type)) found[field] = toKey(problem);
  }
  return found;
}
