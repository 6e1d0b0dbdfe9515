import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { field, fields } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import { isReduction, type Operator, type OperatorRole, operatorRoles } from '../../src/parties/operators';
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
  const { operatorChanges } = services;

  scope.get('/operators', { config, schema: { hide: true } }, async (request, reply) => {
    const page = await buildOperatorsPage(services, request.operator);
    return sendPage(reply, operatorsPage({ ...page, flash: takeFlash(request, reply) }));
  });

  scope.post(
    '/operators',
    { config, schema: { hide: true, body: newOperatorBody } },
    async ({ operator, body }, reply) => {
      const sendErrors = async (rest: { errors: NewOperatorErrors } | { error: string }, status: number) => {
        const page = await buildOperatorsPage(services, operator);
        return sendPage(reply, operatorsPage({ ...page, input: body, ...rest }), status);
      };
      const errors = validateNewOperator(body);
      if (Object.keys(errors).length > 0) return sendErrors({ errors }, 422);
      try {
        if ((await operatorChanges.proposeOperator(body, operator)) === null)
          return sendErrors(
            { errors: { email: 'An operator with this email already exists, or is proposed.' } },
            422,
          );
      } catch (error) {
        return sendErrors({ error: toRefusal(error) }, 409);
      }
      setFlash(reply, { code: 'operatorProposed' });
      return reply.redirect('/operator/operators', 303);
    },
  );

  registerChangeForms(scope, services);
  registerOperatorPage(scope, services);
}

const buildOperatorsPage = async (
  { operators, operatorChanges, now }: ConsoleServices,
  operator: Operator,
) => ({
  operator,
  operators: await operators.list(operator),
  changes: await operatorChanges.listOpen(operator),
  now: now(),
});

/** Why the request was refused. Rethrows any error but `step-not-allowed`. */
function toRefusal(error: unknown): string {
  if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
  return error.details.detail ?? 'Nothing was changed.';
}

/** Proposed changes: another admin confirms them, any admin cancels them. */
function registerChangeForms(scope: App, services: ConsoleServices): void {
  const { operatorChanges, enrolments } = services;
  const form = { config, schema: { hide: true, params: idParams } } as const;

  scope.post('/operators/changes/:id/confirm', form, async ({ operator, params }, reply) => {
    try {
      const { operatorId, added } = await operatorChanges.confirm(params.id, operator);
      if (added) await enrolments.sendLink(operatorId, operator);
      setFlash(reply, { code: added ? 'operatorAdded' : 'rolesChanged' });
      return reply.redirect(`/operator/operators/${operatorId}`, 303);
    } catch (error) {
      const page = { ...(await buildOperatorsPage(services, operator)), error: toRefusal(error) };
      return sendPage(reply, operatorsPage(page), 409);
    }
  });

  scope.post('/operators/changes/:id/cancel', form, async ({ operator, params }, reply) => {
    await operatorChanges.cancel(params.id, operator);
    setFlash(reply, { code: 'operatorChangeCancelled' });
    return reply.redirect('/operator/operators', 303);
  });
}

function validateNewOperator({ name, email, roles: chosen }: NewOperatorInput): NewOperatorErrors {
  return {
    ...(name === '' && { name: 'Enter a name.' }),
    ...(!/^[^\s@]+@[^\s@]+$/.test(email) && { email: 'Enter an email address.' }),
    ...(chosen.length === 0 && { roles: 'Choose at least one role.' }),
  };
}

function registerOperatorPage(scope: App, services: ConsoleServices): void {
  const { operators, operatorChanges, operatorKeys, operatorSessions, passkeys, enrolments, now } = services;
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
        const { roles: former } = await operators.get(params.id, operator);
        if (isReduction(former, body.roles)) {
          await operators.setRoles(params.id, body.roles, operator);
          return redirect(reply, params.id, { code: 'rolesChanged' });
        }
        await operatorChanges.proposeRoles(params.id, body.roles, operator);
        return redirect(reply, params.id, { code: 'rolesProposed' });
      } catch (error) {
        return sendError(toRefusal(error), 409);
      }
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
