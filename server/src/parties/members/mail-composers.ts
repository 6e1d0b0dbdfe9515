import { randomBytes } from 'node:crypto';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import type { Language } from '@tamarack/core/language';
import { type Executor, isId } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import {
  type AddressedMail,
  type Block,
  buildSenderLine,
  type MailComposer,
  renderMail,
} from '../../platform/mail';
import { getInvitedAfter } from './invitation';
import type { MemberMailTexts } from './mails/texts';
import { memberMailsEn } from './mails/texts-en';
import { memberMailsFr } from './mails/texts-fr';
import { findMember, findMembership } from './repository';
import { findLinkToMail, setLinkToken } from './sessions/link-repository';
import { buildLoginUrl } from './sessions/login-links';

const memberMailTexts: Readonly<Record<Language, MemberMailTexts>> = { en: memberMailsEn, fr: memberMailsFr };

const compose = (
  to: string,
  language: Language,
  { subject, blocks }: { readonly subject: string; readonly blocks: readonly Block[] },
): AddressedMail => ({
  to,
  subject,
  ...renderMail({ language, title: subject, blocks: [...blocks, { small: buildSenderLine(language) }] }),
});

/** Mails to the members of merchants. */
export function createMemberMailComposers(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}): {
  readonly memberLogin: MailComposer;
  readonly memberInvitation: MailComposer;
  readonly memberNewDevice: MailComposer;
} {
  const { database, keys, publicUrl, now } = deps;
  const dashboard = `${publicUrl}/merchant`;
  return {
    memberLogin: {
      compose: async ({ about }) => {
        const link = await findLinkToMail(database, about, {
          now: now(),
          invitedAfter: getInvitedAfter(now()),
        });
        if (!link) return null;
        // a retry mails a new token; the one of the attempt before no longer works
        const token = randomBytes(32).toString('base64url');
        await setLinkToken(database, about, keys.hash(token));
        const { email, language } = link;
        return compose(
          email,
          language,
          memberMailTexts[language].login({ link: buildLoginUrl(publicUrl, token) }),
        );
      },
    },

    memberInvitation: {
      compose: async ({ details: { membershipId } }) => {
        if (membershipId === undefined || !isId(membershipId)) return null;
        const membership = await findMembership(database, membershipId);
        if (!membership || membership.joinedAt !== null) return null;
        const { email, language, merchantName: merchant } = membership;
        return compose(
          email,
          language,
          memberMailTexts[language].invitation({ link: dashboard, merchant, email }),
        );
      },
    },

    memberNewDevice: {
      compose: async ({ details: { memberId, device = '', at } }) => {
        if (memberId === undefined || !isId(memberId) || at === undefined) return null;
        const member = await findMember(database, memberId);
        if (!member) return null;
        const { email, language } = member;
        const when = formatMoment(new Date(at), language);
        return compose(
          email,
          language,
          memberMailTexts[language].newDevice({ link: `${dashboard}/account`, device, at: when }),
        );
      },
    },
  };
}
