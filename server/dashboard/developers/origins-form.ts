import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import type { Language } from '@tamarack/core/language';
import { toLines } from '../../pages/web/lines';
import { getOriginErrorTexts } from './developer-texts';
import type { OriginsForm } from './developers-page';

/** Errors of the service (`/origins/1`), by field: the first one with its line. */
export function toOriginErrors(
  errors: readonly FieldProblem[],
  form: OriginsForm,
  language: Language,
): Partial<OriginsForm> {
  const texts = getOriginErrorTexts(language);
  const found: { origins?: string; redirectOrigins?: string } = {};
  for (const { path, code } of errors) {
    const [, name = '', index] = path.split('/');
    if (name !== 'origins' && name !== 'redirectOrigins') continue;
    const line = index === undefined ? undefined : toLines(form[name])[Number(index)];
    const text = texts[code] ?? code;
    found[name] ??= line === undefined ? text : `${line} – ${text}`;
  }
  return found;
}
