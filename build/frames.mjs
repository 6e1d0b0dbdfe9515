/**
 * The secure frames: one script and one document for each kind and language, in dist/frames. A document holds the
 * fields as the widget's own components render them, so that a frame looks like the screen around it.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { importBundled } from './import-bundled.mjs';

const languages = ['en', 'fr'];

let markup = null;

/** Bundles the markup for Node and imports it, once for all frames. */
const loadMarkup = () => {
  markup ??= importBundled('widget/frames/markup/document.tsx');
  return markup;
};

/**
 * The server writes the page's origins into `parents` and the same list into `frame-ancestors`. The styles are in the
 * document, because Chromium lays a frame out before its style sheet has loaded.
 */
const buildDocument = ({ language, title, body, css, script }) => `<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<meta name="parents" content="{{parents}}">
<title>${title}</title>
<style>${css}</style>
<script type="module" src="/sdk/frames/${script}"></script>
</head>
<body>${body}</body>
</html>
`;

/** Hash of all documents. Filled by the builds of the frames, which run before the widget's. */
const build = { id: '' };

/**
 * Emits the documents with the last script, in a folder named by their hash, so that the widgets of two releases open their
 * own documents, whichever server responds.
 *
 * @param count of the frames' builds
 */
export function collectFrameDocuments(count) {
  const documents = new Map();
  let open = count;
  return {
    name: 'collect-frame-documents',
    async generateBundle(_, bundle) {
      const { renderFrame } = await loadMarkup();
      for (const chunk of Object.values(bundle).filter(({ isEntry }) => isEntry))
        for (const language of languages)
          documents.set(
            `${chunk.name}.${language}.html`,
            buildDocument({
              language,
              ...renderFrame(chunk.name, language),
              script: path.basename(chunk.fileName),
            }),
          );
      open -= 1;
      if (open > 0) return;
      const text = JSON.stringify([...documents].sort(([a], [b]) => (a < b ? -1 : 1)));
      build.id = createHash('sha256').update(text).digest('hex').slice(0, 8);
      for (const [file, source] of documents)
        this.emitFile({ type: 'asset', fileName: `frames/${build.id}/${file}`, source });
    },
  };
}

/** Injects the hash into the widget. */
export const injectFrameBuild = {
  name: 'inject-frame-build',
  renderChunk: (code) => ({ code: code.replaceAll('__FRAME_BUILD__', JSON.stringify(build.id)), map: null }),
};
