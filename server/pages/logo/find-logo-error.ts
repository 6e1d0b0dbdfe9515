import { isProblem } from '../../src/platform/errors';

/** The code of an uploaded image's problem; null for any other error. */
export function findLogoError(error: unknown): string | null {
  if (!isProblem(error)) return null;
  if (error.type === 'file-too-large') return 'fileTooLarge';
  const code = error.details.errors?.[0]?.code ?? null;
  return error.type === 'file-type-invalid' || error.type === 'validation-failed' ? code : null;
}
