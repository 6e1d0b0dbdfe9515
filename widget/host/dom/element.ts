type Attributes = Readonly<Record<string, string>>;
type Children = readonly (Node | string)[];

const fill = <Node extends Element>(node: Node, attributes: Attributes, children: Children): Node => {
  for (const name in attributes) node.setAttribute(name, attributes[name] ?? '');
  node.append(...children);
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

const createShape = (tag: string, attributes: Attributes, ...children: Children): Element =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** Creates an icon from a path on a 24 × 24 grid, hidden from screen readers. */
export const createIcon = (className: string, d: string): Element =>
  createShape(
    'svg',
    { viewBox: '0 0 24 24', class: className, 'aria-hidden': 'true' },
    createShape('path', { d }),
  );
