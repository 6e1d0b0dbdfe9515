import fc from 'fast-check';

/**
 * Every run of the suite draws the same data, so that a red one can be repeated and a release does not depend on luck.
 * `npm run test:properties` draws others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_128) });
