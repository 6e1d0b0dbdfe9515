import type { AgreementContent } from '../content/content';
import { heading, notice, paragraph, rows } from '../text/blocks';
import { pdfWords } from '../text/pdf-words';
import { drawBlock } from './blocks';
import { finish, openCanvas, writeFeet } from './page';

/** Details of the signature, for the last part of a signed copy. */
export interface SignatureStamp {
  readonly name: string;
  readonly signedAt: Date;
}

/**
 * The agreement as a tagged PDF. The same content, hash and signature give the same bytes.
 *
 * @param hash SHA-256 of the content, printed on every page
 * @param signature null for a copy to read before signing
 */
export async function renderPdf(
  content: AgreementContent,
  hash: string,
  signature: SignatureStamp | null,
): Promise<Buffer> {
  const words = pdfWords[content.language];
  const canvas = openCanvas(content);
  const blocks = [
    heading(1, content.title),
    ...content.blocks,
    heading(2, words.signature),
    signature === null
      ? notice(words.unsigned)
      : rows(
          [words.signedBy, signature.name],
          [words.signedAt, `${signature.signedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
        ),
    paragraph(`${words.fingerprint} ${hash}`),
  ];
  for (const block of blocks) drawBlock(canvas, block);
  writeFeet(canvas, `${content.reference} · SHA-256 ${hash}`, words.page);
  return finish(canvas);
}
