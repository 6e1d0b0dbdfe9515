import { HTTPError, TimeoutError } from 'ky';
import { TamarackError } from './tamarack-error';
import type { Problem } from './types';

/** Turns what a call ended with into an error with a type. */
export async function readFailure(error: unknown, operation: string): Promise<TamarackError> {
  if (error instanceof HTTPError) return readProblem(error, operation);
  if (error instanceof TimeoutError)
    return new TamarackError('timeout', `${operation}: no answer in time.`, { cause: error });
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof Error ? cause.message : String(error);
  return new TamarackError('network', `${operation}: no answer (${reason}).`, { cause: error });
}

async function readProblem({ response }: HTTPError, operation: string): Promise<TamarackError> {
  const { status } = response;
  const problem = await parseProblem(response);
  if (problem === null)
    return new TamarackError(
      'unexpected-response',
      `${operation}: status ${status} without a problem of the API. Is apiUrl right?`,
      { status },
    );
  return new TamarackError(problem.type, `${operation}: ${problem.detail ?? problem.title}`, {
    status,
    problem,
  });
}

export async function parseProblem(response: Response): Promise<Problem | null> {
  if (!/\bproblem\+json\b/.test(response.headers.get('content-type') ?? '')) return null;
  const body = (await response.json().catch(() => null)) as Problem | null;
  return typeof body?.type === 'string' ? body : null;
}
