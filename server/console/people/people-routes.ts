import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../pages/web/send-page';
import type { Operator } from '../../src/parties/operators';
import { isProblem } from '../../src/platform/errors';
import { type App, idParams } from '../../src/platform/http';
import { type ExportRequest, toExportView, toPersonQuery } from '../../src/settlement/personal-data';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import type { CorrectionState } from './correction-card';
import { correctionBody, erasureBody, exportBody, searchBody, toQueryInput } from './people-form';
import { peoplePage } from './people-page';
import { personPage } from './person-page';

const config = { access: 'console' } as const;

/** The rights of people over their data: search, export and erasure. */
export function registerPeoplePages(scope: App, services: ConsoleServices): void {
  const { people, erasures, corrections, now } = services;
  const form = { hide: true, params: idParams } as const;

  scope.get('/people', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    const open = await erasures.listOpen(operator);
    const flash = takeFlash(request, reply);
    return sendPage(reply, peoplePage({ operator, found: null, query: '', open, flash, now: now() }));
  });

  scope.post(
    '/people/search',
    { config, schema: { hide: true, body: searchBody } },
    async ({ operator, body: { query } }, reply) => {
      const found = query === '' ? [] : await people.find(operator, toPersonQuery(toQueryInput(query)));
      const open = await erasures.listOpen(operator);
      return sendPage(reply, peoplePage({ operator, found, query, open, flash: null, now: now() }));
    },
  );

  const sendPerson = async (
    { operator }: Pick<FastifyRequest, 'operator'>,
    reply: FastifyReply,
    id: string,
    {
      flash = null,
      status = 200,
      ...refused
    }: { flash?: string | null; status?: number; error?: string; correction?: CorrectionState } = {},
  ): Promise<FastifyReply> => {
    const person = await people.get(operator, id);
    const own = await erasures.list(operator, id);
    const names = await services.operators.listNames(
      own.flatMap(({ proposedBy, resolvedBy }) => [proposedBy, resolvedBy ?? proposedBy]),
    );
    const page = { operator, person, erasures: own, names, flash, now: now() };
    return sendPage(reply, personPage({ ...page, ...refused }), status);
  };

  scope.get('/people/:id', { config, schema: form }, async (request, reply) =>
    sendPerson(request, reply, request.params.id, { flash: takeFlash(request, reply) }),
  );

  const formats = {
    json: {
      type: 'application/json; charset=utf-8',
      extension: 'json',
      compose: async (operator: Operator, id: string, request: ExportRequest) =>
        JSON.stringify(toExportView(await people.export(operator, id, request)), null, 2),
    },
    pdf: { type: 'application/pdf', compose: people.exportPdf, extension: 'pdf' },
    reasons: { type: 'application/pdf', compose: people.exportReasons, extension: 'reasons.pdf' },
    zip: { type: 'application/zip', compose: people.exportArchive, extension: 'zip' },
  } as const;

  scope.post(
    '/people/:id/export',
    // each file of a person is read once before the first byte is sent
    { config: { ...config, deadlines: { responseMs: 120_000 } }, schema: { ...form, body: exportBody } },
    async ({ operator, params: { id }, body: { format, ...request } }, reply) => {
      const { type, compose, extension } = formats[format];
      const content = await compose(operator, id, request);
      return reply
        .header('content-disposition', `attachment; filename="person-${id}.${extension}"`)
        .header('cache-control', 'no-store')
        .type(type)
        .send(content);
    },
  );

  scope.post(
    '/people/:id/correction',
    { config, schema: { ...form, body: correctionBody } },
    async (request, reply) => {
      const { operator, params, body } = request;
      const { correctionReason: reason, correctionReference: reference, ...values } = body;
      try {
        await corrections.correct(operator, params.id, { reason, reference, ...values });
      } catch (error) {
        if (!isProblem(error)) throw error;
        const correction = { values, errors: toCorrectionErrors(error.details.errors ?? []) };
        if (error.type === 'validation-failed')
          return sendPerson(request, reply, params.id, {
            correction,
            error: 'Nothing was saved. Check the marked values.',
            status: 422,
          });
        if (error.type !== 'step-not-allowed') throw error;
        const reason = `${error.details.detail ?? ''} Nothing was saved.`.trim();
        return sendPerson(request, reply, params.id, { correction, error: reason, status: 409 });
      }
      setFlash(reply, { code: 'personCorrected' });
      return reply.redirect(`/operator/people/${params.id}`, 303);
    },
  );

  scope.post(
    '/people/:id/erasures',
    { config, schema: { ...form, body: erasureBody } },
    async (request, reply) => {
      const { id } = request.params;
      const { reason, erasureReference: reference } = request.body;
      return refuseOnPage(request.operator, id, reply, async () => {
        await erasures.propose(request.operator, id, { reason, reference });
        return { personId: id, code: 'erasureProposed' };
      });
    },
  );

  scope.post('/erasures/:id/confirm', { config, schema: form }, async ({ operator, params }, reply) =>
    refuseOnPage(operator, await erasures.findPersonId(operator, params.id), reply, async () => {
      const { personId } = await erasures.confirm(operator, params.id);
      return { personId, code: 'erasureDone' };
    }),
  );

  scope.post('/erasures/:id/cancel', { config, schema: form }, async ({ operator, params }, reply) => {
    const { personId } = await erasures.cancel(operator, params.id);
    setFlash(reply, { code: 'erasureCancelled' });
    return reply.redirect(`/operator/people/${personId}`, 303);
  });

  /** Does it and returns to the person; a refusal is shown there. */
  const refuseOnPage = async (
    operator: Operator,
    personId: string,
    reply: FastifyReply,
    act: () => Promise<{ readonly personId: string; readonly code: 'erasureProposed' | 'erasureDone' }>,
  ): Promise<FastifyReply> => {
    try {
      const { code } = await act();
      setFlash(reply, { code });
      return reply.redirect(`/operator/people/${personId}`, 303);
    } catch (error) {
      if (!isProblem(error) || error.type !== 'step-not-allowed') throw error;
      const reason = `${error.details.detail ?? ''} Nothing was erased.`.trim();
      return sendPerson({ operator }, reply, personId, { error: reason, status: 409 });
    }
  };
}

const toCorrectionErrors = (errors: readonly { readonly path: string }[]): CorrectionState['errors'] =>
  Object.fromEntries(errors.map(({ path }) => [path.replace('/', ''), 'This value is not valid.']));
