import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFlashCookie } from '../../pages/web/flash-cookie';
import { homePath } from '../paths';

/** Messages shown once, on the page after an action. */
const texts = {
  loggedOut: { en: 'You’ve been logged out.', fr: 'Votre session est fermée.' },
  captured: { en: 'The capture was made.', fr: 'La capture a été effectuée.' },
  released: { en: 'The rest was released.', fr: 'Le reste a été libéré.' },
  refunded: { en: 'The refund was made.', fr: 'Le remboursement a été effectué.' },
  linkCreated: { en: 'The invoice link was created.', fr: 'Le lien de facture a été créé.' },
  linkCreatedAndSent: {
    en: 'The invoice link was created. The email is on its way.',
    fr: 'Le lien de facture a été créé. Le courriel est en route.',
  },
  linkSent: { en: 'The email is on its way.', fr: 'Le courriel est en route.' },
  linkCancelled: { en: 'The invoice link was cancelled.', fr: 'Le lien de facture a été annulé.' },
  linksCreated: {
    en: 'All invoices of the file were created.',
    fr: 'Toutes les factures du fichier ont été créées.',
  },
  sessionsEnded: { en: 'The sessions were ended.', fr: 'Les sessions ont pris fin.' },
  invited: { en: 'The invitation is on its way.', fr: 'L’invitation a été envoyée.' },
  roleChanged: { en: 'The role was changed.', fr: 'Le rôle a été modifié.' },
  memberRemoved: { en: 'The member was removed.', fr: 'Le membre a été retiré.' },
  keyRevoked: { en: 'The key was revoked.', fr: 'La clé a été révoquée.' },
  logoChanged: { en: 'The logo was saved.', fr: 'Le logo a été enregistré.' },
  logoRemoved: { en: 'The logo was removed.', fr: 'Le logo a été retiré.' },
  originsChanged: { en: 'The origins were saved.', fr: 'Les origines ont été enregistrées.' },
  endpointChanged: { en: 'The endpoint was saved.', fr: 'Le point de terminaison a été enregistré.' },
  endpointRemoved: { en: 'The endpoint was deleted.', fr: 'Le point de terminaison a été supprimé.' },
  testSent: { en: 'A test event is on its way.', fr: 'Un événement de test a été envoyé.' },
  resent: { en: 'The event is being sent again.', fr: 'L’événement est renvoyé.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type FlashCode = keyof typeof texts;

const codes = Object.keys(texts) as [FlashCode, ...FlashCode[]];

const cookie = createFlashCookie({
  name: `${brand.id}_merchant_flash`,
  path: homePath,
  schema: z.enum(codes),
});

export const setFlash = (reply: FastifyReply, code: FlashCode): void => cookie.set(reply, code);

/** Reads the message and clears the cookie with this response. */
export function takeFlash(request: FastifyRequest, reply: FastifyReply, language: Language): string | null {
  const code = cookie.take(request, reply);
  return code && texts[code][language];
}
