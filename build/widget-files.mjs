import fs from 'node:fs';

/** What the loader must know of the widget's files; filled by the widget's build, which comes first. */
const manifest = { entry: '', preload: [], languages: { en: [], fr: [] } };
const FIRST_SCREEN = /\/widget\/(app\/start|screens\/verify\/welcome)\.tsx$/;
const WORDS = /\/locales\/(en|fr)\/\w+\.json$/;
const FIRST_WORDS = /\/locales\/(en|fr)\/(common|start)\.json$/;

/** Fills the manifest, and writes it beside the hosted page for whoever looks at the build. */
export const writeManifest = {
  name: 'write-manifest',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'widget');
    const page = chunks.find(({ name, isEntry }) => isEntry && name === 'page');
    const locales = { en: [], fr: [] };
    const needed = new Set();
    const need = (file) => {
      if (needed.has(file) || !bundle[file]) return;
      needed.add(file);
      bundle[file].imports.forEach(need);
    };
    need(entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      if (moduleIds.some((id) => FIRST_SCREEN.test(id))) need(fileName);
    manifest.entry = entry.fileName;
    manifest.preload = [...needed].filter((file) => file !== entry.fileName);
    for (const { moduleIds, fileName } of chunks)
      for (const id of moduleIds) {
        const language = WORDS.exec(id)?.[1];
        if (language && !locales[language].includes(fileName)) locales[language].push(fileName);
        if (FIRST_WORDS.test(id)) manifest.languages[language] = [fileName];
      }
    const report = { ...manifest, locales };
    const html = fs.readFileSync('widget/hosted/connect.html', 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'connect.html',
      source: html.replace('page.js', page.fileName),
    });
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(report, null, 2) });
  },
};
/** Puts manifest and version into the loader. */
export const putIn = (version) => ({
  name: 'put-in',
  renderChunk: (code) => ({
    code: code.replaceAll('__MANIFEST__', JSON.stringify(manifest)).replaceAll('__VERSION__', `"${version}"`),
    map: null,
  }),
});

/** What the first screen needs goes together, react apart: fewer requests, and each release leaves react in the cache. */
export const chunkOf = (id, { getModuleInfo, getModuleIds }) => {
  const closure = (roots, seen = new Set()) => {
    for (const root of roots) {
      if (seen.has(root)) continue;
      seen.add(root);
      closure(getModuleInfo(root)?.importedIds ?? [], seen);
    }
    return seen;
  };
  if (/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return 'react';
  if (/node_modules\/ky\//.test(id)) return 'client';
  const words = FIRST_WORDS.exec(id)?.[1];
  if (words) return `words-${words}`;
  const all = [...getModuleIds()];
  const shell = closure(all.filter((one) => /\/widget\/index\.tsx$/.test(one)));
  // Named too: rollup puts what a named chunk imports into it, and the dialog would wait for the application and react.
  if (shell.has(id)) return 'widget';
  const first = closure(all.filter((one) => FIRST_SCREEN.test(one)));
  return first.has(id) ? 'app' : undefined;
};

/** Firefox remembers a failed import for ever: ask once more under another query. */
export const retryImports = {
  name: 'retry-imports',
  renderDynamicImport: () => ({
    left: '((f)=>import(f).catch(()=>import(f+"?retry="+Date.now())))(',
    right: ')',
  }),
};
