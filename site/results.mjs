/** Reads the built pages: broken links, and passages for the search. */
import path from 'node:path';

const entities = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

/** @param {string} html */
export const toPlainText = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity])
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Links to pages and anchors that do not exist, as `page: link`.
 *
 * @param {readonly { path: string, content: string }[]} pages
 */
export const findBrokenLinks = (pages) => {
  const anchors = new Map(
    pages.map((page) => [
      page.path,
      new Set([...page.content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const isBroken = (from, href) => {
    const [target, anchor] = href.split('#');
    const ids = anchors.get(target === '' ? from : path.posix.join(path.posix.dirname(from), target));
    return !ids || (anchor !== undefined && !ids.has(decodeURIComponent(anchor)));
  };
  return pages.flatMap((page) =>
    [...page.content.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map(([, href]) => href)
      .filter((href) => !/^(?:https?|mailto):/.test(href) && isBroken(page.path, href))
      .map((href) => `${page.path}: ${href}`),
  );
};

/**
 * The sections of a page as search results; none for a page that is in no menu.
 *
 * @param {{ path: string, content: string }} page
 * @param {{ name: string, section: string } | undefined} entry of the menu
 */
export const listPassages = ({ path: at, content }, entry) => {
  if (!entry) return [];
  // menus are the same on every page
  const [, main = ''] = /<article>([\s\S]*)<\/article>/.exec(content) ?? [];
  return main.split(/(?=<h[23] id=")/).map((part) => {
    const [whole = '', id = '', heading = ''] =
      /^<h[23] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/.exec(part) ?? [];
    return {
      url: id ? `${at}#${id}` : at,
      page: entry.name,
      section: entry.section,
      title: toPlainText(heading) || entry.name,
      text: toPlainText(part.slice(whole.length)),
    };
  });
};
