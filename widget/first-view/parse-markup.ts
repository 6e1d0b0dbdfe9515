import type { ViewElement, ViewNode } from './view-node';

const TOKEN = /<(\/)?([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/)?>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string => text.replace(/&([#\w]+);/g, (_, name) => entities[name] ?? '');

/**
 * Parses the output of React's `renderToStaticMarkup`: quoted attributes, five entities, no comments.
 *
 * @throws Error for an unclosed element
 */
export function parseMarkup(markup: string): readonly ViewNode[] {
  const open: [string, Record<string, string>, ...ViewNode[]][] = [['', {}]];
  for (const [, end, tag = '', attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1)?.push(decode(text));
    else if (end) {
      const closed = open.pop();
      if (closed?.[0] !== tag) throw new Error(`</${tag}> closes <${closed?.[0]}>`);
      open.at(-1)?.push(closed as ViewElement);
    } else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]);
      const element: [string, Record<string, string>] = [tag, Object.fromEntries(pairs)];
      if (empty) open.at(-1)?.push(element);
      else open.push(element);
    }
  }
  const [root, ...unclosed] = open;
  if (!root || unclosed.length > 0) throw new Error(`<${unclosed[0]?.[0]}> is not closed`);
  return root.slice(2) as ViewNode[];
}
