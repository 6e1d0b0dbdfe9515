import { brand } from '@tamarack/core/brand';
import type { MemberMailTexts } from './texts';

export const memberMailsEn: MemberMailTexts = {
  login: ({ link }) => ({
    subject: `Log in to ${brand.product}`,
    blocks: [
      `Open this link to log in to the ${brand.product} dashboard. It works once, within 15\u00a0minutes.`,
      { link, label: 'Log in' },
      'If you didn’t ask for it, ignore this email: nobody can log in without the link.',
    ],
  }),
  invitation: ({ link, merchant, email }) => ({
    subject: `You can use the ${brand.product} dashboard of ${merchant}`,
    blocks: [
      `${merchant} has invited you to its ${brand.product} dashboard.`,
      `To join, log in with your address ${email}. We’ll email you a link each time: there’s no password.`,
      { link, label: 'Open the dashboard' },
      'The invitation expires after 14\u00a0days.',
      `If you don’t know ${merchant}, ignore this email.`,
    ],
  }),
  newDevice: ({ link, device, at }) => ({
    subject: `New device logged in to ${brand.product}`,
    blocks: [
      `Your account was used to log in on ${at} on a device we don’t recognize: ${device}.`,
      'If it was you, you don’t need to do anything. If it wasn’t, end the sessions you don’t recognize under “Your account” and secure your mailbox: anyone who can read it can log in.',
      { link, label: 'Open your account' },
    ],
  }),
};
