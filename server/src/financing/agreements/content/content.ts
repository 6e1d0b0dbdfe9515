import { createHash } from 'node:crypto';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import type { agreement } from './schemas';

/** A block of the text. The widget, the HTML and the PDF all render these blocks. */
export type Block = z.infer<typeof agreement>['blocks'][number];

/** Everything that a person reads and signs. Plain data: the hash is computed over its canonical bytes. */
export interface AgreementContent {
  readonly templateId: string;
  readonly templateVersion: string;
  readonly language: Language;
  /** `fr` if the French version has to be shown first; `en` otherwise. */
  readonly firstLanguage: Language;
  readonly reference: string;
  readonly title: string;
  readonly preparedOn: PlainDate;
  /** Time zone of the signer. Templates up to 2026-11.3 have none: their signature shows its time in UTC. */
  readonly timeZone?: string;
  readonly blocks: readonly Block[];
}

/** Template of agreements whose merchant is paid as it ships. */
export const shipmentTemplateId = 'business-loan-on-shipment-and-pad';

/** Sorts the keys of objects, so that the same content always has the same bytes. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sortKeys(member)]),
  );
}

/** The text that is stored and hashed. */
export const toCanonicalJson = (content: AgreementContent): string => JSON.stringify(sortKeys(content));

/** SHA-256 of the canonical text's UTF-8 bytes, in hex. */
export const hashText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
