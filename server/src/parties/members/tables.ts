import type { Language } from '@tamarack/core/language';
import type { Defaulted, Executor, Timestamp } from '../../platform/database';
import type { MemberRole } from './roles';

interface MemberTable {
  id: string;
  /** In lower case. */
  email: string;
  language: Language;
  created_at: Timestamp;
}

interface MembershipTable {
  id: string;
  member_id: string;
  merchant_id: string;
  role: MemberRole;
  invited_at: Timestamp;
  joined_at: Defaulted<Date | null>;
  removed_at: Defaulted<Date | null>;
}

interface MemberLoginLinkTable {
  id: string;
  /** Null if nobody has the address. */
  member_id: string | null;
  /** Null until the mail with the link is composed. */
  token_hash: Buffer | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Defaulted<Date | null>;
}

interface MemberSessionTable {
  id: string;
  member_id: string;
  /** The merchant whose dashboard is open. */
  membership_id: string | null;
  token_hash: Buffer;
  user_agent: string;
  network: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

interface MemberDeviceTable {
  token_hash: Buffer;
  member_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

/** Memberships that were not removed. */
interface MembershipListView {
  id: string;
  member_id: string;
  merchant_id: string;
  role: MemberRole;
  invited_at: Date;
  joined_at: Date | null;
  email: string;
  language: Language;
  merchant_name: string;
  merchant_closed_at: Date | null;
}

interface MemberMerchantView {
  id: string;
  language: Language;
}

/** The area's own tables. */
export type MembersTables = {
  member: MemberTable;
  membership: MembershipTable;
  member_login_link: MemberLoginLinkTable;
  member_session: MemberSessionTable;
  member_device: MemberDeviceTable;
  membership_list: MembershipListView;
  member_merchant: MemberMerchantView;
};

/** Queries on the area's own tables, over the database or the caller's transaction. */
export const membersTables = (executor: Executor) => executor.withTables<MembersTables>();
