export { createMemberAccess, type MemberAccess } from './access';
export { authorizeFor, type MerchantActor, toMerchantAuditActor } from './actor';
export { authorizeMerchant } from './authorize-merchant';
export { registerOperatorMemberRoutes } from './http/operator-routes';
export { createMemberMailComposers } from './mail-composers';
export {
  authorizeMember,
  canMember,
  type Member,
  type MemberAct,
  type MemberRole,
  memberActs,
  memberRoles,
} from './roles';
export { createMembersService, type MembershipSummary, type MembersService } from './service';
export {
  deviceAgeMs,
  type MemberSession,
  type MemberSessionSummary,
  type MemberSessionsService,
  type MerchantChoice,
  memberSessionAgeMs,
} from './sessions/sessions';
export type { MembersTables } from './tables';
