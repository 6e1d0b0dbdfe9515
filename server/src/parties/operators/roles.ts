import { problem } from '../../platform/errors';

/** An operator may have several roles. */
export const operatorRoles = ['reviewer', 'senior', 'finance', 'support', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** The roles that allow each act. Services authorize by it; pages hide what it does not allow. */
const allowedRoles = {
  'reviews.read': ['reviewer', 'senior', 'support'],
  'reviews.readSin': ['reviewer', 'senior'],
  'documents.read': ['reviewer', 'senior'],
  'reviews.decide': ['reviewer', 'senior'],
  /** Without it, an approval over the reviewers' amount needs a second operator. */
  'reviews.decideAnyAmount': ['senior'],
  /** The second pair of eyes. */
  'reviews.confirm': ['senior'],
  'reviews.request': ['reviewer', 'senior'],
  'accounts.read': ['reviewer', 'senior', 'support'],
  'accounts.resolve': ['senior', 'support'],
  'merchants.read': ['reviewer', 'senior', 'finance', 'support', 'admin'],
  /** Settings, keys, promotions and the closure. */
  'merchants.manage': ['finance', 'admin'],
  'payouts.read': ['finance', 'support'],
  'payouts.manage': ['finance'],
  'loans.read': ['finance', 'support'],
  'loans.record': ['finance'],
  'payees.read': ['finance', 'admin'],
  'payees.propose': ['finance', 'admin'],
  'payees.confirm': ['finance', 'admin'],
  /** Find people and read the data held on them. */
  'people.read': ['support', 'admin'],
  'people.export': ['support', 'admin'],
  /** Includes the contents of uploaded files, which support may not read. */
  'people.exportDocuments': ['admin'],
  'people.correct': ['support', 'admin'],
  'people.proposeErasure': ['support', 'admin'],
  /** The second pair of eyes. */
  'people.confirmErasure': ['support', 'admin'],
  /** Counts of screens; no person is in them. */
  'analytics.read': ['reviewer', 'senior', 'finance', 'support', 'admin'],
  /** The policy workbench: totals of decisions. */
  'policy.read': ['senior', 'admin'],
  'operators.manage': ['admin'],
  /** Finance as well: late and returned payouts are there. */
  'operations.read': ['finance', 'support', 'admin'],
  'operations.retry': ['admin'],
} as const satisfies Readonly<Record<string, readonly OperatorRole[]>>;

export type OperatorAct = keyof typeof allowedRoles;

export const isAllowed = (role: OperatorRole, act: OperatorAct): boolean =>
  (allowedRoles[act] as readonly OperatorRole[]).includes(role);

/** A person who works for the provider. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

export const canAct = ({ roles }: Pick<Operator, 'roles'>, act: OperatorAct): boolean =>
  roles.some((role) => isAllowed(role, act));

/** A sentence for refusals and for the API document. */
export const describeRequiredRole = (act: OperatorAct): string =>
  `Requires the role ${allowedRoles[act].join(' or ')}.`;

/** Throws `forbidden` if none of the operator's roles allows the act. */
export function authorize(operator: Pick<Operator, 'roles'>, act: OperatorAct): void {
  if (!canAct(operator, act)) throw problem('forbidden', { detail: describeRequiredRole(act) });
}
