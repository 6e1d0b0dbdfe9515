import { visitNodes } from './visit-nodes.mjs';

const STYLE_TAG = /^(styled|css|keyframes|createGlobalStyle)\b/;

/** Drops comments, indentation, and the line breaks at the start of a style and after `;`, `{` and `}`. */
const compact = (style, isFirst) =>
  style
    .replace(/\s*\/\*.*?\*\//gs, '')
    .replace(isFirst ? /(^|[;{}])\n\s*/g : /([;{}])\n\s*/g, '$1')
    .replace(/\n\s+/g, '\n');

/**
 * Compacts the styles of components, which minification leaves as they are, and turns `styled.div` into
 * `styled("div")`, so that styled-components needs no list of elements; see `withoutElements`.
 */
export const compactStyles = {
  name: 'compact-styles',
  transform: {
    filter: { id: /\/widget\/.*\.tsx?$/, code: 'styled-components' },
    handler(code) {
      const edits = [];
      visitNodes(this.parse(code), (node) => {
        if (node.type === 'MemberExpression' && node.object.name === 'styled')
          edits.push([node, `styled("${node.property.name}")`]);
        if (node.type === 'TaggedTemplateExpression' && STYLE_TAG.test(code.slice(node.start)))
          for (const [index, part] of node.quasi.quasis.entries())
            edits.push([part, compact(part.value.raw, index === 0)]);
      });
      let compacted = code;
      for (const [{ start, end }, text] of edits.sort(([a], [b]) => b.start - a.start))
        compacted = compacted.slice(0, start) + text + compacted.slice(end);
      return { code: compacted, map: null };
    },
  },
};

/** Drops the list of elements for which styled-components defines `styled.div` and the like. */
export const withoutElements = {
  name: 'without-elements',
  transform: {
    filter: { id: /\/styled-components\// },
    handler: (code) => ({ code: code.replace(/new Set\(\["a","abbr",[^\]]*\]\)/, 'new Set'), map: null }),
  },
};
