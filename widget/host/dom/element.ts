type Attributes = Readonly<Record<string, string>>;

/**
 * Creates an HTML element with attributes and children. Never from markup, which Trusted Types would reject.
 */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const node = document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name] ?? '');
  node.append(...children);
  return node;
};

/** Creates an icon from paths on a 24 × 24 grid, hidden from screen readers. */
export const createIcon = (className: string, ...paths: Attributes[]): SVGElement => {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 24 24'],
    ['class', className],
    ['aria-hidden', 'true'],
  ] as const) {
    svg.setAttribute(name, value);
  }
  for (const attributes of paths) {
    const path = document.createElementNS(space, 'path');
    for (const name in attributes) path.setAttribute(name, attributes[name] ?? '');
    svg.append(path);
  }
  return svg;
};
