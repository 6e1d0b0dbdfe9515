import path from 'node:path';
import zlib from 'node:zlib';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { minify } from 'terser';

/** Bundles a peer's script as a merchant's page would load it: one module, minified and compressed by Brotli. */
export async function bundlePeer(name: string): Promise<Buffer> {
  const bundle = await rollup({
    input: path.join(import.meta.dirname, `${name}-dialog.js`),
    plugins: [
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  const { code = '' } = await minify(output[0].code, { module: true, ecma: 2020 });
  return zlib.brotliCompressSync(code);
}
