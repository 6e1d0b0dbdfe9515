import { applyEdits } from './apply-edits.mjs';
import { visitNodes } from './visit-nodes.mjs';

const STYLE_TAG = /^(styled|css|keyframes|createGlobalStyle)\b/;

/**
 * Drops comments, indentation, spaces after `:` and before `{`, and the line breaks at the start of a style and after `;`, `{`
 * and `}`.
 */
const compact = (style, isFirst) =>
  style
    .replace(/\s*\/\*.*?\*\//gs, '')
    .replace(isFirst ? /(^|[;{}])\n\s*/g : /([;{}])\n\s*/g, '$1')
    .replace(/\n\s+/g, '\n')
    .replace(/(?<=:) | (?=\{)/g, '');

/**
 * Compacts the styles of components, which minification leaves as they are, and turns `styled.div` into
 * `styled("div")`, so that styled-components needs no list of elements; see `withoutUnusedStyles`.
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
      return { code: applyEdits(code, edits), map: null };
    },
  },
};

/**
 * Code of styled-components that the widget does not use, with its replacement: the list of elements for `styled.div`, text
 * nodes in place of rules, units of object styles, rehydration and output of server-rendered styles, and statics of
 * components.
 */
const unusedStyles = [
  [/new Set\(\["a","abbr",[^\]]*\]\)/, 'new Set'],
  [/\w+\?(new \w+\(t,n\)):new \w+\(t,n\)/, '$1'],
  [/=\{animationIterationCount:1,[^}]*\}/, '={}'],
  [
    /,!this\.server&&\w+&&\w+&&\(\w+=!1,\w+\(this\)\),\w+\(this,\(\)=>.*?return \w+\}\)\(this\)\)(?=\}rehydrate\()/s,
    '',
  ],
  [/(?<=rehydrate\(\)\{)!this\.server&&\w+&&\w+\(this\)/, ''],
  [/(?<=function \w+\(e,t,n\)\{)if\("string"!=typeof t\)\{const \w+=\w+\(t\);.*?(?=return e\})/s, ''],
];

/** Removes that code. Fails if a release of styled-components no longer contains a part, since others may have changed too. */
export const withoutUnusedStyles = {
  name: 'without-unused-styles',
  transform: {
    filter: { id: /\/styled-components\/dist\/.*\.esm\.js$/ },
    handler: (code) => ({
      code: unusedStyles.reduce((left, [part, rest]) => {
        if (!part.test(left))
          throw new Error(`styled-components does not contain ${part}: compare build/component-styles.mjs.`);
        return left.replace(part, rest);
      }, code),
      map: null,
    }),
  },
};
