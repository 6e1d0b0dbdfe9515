import { z } from 'zod';
import type { App } from '../../src/platform/http';

/** Every field with all its values, in their order. */
export type FormBody = Readonly<Record<string, readonly string[]>>;

/** In this scope a body is what an HTML form sends, and nothing else. */
export function registerFormBody(scope: App): void {
  scope.removeAllContentTypeParsers();
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

/** A field that is there once, or left out: then it is empty, as an input that was left empty. */
export const field = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z
    .array(z.string())
    .max(1)
    .default([])
    .transform(([value = '']) => value)
    .pipe(schema);

/** A field that may be there several times, as checkboxes of one name are. */
export const fields = <T extends z.ZodType<unknown, string[]>>(schema: T) =>
  z.array(z.string()).default([]).pipe(schema);
