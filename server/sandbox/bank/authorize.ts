import { type Answer, coded } from './accounts/answers';
import { answersRight, authorized, disabledInstitution, institution, logIn, refused } from './accounts/login';
import type { BankState } from './accounts/state';
import { type Persona, personaOf, vendorQuestions } from './data/personas';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A bank's security questions, in the vendor's format. */
const challenge = (requestId: string, { behaviour }: Persona): Answer => ({
  status: 203,
  body: {
    Links: [{ rel: 'Authorization', href: '/Authorize', example: null }],
    HttpStatusCode: 203,
    SecurityChallenges: (behaviour.questions ?? vendorQuestions.slice(0, 1)).map(({ en }) => ({
      Type: 'QuestionAndAnswer',
      Prompt: en,
    })),
    Institution: institution,
    RequestId: requestId,
  },
});

/** `Authorize`: by a login id, by a user name and password, or with the answers to an earlier call's questions. */
export function authorize(state: BankState, body: Record<string, unknown>): Answer {
  if (text(body['LoginId']) !== '') return byLogin(state, text(body['LoginId']));
  if (text(body['RequestId']) !== '')
    return withAnswers(state, text(body['RequestId']), body['SecurityResponses']);
  return byCredentials(state, body);
}

function byLogin(state: BankState, loginId: string): Answer {
  const card = state.cards.find(loginId);
  const persona = card && personaOf(card.user);
  if (!card || !persona) return refused('INVALID_LOGIN');
  const { tag } = card;
  if (persona.behaviour.asksAgain)
    return challenge(state.openSession({ persona, tag, loginId: null }), persona);
  return authorized(loginId, card, state.openSession({ persona, tag, loginId }));
}

function byCredentials(state: BankState, body: Record<string, unknown>): Answer {
  if (text(body['Institution']) === disabledInstitution)
    return coded('DISABLED_INSTITUTION', { Institution: disabledInstitution });
  if (text(body['Institution']) !== institution) return coded('INVALID_REQUEST');
  const found = logIn(text(body['Username']), text(body['Password']));
  if (typeof found === 'string') return refused(found);
  const tag = text(body['Tag']);
  if (found.behaviour.questions)
    return challenge(state.openSession({ persona: found, tag, loginId: null }), found);
  return signedIn(state, found, tag, null);
}

function withAnswers(state: BankState, requestId: string, responses: unknown): Answer {
  const session = state.session(requestId);
  if (typeof session === 'string') return refused(session);
  if (session.loginId !== null) return refused('ALREADY_AUTHORIZED');
  const { persona, tag } = session;
  const given = Object.entries((responses ?? {}) as Record<string, unknown>);
  const questions = persona.behaviour.questions ?? [];
  const known = (prompt: string): boolean => questions.some(({ en, fr }) => en === prompt || fr === prompt);
  if (given.some(([prompt]) => !known(prompt))) return refused('UNKNOWN_CHALLENGE_KEY');
  if (given.length < questions.length) return refused('SECURITYRESPONSES_INCOMPLETE');
  const right = given.every(
    ([prompt, answer]) => Array.isArray(answer) && answersRight(persona, prompt, text(answer[0])),
  );
  if (!right) return refused('INVALID_SECURITY_RESPONSE');
  return signedIn(state, persona, tag, requestId);
}

function signedIn(state: BankState, persona: Persona, tag: string, requestId: string | null): Answer {
  const loginId = state.signIn(persona, tag);
  const card = state.cards.find(loginId);
  const session = requestId === null ? null : state.session(requestId);
  if (!card || typeof session === 'string') return refused('SESSION_EXPIRED');
  if (session) session.loginId = loginId;
  return authorized(loginId, card, requestId ?? state.openSession({ persona, tag, loginId }));
}
