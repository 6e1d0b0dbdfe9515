import { type Problem, type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';

function isProblemType(type: unknown): type is ProblemType {
  return typeof type === 'string' && type in problemTypes;
}

/** Stands in for responses without a known problem type, such as a proxy's error page. */
function unknownProblem(status: number): Problem {
  const type: ProblemType =
    status === 401 ? 'unauthorized' : status >= 502 ? 'service-unavailable' : 'internal';
  return { type, title: `HTTP ${status}`, status, instance: '' };
}

/** Parses the problem of an error response. Never throws. */
export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('type' in body) || !isProblemType(body.type)) {
    return unknownProblem(response.status);
  }
  return { ...unknownProblem(response.status), ...body, type: body.type };
}
