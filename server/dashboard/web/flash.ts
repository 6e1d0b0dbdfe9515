import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFlashCookie } from '../../pages/web/flash-cookie';
import { homePath } from '../paths';

/** Messages shown once, on the page after an action. */
const texts = {
  loggedOut: { en: 'You’ve been logged out.', fr: 'Vous êtes déconnecté.' },
  sessionsEnded: { en: 'The sessions were ended.', fr: 'Les sessions ont pris fin.' },
  invited: { en: 'The invitation is on its way.', fr: 'L’invitation a été envoyée.' },
  roleChanged: { en: 'The role was changed.', fr: 'Le rôle a été modifié.' },
  memberRemoved: { en: 'The member was removed.', fr: 'Le membre a été retiré.' },
  keyRevoked: { en: 'The key was revoked.', fr: 'La clé a été révoquée.' },
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
