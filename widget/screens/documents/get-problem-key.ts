import type { DocumentView } from '../../api/types';

type Problem = NonNullable<DocumentView['problem']>;

/** Supporting documents need not come from a bank. */
const ofSupporting: Readonly<Record<Problem, string>> = {
  passwordProtected: 'row.passwordProtected',
  broken: 'request.broken',
  infected: 'request.infected',
};

/** Key of the text that explains why a document was refused. */
export function getProblemKey({ kind, problem }: Pick<DocumentView, 'kind' | 'problem'>): string {
  const why = problem ?? 'broken';
  return kind === 'supporting' ? ofSupporting[why] : `row.${why}`;
}
