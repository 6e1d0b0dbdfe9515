import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findMisset as findMissetEnglish } from '../../../support/english-typography';
import { findMisset as findMissetFrench } from '../../../support/french-typography';
import { listTexts } from '../../../support/list-texts';

const folder = fileURLToPath(new URL('../../../../server/dashboard', import.meta.url));
const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => file.endsWith('-texts.ts'));

const languages = [
  ['en', findMissetEnglish],
  ['fr', findMissetFrench],
] as const;

describe.each(modules)('texts of %s', (file) => {
  test.each(
    languages,
  )('keep numbers and signs with their words, and have curly quotation marks (%s)', async (language, findMisset) => {
    const module: Readonly<Record<string, unknown>> = await import(path.join(folder, file));
    const tables = Object.entries(module).filter(([name]) => /^get\w*Texts?$/.test(name));
    const texts = tables.flatMap(([, getTexts]) =>
      listTexts((getTexts as (language: string) => unknown)(language)),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(findMisset(texts)).toEqual([]);
  });
});
