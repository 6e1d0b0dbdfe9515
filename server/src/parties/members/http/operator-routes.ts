import type { z } from 'zod';
import { type App, idParams, problems } from '../../../platform/http';
import type { MembershipSummary, MembersService } from '../service';
import { merchantMember, merchantMemberList, ownerInvitation } from './schemas';

const config = { access: 'operator' as const };
const tags = ['Operator'];

/** Members of merchants. Called by operators with their key. */
export function registerOperatorMemberRoutes(
  app: App,
  { members }: { readonly members: MembersService },
): void {
  app.get(
    '/v1/operator/merchants/:id/members',
    {
      config,
      schema: {
        operationId: 'Operator_ListMerchantMembers',
        tags,
        summary: 'List the members of a merchant’s dashboard',
        description:
          'In the order of their invitations, with invitations that are open or have expired. Operators of every role may call it; an unknown merchant is `not-found`.',
        params: idParams,
        response: { 200: merchantMemberList, ...problems },
      },
    },
    async ({ operator, params }) => ({ items: (await members.list(params.id, operator)).map(toView) }),
  );

  app.post(
    '/v1/operator/merchants/:id/members',
    {
      config,
      schema: {
        operationId: 'Operator_InviteMerchantOwner',
        tags,
        summary: 'Invite an owner to a merchant’s dashboard',
        description: 'The owner receives an email, logs in with this address, and invites the other members.',
        params: idParams,
        body: ownerInvitation,
        response: { 201: merchantMember, ...problems },
      },
    },
    async ({ operator, params, body }, reply) => {
      const invitation = { email: body.email, language: body.language, role: 'owner' } as const;
      return reply.code(201).send(toView(await members.invite(params.id, invitation, operator)));
    },
  );
}

const toView = ({
  id,
  email,
  role,
  invitedAt,
  joinedAt,
  status,
}: MembershipSummary): z.input<typeof merchantMember> => ({
  membershipId: id,
  email,
  role,
  invitedAt: invitedAt.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
  status,
});
