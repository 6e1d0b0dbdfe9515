import fs from 'node:fs';
import { expect, it } from 'vitest';

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string; optionalDependencies?: Record<string, string> }>;
};

/** Next.js would look up those that are missing in the registry while it builds. */
it('the lock file has the compiler of Next.js for each platform', () => {
  const { version, optionalDependencies = {} } = packages['node_modules/next'] ?? {};
  const compilers = Object.keys(optionalDependencies).filter((name) => name.startsWith('@next/swc-'));
  expect(compilers).toContain('@next/swc-linux-x64-gnu');
  expect(compilers).toContain('@next/swc-linux-x64-musl');
  for (const name of compilers)
    expect(packages[`node_modules/${name}`], name).toMatchObject({ version, optional: true });
});

it.each([
  'vite-react',
  'vue',
  'nextjs',
])('the example %s names the versions that are installed here', (name) => {
  const { dependencies, devDependencies } = JSON.parse(
    fs.readFileSync(`examples/${name}/package.json`, 'utf8'),
  );
  const { '@tamarack/checkout': own, ...others } = { ...dependencies, ...devDependencies };
  expect(own).toBe(JSON.parse(fs.readFileSync('package.json', 'utf8')).version);
  for (const [each, version] of Object.entries(others))
    expect(packages[`node_modules/${each}`]?.version, each).toBe(version);
});
