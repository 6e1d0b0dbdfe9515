import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { createOnce } from '../../pages/web/run-once';
import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import type { App } from '../../src/platform/http';
import { authorizePage } from '../context';
import { places } from '../navigation';
import { createDashboardFormKey } from '../web/cookies';
import { setFlash } from '../web/flash';
import { checkOpenMerchant, createBody } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import type { LinkColumn } from './csv/columns';
import { type LinkValues, parseLinkRow } from './csv/parse-link-row';
import { linkFormPage } from './link-form-page';
import { getLinkFormTexts } from './link-texts';

const config = { access: 'member' } as const;
const text = field(z.string().trim().max(1_000));

const newLink = z.object({ linkId: z.string() });
const linkForm = z.object({
  ...createBody,
  invoiceId: text,
  amount: text,
  customerName: text,
  customerEmail: text,
  language: text,
  site: text,
  expiresAt: text,
  sendEmail: text,
});

interface FormFaults {
  readonly faults: Readonly<Partial<Record<LinkColumn, string>>>;
  readonly retryAfter: number | null;
}

/** One link, made by hand. */
export function registerLinkForm(scope: App, services: DashboardServices): void {
  const { invoiceLinks, idempotency } = services;
  const { path } = places.invoiceLinks;
  const formKeys = createDashboardFormKey(services.config.publicUrl);

  scope.get('/invoice-links/new', { config, schema: { hide: true } }, async (request, reply) => {
    const { dashboard: context } = request;
    authorizePage(context, 'invoiceLinks.manage');
    const sites = await invoiceLinks.listSites(context.merchant);
    const values: LinkValues = { language: context.language, sendEmail: 'yes' };
    return sendPage(reply, linkFormPage({ context, sites, values, formKey: formKeys.read(request, reply) }));
  });

  scope.post(
    '/invoice-links',
    { config, schema: { hide: true, body: linkForm } },
    async ({ dashboard: context, body }, reply) => {
      checkOpenMerchant(context, body);
      authorizePage(context, 'invoiceLinks.manage');
      const { key, merchant: _, ...values } = body;
      const { input, faults } = parseLinkRow(values);
      const sendForm = async ({ faults, retryAfter }: FormFaults) => {
        const texts = getLinkFormTexts(context.language);
        const notice = retryAfter === null ? null : texts.tooManyMails(Math.ceil(retryAfter / 60));
        const sites = await invoiceLinks.listSites(context.merchant);
        return sendPage(reply, linkFormPage({ context, sites, values, faults, notice, formKey: key }), 422);
      };
      if (input === null) return sendForm({ faults: toFields(faults), retryAfter: null });
      try {
        const { as, merchant } = context;
        const form = { scope: `member:${as.id}`, key, request: ['invoiceLink', merchant.id, values] };
        const { linkId } = await createOnce(idempotency, form, newLink, (storeResponse) =>
          invoiceLinks.create(merchant, input, storeResponse, as),
        );
        formKeys.renew(reply);
        setFlash(reply, input.sendEmail ? 'linkCreatedAndSent' : 'linkCreated');
        return reply.redirect(`${path}/${linkId}`, 303);
      } catch (error) {
        const formFaults = toFormFaults(error);
        if (formFaults === null) throw error;
        return sendForm(formFaults);
      }
    },
  );
}

/** The form's errors for a problem; null for a problem that is not about the form. */
function toFormFaults(error: unknown): FormFaults | null {
  if (!isProblem(error)) return null;
  const { errors = [], retryAfter = 60 } = error.details;
  if (error.type === 'rate-limited') return { faults: {}, retryAfter };
  if (error.type === 'invoice-is-used') return { faults: { invoiceId: 'invoiceUsed' }, retryAfter: null };
  if (error.type !== 'validation-failed') return null;
  const faults = errors.map(({ path, code }) => ({ field: path.slice(1), code }));
  return { faults: toFields(faults), retryAfter: null };
}

const toFields = (
  faults: readonly { readonly field: string; readonly code: string }[],
): FormFaults['faults'] => Object.fromEntries(faults.map(({ field, code }) => [field, code]));
