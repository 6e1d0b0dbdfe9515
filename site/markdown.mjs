/** Turns the repository's Markdown files into pages: anchors as GitHub's, and links between pages. */
import fs from 'node:fs';
import path from 'node:path';
import { generated, toPath } from './pages.mjs';

/** The anchor of a heading, as on GitHub. */
const toAnchor = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const getText = ({ children }) =>
  children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

const addAnchors = ({ tokens }) => {
  const used = new Map();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const anchor = toAnchor(getText(tokens[index + 1]));
    const count = used.get(anchor) ?? 0;
    used.set(anchor, count + 1);
    token.attrSet('id', count === 0 ? anchor : `${anchor}-${count}`);
  }
};

/**
 * Where a link of `file` leads on the site; null if it leads to a file of the repository that is no page.
 *
 * @throws Error the file does not exist
 */
const resolveLink = (file, href) => {
  const [encoded = '', anchor] = href.split('#');
  const target = decodeURIComponent(encoded);
  const wanted = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  if (!generated.includes(wanted) && !fs.existsSync(wanted))
    throw new Error(`${file} links to ${href}, which does not exist`);
  const page = toPath(wanted);
  if (page === null || !(generated.includes(wanted) || fs.statSync(wanted).isFile())) return null;
  const relative = path.posix.relative(path.posix.dirname(toPath(file)), page);
  // the page has no anchors for the lines of its file
  return anchor === undefined || /^L\d+$/.test(anchor) ? relative : `${relative}#${anchor}`;
};

const rewriteLinks = ({ tokens, env }) => {
  for (const { children } of tokens) {
    const open = [];
    for (const token of children ?? []) {
      if (token.type === 'link_open') {
        const href = token.attrGet('href') ?? '';
        const isOutside = /^(https?:|mailto:)/.test(href);
        const target = isOutside ? href : resolveLink(env.source, href);
        open.push(target);
        if (target !== null) token.attrSet('href', target);
        else Object.assign(token, { tag: 'span', attrs: [['title', decodeURI(href)]] });
      }
      if (token.type === 'link_close' && open.pop() === null) token.tag = 'span';
    }
  }
};

/** `- [ ] task`, as GitHub shows it. */
const renderCheckboxes = ({ tokens }) => {
  for (const { children } of tokens)
    if (children?.[0]?.type === 'text') children[0].content = children[0].content.replace(/^\[ \] /, '☐ ');
};

const makeTablesScrollable = ({ renderer }) => {
  // a wide table scrolls on its own, by keyboard too
  renderer.rules.table_open = () =>
    '<div class="table" role="region" aria-label="Table" tabindex="0"><table>\n';
  renderer.rules.table_close = () => '</table></div>\n';
};

/** What follows the language in a block's first line is for the tests of the documents. */
const renderCode = (markdown) => {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.fence = (tokens, index) => {
    const [language = ''] = tokens[index].info.trim().split(/\s+/);
    return `<pre tabindex="0" data-language="${escapeHtml(language)}"><code>${escapeHtml(tokens[index].content)}</code></pre>\n`;
  };
};

/** Changes the generator's markdown-it. */
export const configureMarkdown = (markdown) => {
  markdown.set({ html: true, linkify: false, typographer: false });
  markdown.core.ruler.push('anchors', addAnchors);
  markdown.core.ruler.push('links', rewriteLinks);
  markdown.core.ruler.push('boxes', renderCheckboxes);
  makeTablesScrollable(markdown);
  renderCode(markdown);
};
