import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { answersRight, institution, logIn } from '../accounts/login';
import type { BankState, Visit } from '../accounts/state';
import { accountsOf } from '../data/payload';
import { personaOf } from '../data/personas';

const file = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Framed by merchants' pages on any origin; its own script and style, nothing else. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** The Connect page at `/v2/`, and the calls its script makes. */
export function registerConnectPage(
  app: FastifyInstance,
  { state, now }: { readonly state: BankState; readonly now: () => Date },
): void {
  const page = file('index.html');
  app.get<{ Querystring: Record<string, string> }>('/v2/', async (request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
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
    app.get(`/v2/${name}`, async (_, reply) => reply.type(`${type}; charset=utf-8`).send(file(name)));

  type Reply = Record<string, unknown> | { readonly flinksCode: string };
  const step = (name: string, handler: (visit: Visit, body: Record<string, unknown>) => Reply): void => {
    app.post(`/connect/${name}`, async (request, reply) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const visit = state.visit(text(body['visit']));
      const answer = visit ? handler(visit, body) : { flinksCode: 'SESSION_NONEXISTENT' };
      return reply.code('flinksCode' in answer ? 401 : 200).send(answer);
    });
  };

  app.post('/connect/open', async (request, reply) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    if (!state.useToken(text(body['authorizeToken'])))
      return reply.code(401).send({ flinksCode: 'TOKEN_INVALID' });
    return { visit: state.openVisit(text(body['tag'])), institution };
  });

  step('login', (visit, body) => {
    const found = logIn(text(body['username']), text(body['password']));
    if (typeof found === 'string') return { flinksCode: found };
    const questions = found.behaviour.questions ?? [];
    visit.persona = found;
    visit.questions = questions.length;
    return { questions: questions.map(({ en, fr }) => (body['language'] === 'fr' ? fr : en)) };
  });

  step('answer', (visit, body) => {
    if (!visit.persona || !answersRight(visit.persona, text(body['prompt']), text(body['answer'])))
      return { flinksCode: 'INVALID_SECURITY_RESPONSE' };
    visit.questions = Math.max(0, visit.questions - 1);
    return { open: visit.questions };
  });

  /** Only a visitor who is through with password and questions sees accounts. */
  const inside = (visit: Visit) => (visit.questions === 0 ? visit.persona : null);

  step('accounts', (visit) => {
    const persona = inside(visit);
    if (!persona) return { flinksCode: 'UNAUTHORIZED' };
    const accounts = accountsOf(persona, now(), 0).filter(({ Category }) => Category === 'Operations');
    return {
      accounts: accounts.map(({ Id, Title, AccountNumber }) => ({
        id: Id,
        title: Title,
        ending: AccountNumber.slice(-4),
      })),
    };
  });

  step('select', (visit) => {
    const persona = inside(visit) && personaOf(inside(visit)?.user ?? '');
    if (!persona) return { flinksCode: 'UNAUTHORIZED' };
    visit.loginId ??= state.signIn(persona, visit.tag);
    return { loginId: visit.loginId, institution };
  });
}
