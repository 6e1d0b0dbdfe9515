import fs from 'node:fs';
import path from 'node:path';
import type { TestInvoice } from './test-invoice';

/** A fictional invoice stored as a PDF, with the amounts that explain its ground truth. */
export interface StoredInvoice extends TestInvoice {
  /** Cents that add up to the total, each of them printed. */
  readonly parts: readonly number[];
  /** Cents already paid or not yet payable, deducted from the total. */
  readonly settled: readonly number[];
}

/** An entry of a set's `truth.json`. */
interface Entry extends Pick<StoredInvoice, 'name' | 'truth' | 'parts' | 'settled'> {
  readonly file: string;
  /** Measured as a scan: the benchmark renders it as a scanner would. */
  readonly scanned?: boolean;
}

/** The invoices of a folder beside this one, in the order of its `truth.json`. */
function loadInvoices(set: string, { scanned }: { readonly scanned: boolean }): readonly StoredInvoice[] {
  const folder = path.join(import.meta.dirname, '..', set);
  const entries: readonly Entry[] = JSON.parse(fs.readFileSync(path.join(folder, 'truth.json'), 'utf8'));
  return entries
    .filter((entry) => (entry.scanned ?? false) === scanned)
    .map(({ file, name, truth, parts, settled }) => ({
      name,
      make: () => fs.promises.readFile(path.join(folder, file)),
      truth,
      parts,
      settled,
    }));
}

/** Documents with a text layer. The rules were measured on them once, and tuned on them afterwards. */
export const released = loadInvoices('invoices-unseen', { scanned: false });

/** Invoices that are read as scans. */
export const releasedScans = loadInvoices('invoices-unseen', { scanned: true });

/** Documents on which the rules are measured and never tuned. */
export const heldOut = loadInvoices('invoices-held-out', { scanned: false });
