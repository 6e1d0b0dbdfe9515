import { brand } from '@tamarack/core/brand';
import type { MemberMailTexts } from './texts';

export const memberMailsEn: MemberMailTexts = {
  login: ({ link }) => ({
    subject: `Log in to ${brand.product}`,
    blocks: [
      `Open this link to log in to the ${brand.product} dashboard. It works once, within 15 minutes.`,
      { link, label: 'Log in' },
      'If you did not ask for it, ignore this email: nobody can log in without the link.',
    ],
  }),
  invitation: ({ link, merchant, email }) => ({
    subject: `You can use the ${brand.product} dashboard of ${merchant}`,
    blocks: [
      `You have been invited to the ${brand.product} dashboard of ${merchant}.`,
      `To join, log in with your address ${email}. We email you a link each time: there is no password.`,
      { link, label: 'Open the dashboard' },
      'The invitation expires after 14 days.',
      `If you do not know ${merchant}, ignore this email.`,
    ],
  }),
  newDevice: ({ link, device, at }) => ({
    subject: `New device logged in to ${brand.product}`,
    blocks: [
      `Your account was used to log in on ${at} with a device that we do not know: ${device}.`,
      'If it was you, there is nothing to do. If not, end the sessions you do not know under “Your account”, and secure your mailbox: whoever reads it can log in.',
      { link, label: 'Open your account' },
    ],
  }),
};
