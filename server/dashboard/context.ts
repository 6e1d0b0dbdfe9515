import type { Language } from '@tamarack/core/language';
import { canMember, type Member, type MemberAct, type MemberRole } from '../src/parties/members';
import type { KeyMode } from '../src/parties/merchants';
import { problem } from '../src/platform/errors';

/** Available to every page of a merchant's dashboard as `request.dashboard`. */
export interface DashboardContext {
  /** The logged-in person. */
  readonly member: { readonly id: string; readonly email: string };
  /** The same person as services authorize: pass it as `by`. */
  readonly as: Member;
  readonly merchant: { readonly id: string; readonly name: string; readonly closedAt: Date | null };
  readonly role: MemberRole;
  readonly language: Language;
  /** Whether this server is a sandbox (`test`). */
  readonly mode: KeyMode;
  /** Path of this page with its query, which a change of the language returns to. */
  readonly url: string;
}

export const can = ({ role }: Pick<DashboardContext, 'role'>, act: MemberAct): boolean =>
  canMember(role, act);

/** For pages that read before any service authorizes. Throws `forbidden`. */
export function authorizePage(context: Pick<DashboardContext, 'role'>, act: MemberAct): void {
  if (!can(context, act)) throw problem('forbidden');
}
