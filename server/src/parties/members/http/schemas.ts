import { z } from 'zod';
import { language, storedValue } from '../../../platform/http';
import { memberRoles } from '../roles';

export const merchantMember = z
  .object({
    membershipId: z.string(),
    email: z.string(),
    role: storedValue(z.enum(memberRoles)),
    invitedAt: z.iso.datetime().meta({ description: 'When the member was last invited.' }),
    joinedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the member first opened the dashboard. Null until then.' }),
    status: z.enum(['invited', 'expired', 'joined']).meta({
      description: 'An invitation expires after 14 days. The same address can then be invited again.',
    }),
  })
  .meta({ id: 'MerchantMember' });

export const merchantMemberList = z
  .object({ items: z.array(merchantMember) })
  .meta({ id: 'MerchantMemberList' });

export const ownerInvitation = z
  .object({
    email: z.string().max(200),
    language: language.optional().meta({
      description: 'Language of the emails and the dashboard. Defaults to the merchant’s language.',
    }),
  })
  .meta({ id: 'OwnerInvitation' });
