import { brand } from '@tamarack/core/brand';
import { isLanguage, type Language } from '@tamarack/core/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { homePath } from '../paths';

const name = `${brand.id}_merchant_language`;
const yearSeconds = 365 * 86_400;

/** Language of the pages before login: the one chosen in this browser, otherwise the browser's preferred one. */
export function readLanguage({ cookies, headers }: FastifyRequest): Language {
  const chosen = cookies[name];
  if (isLanguage(chosen)) return chosen;
  return /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
}

export function writeLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(name, language, {
    path: homePath,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: yearSeconds,
  });
}
