import type { DocumentView } from '../../api/types';

type Problem = NonNullable<DocumentView['problem']>;

/** Not every supporting file comes from a bank. */
const ofSupporting: Readonly<Record<Problem, string>> = {
  passwordProtected: 'row.passwordProtected',
  broken: 'request.broken',
  infected: 'request.infected',
};

/** The text of why a document was refused: its key in the documents' texts. */
export function problemKey({ kind, problem }: Pick<DocumentView, 'kind' | 'problem'>): string {
  const why = problem ?? 'broken';
  return kind === 'supporting' ? ofSupporting[why] : `row.${why}`;
}
