/** The pages of the site by section, in reading order. A page of `docs` without a section is an error. */
export const sections = [
  {
    title: 'Start',
    audience: 'merchants',
    pages: {
      'docs/README.md': 'Where to begin',
      'docs/quick-start/script-tag.md': 'Script tag',
      'docs/quick-start/vite-react.md': 'React with Vite',
      'docs/quick-start/nextjs.md': 'Next.js',
      'docs/quick-start/vue.md': 'Vue',
      'docs/quick-start/merchant-server.md': 'Your server',
      'docs/quick-start/invoice-link.md': 'Invoice link',
      'docs/sandbox.md': 'Sandbox and test values',
      'docs/going-live.md': 'Going live',
    },
  },
  {
    title: 'Build',
    audience: 'merchants',
    pages: {
      'README.md': 'Overview',
      'docs/checkout.md': 'The checkout on a page',
      'docs/appearance.md': 'Appearance',
      'docs/elements.md': 'Price message and pay button',
      'docs/events.md': 'Events of a page',
      'docs/webhooks.md': 'Webhooks',
      'docs/captures.md': 'Capture on shipment',
      'examples/README.md': 'Examples',
    },
  },
  {
    title: 'Reference',
    audience: 'merchants',
    pages: {
      'docs/reference/options.md': 'Options and events',
      'docs/reference/api.md': 'API',
      'docs/errors.md': 'Errors',
      'sdk/npm/README.md': '@tamarack/checkout',
      'sdk/node/README.md': '@tamarack/node',
    },
  },
  {
    title: 'Trust',
    audience: 'merchants',
    pages: {
      'docs/security-model.md': 'Security model',
      'docs/versioning.md': 'Versions',
      'docs/accessibility.md': 'Accessibility',
      'docs/features.md': 'Features, compared',
      'docs/glossary.md': 'Glossary',
    },
  },
  {
    title: 'For operators',
    audience: 'operators',
    pages: {
      'docs/running.md': 'Running',
      'docs/configuration.md': 'Configuration',
      'docs/white-label.md': 'White label',
      'docs/operators.md': 'Operators',
      'docs/merchants.md': 'Merchants',
      'docs/payouts.md': 'Payouts',
      'docs/personal-data.md': 'Personal data',
      'docs/observability.md': 'Observability',
      'docs/scale.md': 'Scale',
      'docs/benchmarks.md': 'Benchmarks',
      'docs/security.md': 'Security, with the attack suite',
      'docs/architecture.md': 'Architecture',
      'CONTRIBUTING.md': 'Contributing',
    },
  },
];

/** Files outside `docs` that are pages too, with their path on the site. */
export const outsidePages = {
  'README.md': 'overview',
  'CONTRIBUTING.md': 'contributing',
  'examples/README.md': 'examples',
  'sdk/npm/README.md': 'packages/checkout',
  'sdk/node/README.md': 'packages/node',
};

/** Pages that each build writes. */
export const generated = ['docs/reference/options.md', 'docs/reference/api.md'];

/** Path on the site of a Markdown file of the repository; null if the file is no page. */
export const toPath = (file) => {
  if (file === 'docs/README.md') return 'index.html';
  const outside = outsidePages[file];
  if (outside) return `${outside}.html`;
  return /^docs\/.*\.md$/.test(file) ? file.replace(/^docs\/(.*)\.md$/, '$1.html') : null;
};
