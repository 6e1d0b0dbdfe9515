import { z } from 'zod';
import type { App } from '../../src/platform/http';

/** All values of every field, in order. */
export type FormBody = Readonly<Record<string, readonly string[]>>;

/** In this scope, only HTML form bodies are accepted: uploads on the routes that declare them. */
export function registerFormBody(scope: App): void {
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, text: string) => parseForm(text),
  );
}

export function parseForm(text: string): FormBody {
  const fields = new URLSearchParams(text);
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]));
}

/** A single-value field; empty when left out, as for an empty input. */
export const field = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z
    .array(z.string())
    .max(1)
    .default([])
    .transform(([value = '']) => value)
    .pipe(schema);

/** A field with any number of values, such as checkboxes of one name. */
export const fields = <T extends z.ZodType<unknown, string[]>>(schema: T) =>
  z.array(z.string()).default([]).pipe(schema);
