/**
 * The fonts for screenshots and tests of pages: the Liberation fonts that come with pdfjs-dist, so that widths and line
 * breaks are the same whatever fonts the machine has. Linux only: elsewhere the browser does not use fontconfig.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const family = 'Liberation Sans';
const generic = ['system-ui', 'sans-serif', 'serif', 'monospace', 'Georgia', 'Arial'];

/** @returns {Record<string, string>} what the browser's environment needs */
export const writeFontSettings = () => {
  if (process.platform !== 'linux') return {};
  const fonts = path.join(
    path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  );
  const folder = path.join(os.tmpdir(), 'tamarack-fonts');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  const aliases = generic.map(
    (name) =>
      `<match><test name="family"><string>${name}</string></test><edit name="family" mode="assign" binding="strong"><string>${family}</string></edit></match>`,
  );
  const settings = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `<dir>${fonts}</dir>`,
    '<selectfont><rejectfont><glob>*.pfb</glob></rejectfont></selectfont>',
    `<cachedir>${path.join(folder, 'cache')}</cachedir>`,
    ...aliases,
    '</fontconfig>',
    '',
  ].join('\n');
  // Written beside and renamed: two browsers may start at the same time.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, settings);
  fs.renameSync(draft, file);
  return { FONTCONFIG_FILE: file };
};
