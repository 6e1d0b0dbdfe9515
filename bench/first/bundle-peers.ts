import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { minify } from 'terser';

/** Bundles a peer's script as a merchant's page would load it: one minified file. */
export async function bundlePeer(name: string, format: 'es' | 'iife' = 'es'): Promise<string> {
  const bundle = await rollup({
    input: path.join(import.meta.dirname, `${name}.js`),
    plugins: [
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      nodeResolve({ browser: true }),
      commonjs(),
    ],
    onwarn: () => {},
  });
  const { output } = await bundle.generate({ format, inlineDynamicImports: true });
  await bundle.close();
  return minifyPeer(output[0].code, format === 'es');
}

export async function minifyPeer(script: string, module = false): Promise<string> {
  const { code = '' } = await minify(script, { module, ecma: 2020 });
  return code;
}
