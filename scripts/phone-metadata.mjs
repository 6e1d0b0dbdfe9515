// Extracts the Canadian and US metadata of libphonenumber-js: 2 kB instead of 83. Run it after each update of that
// package; a unit test fails if the two differ.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const all = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json');
const kept = ['US', 'CA'];
const slice = {
  version: all.version,
  country_calling_codes: { 1: all.country_calling_codes['1'].filter((country) => kept.includes(country)) },
  countries: Object.fromEntries(kept.map((country) => [country, all.countries[country]])),
  nonGeographic: {},
};
const file = new URL('../src/validation/phone/phone-metadata.gen.ts', import.meta.url);
writeFileSync(
  file,
  `// Written by scripts/phone-metadata.mjs from libphonenumber-js.
import type { MetadataJson } from 'libphonenumber-js/core';

/** Numbering of Canada and the United States only. */
export const phoneMetadata = ${JSON.stringify(slice)} as unknown as MetadataJson; // the package types tuples loosely
`,
);
