import fs from 'node:fs';
import { parseAst } from 'rollup/parseAst';
import { describe, expect, it } from 'vitest';
import { dropUnusedExports, dropUnusedRendering } from '../../../build/react.mjs';

const read = (name: string): string =>
  fs.readFileSync(`node_modules/react-dom/cjs/${name}.production.js`, 'utf8');
const files = [
  ['react-dom-client', dropUnusedRendering],
  ['react-dom', dropUnusedExports],
] as const;

describe('React DOM without what no component has', () => {
  it.each(files)('%s is shorter, and still a script', (name, drop) => {
    const code = read(name);
    const left = drop(code, parseAst(code));
    expect(left.length).toBeLessThan(code.length * 0.97);
    expect(() => parseAst(left)).not.toThrow();
  });

  it('starts no transition between views, and has no methods of a fragment', () => {
    const code = read('react-dom-client');
    const left = dropUnusedRendering(code, parseAst(code));
    for (const text of ['ownerDocument.startViewTransition', 'FragmentInstance.prototype', 'dns-prefetch'])
      expect([text, left.includes(text)]).toEqual([text, false]);
  });

  it.each(files)('%s of a release that lacks a part stops the build', (name, drop) => {
    const other = read(name).replaceAll('preloadModule', 'preloadOther');
    expect(() => drop(other, parseAst(other))).toThrow('React DOM has no preloadModule');
  });

  it('no file of the widget uses what is dropped', () => {
    const dropped = /\bViewTransition\b|<Fragment\b[^>]*\sref=|\bpre\w+[^}]*\} from 'react-dom'/;
    const uses = fs
      .readdirSync('widget', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && dropped.test(fs.readFileSync(`widget/${file}`, 'utf8')));
    expect(uses).toEqual([]);
  });
});
