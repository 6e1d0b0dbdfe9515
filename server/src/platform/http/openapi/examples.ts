import type { Problem } from '@tamarack/core/errors/catalogue';
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

/** What a merchant's server may receive instead of the response, by the range of its status. */
const problems: Readonly<Record<string, Problem>> = {
  '4XX': {
    type: 'validation-failed',
    title: 'Validation failed',
    status: 400,
    detail: 'amount: expected at most two decimals, received 640.505.',
    instance: '01a23863-0b52-7d0e-8f64-2f6c1d9a7e35',
    errors: [{ path: '/amount', code: 'invalid', expected: 'at most two decimals', received: '640.505' }],
  },
  '5XX': {
    type: 'service-unavailable',
    title: 'Service unavailable',
    status: 503,
    instance: '01a23863-0b52-7d0e-8f64-2f6c1d9a7e35',
    retryAfter: 5,
  },
};

/**
 * Gives the errors of an operation for merchants' servers an example each: only these explain themselves. It has a name, so that
 * the generated types do not repeat it for each operation.
 */
export function addProblemExamples(operation: Node): void {
  for (const [range, problem] of Object.entries(problems)) {
    const { content } = toNode(toNode(operation['responses'])[range]);
    const value = JSON.parse(JSON.stringify(problem)) as Json;
    toNode(toNode(content)['application/problem+json'])['examples'] = { [problem.type]: { value } };
  }
}
