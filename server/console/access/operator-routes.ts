import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { field, fields } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { type Operator, type OperatorRole, operatorRoles } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { createSessionCookie } from '../session-cookie';
import { type Flash, setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { type OperatorPageProps, operatorPage } from './operator-page';
import { type NewOperatorErrors, type NewOperatorInput, operatorsPage } from './operators-page';

const config = { access: 'console' } as const;
const roles = fields(z.array(z.enum(operatorRoles)).transform((list): OperatorRole[] => [...new Set(list)]));
const newOperatorBody = z.object({
  name: field(z.string().trim().max(200)),
  email: field(z.string().trim().max(320)),
  roles,
});
const rolesBody = z.object({ roles });
const partParams = idParams.extend({ part: z.string().max(100) });

/** Operators, their roles, sessions, passkeys and keys: for admins. */
export function registerOperatorPages(scope: App, services: ConsoleServices): void {
  const { operators, enrolments } = services;

  scope.get('/operators', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    const page = { operator, operators: await operators.list(operator), flash: takeFlash(request, reply) };
    return sendPage(reply, operatorsPage(page));
  });

  scope.post(
    '/operators',
    { config, schema: { hide: true, body: newOperatorBody } },
    async ({ operator, body }, reply) => {
      const sendErrors = async (errors: NewOperatorErrors) =>
        sendPage(
          reply,
          operatorsPage({ operator, operators: await operators.list(operator), input: body, errors }),
          422,
        );
      const errors = validateNewOperator(body);
      if (Object.keys(errors).length > 0) return sendErrors(errors);
      const id = await operators.createOperator(body, operator);
      if (id === null) return sendErrors({ email: 'An operator with this email already exists.' });
      await enrolments.sendLink(id, operator);
      setFlash(reply, { code: 'operatorAdded' });
      return reply.redirect(`/operator/operators/${id}`, 303);
    },
  );

  registerOperatorPage(scope, services);
}

function validateNewOperator({ name, email, roles: chosen }: NewOperatorInput): NewOperatorErrors {
  return {
    ...(name === '' && { name: 'Enter a name.' }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'Enter an email address.' }),
    ...(chosen.length === 0 && { roles: 'Choose at least one role.' }),
  };
}

function registerOperatorPage(scope: App, services: ConsoleServices): void {
  const { operators, operatorKeys, operatorSessions, passkeys, enrolments, now } = services;
  const cookie = createSessionCookie(services.config.publicUrl);
  const form = { config, schema: { hide: true, params: idParams } } as const;
  const partForm = { config, schema: { hide: true, params: partParams } } as const;

  const buildPage = async (
    operator: Operator,
    id: string,
    token: string | null,
    rest: Partial<OperatorPageProps> = {},
  ): Promise<OperatorPageProps> => ({
    operator,
    shown: await operators.get(id, operator),
    sessions: await operatorSessions.list(id, operator, token),
    passkeys: await passkeys.list(id, operator),
    keys: await operatorKeys.list(id, operator),
    now: now(),
    ...rest,
  });

  const redirect = (reply: FastifyReply, id: string, flash: Flash): FastifyReply => {
    setFlash(reply, flash);
    return reply.redirect(`/operator/operators/${id}`, 303);
  };

  scope.get('/operators/:id', form, async (request, reply) => {
    const { operator, params } = request;
    const rest = { flash: takeFlash(request, reply) };
    return sendPage(reply, operatorPage(await buildPage(operator, params.id, cookie.read(request), rest)));
  });

  scope.post(
    '/operators/:id/roles',
    { config, schema: { hide: true, params: idParams, body: rolesBody } },
    async (request, reply) => {
      const { operator, params, body } = request;
      const sendError = async (error: string, status: number) => {
        const page = await buildPage(operator, params.id, cookie.read(request), { error });
        return sendPage(reply, operatorPage(page), status);
      };
      if (body.roles.length === 0) return sendError('Choose at least one role.', 422);
      try {
        await operators.setRoles(params.id, body.roles, operator);
      } catch (error) {
        if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
        return sendError('Make someone else an admin first.', 409);
      }
      return redirect(reply, params.id, { code: 'rolesChanged' });
    },
  );

  scope.post('/operators/:id/keys', form, async (request, reply) => {
    const { operator, params } = request;
    const newKey = await operatorKeys.create(params.id, operator);
    const page = await buildPage(operator, params.id, cookie.read(request), { newKey });
    return sendPage(reply, operatorPage(page));
  });

  scope.post('/operators/:id/keys/:part/revoke', partForm, async ({ operator, params }, reply) => {
    await operatorKeys.revoke(params.id, params.part, operator);
    return redirect(reply, params.id, { code: 'keyRevoked' });
  });

  scope.post('/operators/:id/invite', form, async ({ operator, params }, reply) => {
    await enrolments.sendLink(params.id, operator);
    return redirect(reply, params.id, { code: 'invited' });
  });

  scope.post('/operators/:id/passkeys/:part/remove', partForm, async ({ operator, params }, reply) => {
    await passkeys.remove(params.id, params.part, operator);
    return redirect(reply, params.id, { code: 'passkeyRemoved' });
  });

  scope.post('/operators/:id/sessions/:part/end', partForm, async ({ operator, params }, reply) => {
    await operatorSessions.end(params.id, params.part, operator);
    return redirect(reply, params.id, { code: 'sessionsEnded' });
  });

  scope.post('/operators/:id/sessions/end-all', form, async (request, reply) => {
    const { operator, params } = request;
    await operatorSessions.endOthers(params.id, operator, cookie.read(request));
    return redirect(reply, params.id, { code: 'sessionsEnded' });
  });

  scope.post('/operators/:id/disable', form, async ({ operator, params }, reply) => {
    await operators.disableOperator(params.id, operator);
    return redirect(reply, params.id, { code: 'operatorDisabled' });
  });
}
