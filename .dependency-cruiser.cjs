const { areas } = require('./scripts/areas.cjs');

/** Who may import whom; docs/architecture.md explains the rules, test/unit/borders breaks each of them once. */
const NPM = { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'] };

/** Examples that install the npm package as npm packs it, when they are built. */
const builtExample = '^examples/(vite-react|vue|nextjs)/';
const packageName = '^@tamarack/checkout(/react)?$';

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** Everything in the server that stands above all areas. */
const top = [
  'src/adapters/',
  'src/config/',
  'src/external-services/',
  'app/',
  'console/',
  'dashboard/',
  'pages/',
  'sandbox/',
];

/** An area imports the areas before it in the list, never one after it. */
const lookDown = areas.map((area, index) => {
  const above = [...areas.slice(index + 1).map((each) => `src/${each}/`), ...top];
  return forbid(
    `area-looks-down-${area.replace('/', '-')}`,
    { path: `^server/src/${area}/` },
    { path: `^server/(${above.join('|')})` },
  );
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    { ...forbid('no-folder-cycles', {}, { circular: true }), scope: 'folder' },
    // the packages may not be built yet; what the build of the documents copies stands elsewhere
    forbid(
      'no-unresolvable',
      { pathNot: [builtExample, '^site/assets/', '^test/unit/docs/reader/'] },
      { couldNotResolve: true, pathNot: '^@tamarack/node$' },
    ),
    forbid(
      'no-unresolvable-in-built-examples',
      { path: builtExample },
      { couldNotResolve: true, pathNot: packageName },
    ),
    forbid('src-is-pure', { path: '^src/' }, { path: '^(sdk|widget|server|examples|test|bench)/' }),
    forbid('src-takes-no-node', { path: '^src/' }, { dependencyTypes: ['core'] }),
    forbid('src-takes-no-npm-but-phone', { path: '^src/', pathNot: '^src/validation/phone/' }, NPM),
    forbid('sdk-looks-at-src-only', { path: '^sdk/' }, { path: '^(widget|server|examples|test|bench)/' }),
    forbid(
      'sdk-takes-no-npm',
      { path: '^sdk/', pathNot: '^sdk/(react\\.ts$|node/)' },
      { ...NPM, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sdk-takes-nothing-of-the-server-package',
      { path: '^(src|sdk|widget|server)/', pathNot: '^sdk/node/' },
      { path: '^sdk/node/' },
    ),
    forbid(
      'server-package-stands-alone',
      { path: '^sdk/node/' },
      { path: '^(src|sdk|widget|server|examples|test|bench)/', pathNot: '^sdk/node/' },
    ),
    forbid('widget-looks-at-src-only', { path: '^widget/' }, { path: '^(sdk|server|examples|test|bench)/' }),
    forbid('server-looks-at-src-only', { path: '^server/' }, { path: '^(sdk|widget|examples|test|bench)/' }),
    forbid(
      'examples-use-the-package',
      { path: '^examples/' },
      { path: '^(src|sdk|widget|server|test|bench)/' },
    ),
    forbid(
      'built-examples-stand-alone',
      { path: builtExample },
      { path: '^(examples|dist|build|scripts)/', pathNot: '^examples/$1/' },
    ),
    forbid(
      'screens-do-not-meet',
      { path: '^widget/screens/([^/]+)/([^/]+)' },
      { path: '^widget/screens/', pathNot: '^widget/screens/$1/' },
    ),
    forbid(
      'screens-do-not-know-the-app',
      { path: '^widget/screens/' },
      { path: '^widget/(analytics|app|first-view|frames|host|hosted|router)/' },
    ),
    forbid(
      'screens-use-the-hooks',
      { path: '^widget/screens/' },
      { path: '^widget/(store|api)/', pathNot: '^widget/(store/(hooks|state)/|api/(types|failure)\\.ts$)' },
    ),
    forbid(
      'components-know-theme-only',
      { path: '^widget/components/' },
      { path: '^widget/', pathNot: '^widget/(components|theme)/' },
    ),
    forbid(
      'store-knows-flow-and-api',
      { path: '^widget/store/' },
      { path: '^widget/', pathNot: '^widget/(store/|api/|environment/|analytics/analytics\\.ts$)' },
    ),
    forbid(
      'host-is-plain-dom',
      { path: '^widget/host/' },
      { path: '^(widget/|node_modules)', pathNot: '^widget/(host|theme)/' },
    ),
    forbid(
      'frames-contain-no-react',
      { path: '^widget/frames/', pathNot: '^widget/frames/markup/' },
      {
        path: [
          '^widget/(app|screens|frames/markup)/',
          '(^|node_modules/)(react|react-dom|styled-components)(/|$)',
        ],
      },
    ),
    ...lookDown,
    forbid(
      'areas-import-entry-points',
      { path: '^server/src/([^/]+)/([^/]+)/' },
      {
        path: '^server/src/(platform|parties|intake|underwriting|financing|settlement|adapters)/[^/]+/',
        pathNot: ['^server/src/$1/$2/', '/index\\.ts$'],
      },
    ),
    forbid(
      'top-imports-entry-points',
      { path: '^server/((app|console|dashboard|pages|sandbox)/|src/(config|external-services)/)' },
      {
        path: '^server/src/(platform|parties|intake|underwriting|financing|settlement|adapters)/[^/]+/',
        pathNot: '/index\\.ts$',
      },
    ),
    forbid(
      'reader-knows-no-area',
      { path: '^server/reader/' },
      { path: '^server/(app|src|console|dashboard|pages|sandbox)/' },
    ),
    forbid(
      'reader-entry-point',
      { path: '^server/(app|src|console|dashboard|pages|sandbox)/' },
      { path: '^server/reader/', pathNot: '^server/reader/index\\.ts$' },
    ),
    forbid(
      'console-entry-point',
      { path: '^server/(app|src|dashboard|pages|sandbox)/' },
      { path: '^server/console/', pathNot: '^server/console/index\\.ts$' },
    ),
    forbid(
      'dashboard-entry-point',
      { path: '^server/(app|src|console|pages|sandbox)/' },
      { path: '^server/dashboard/', pathNot: '^server/dashboard/index\\.ts$' },
    ),
    forbid(
      'console-and-dashboard-do-not-meet',
      { path: '^server/(console|dashboard|pages)/' },
      { path: '^server/(console|dashboard)/', pathNot: '^server/$1/' },
    ),
    forbid(
      'sandbox-is-started-by-main-only',
      { path: '^server/', pathNot: '^server/(sandbox/|app/main\\.ts$)' },
      { path: '^server/sandbox/' },
    ),
    forbid(
      'sandbox-entry-point',
      { path: '^server/app/main\\.ts$' },
      { path: '^server/sandbox/', pathNot: '^server/sandbox/index\\.ts$' },
    ),
    forbid(
      'nobody-imports-app',
      { path: '^(examples|sdk|server|src|widget)/', pathNot: '^server/app/' },
      { path: '^server/app/' },
    ),
    forbid('nobody-imports-main', {}, { path: '^server/app/(main\\.ts$|commands/.*/main\\.ts$)' }),
    forbid(
      'threads-know-nobody',
      { path: '^server/threads/' },
      { path: '^(server|src)/', pathNot: '^server/threads/' },
    ),
    forbid(
      'decision-is-pure',
      { path: '^server/src/underwriting/decision/' },
      { path: '^server/', pathNot: '^server/src/underwriting/decision/' },
    ),
    forbid(
      'decision-takes-no-node',
      { path: '^server/src/underwriting/decision/' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'routes-are-on-top',
      { path: '^server/src/', pathNot: '(routes|/index)\\.ts$' },
      { path: '^server/src/.*routes\\.ts$' },
    ),
    forbid(
      'repository-under-service',
      { path: '^server/src/.*repository\\.ts$' },
      { path: '^server/src/.*service\\.ts$' },
    ),
    forbid(
      'routes-skip-no-service',
      { path: '^server/src/.*routes\\.ts$' },
      {
        path: '^server/src/.*(repository|tables)\\.ts$|(^|node_modules/)kysely(/|$)',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(server|sdk/node|site|test/unit/docs)/dist/|^examples/[^/]+/(dist|node_modules|[.]next)/',
        '^examples/nextjs/next-env[.]d[.]ts$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    preserveSymlinks: false,
  },
};
