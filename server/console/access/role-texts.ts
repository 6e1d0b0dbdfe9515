import type { OperatorRole } from '../../src/parties/operators';

/** Names and descriptions of the roles. */
export const roleTexts: Readonly<Record<OperatorRole, readonly [name: string, description: string]>> = {
  reviewer: ['Reviewer', 'Decides applications up to the reviewers’ amount'],
  senior: ['Senior', 'Decides any amount and confirms other operators’ approvals'],
  finance: ['Finance', 'Runs payouts, proposes and confirms payout accounts'],
  support: ['Support', 'Reads applications without SIN digits or documents, and payouts'],
  admin: ['Admin', 'Manages operators, sessions and keys; proposes and confirms payout accounts'],
};

/** A role of a later release by its code. */
export const formatRoles = (roles: readonly string[]): string =>
  roles.map((role) => (role in roleTexts ? roleTexts[role as OperatorRole][0] : role)).join(', ');
