import { listBlocks } from './kinds';

type Data = Readonly<Record<string, unknown>>;

const toType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Members with the type of each; `null` where either may be, since it says nothing of the type. */
const toTypes = (data: Data, other: Data): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(data)
      .sort()
      .map((name) => [name, other[name] === null ? 'null' : toType(data[name])]),
  );

const examples = new Map(
  listBlocks('payload')
    .filter(({ words }) => words.has('event'))
    .map(({ words, code }) => [words.get('event'), JSON.parse(code) as Data]),
);

/** Types of events that the documents show an example of. */
export const eventExamples: readonly (string | undefined)[] = [...examples.keys()];

/** What the documents show of an event, and what it has, both as members with types. Equal, unless the document is wrong. */
export function compareWithExample(type: string, data: Data): readonly [shown: object, sent: object] {
  const example = examples.get(type) ?? data;
  return [toTypes(example, data), toTypes(data, example)];
}
