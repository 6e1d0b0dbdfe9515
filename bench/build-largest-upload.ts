import { limits } from '@tamarack/core/validation/limits';
import { bigPdf } from '../test/support/pdfs';
import type { FileToSend } from './send-file';

/** The largest upload allowed: 18 files of 8 MiB and one with the rest of 150 MiB. */
export async function buildLargestUpload(): Promise<FileToSend[]> {
  const size = 8 * 1024 * 1024;
  const last = limits.statementsSize - (limits.statementsCount - 1) * size;
  return Promise.all(
    Array.from({ length: limits.statementsCount }, async (_, index) => ({
      name: `statement-${index + 1}.pdf`,
      bytes: await bigPdf(index + 1 < limits.statementsCount ? size : last, index + 1),
    })),
  );
}
