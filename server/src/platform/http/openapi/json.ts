export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Node = { [key: string]: Json };

/** The object, or an empty one for anything else. */
export function toNode(value: Json | undefined): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Visits every object, outer ones first. */
export function walk(value: Json | undefined, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value);
    for (const item of Object.values(value)) walk(item, visit);
  }
}
