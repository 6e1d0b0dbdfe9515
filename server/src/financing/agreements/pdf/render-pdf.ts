import type { AgreementContent } from '../content/content';
import { heading, notice, paragraph, rows } from '../text/blocks';
import { pdfTexts } from '../text/pdf-texts';
import { drawBlock, measureBlocks } from './draw-block';
import { formatSigningTime } from './format-signing-time';
import { type DocumentHead, finishDocument, keepTogether, openCanvas, writeFooters } from './page';

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
  const end = [
    heading(2, texts.signature),
    signature === null
      ? notice(texts.unsigned)
      : rows(
          [texts.signedBy, signature.name],
          [texts.signedAt, formatSigningTime(signature.signedAt, content.language, content.timeZone)],
        ),
    paragraph(`${texts.fingerprint} ${hash}`),
  ];
  const lastSection = findLastSection(content);
  drawBlock(canvas, heading(1, content.title));
  content.blocks.forEach((block, index) => {
    // a signature alone on its page could be put under another text
    if (index === lastSection)
      keepTogether(canvas.document, measureBlocks(canvas, [...content.blocks.slice(index), ...end]));
    drawBlock(canvas, block);
  });
  for (const block of end) drawBlock(canvas, block);
  writeFooters(canvas, `${content.reference} · SHA-256 ${hash}`, texts.page);
  return finishDocument(canvas);
}

/** Index of the last heading; none for templates that were laid out before, whose pages must not change. */
function findLastSection({ blocks, timeZone }: AgreementContent): number {
  return timeZone === undefined ? -1 : blocks.findLastIndex(({ kind }) => kind === 'heading');
}

/** A document in the layout of the agreements, without a signature. */
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
