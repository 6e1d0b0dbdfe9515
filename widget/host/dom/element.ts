type Attributes = Readonly<Record<string, string>>;
type Children = readonly (Node | string)[];

/** Adds attributes, and replaces children. */
export const fill = <Node extends Element>(node: Node, attributes: Attributes, children: Children): Node => {
  for (const name in attributes) node.setAttribute(name, attributes[name] ?? '');
  node.replaceChildren(...children);
  return node;
};

/**
 * Creates an HTML element with attributes and children. Never from markup, which Trusted Types would reject.
 */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Children
): HTMLElementTagNameMap[Tag] => fill(document.createElement(tag), attributes, children);

/** Creates any element by its name: of an icon, or of HTML. */
export const createNode = (tag: string, attributes: Attributes, ...children: Children): Element => {
  const space = tag === 'svg' || tag === 'path' ? '2000/svg' : '1999/xhtml';
  return fill(document.createElementNS(`http://www.w3.org/${space}`, tag), attributes, children);
};

/** Creates an icon from a path on a 24 × 24 grid, hidden from screen readers. */
export const createIcon = (className: string, d: string): Element =>
  createNode(
    'svg',
    { viewBox: '0 0 24 24', class: className, 'aria-hidden': 'true' },
    createNode('path', { d }),
  );
