import { type Problem, type ProblemType, problemTypes } from '@tamarack/core/errors/catalogue';

function isProblemType(type: unknown): type is ProblemType {
  return typeof type === 'string' && type in problemTypes;
}

/** For answers that are no problem of ours: a proxy's error page, a release that knows more types than this one. */
function unknownProblem(status: number): Problem {
  const type: ProblemType =
    status === 401 ? 'unauthorized' : status >= 502 ? 'service-unavailable' : 'internal';
  return { type, title: `HTTP ${status}`, status, instance: '' };
}

/** The problem that an answer with an error status tells of. Never throws. */
export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('type' in body) || !isProblemType(body.type)) {
    return unknownProblem(response.status);
  }
  return { ...unknownProblem(response.status), ...body, type: body.type };
}
