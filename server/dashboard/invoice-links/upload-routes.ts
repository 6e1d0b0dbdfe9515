import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import { sendPage } from '../../pages/web/send-page';
import { isProblem } from '../../src/platform/errors';
import { type App, readUpload } from '../../src/platform/http';
import { authorizePage, type DashboardContext } from '../context';
import { places } from '../navigation';
import { setFlash } from '../web/flash';
import { checkOpenMerchant, openMerchantQuery } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import { linkColumns } from './csv/columns';
import { type LinkFile, parseLinkFile } from './csv/parse-link-file';
import type { UploadFault } from './fault-texts';
import { getLinkFormTexts } from './link-texts';
import { uploadPage } from './upload-page';

const config = { access: 'member' } as const;
/** A thousand rows of the longest values. */
const maxBytes = 1024 * 1024;

const example: Readonly<Record<DashboardContext['language'], readonly string[]>> = {
  en: ['INV-1001', '1234.50', 'Maple Bakery', 'accounts@maple-bakery.example', 'en', '', '', 'yes'],
  fr: ['F-1001', '1234,50', 'Boulangerie Érable', 'comptes@boulangerie-erable.example', 'fr', '', '', 'oui'],
};

/** Many links, from a CSV file: all of its rows, or none. */
export function registerLinkUpload(scope: App, { invoiceLinks }: DashboardServices): void {
  const { path } = places.invoiceLinks;

  scope.get(
    '/invoice-links/upload',
    { config, schema: { hide: true } },
    async ({ dashboard: context }, reply) => {
      authorizePage(context, 'invoiceLinks.manage');
      return sendPage(reply, uploadPage({ context }));
    },
  );

  scope.get(
    '/invoice-links/template.csv',
    { config, schema: { hide: true } },
    async ({ dashboard: { language } }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="invoices.csv"')
        .send(
          `\ufeff${Papa.unparse([linkColumns.map(({ head }) => head[language]), [...example[language]]])}\r\n`,
        ),
  );

  scope.post(
    '/invoice-links/upload',
    { config: { ...config, upload: true }, schema: { hide: true, querystring: openMerchantQuery } },
    async (request, reply) => {
      const { dashboard: context } = request;
      checkOpenMerchant(context, request.query);
      authorizePage(context, 'invoiceLinks.manage');
      const sendFaults = (faults: readonly UploadFault[], notice: string | null = null) =>
        sendPage(reply, uploadPage({ context, faults, notice }), 422);
      try {
        const { content } = await readUpload(request, { limit: maxBytes });
        const file = parseLinkFile(await buffer(content));
        // the service looks at all other rows, too: every fault at once
        const { faults } =
          file.inputs.length === 0
            ? { faults: [] }
            : await invoiceLinks.createAll(context.merchant, file.inputs, context.as);
        const all = mergeFaults(file, faults);
        if (all.length > 0) return sendFaults(all);
      } catch (error) {
        const fault = toFileFault(error);
        if (fault !== null) return sendFaults([fault]);
        if (!isProblem(error) || error.type !== 'rate-limited') throw error;
        const { retryAfter = 60 } = error.details;
        const texts = getLinkFormTexts(context.language);
        return sendFaults([], texts.tooManyMails(Math.ceil(retryAfter / 60)));
      }
      setFlash(reply, 'linksCreated');
      return reply.redirect(path, 303);
    },
  );
}

/** In the order of lines. */
function mergeFaults(
  { lines, faults }: LinkFile,
  found: readonly { readonly index: number; readonly field: string; readonly code: string }[],
): readonly UploadFault[] {
  const located = found.map(({ index, field, code }) => ({ line: lines[index] ?? 0, field, code }));
  const getLine = (fault: UploadFault): number => ('line' in fault ? fault.line : 0);
  return [...faults, ...located].toSorted((a, b) => getLine(a) - getLine(b));
}

/** The problem of the upload itself; null for any other error. */
function toFileFault(error: unknown): UploadFault | null {
  if (!isProblem(error)) return null;
  if (error.type === 'file-too-large') return { code: 'fileTooLarge' };
  const code = error.details.errors?.[0]?.code;
  return code === 'fileRequired' || code === 'fileSingle' ? { code } : null;
}
