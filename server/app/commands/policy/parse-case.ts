import { z } from 'zod';
import { createInputCase, createStoredCase, type PolicyCase } from '../../../src/underwriting/decision';
import { parseDecisionFile } from '../decide/parse-decision-file';

const amount = z.int('expected whole cents').min(0, 'expected 0 or more');

/** The members of a case that are not the decision's input or stored figures. */
const caseDetails = z.object({
  applicant: z.object({ language: z.string().nullish(), province: z.string().nullish() }).nullish(),
  loan: z.object({ drawn: amount, lost: amount }).nullish(),
});

/**
 * Reads a case: a file of `npm run decide`, with `applicant` and `loan` beside it if they are known.
 *
 * @throws Error with a line for each problem, and no value of the file
 */
export function parseCase(text: string): PolicyCase {
  const { applicant, loan, ...decision } = JSON.parse(text) as Record<string, unknown>;
  const file = parseDecisionFile(JSON.stringify(decision));
  const read = caseDetails.safeParse({ applicant, loan });
  if (!read.success)
    throw new Error(
      read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n'),
    );
  const rest = { language: read.data.applicant?.language ?? null, loan: read.data.loan ?? null };
  const province = read.data.applicant?.province ?? null;
  return file.kind === 'input'
    ? createInputCase(file.input, rest)
    : createStoredCase(file.stored.features, { ...rest, province });
}
