import { type Answer, coded, ok } from './answers';
import { type Persona, personaOf, testPassword } from './data/personas';

export const institution = 'FlinksCapital';

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

export const authorized = (loginId: string, user: string, tag: string, requestId: string): Answer =>
  ok({
    Login: { Username: user, IsScheduledRefresh: false, LastRefresh: null, Type: 'Business', Id: loginId },
    Institution: institution,
    InstitutionId: 14,
    RequestId: requestId,
    Tag: tag,
  });

export const refused = (code: string): Answer => coded(code, { Institution: institution });
