import { createRequestHandler } from '../../../../threads';
import { renderDocument, renderPdf } from './render-pdf';

/** Arguments of one of the two renderers. */
export type DrawRequest =
  | { readonly agreement: Parameters<typeof renderPdf> }
  | { readonly document: Parameters<typeof renderDocument> };

export const handle = createRequestHandler(
  async (request: DrawRequest) =>
    new Uint8Array(
      'agreement' in request
        ? await renderPdf(...request.agreement)
        : await renderDocument(...request.document),
    ),
);
