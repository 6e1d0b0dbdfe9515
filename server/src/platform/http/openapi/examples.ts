import { type Json, type Node, toNode, walk } from './json';

/** Gives each JSON body the example that the examples of its fields make; one with a field without an example has none. */
export function addExamples(root: Node): void {
  const schemas = toNode(toNode(root['components'])['schemas']);
  walk(root, ({ content }) => {
    const media = toNode(toNode(content)['application/json']);
    const example = composeExample(media['schema'], schemas);
    if (example !== undefined) media['example'] = example;
  });
}

function composeExample(schema: Json | undefined, schemas: Node): Json | undefined {
  const node = toNode(schema);
  const { $ref, examples, anyOf, properties, items } = node;
  if (typeof $ref === 'string') return composeExample(schemas[$ref.split('/').at(-1) ?? ''], schemas);
  if (Array.isArray(examples)) return examples[0];
  if (Array.isArray(anyOf)) return composeExample(anyOf[0], schemas);
  if (properties !== undefined) return composeObject(node, schemas);
  if (items === undefined) return undefined;
  const item = composeExample(items, schemas);
  return item === undefined ? undefined : [item];
}

function composeObject({ properties, required }: Node, schemas: Node): Json | undefined {
  const needed = Array.isArray(required) ? required : [];
  const example: Node = {};
  for (const [name, schema] of Object.entries(toNode(properties))) {
    const value = composeExample(schema, schemas);
    if (value !== undefined) example[name] = value;
    else if (needed.includes(name)) return undefined;
  }
  return example;
}
