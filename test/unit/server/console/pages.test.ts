import fs from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../../server/', import.meta.url);

/** The configuration that the server is started with does not reach its pages; tests compile them by another one. */
test('every console page sets its JSX runtime in its first line', () => {
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages)
    expect(fs.readFileSync(new URL(page, folder), 'utf8').split('\n')[0], page).toBe(
      '/** @jsxRuntime automatic */',
    );
});

test('the text of the pages follows the text size of the browser', () => {
  const styles = ['pages', 'console', 'dashboard'].flatMap((area) =>
    fs
      .readdirSync(new URL(`${area}/`, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${area}/${file}`),
  );
  expect(styles.length).toBeGreaterThan(4);
  for (const style of styles) {
    // a chart has units of its own
    const text = fs.readFileSync(new URL(style, folder), 'utf8').replace(/\.chart text \{[^}]*\}/, '');
    expect(text, style).not.toMatch(/(font(-size)?:[^;{]*|@media[^{]*)\dpx/);
  }
});
