import type { ViewElement, ViewNode } from './view-node';

const TOKEN = /<(\/)?([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/)?>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string => text.replace(/&([#\w]+);/g, (_, name) => entities[name] ?? '');

/**
 * Reads what React's `renderToStaticMarkup` writes: quoted attributes, five entities, and no comments.
 *
 * @throws Error for an element without its end
 */
export function parseMarkup(markup: string): readonly ViewNode[] {
  const open: [string, Record<string, string>, ...ViewNode[]][] = [['', {}]];
  for (const [, end, tag = '', attributes = '', empty, text] of markup.matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1)?.push(decode(text));
    else if (end) {
      const closed = open.pop();
      if (closed?.[0] !== tag) throw new Error(`</${tag}> ends <${closed?.[0]}>`);
      open.at(-1)?.push(closed as ViewElement);
    } else {
      const read = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        decode(value),
      ]);
      const element: [string, Record<string, string>] = [tag, Object.fromEntries(read)];
      if (empty) open.at(-1)?.push(element);
      else open.push(element);
    }
  }
  const [root, ...unended] = open;
  if (!root || unended.length > 0) throw new Error(`<${unended[0]?.[0]}> has no end`);
  return root.slice(2) as ViewNode[];
}
