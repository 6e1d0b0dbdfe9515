import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { LimitsService } from '../../platform/limits';
import type { MailQueue } from '../../platform/mail';
import { createMembersService, type MembersService } from './service';
import { createLoginLinks, type LoginLinks } from './sessions/login-links';
import { createMemberSessions, type MemberSessionsService } from './sessions/sessions';

/** Who works for merchants, and how they log in. */
export interface MemberAccess {
  readonly members: MembersService;
  readonly memberLinks: LoginLinks;
  readonly memberSessions: MemberSessionsService;
}

export function createMemberAccess(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly limits: LimitsService;
  readonly mails: MailQueue;
  readonly now: () => Date;
}): MemberAccess {
  return {
    members: createMembersService(deps),
    memberLinks: createLoginLinks(deps),
    memberSessions: createMemberSessions(deps),
  };
}
