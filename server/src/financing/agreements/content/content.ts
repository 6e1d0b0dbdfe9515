import { createHash } from 'node:crypto';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { z } from 'zod';
import type { agreement } from './schemas';

/** One part of the text. The widget, the HTML and the PDF all draw these same blocks. */
export type Block = z.infer<typeof agreement>['blocks'][number];

/** All that a person reads and signs. Plain data: its canonical bytes are what the hash is taken of. */
export interface AgreementContent {
  readonly templateId: string;
  readonly templateVersion: string;
  readonly language: Language;
  /** `fr` where the French version has to be shown first; `en` where nothing comes first. */
  readonly firstLanguage: Language;
  readonly reference: string;
  readonly title: string;
  readonly preparedOn: PlainDate;
  readonly blocks: readonly Block[];
}

/** Objects with their keys sorted, so that the same content is always the same bytes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

/** The text that is stored and hashed. */
export const canonical = (content: AgreementContent): string => JSON.stringify(sorted(content));

/** SHA-256 of the canonical text's UTF-8 bytes, in hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
