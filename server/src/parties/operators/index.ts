export { createOperatorAccess, type OperatorAccess, type OperatorAccessOptions } from './access';
export { createOperatorAuthenticator, type OperatorAuthenticator } from './authenticator';
export { readBrowserTraits } from './browser-traits';
export type { OperatorChange } from './changes/changes';
export { authorizeConfirmation, isAnotherOperator } from './four-eyes';
export { endless, type OperatorKeySummary, type OperatorKeysService } from './keys/keys';
export { createOperatorMailComposers } from './mail-composers';
export { buildEnrolmentUrl } from './passkeys/enrolments';
export type { PasskeySummary } from './passkeys/passkeys';
export { listOperatorNames } from './repository';
export {
  authorize,
  canAct,
  describeRequiredRole,
  type Operator,
  type OperatorAct,
  type OperatorRole,
  operatorRoles,
} from './roles';
export { isReduction, type OperatorSummary, type OperatorsService } from './service';
export {
  ageLimitMs,
  type KeyLogin,
  type OperatorSessionsService,
  type SessionSummary,
} from './sessions/sessions';
export type { OperatorsTables } from './tables';
