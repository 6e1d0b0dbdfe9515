import { type Persona, personaOf, testPassword } from '../data/personas';
import { type Answer, coded, ok } from './answers';
import type { Card } from './cards';

export const institution = 'FlinksCapital';

/** A bank that is never there. */
export const disabledInstitution = 'MapleTestBank';

/** Checks a user name and password as the bank would; answers the code of the refusal, or the persona. */
export function logIn(user: string, password: string): Persona | string {
  const persona = personaOf(user);
  if (!persona) return 'INVALID_USERNAME';
  if (password !== testPassword) return 'INVALID_PASSWORD';
  return persona.behaviour.refuses ?? persona;
}

/** Answers are compared as people write them: case and outer spaces do not count. */
export function answersRight(persona: Persona, prompt: string, answer: string): boolean {
  const question = persona.behaviour.questions?.find(({ en, fr }) => prompt === en || prompt === fr);
  return question?.answer.toLowerCase() === answer.trim().toLowerCase();
}

/** `Login` of the vendor's answers; its times are UTC, with more digits than needed and no letter behind them. */
export const loginOf = (loginId: string, { user, signedInAt }: Card): Record<string, unknown> => ({
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

/** The tag is not among what Authorize answers: the vendor tells it with the data. */
export const authorized = (loginId: string, card: Card, requestId: string): Answer =>
  ok({
    Links: links,
    Login: loginOf(loginId, card),
    Institution: institution,
    InstitutionId: 14,
    RequestId: requestId,
  });

export const refused = (code: string): Answer => coded(code, { Institution: institution });
