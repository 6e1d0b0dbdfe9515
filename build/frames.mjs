/**
 * The secure frames: one script and one document for each kind and language, in dist/frames. A document holds the
 * fields as the widget's own components render them, so that a frame looks like the screen around it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { renderPlugins } from './sources.mjs';

const languages = ['en', 'fr'];

let markup = null;

/** Bundles the markup for Node and imports it, once for all frames. */
const loadMarkup = () => {
  markup ??= importMarkup();
  return markup;
};

async function importMarkup() {
  const bundle = await rollup({
    input: 'widget/frames/markup/document.tsx',
    external: /^(react|react-dom|stream)(\/|$)/,
    plugins: renderPlugins(),
    onwarn: () => {},
  });
  // inside the project, so that npm packages resolve
  const folder = fs.mkdtempSync(path.join('node_modules', '.frames-'));
  try {
    await bundle.write({ dir: folder, entryFileNames: 'markup.mjs', format: 'es' });
    return await import(pathToFileURL(path.resolve(folder, 'markup.mjs')).href);
  } finally {
    await bundle.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The server writes the page's origins into `parents` and the same list into `frame-ancestors`. The style stands in the
 * document: Chromium lays a frame out before its style sheet has come.
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

/** Emits the documents beside the scripts. */
export const writeFrameDocuments = {
  name: 'write-frame-documents',
  async generateBundle(_, bundle) {
    const { renderFrame } = await loadMarkup();
    for (const chunk of Object.values(bundle).filter(({ isEntry }) => isEntry))
      for (const language of languages) {
        const { title, body, css } = renderFrame(chunk.name, language);
        this.emitFile({
          type: 'asset',
          fileName: `frames/${chunk.name}.${language}.html`,
          source: buildDocument({
            language,
            title,
            body,
            css,
            script: path.basename(chunk.fileName),
          }),
        });
      }
  },
};
