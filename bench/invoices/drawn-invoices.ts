import fs from 'node:fs';
import path from 'node:path';

/** What a drawn document says; nothing says what its total is made of. */
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
  /** What is difficult about it: `construction`, `carrier` … */
  readonly kind: string;
  readonly form: 'text' | 'scan' | 'photo';
  readonly language: string;
  /** Two amounts may be meant: the right answer is none. */
  readonly ambiguous: boolean;
  readonly truth: DrawnTruth;
  readonly read: () => Promise<Buffer>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** The documents of a folder with a `truth.json`, in its order; those whose file is not there are left out. */
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
