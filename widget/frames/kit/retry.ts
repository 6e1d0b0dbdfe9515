import { retriedStatuses, retryLimit, retryPause } from '../../api/http/retries';
import type { ReadResult } from './api';

/** Retries a failed query, unless it was refused. */
export async function retry<T>(query: () => Promise<ReadResult<T>>, attempt = 0): Promise<ReadResult<T>> {
  const result = await query();
  const isRefused = !result.ok && result.problem && !retriedStatuses.includes(result.problem.status);
  if (result.ok || isRefused || attempt === retryLimit) return result;
  await new Promise((resolve) => setTimeout(resolve, retryPause * 2 ** attempt));
  return retry(query, attempt + 1);
}
