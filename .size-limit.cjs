/** Budgets in brotli bytes, by name; over one of them `npm run size` fails. File names come from the build's manifest. */
const fs = require('node:fs');
const path = require('node:path');

const { entry, preload, languages, locales } = JSON.parse(fs.readFileSync('dist/manifest.json', 'utf8'));
const dist = (...files) => files.map((file) => path.posix.join('dist', file));
const known = new Set([entry, ...preload, ...Object.values(languages)]);
const chunks = fs.readdirSync('dist/widget').map((file) => `widget/${file}`);
const frames = fs.readdirSync('dist/frames').filter((file) => file.endsWith('.js'));
const words = new Set(Object.values(locales).flat());
/** Files of code by their names without the hash, which a file of words may have as well. */
const findCode = (folder, names) =>
  fs
    .readdirSync(`dist/${folder}`)
    .filter((file) => names.some((name) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !words.has(file));
/** What the shortest path loads beside the first files: from a cart to the signature, with a connected bank. */
const wholePath = [
  ...findCode('widget', ['guard', 'end', 'engine', 'client', 'beacon', 'verify', 'profile', 'bank', 'offer']),
  ...findCode('widget', ['scoring-events', 'use-completion', 'final']),
  ...findCode('frames', ['code', 'identity', 'bank', 'agreement', 'passkey']),
];
const isOtherPath = (file) => /\/(documents|cheque|invoice|outcome)-/.test(file);
const budget = (name, limit, files) => ({ name, limit, path: files, brotli: true });

module.exports = [
  budget('loader', '2 kB', dist('tamarack.js')),
  budget('loader of the npm entry', '1.9 kB', dist('tamarack.mjs')),
  budget('window', '1.55 kB', dist('standalone.mjs')),
  budget('diagnostics', '1.5 kB', dist('diagnostics.mjs')),
  // 4 kB with the rate table, which has 0.825 kB at most: test/api/financing/offers/rates.test.ts
  budget('price message', '3.175 kB', dist('message.mjs')),
  budget('panel of the price message', '3 kB', dist('message-panel.mjs')),
  budget('pay button', '2.4 kB', dist('button.mjs')),
  budget('appearance of the elements', '3 kB', dist('appearance.mjs')),
  // it draws the first screen as well and has its fonts found before the press (decision 226), loads the appearance, if there
  // is one (decision 88), and follows the checkout for the loader (decision 140)
  budget('host shell', '6 kB', dist(entry)),
  ...Object.entries(languages).map(([language, file]) =>
    budget(`first useful screen, ${language}`, '12 kB', dist('tamarack.js', entry, file)),
  ),
  // loaded beside the first screen, for what the page does around the dialog, and to ask before leaving
  budget(
    'guard of the dialog',
    '3.05 kB',
    chunks.filter((file) => /\/guard-[\w-]{8}\.js$/.test(file)).flatMap((file) => dist(file)),
  ),
  // the hashes in the names of files vary it by some 40 bytes
  ...Object.entries(languages).map(([language, file]) =>
    budget(
      `until the application is ready, ${language}`,
      '93.6 kB',
      dist('tamarack.js', entry, ...preload, file),
    ),
  ),
  // with the first screen, which the build renders in each language
  ...Object.entries(locales).map(([language, files]) =>
    budget(`all words, ${language}`, '24.4 kB', dist(...files)),
  ),
  // scripts and words; the frames' documents, which the server writes, have 16 kB more
  ...Object.entries(locales).map(([language, files]) =>
    budget(
      `whole application, ${language}`,
      '190 kB',
      dist('tamarack.js', entry, ...preload, ...files.filter((file) => !isOtherPath(file)), ...wholePath),
    ),
  ),
  ...frames.map((file) =>
    budget(
      `secure frame ${path.basename(file).replace(/-[\w-]{8}\.js$/, '')}`,
      '6 kB',
      dist(`frames/${file}`),
    ),
  ),
  // loaded for customers who agreed to it, where the provider has a vendor of analytics
  budget(
    'recorder of the dialog',
    '5 kB',
    chunks.filter((file) => /\/recording-[\w-]{8}\.js$/.test(file)).flatMap((file) => dist(file)),
  ),
  ...chunks
    .filter((file) => file.endsWith('.js') && !known.has(file))
    .map((file) => budget(`chunk ${path.basename(file).replace(/-[\w-]{8}\.js$/, '')}`, '25 kB', dist(file))),
];
