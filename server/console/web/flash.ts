import { brand } from '@tamarack/core/brand';
import { formatMoney } from '@tamarack/core/money/format';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFlashCookie } from '../../pages/web/flash-cookie';

const plainTexts = {
  rejected: 'Rejected. The applicant will be notified, with the reasons.',
  asked:
    'Information requested. The applicant will be notified. The application returns to the queue when they respond.',
  returned: 'The proposed approval was returned. The application is in the queue again.',
  identityChecked: 'The registry and the sanctions list were checked again.',
  matchResolved: 'The possible match was resolved.',
  ownershipRecorded: 'Owners and directors were recorded, and their names compared.',
  loggedOut: 'You’ve been logged out.',
  passkeyCreated: 'Your passkey was created. Log in with it.',
  passkeyRemoved: 'The passkey was removed.',
  sessionsEnded: 'The sessions were ended.',
  operatorProposed: 'The operator was proposed. A second admin has to confirm it.',
  operatorAdded: 'The operator was added and will receive a link to create a passkey.',
  operatorDisabled: 'The operator was disabled. Their sessions and keys have ended.',
  invited: 'The operator will receive a link to create a passkey.',
  rolesChanged: 'The roles were changed.',
  rolesProposed: 'The roles were proposed. A second admin has to confirm them.',
  operatorChangeCancelled: 'The proposal was cancelled.',
  keyRevoked: 'The key was revoked.',
  accountCleared: 'Done. The customer can buy.',
  customerPasskeyRemoved: 'The customer’s passkey was removed.',
  purchaseRefused: 'The purchase was refused.',
  jobRetried: 'The job is in its queue again.',
  merchantCreated: 'The merchant was created. Next: its keys and its payout account.',
  merchantChanged: 'The changes were saved.',
  logoChanged: 'The logo was saved.',
  logoRemoved: 'The logo was removed.',
  merchantClosed: 'The merchant was closed.',
  merchantKeyRevoked: 'The key was revoked.',
  ownerInvited: 'The owner will receive an email.',
  promotionAdded: 'The promotion was added.',
  promotionCancelled: 'The promotion was cancelled.',
  personCorrected: 'The correction was saved. The person will be notified.',
  erasureProposed: 'The erasure was proposed. A second operator has to confirm it.',
  erasureDone: 'The data was erased. The person will be notified.',
  erasureCancelled: 'The erasure was cancelled.',
  payeeProposed: 'The change was proposed. A second operator has to confirm it.',
  payeeConfirmed: 'The change was confirmed.',
  payeeCancelled: 'The change was cancelled. The merchant will be notified.',
} as const;

const plainCodes = Object.keys(plainTexts) as [keyof typeof plainTexts, ...(keyof typeof plainTexts)[]];

/** A message shown once, on the page after an action. */
const flashSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['approved', 'proposed']), limitCents: z.int().min(0) }),
  z.object({ code: z.enum(plainCodes) }),
]);

export type Flash = z.output<typeof flashSchema>;

const cookie = createFlashCookie({
  name: `${brand.id}_operator_flash`,
  path: '/operator',
  schema: flashSchema,
});

export const setFlash = (reply: FastifyReply, value: Flash): void => cookie.set(reply, value);

/** Reads the message and clears the cookie with this response. */
export function takeFlash(request: FastifyRequest, reply: FastifyReply): string | null {
  const flash = cookie.take(request, reply);
  return flash && formatFlash(flash);
}

function formatFlash(flash: Flash): string {
  switch (flash.code) {
    case 'approved':
      return `Approved for ${formatMoney(flash.limitCents, 'en')}. The applicant will be notified.`;
    case 'proposed':
      return `Proposed for ${formatMoney(flash.limitCents, 'en')}. A second operator has to confirm it before the applicant is notified.`;
    default:
      return plainTexts[flash.code];
  }
}
