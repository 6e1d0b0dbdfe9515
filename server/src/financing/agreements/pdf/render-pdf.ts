import type { AgreementContent } from '../content/content';
import { heading, notice, paragraph, rows } from '../text/blocks';
import { pdfTexts } from '../text/pdf-texts';
import { drawBlock } from './draw-block';
import { type DocumentHead, finishDocument, openCanvas, writeFooters } from './page';

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
  const texts = pdfTexts[content.language];
  const canvas = openCanvas(content);
  const blocks = [
    heading(1, content.title),
    ...content.blocks,
    heading(2, texts.signature),
    signature === null
      ? notice(texts.unsigned)
      : rows(
          [texts.signedBy, signature.name],
          [texts.signedAt, `${signature.signedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
        ),
    paragraph(`${texts.fingerprint} ${hash}`),
  ];
  for (const block of blocks) drawBlock(canvas, block);
  writeFooters(canvas, `${content.reference} · SHA-256 ${hash}`, texts.page);
  return finishDocument(canvas);
}

/** A document in the layout of the agreements, which nobody signs. */
export interface PlainDocument extends DocumentHead {
  readonly blocks: AgreementContent['blocks'];
}

/** The document as a tagged PDF. The same content gives the same bytes. */
export async function renderDocument(content: PlainDocument): Promise<Buffer> {
  const canvas = openCanvas(content);
  for (const block of [heading(1, content.title), ...content.blocks]) drawBlock(canvas, block);
  writeFooters(canvas, content.reference, pdfTexts[content.language].page);
  return finishDocument(canvas);
}
