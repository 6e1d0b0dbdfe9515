/** Who may import whom; the table stands in docs/architecture.md. */
const NPM = { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'] };

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('no-unresolvable', {}, { couldNotResolve: true }),
    forbid('src-is-pure', { path: '^src/' }, { path: '^(sdk|widget|server|examples|test|bench)/' }),
    forbid('src-takes-no-node', { path: '^src/' }, { dependencyTypes: ['core'] }),
    forbid('src-takes-no-npm-but-phone', { path: '^src/', pathNot: '^src/validation/phone' }, NPM),
    forbid('sdk-looks-at-src-only', { path: '^sdk/' }, { path: '^(widget|server|examples|test|bench)/' }),
    forbid(
      'sdk-takes-no-npm',
      { path: '^sdk/', pathNot: '^sdk/react\\.ts$' },
      { ...NPM, dependencyTypesNot: ['type-only'] },
    ),
    forbid('widget-looks-at-src-only', { path: '^widget/' }, { path: '^(sdk|server|examples|test|bench)/' }),
    forbid('server-looks-at-src-only', { path: '^server/' }, { path: '^(sdk|widget|examples|test|bench)/' }),
    forbid('examples-use-the-package', { path: '^examples/' }, { path: '^(src|sdk|server|test|bench)/' }),
    forbid(
      'examples-use-the-package-widget',
      { path: '^examples/', pathNot: '^examples/gallery/' },
      { path: '^widget/' },
    ),
    forbid(
      'screens-do-not-meet',
      { path: '^widget/screens/([^/]+)/([^/]+)' },
      { path: '^widget/screens/', pathNot: '^widget/screens/$1/' },
    ),
    forbid(
      'components-know-theme-only',
      { path: '^widget/components/' },
      { path: '^widget/(app|store|api|screens|i18n|host|analytics)/' },
    ),
    forbid(
      'host-is-plain-dom',
      { path: '^widget/host/' },
      { path: '^(widget/(app|store|api|screens|components|theme)/|node_modules)' },
    ),
    forbid(
      'environment-in-main',
      { path: '^server/src/', pathNot: '^server/src/main\\.ts$' },
      { path: '^server/src/main\\.ts$' },
    ),
    forbid(
      'nothing-knows-the-sandbox',
      { path: '^server/', pathNot: '^server/(sandbox/|src/main\\.ts$)' },
      { path: '^server/sandbox/' },
    ),
    forbid('reader-knows-no-area', { path: '^server/reader/' }, { path: '^server/(src|console|sandbox)/' }),
    forbid(
      'repository-under-service',
      { path: '^server/src/.*repository\\.ts$' },
      { path: '^server/src/.*(service|routes)\\.ts$' },
    ),
    forbid(
      'routes-skip-no-service',
      { path: '^server/src/.*routes\\.ts$' },
      { path: '^server/src/.*repository\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/dist/' },
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
