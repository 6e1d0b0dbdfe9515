/** The documents as a site: `npm run docs` writes it to site/dist, `npm run docs -- --serve` shows it while you write. */
import fs from 'node:fs';
import path from 'node:path';
import { configureMarkdown } from './markdown.mjs';
import { generated, outsidePages, sections, toPath } from './pages.mjs';
import { renderApi } from './reference/api.mjs';
import { renderOptions } from './reference/options.mjs';
import { findBrokenLinks, listPassages, toPlainText } from './results.mjs';

const renderers = { 'docs/reference/options.md': renderOptions, 'docs/reference/api.md': renderApi };

const exists = (file) => generated.includes(file) || fs.existsSync(file);
const menu = sections.map(({ pages, ...section }) => ({
  ...section,
  pages: Object.entries(pages)
    .filter(([file]) => exists(file))
    .map(([file, name]) => ({ file, name, section: section.title, path: toPath(file) })),
}));
const inMenu = menu.flatMap(({ pages }) => pages);

/** The menu's page at a path of the site. Decisions are linked from pages, but are in no menu. */
const findPage = (at) => {
  const found = inMenu.find((page) => page.path === at);
  if (!found && !at.startsWith('decisions/')) throw new Error(`site/pages.mjs has no section for ${at}`);
  return found;
};

const toSource = ({ origin, page }) => origin || path.posix.normalize(page.inputPath);

export default function configure(config) {
  config.setUseGitIgnore(false);
  config.setQuietMode(true);
  config.amendLibrary('md', configureMarkdown);
  config.addGlobalData('layout', 'page.njk');
  config.addGlobalData('menu', menu);
  config.addGlobalData('eleventyComputed', {
    source: toSource,
    path: (data) => toPath(toSource(data)),
    permalink: (data) => toPath(toSource(data)),
  });
  config.addFilter('pageAt', findPage);
  config.addFilter('pageTitle', (content) =>
    toPlainText(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(content)?.[1] ?? ''),
  );
  config.addFilter('rootPath', (at) => '../'.repeat(at.split('/').length - 1));
  config.addFilter('pageHeadings', (content) =>
    [...content.matchAll(/<h([23]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g)].map(([, level, id, html]) => ({
      isInner: level === '3',
      id,
      text: toPlainText(html),
    })),
  );
  for (const [source, render] of Object.entries(renderers))
    config.addTemplate(source.replace('docs/', ''), render(), { origin: source });
  for (const [source, name] of Object.entries(outsidePages))
    config.addTemplate(`outsidePages/${name}.md`, fs.readFileSync(source, 'utf8'), { origin: source });
  config.addPassthroughCopy({
    'site/assets': 'assets',
    'node_modules/minisearch/dist/es/index.js': 'assets/minisearch.js',
  });
  config.addWatchTarget('site');

  config.on('eleventy.after', ({ directories, results }) => {
    const pages = results.map(({ outputPath, content }) => ({
      path: path.posix.relative(path.posix.normalize(directories.output), path.posix.normalize(outputPath)),
      content,
    }));
    const broken = findBrokenLinks(pages);
    if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);
    const passages = pages.flatMap((page) => listPassages(page, findPage(page.path)));
    fs.writeFileSync(path.join(directories.output, 'assets/passages.json'), JSON.stringify(passages));
    process.stdout.write(`${pages.length} pages in ${directories.output}\n`);
  });

  return {
    dir: { input: 'docs', output: 'site/dist', includes: '../site/includes' },
    markdownTemplateEngine: false,
    templateFormats: ['md'],
  };
}
