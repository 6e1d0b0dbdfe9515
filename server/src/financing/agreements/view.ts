import type { z } from 'zod';
import { renderAgreementHtml } from './agreement-html';
import type { AgreementContent } from './content/content';
import type { agreement } from './content/schemas';

/** Converts an agreement for the API, from the stored bytes, so that the text shown is the text that was hashed. */
export function toAgreementView(row: {
  readonly id: string;
  readonly content: string;
  readonly hash: string;
  readonly signerName: string;
  readonly signed: boolean;
}): z.input<typeof agreement> {
  const content = parseContent(row.content);
  return {
    agreementId: row.id,
    language: content.language,
    firstLanguage: content.firstLanguage,
    title: content.title,
    preparedOn: content.preparedOn,
    blocks: [...content.blocks],
    html: renderAgreementHtml(content),
    hash: row.hash,
    signerName: row.signerName,
    signed: row.signed,
  };
}

/** The database contains only output of `canonical`. */
export const parseContent = (text: string): AgreementContent => JSON.parse(text) as AgreementContent;
