import { expect, test } from 'vitest';
import { z } from 'zod';
import { field, fields, parseForm } from '../../../../../server/pages/web/form-body';

test('a form is parsed into every field with all its values, in order', () => {
  expect(parseForm('a=1&b=x+y&a=%C3%A9&c=')).toEqual({ a: ['1', 'é'], b: ['x y'], c: [''] });
  expect(parseForm('')).toEqual({});
});

test('a field with a dangerous name is parsed like any other', () => {
  const form = parseForm('__proto__=x&constructor=y');
  expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
  expect(Object.entries(form)).toEqual([
    ['__proto__', ['x']],
    ['constructor', ['y']],
  ]);
});

test('fields are read as a single value or as a list', () => {
  const input = z.object({ one: field(z.string().max(3)), many: fields(z.array(z.enum(['a', 'b']))) });
  expect(input.parse(parseForm('one=x&many=a&many=b'))).toEqual({ one: 'x', many: ['a', 'b'] });
  expect(input.parse({})).toEqual({ one: '', many: [] });
  for (const wrong of ['one=x&one=y', 'one=long', 'many=c'])
    expect(input.safeParse(parseForm(wrong)).success, wrong).toBe(false);
});
