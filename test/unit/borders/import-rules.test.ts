import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseOptions } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../../.dependency-cruiser.cjs';
import { areas } from '../../../scripts/areas.cjs';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-borders-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

/** Names of the rules that a tree of files breaks, each once: of all rules, or of `rules` only. */
async function findBrokenRules(
  name: string,
  files: Files,
  rules: readonly { readonly name: string }[] = config.forbidden,
): Promise<string[]> {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  const { tsConfig: _, ...options } = config.options;
  const result = await cruise(['.'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
  } as ICruiseOptions);
  if (typeof result.output === 'string') throw new Error('expected a result, not a report');
  return [...new Set(result.output.summary.violations.map(({ rule }) => rule.name))].sort();
}

const a = 'export const a = 1;\n';

/** One tree for each rule. A tree may break others as well: a cycle of files is one of folders. */
const trees: Readonly<Record<string, Files>> = {
  'no-cycles': { 'src/a.ts': "import './b';", 'src/b.ts': "import './a';" },
  'no-folder-cycles': {
    'src/x/a.ts': "import '../y/b';",
    'src/y/b.ts': a,
    'src/y/c.ts': "import '../x/d';",
    'src/x/d.ts': a,
  },
  'no-unresolvable': { 'src/a.ts': "import './nowhere';" },
  'no-unresolvable-in-built-examples': { 'examples/vue/a.js': "import '@tamarack/checkout/nowhere';" },
  'src-is-pure': { 'src/a.ts': "import '../server/b';", 'server/b.ts': a },
  'src-takes-no-node': { 'src/a.ts': "import 'node:fs';" },
  'src-takes-no-npm-but-phone': {
    'src/a.ts': "import 'left-pad';",
    'package.json': '{"dependencies":{"left-pad":"1"}}',
    'node_modules/left-pad/index.js': '',
  },
  'sdk-looks-at-src-only': { 'sdk/a.ts': "import '../widget/b';", 'widget/b.ts': a },
  'sdk-takes-no-npm': {
    'sdk/a.ts': "import 'left-pad';",
    'package.json': '{"dependencies":{"left-pad":"1"}}',
    'node_modules/left-pad/index.js': '',
  },
  'sdk-takes-nothing-of-the-server-package': {
    'sdk/a.ts': "import './node/b';",
    'sdk/node/b.ts': a,
  },
  'server-package-stands-alone': { 'sdk/node/a.ts': "import '../../src/b';", 'src/b.ts': a },
  'widget-looks-at-src-only': { 'widget/a.ts': "import '../sdk/b';", 'sdk/b.ts': a },
  'server-looks-at-src-only': { 'server/src/a.ts': "import '../../widget/b';", 'widget/b.ts': a },
  'examples-use-the-package': { 'examples/shop/a.ts': "import '../../sdk/b';", 'sdk/b.ts': a },
  'built-examples-stand-alone': { 'examples/vue/a.js': "import '../ports';", 'examples/ports.js': a },
  'screens-do-not-meet': {
    'widget/screens/bank/a.ts': "import '../offer/b';",
    'widget/screens/offer/b.ts': a,
  },
  'screens-do-not-know-the-app': {
    'widget/screens/bank/a.ts': "import '../../app/b';",
    'widget/app/b.ts': a,
  },
  'screens-use-the-hooks': {
    'widget/screens/bank/a.ts': "import '../../store/create-send';",
    'widget/store/create-send.ts': a,
  },
  'components-know-theme-only': { 'widget/components/a.ts': "import '../shell/b';", 'widget/shell/b.ts': a },
  'store-knows-flow-and-api': { 'widget/store/a.ts': "import '../theme/b';", 'widget/theme/b.ts': a },
  'host-is-plain-dom': { 'widget/host/a.ts': "import '../i18n/b';", 'widget/i18n/b.ts': a },
  'frames-contain-no-react': {
    'widget/frames/kit/a.ts': "import '../markup/b';",
    'widget/frames/markup/b.tsx': a,
  },
  'areas-import-entry-points': {
    'server/src/parties/merchants/a.ts': "import '../../platform/keys/ring';",
    'server/src/platform/keys/ring.ts': a,
  },
  'top-imports-entry-points': {
    'server/app/composition.ts': "import '../src/platform/keys/ring';",
    'server/src/platform/keys/ring.ts': a,
  },
  'reader-knows-no-area': {
    'server/reader/a.ts': "import '../src/platform/keys';",
    'server/src/platform/keys/index.ts': a,
  },
  'reader-entry-point': {
    'server/src/platform/files/a.ts': "import '../../../reader/pages/b';",
    'server/reader/pages/b.ts': a,
  },
  'console-entry-point': { 'server/app/app.ts': "import '../console/pages';", 'server/console/pages.ts': a },
  'dashboard-entry-point': {
    'server/app/app.ts': "import '../dashboard/pages';",
    'server/dashboard/pages.ts': a,
  },
  'console-and-dashboard-do-not-meet': {
    'server/dashboard/a.ts': "import '../console';",
    'server/console/index.ts': a,
  },
  'sandbox-is-started-by-main-only': {
    'server/app/app.ts': "import '../sandbox';",
    'server/sandbox/index.ts': a,
  },
  'sandbox-entry-point': { 'server/app/main.ts': "import '../sandbox/start';", 'server/sandbox/start.ts': a },
  'nobody-imports-app': {
    'server/console/pages.ts': "import '../app/services';",
    'server/app/services.ts': a,
  },
  'nobody-imports-main': { 'server/app/app.ts': "import './main';", 'server/app/main.ts': a },
  'threads-know-nobody': { 'server/threads/a.ts': "import '../reader';", 'server/reader/index.ts': a },
  'decision-is-pure': {
    'server/src/underwriting/decision/a.ts': "import '../../platform/database';",
    'server/src/platform/database/index.ts': a,
  },
  'decision-takes-no-node': { 'server/src/underwriting/decision/a.ts': "import 'node:fs';" },
  'routes-are-on-top': {
    'server/src/parties/merchants/service.ts': "import './key-routes';",
    'server/src/parties/merchants/key-routes.ts': a,
  },
  'repository-under-service': {
    'server/src/parties/merchants/repository.ts': "import './service';",
    'server/src/parties/merchants/service.ts': a,
  },
  'routes-skip-no-service': {
    'server/src/parties/merchants/routes.ts': "import { a } from './repository'; export const b = a;",
    'server/src/parties/merchants/repository.ts': a,
  },
};

