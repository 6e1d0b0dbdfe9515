import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './operations';

/** Values that a schema allows, of every shape it allows. */
export function toArbitrary(schema: Schema): Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map(toArbitrary));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return toObjectArbitrary(schema);
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'number':
    case 'integer':
      return toNumberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return toStringArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function toObjectArbitrary({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, toArbitrary(value)]),
  );
  return fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => required.includes(name)) });
}

function toNumberArbitrary(schema: Schema): Arbitrary<number> {
  const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : 0.01);
  const [low, high] = [schema.minimum ?? -1_000_000, schema.maximum ?? 1_000_000];
  return fc
    .integer({ min: Math.ceil(low / step), max: Math.floor(Math.min(high, 1e9) / step) })
    .map((units) => Number((units * step).toFixed(2)));
}

function toStringArbitrary({ format, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const limits = { minLength, maxLength: Math.min(maxLength, 60) };
  return fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }), fc.constantFrom(...plain));
}

/** Values that pass a first look of many fields, so that later checks are reached. */
const plain = ['+14165550123', 'ada@shop.example', '123456', 'ON', 'H2J 2L3', '1985-03-07', 'Ada', '2026-10'];
