import fs from 'node:fs';
import { brand } from './brand.mjs';

/**
 * Widget files of the first screen: entry and texts draw it, the application in `preload` replaces it. Filled by the
 * widget's build, which runs before the loader's.
 */
const manifest = { entry: '', preload: [], languages: { en: '', fr: '' } };
const FIRST_SCREEN = /\/widget\/(app\/start|screens\/verify\/welcome)\.tsx$/;
const LOCALE = /\/locales\/(en|fr)\/\w+\.json$/;
const FIRST_LOCALE =
  /\/(?:locales\/(?=\w+\/(?:common|start)\.json)|first-view\/)(en|fr)(?:\/\w+\.json|\.ts)$/;

/** Fills the manifest and writes it to dist/ together with the hosted page. */
export const writeManifest = {
  name: 'write-manifest',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'widget');
    const page = chunks.find(({ name, isEntry }) => isEntry && name === 'page');
    const locales = { en: [], fr: [] };
    const needed = new Set();
    const addWithImports = (file) => {
      if (needed.has(file) || !bundle[file]) return;
      needed.add(file);
      bundle[file].imports.forEach(addWithImports);
    };
    addWithImports(entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      if (moduleIds.some((id) => FIRST_SCREEN.test(id))) addWithImports(fileName);
    manifest.entry = entry.fileName;
    manifest.preload = [...needed].filter((file) => file !== entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      for (const id of moduleIds) {
        const language = LOCALE.exec(id)?.[1];
        const first = FIRST_LOCALE.exec(id)?.[1];
        if (first) manifest.languages[first] = fileName;
        if (language && !locales[language].includes(fileName)) locales[language].push(fileName);
      }
    const report = { ...manifest, locales };
    const html = fs.readFileSync('widget/hosted/connect.html', 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'connect.html',
      source: html.replace('page.js', page.fileName).replace('>Product<', `>${brand.product}<`),
    });
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(report, null, 2) });
  },
};

/** Injects manifest and version into the loader. */
export const injectConstants = (version) => ({
  name: 'inject-constants',
  renderChunk: (code) => ({
    code: code
      .replaceAll('__MANIFEST__', JSON.stringify({ entry: manifest.entry, languages: manifest.languages }))
      .replaceAll('__VERSION__', `"${version}"`),
    map: null,
  }),
});

/** Texts that every customer needs after the first screen: those of the first part, and the messages. */
const LATER_LOCALE = /\/locales\/(en|fr)\/(?:messages|verify)\.json$/;
/**
 * Chunks by the parts of the flow, in order: each contains what its screens import and no earlier chunk has. Only screens
 * that few customers see are separate files.
 */
const parts = [
  ['app', FIRST_SCREEN],
  ['engine', /\/widget\/app\/engine\.tsx$/],
  ...['verify', 'profile', 'bank', 'offer'].map((part) => [
    part,
    new RegExp(`/widget/screens/${part}/[\\w-]+\\.tsx$`),
  ]),
];

/** Bundles the first screen into one chunk, and React into another that remains cached across releases. */
export const assignChunk = (id, { getModuleInfo, getModuleIds }) => {
  const collectImports = (roots, seen = new Set()) => {
    for (const root of roots) {
      if (seen.has(root)) continue;
      seen.add(root);
      collectImports(getModuleInfo(root)?.importedIds ?? [], seen);
    }
    return seen;
  };
  if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers|\/widget\/app\/react\.ts$/.test(id))
    return 'react';
  if (/node_modules\/ky\//.test(id)) return 'client';
  // what the dialog needs beside its screens: protection from the page, and the question whether to leave
  if (
    /\/host\/(page|leave)\/|\/host\/dom\/history\.ts$|\/(leave-early|end-or-withhold|outcome-pauses)\.ts$/.test(
      id,
    )
  )
    return 'guard';
  // for the page that closes the dialog: it does not wait for the engine, which imports a part of it
  if (/\/(find-end|end-events|standalone)\.ts$/.test(id)) return 'end';
  const language = FIRST_LOCALE.exec(id)?.[1];
  if (language) return `words-${language}`;
  const all = [...getModuleIds()];
  const shell = collectImports(all.filter((one) => /\/widget\/index\.tsx$/.test(one)));
  // Without a name, rollup would move the shell into a chunk that imports it, and the dialog would wait for React.
  if (shell.has(id)) return 'widget';
  const words = LATER_LOCALE.exec(id)?.[1];
  if (words) return `verify-${words}`;
  for (const [name, root] of parts)
    if (collectImports(all.filter((one) => root.test(one))).has(id)) return name;
  return undefined;
};

/** Retries a failed import once with another query, because Firefox caches failures. */
export const retryImports = {
  name: 'retry-imports',
  renderDynamicImport: () => ({
    left: '((f)=>import(f).catch(()=>import(f+"?retry="+Date.now())))(',
    right: ')',
  }),
};

/** Files that elements and the window load on demand, by what imports them. */
const linked = {
  './panel': './message-panel.mjs',
  '../appearance': './appearance.mjs',
  './appearance': './appearance.mjs',
  '../diagnostics': './diagnostics.mjs',
};

/**
 * Keeps the price message's panel, the elements' appearance and the diagnostics in separate bundles that share no chunk with
 * the element's: a page may have loaded the element of one release, and load the other file of the next.
 */
export const linkFiles = {
  name: 'link-files',
  resolveId: (id) => (id in linked ? { id: linked[id], external: true } : null),
};