/** Each area imports the one above it, and the topmost the configuration. */
const upward: Files = Object.fromEntries(
  areas.flatMap((area, index) => {
    const above = areas[index + 1];
    const target = above ? `server/src/${above}/index.ts` : 'server/src/config/index.ts';
    const specifier = path.posix.relative(`server/src/${area}`, path.posix.dirname(target));
    return [
      [`server/src/${area}/a.ts`, `import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';`],
      [target, a],
    ];
  }),
);
const areaRules = areas.map((area) => `area-looks-down-${area.replace('/', '-')}`);

test('each import rule has a sample tree that breaks it', () => {
  expect([...Object.keys(trees), ...areaRules].sort()).toEqual(
    config.forbidden.map(({ name }) => name).sort(),
  );
});

test.each(Object.entries(trees))('%s is reported when broken', async (rule, files) => {
  // each run checks its rules’ expressions first, which takes longer than its files
  const own = config.forbidden.filter(({ name }) => name === rule);
  expect(await findBrokenRules(rule, files, own)).toEqual([rule]);
});

test('no area may import one above it', async () => {
  const own = config.forbidden.filter(({ name }) => areaRules.includes(name));
  expect(await findBrokenRules('upward', upward, own)).toEqual(areaRules.toSorted());
});

test('a tree that follows every rule passes', async () => {
  const files = {
    'server/src/platform/keys/index.ts': a,
    'server/src/parties/merchants/service.ts': "import { a } from '../../platform/keys'; export const b = a;",
    'widget/screens/bank/bank.ts': "import '../../components/button';",
    'widget/screens/bank/form.ts': "import '../../store/hooks/use-send'; import '../../api/types';",
    'widget/store/hooks/use-send.ts': "import '../../api/client';",
    'widget/api/types.ts': a,
    'widget/api/client.ts': a,
    'widget/components/button.ts': "import '../theme/tokens';",
    'widget/theme/tokens.ts': a,
    'server/src/parties/merchants/index.ts': "import './routes';",
    'server/src/parties/merchants/routes.ts': "import './service';",
    'examples/vue/main.js': "import '@tamarack/checkout'; import './page.js';",
    'examples/vue/page.js': "import '@tamarack/checkout/react';",
  };
  expect(await findBrokenRules('kept', files)).toEqual([]);
});
