import { toText } from '../read-text';
import type { BankState } from './accounts/bank-state';
import {
  checkCredentials,
  disabledInstitution,
  institution,
  isCorrectAnswer,
  respondAuthorized,
  respondRefused,
} from './accounts/login';
import { type BankResponse, respondWithCode } from './accounts/responses';
import { findPersona, type Persona, vendorQuestions } from './data/personas';

/** Responds with the bank's security questions, in the vendor's format. */
const buildChallenge = (requestId: string, { behaviour }: Persona): BankResponse => ({
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
export function authorize(state: BankState, body: Record<string, unknown>): BankResponse {
  if (toText(body['LoginId']) !== '') return authorizeByLogin(state, toText(body['LoginId']));
  if (toText(body['RequestId']) !== '')
    return authorizeByAnswers(state, toText(body['RequestId']), body['SecurityResponses']);
  return authorizeByCredentials(state, body);
}

function authorizeByLogin(state: BankState, loginId: string): BankResponse {
  const card = state.cards.find(loginId);
  const persona = card && findPersona(card.user);
  if (!card || !persona) return respondRefused('INVALID_LOGIN');
  const { tag } = card;
  if (persona.behaviour.asksAgain)
    return buildChallenge(state.openSession({ persona, tag, loginId: null }), persona);
  return respondAuthorized(loginId, card, state.openSession({ persona, tag, loginId }));
}

function authorizeByCredentials(state: BankState, body: Record<string, unknown>): BankResponse {
  if (toText(body['Institution']) === disabledInstitution)
    return respondWithCode('DISABLED_INSTITUTION', { Institution: disabledInstitution });
  if (toText(body['Institution']) !== institution) return respondWithCode('INVALID_REQUEST');
  const result = checkCredentials(toText(body['Username']), toText(body['Password']));
  if (typeof result === 'string') return respondRefused(result);
  const tag = toText(body['Tag']);
  if (result.behaviour.questions)
    return buildChallenge(state.openSession({ persona: result, tag, loginId: null }), result);
  return completeSignIn(state, result, tag, null);
}

function authorizeByAnswers(state: BankState, requestId: string, responses: unknown): BankResponse {
  const session = state.findSession(requestId);
  if (typeof session === 'string') return respondRefused(session);
  if (session.loginId !== null) return respondRefused('ALREADY_AUTHORIZED');
  const { persona, tag } = session;
  const answers = Object.entries((responses ?? {}) as Record<string, unknown>);
  const questions = persona.behaviour.questions ?? [];
  const isQuestion = (prompt: string): boolean =>
    questions.some(({ en, fr }) => en === prompt || fr === prompt);
  if (answers.some(([prompt]) => !isQuestion(prompt))) return respondRefused('UNKNOWN_CHALLENGE_KEY');
  if (answers.length < questions.length) return respondRefused('SECURITYRESPONSES_INCOMPLETE');
  const allCorrect = answers.every(
    ([prompt, answer]) => Array.isArray(answer) && isCorrectAnswer(persona, prompt, toText(answer[0])),
  );
  if (!allCorrect) return respondRefused('INVALID_SECURITY_RESPONSE');
  return completeSignIn(state, persona, tag, requestId);
}

function completeSignIn(
  state: BankState,
  persona: Persona,
  tag: string,
  requestId: string | null,
): BankResponse {
  const loginId = state.signIn(persona, tag);
  const card = state.cards.find(loginId);
  const session = requestId === null ? null : state.findSession(requestId);
  if (!card || typeof session === 'string') return respondRefused('SESSION_EXPIRED');
  if (session) session.loginId = loginId;
  return respondAuthorized(loginId, card, requestId ?? state.openSession({ persona, tag, loginId }));
}
