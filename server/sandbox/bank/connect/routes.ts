import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { toText } from '../../read-text';
import type { BankState, Visit } from '../accounts/bank-state';
import { checkCredentials, institution, isCorrectAnswer } from '../accounts/login';
import { buildAccounts } from '../data/accounts-payload';
import { findPersona } from '../data/personas';

const readPageFile = (name: string): string =>
  readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** Loads its own script and style only. No `frame-ancestors`: merchants' pages on any origin frame it. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** The Connect page at `/v2/`, and the calls its script makes. */
export function registerConnectPage(
  app: FastifyInstance,
  { state, now }: { readonly state: BankState; readonly now: () => Date },
): void {
  const page = readPageFile('index.html');
  app.get<{ Querystring: Record<string, string> }>('/v2/', async (request, reply) =>
    reply
      .headers({
        'content-security-policy': contentSecurityPolicy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page.replace('lang="en"', `lang="${request.query['language'] === 'fr' ? 'fr' : 'en'}"`)),
  );
  for (const [name, type] of [
    ['connect.css', 'text/css'],
    ['connect.js', 'text/javascript'],
    ['steps.js', 'text/javascript'],
    ['texts.js', 'text/javascript'],
  ] as const)
    app.get(`/v2/${name}`, async (_, reply) => reply.type(`${type}; charset=utf-8`).send(readPageFile(name)));

  type Reply = Record<string, unknown> | { readonly flinksCode: string };
  const registerStep = (
    name: string,
    handler: (visit: Visit, body: Record<string, unknown>) => Reply,
  ): void => {
    app.post(`/connect/${name}`, async (request, reply) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const visit = state.findVisit(toText(body['visit']));
      const response = visit ? handler(visit, body) : { flinksCode: 'SESSION_NONEXISTENT' };
      return reply.code('flinksCode' in response ? 401 : 200).send(response);
    });
  };

  app.post('/connect/open', async (request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    if (!state.useToken(toText(body['authorizeToken'])))
      return reply.code(401).send({ flinksCode: 'TOKEN_INVALID' });
    return { visit: state.openVisit(toText(body['tag'])), institution };
  });

  registerStep('login', (visit, body) => {
    const result = checkCredentials(toText(body['username']), toText(body['password']));
    if (typeof result === 'string') return { flinksCode: result };
    const questions = result.behaviour.questions ?? [];
    visit.persona = result;
    visit.openQuestions = questions.length;
    return { questions: questions.map(({ en, fr }) => (body['language'] === 'fr' ? fr : en)) };
  });

  registerStep('answer', (visit, body) => {
    if (!visit.persona || !isCorrectAnswer(visit.persona, toText(body['prompt']), toText(body['answer'])))
      return { flinksCode: 'INVALID_SECURITY_RESPONSE' };
    visit.openQuestions = Math.max(0, visit.openQuestions - 1);
    return { open: visit.openQuestions };
  });

  /** The visitor's persona once the password and all security questions were answered; null before. */
  const findSignedIn = (visit: Visit) => (visit.openQuestions === 0 ? visit.persona : null);

  registerStep('accounts', (visit) => {
    const persona = findSignedIn(visit);
    if (!persona) return { flinksCode: 'UNAUTHORIZED' };
    const accounts = buildAccounts(persona, now(), 0).filter(({ Category }) => Category === 'Operations');
    return {
      accounts: accounts.map(({ Id, Title, AccountNumber }) => ({
        id: Id,
        title: Title,
        ending: AccountNumber.slice(-4),
      })),
    };
  });

  registerStep('select', (visit) => {
    const persona = findSignedIn(visit) && findPersona(findSignedIn(visit)?.user ?? '');
    if (!persona) return { flinksCode: 'UNAUTHORIZED' };
    visit.loginId ??= state.signIn(persona, visit.tag);
    return { loginId: visit.loginId, institution };
  });
}
