/** Calls `visit` for each node of a syntax tree. */
export const visitNodes = (node, visit) => {
  visit(node);
  for (const child of Object.values(node).flat())
    if (typeof child?.type === 'string') visitNodes(child, visit);
};
