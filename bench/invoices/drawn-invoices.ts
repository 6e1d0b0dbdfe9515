import fs from 'node:fs';
import path from 'node:path';

/** The content of a drawn document, without the parts of its total. */
interface DrawnTruth {
  readonly number: string | null;
  /** Cents due for this invoice; 0 if it is paid. */
  readonly amountDue: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The name in full, and the shorter one of a logo. */
  readonly merchants: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
  /** `YYYY-MM-DD`; null if none is printed. */
  readonly dueOn: string | null;
}

/** A made-up document as a customer sends it: a PDF, a scan or a photograph. */
export interface DrawnInvoice {
  readonly file: string;
  readonly mediaType: string;
  /** What makes it difficult: `construction`, `carrier` … */
  readonly kind: string;
  readonly form: 'text' | 'scan' | 'photo';
  readonly language: string;
  /** Two amounts are possible, so none should be read. */
  readonly ambiguous: boolean;
  readonly truth: DrawnTruth;
  readonly read: () => Promise<Buffer>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The documents of a folder with a `truth.json`, in its order; documents without a file are omitted. */
export function loadDrawnInvoices(folder: string): readonly DrawnInvoice[] {
  const entries: readonly Omit<DrawnInvoice, 'mediaType' | 'read'>[] = JSON.parse(
    fs.readFileSync(path.join(folder, 'truth.json'), 'utf8'),
  );
  return entries
    .filter(({ file }) => fs.existsSync(path.join(folder, file)))
    .map((entry) => ({
      ...entry,
      mediaType: mediaTypes[path.extname(entry.file)] ?? 'application/octet-stream',
      read: () => fs.promises.readFile(path.join(folder, entry.file)),
    }));
}
