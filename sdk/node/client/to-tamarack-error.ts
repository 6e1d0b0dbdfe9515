import { HTTPError, TimeoutError } from 'ky';
import { TamarackError } from './tamarack-error';
import type { Problem } from './types';

/** Converts the error of a failed call. */
export async function toTamarackError(error: unknown, operation: string): Promise<TamarackError> {
  if (error instanceof HTTPError) return readProblem(error, operation);
  if (error instanceof TimeoutError)
    return new TamarackError('timeout', `${operation}: no response within the timeout.`, { cause: error });
  const cause = error instanceof Error ? error.cause : undefined;
  const reason = cause instanceof Error ? cause.message : String(error);
  return new TamarackError('network', `${operation}: no response (${reason}).`, { cause: error });
}

async function readProblem({ response }: HTTPError, operation: string): Promise<TamarackError> {
  const { status } = response;
  const problem = await parseProblem(response);
  if (problem === null)
    return new TamarackError(
      'unexpected-response',
      `${operation}: status ${status}, not a response of the API. Check apiUrl.`,
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
