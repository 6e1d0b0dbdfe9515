import { createKeyRing } from '../../../src/platform/keys';

// A new key ring for KEYS.
process.stdout.write(`${JSON.stringify(createKeyRing())}\n`);
