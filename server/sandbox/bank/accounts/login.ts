import { findPersona, type Persona, testPassword } from '../data/personas';
import type { Card } from './cards';
import { type BankResponse, respondOk, respondWithCode } from './responses';

export const institution = 'FlinksCapital';

/** A bank that is always unavailable. */
export const disabledInstitution = 'MapleTestBank';

/** Checks a user name and password as the bank would; returns the refusal's code, or the persona. */
export function checkCredentials(user: string, password: string): Persona | string {
  const persona = findPersona(user);
  if (!persona) return 'INVALID_USERNAME';
  if (password !== testPassword) return 'INVALID_PASSWORD';
  return persona.behaviour.refuses ?? persona;
}

/** Compares answers, ignoring case and surrounding spaces. */
export function isCorrectAnswer(persona: Persona, prompt: string, answer: string): boolean {
  const question = persona.behaviour.questions?.find(({ en, fr }) => prompt === en || prompt === fr);
  return question?.answer.toLowerCase() === answer.trim().toLowerCase();
}

/** `Login` of the vendor's responses; its times are UTC, with extra digits and without a zone letter. */
export const toLogin = (loginId: string, { user, signedInAt }: Card): Record<string, unknown> => ({
  Username: user,
  IsScheduledRefresh: false,
  LastRefresh: signedInAt.replace(/(\.\d+)Z$/, '$10000'),
  Type: 'Business',
  Id: loginId,
});

const links = ['AccountsDetail', 'AccountsSummary', 'Statements'].map((rel) => ({
  rel,
  href: `/Get${rel}`,
  example: null,
}));

/** Authorize does not return the tag: the vendor returns it with the data. */
export const respondAuthorized = (loginId: string, card: Card, requestId: string): BankResponse =>
  respondOk({
    Links: links,
    Login: toLogin(loginId, card),
    Institution: institution,
    InstitutionId: 14,
    RequestId: requestId,
  });

export const respondRefused = (code: string): BankResponse =>
  respondWithCode(code, { Institution: institution });
