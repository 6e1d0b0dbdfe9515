/** Budgets in brotli bytes, by name; over one of them `npm run size` fails. File names come from the build's manifest. */
const fs = require('node:fs');
const path = require('node:path');

const { entry, preload, languages, locales } = JSON.parse(fs.readFileSync('dist/manifest.json', 'utf8'));
const dist = (...files) => files.map((file) => path.posix.join('dist', file));
const known = new Set([entry, ...preload, ...Object.values(languages).flat()]);
const chunks = fs.readdirSync('dist/widget').map((file) => `widget/${file}`);
const frames = fs.readdirSync('dist/frames').filter((file) => file.endsWith('.js'));
const budget = (name, limit, files) => ({ name, limit, path: files, brotli: true });

module.exports = [
  budget('loader', '2.5 kB', dist('tamarack.js')),
  budget('loader of the npm entry', '2.5 kB', dist('tamarack.mjs')),
  budget('host shell', '4 kB', dist(entry)),
  ...Object.entries(languages).map(([language, files]) =>
    budget(`first screen, ${language}`, '100 kB', dist('tamarack.js', entry, ...preload, ...files)),
  ),
  ...Object.entries(locales).map(([language, files]) =>
    budget(`all words, ${language}`, '22 kB', dist(...files)),
  ),
  ...frames.map((file) =>
    budget(
      `secure frame ${path.basename(file).replace(/-[\w-]{8}\.js$/, '')}`,
      '6 kB',
      dist(`frames/${file}`),
    ),
  ),
  ...chunks
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => budget(`chunk ${path.basename(file).replace(/-[\w-]{8}\.js$/, '')}`, '25 kB', dist(file))),
];
